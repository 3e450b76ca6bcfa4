/** The look of everything: the theme, and the colours that each game adds to it. */
import "./base.css";

import.meta.glob("../../games/*/tokens.css", { eager: true });
