/** The pictures of the rules, by the names that the texts use. */
import type { Component } from "svelte";
import Crests from "./Crests.svelte";
import Goods from "./Goods.svelte";
import Hulls from "./Hulls.svelte";
import PassTiles from "./PassTiles.svelte";
import Sector from "./Sector.svelte";
import ShipParts from "./ShipParts.svelte";
import ShipSizes from "./ShipSizes.svelte";
import Warehouse from "./Warehouse.svelte";
import WrongSail from "./WrongSail.svelte";

const pictures: Readonly<Record<string, Component>> = {
  crests: Crests,
  goods: Goods,
  hulls: Hulls,
  "pass-tiles": PassTiles,
  sector: Sector,
  "ship-parts": ShipParts,
  "ship-sizes": ShipSizes,
  warehouse: Warehouse,
  "wrong-sail": WrongSail,
};
export default pictures;
