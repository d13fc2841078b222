import { common, isEmpty, noBits, removeAll, toggleAll, unionOf, without, type Bits } from './bits.ts';

/** The weight of a common value. */
export type Weight = 1 | 2 | 4;

/** The items of one score. */
export interface Scored {
  members: Bits;
  score: number;
}

/** Adds scores of all items at once: each set of `planes` has the items whose score has that binary digit. */
export function createScores(size: number) {
  const planes: Bits[] = [];
  return {
    /** Adds the weight to the score of each member. */
    add(members: Bits, weight: Weight): void {
      let carry = members;
      for (let digit = Math.log2(weight); !isEmpty(carry); digit += 1) {
        for (let i = planes.length; i <= digit; i += 1) planes.push(noBits(size));
        const plane = planes[digit]!;
        const next = common(plane, carry);
        toggleAll(plane, carry);
        carry = next;
      }
    },
    /** Sets the scores of the members to 0. */
    leaveOut(members: Bits): void {
      for (const plane of planes) removeAll(plane, members);
    },
    /** The items of each score from the highest to 1, without empty sets. */
    *descending(): Generator<Scored> {
      function* divide(members: Bits, digit: number, score: number): Generator<Scored> {
        if (isEmpty(members)) return;
        const plane = planes[digit];
        if (!plane) return yield { members, score };
        yield* divide(common(members, plane), digit - 1, score + 2 ** digit);
        yield* divide(without(members, plane), digit - 1, score);
      }
      yield* divide(unionOf(planes, size), planes.length - 1, 0);
    },
  };
}
