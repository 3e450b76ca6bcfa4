"""Tables on a person's own device: the same games, bots and table core, in a browser.

The page's worker runs this package in Pyodide, over `rules.wasm` and without NumPy; so it imports
the standard library and what lies below alone. It speaks the server's own messages.
"""
