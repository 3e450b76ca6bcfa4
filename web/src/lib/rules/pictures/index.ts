/** The pictures of the rules, by the names that the texts use. */
import "../../../games/nauticus/tokens.css";
import type { Component } from "svelte";
import Cards from "./Cards.svelte";
import Cave from "./Cave.svelte";
import Crests from "./Crests.svelte";
import Goods from "./Goods.svelte";
import Harbour from "./Harbour.svelte";
import Hulls from "./Hulls.svelte";
import PassTiles from "./PassTiles.svelte";
import Ride from "./Ride.svelte";
import Ring from "./Ring.svelte";
import Sailors from "./Sailors.svelte";
import Sector from "./Sector.svelte";
import ShipParts from "./ShipParts.svelte";
import ShipSizes from "./ShipSizes.svelte";
import Warehouse from "./Warehouse.svelte";
import WrongSail from "./WrongSail.svelte";

export const PICTURES: Readonly<Record<string, Component>> = {
  cards: Cards,
  cave: Cave,
  crests: Crests,
  goods: Goods,
  harbour: Harbour,
  hulls: Hulls,
  "pass-tiles": PassTiles,
  ride: Ride,
  ring: Ring,
  sailors: Sailors,
  sector: Sector,
  "ship-parts": ShipParts,
  "ship-sizes": ShipSizes,
  warehouse: Warehouse,
  "wrong-sail": WrongSail,
};
