/** The items by slot; a free slot has none. */
export type Items<T> = readonly (T | undefined)[];

/** One index of a catalogue. It reads the items of the slots. */
export interface Part {
  /** Adds items. */
  add: (slots: readonly number[]) => void;
  /** Removes items, which still have their slots. */
  remove: (slots: readonly number[]) => void;
}
