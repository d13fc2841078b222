/** A repeatable source of numbers in [0, 1). */
export type Random = () => number;

/** Creates a generator that always yields the same numbers for the same seed, so files never change by chance. */
export function createRandom(seed: number): Random {
  // The multiply-and-add constants are those of Numerical Recipes; a zero state would be a weak start.
  let state = seed || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Creates a generator whose first numbers differ for neighbouring seeds; the plain one starts almost alike for 41
 * and 42, which shows when only a few numbers are drawn.
 */
export function createSpreadRandom(seed: number): Random {
  return createRandom(seed * 7919 + 13);
}

/** Picks one of the items; the list must not be empty. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
