/** The pictures of the rules, by the names that the texts use. */
import type { Component } from "svelte";
import Cards from "./Cards.svelte";
import Cave from "./Cave.svelte";
import Harbour from "./Harbour.svelte";
import Ride from "./Ride.svelte";
import Ring from "./Ring.svelte";
import Sailors from "./Sailors.svelte";

const pictures: Readonly<Record<string, Component>> = {
  cards: Cards,
  cave: Cave,
  harbour: Harbour,
  ride: Ride,
  ring: Ring,
  sailors: Sailors,
};
export default pictures;
