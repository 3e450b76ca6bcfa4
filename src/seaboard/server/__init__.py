"""Tables on the network: people, tables, play, and a log from which nothing is lost.

`app.create_app` makes the web application. `fairness` needs nothing but the games and records, so
that anyone can check a shuffle without a server.
"""
