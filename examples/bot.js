#!/usr/bin/env node
// A Seaboard bot in JavaScript: it likes some kinds of Nauticus move better than others.
//
// seaboard arena nauticus --bots random --bots "program:command=node examples/bot.js" --games 40

const readline = require("node:readline");

// How much it likes a move, by its first word; what is not here is worth 5, as in any other game.
const LIKES = { place: 9, score: 9, pass: 8, take: 7, done: 1 };

const liking = (move) => (LIKES[move.split(" ")[0]] ?? 5) + Math.random();
const say = (message) => console.log(JSON.stringify(message));

function favourite(moves) {
  const marked = moves.map((move) => [liking(move), move]);
  return marked.reduce((best, each) => (each[0] > best[0] ? each : best))[1];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", protocol: 1 });
  if (message.type === "decide")
    say({ type: "answer", id: message.id, move: favourite(message.legal) });
  if (message.type === "error") console.error(message.message);
});
