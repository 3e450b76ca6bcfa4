/** "What does this mean?": all that the board shows has words and a rule. */
import { expect, test } from "vitest";
import { explained } from "../../learning/explained";
import { positions } from "./fixtures";

// Drawing whole boards takes long where the machine has much else to do.
const PATIENCE = 300_000;

test("everything on the board explains itself", { timeout: PATIENCE }, async () => {
  const { seen, mute, unruled, placeless, alone } = await explained(
    "nautilus",
    Object.values(positions),
  );
  expect(seen.length).toBeGreaterThan(10);
  expect(mute, "without words").toEqual([]);
  expect(unruled, "without a rule that can be read").toEqual([]);
  expect(placeless, "without a place in the view").toEqual([]);
  expect(alone, "words and numbers that nothing explains").toEqual([]);
});
