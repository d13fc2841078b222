import type { Items } from './orderIndex.ts';

/** The FNV-1a hash of an id. */
function hashOf(id: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x0100_0193);
  return hash >>> 0;
}

/**
 * Finds the slot of an id in a hash table of slots alone, which takes a sixth of the memory of a Map. A slot is in the first
 * free cell from that of its hash on. A removed item needs no change: its cell stays in use and matches no id.
 */
export class Slots {
  readonly #items: Items<{ id: string }>;
  /** Slots, each plus 1; 0 in a free cell. The length is a power of two. */
  #cells = new Uint32Array(0);
  #used = 0;

  constructor(items: Items<{ id: string }>) {
    this.#items = items;
    this.#rebuild();
  }

  get(id: string): number | undefined {
    const last = this.#cells.length - 1;
    for (let cell = hashOf(id) & last; ; cell = (cell + 1) & last) {
      const slot = this.#cells[cell]! - 1;
      if (slot < 0) return undefined;
      if (this.#items[slot]?.id === id) return slot;
    }
  }

  /** Adds the slot of a new item, which is among the items already. */
  add(slot: number): void {
    if ((this.#used + 1) * 4 > this.#cells.length * 3) this.#rebuild();
    else this.#put(slot);
  }

  #put(slot: number): void {
    const last = this.#cells.length - 1;
    let cell = hashOf(this.#items[slot]!.id) & last;
    while (this.#cells[cell] !== 0) cell = (cell + 1) & last;
    this.#cells[cell] = slot + 1;
    this.#used += 1;
  }

  /** At most half of the cells are used afterwards. */
  #rebuild(): void {
    let length = 16;
    while (length < this.#items.length * 2) length *= 2;
    this.#cells = new Uint32Array(length);
    this.#used = 0;
    for (let slot = 0; slot < this.#items.length; slot += 1) if (this.#items[slot]) this.#put(slot);
  }
}
