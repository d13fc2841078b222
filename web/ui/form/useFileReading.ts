import { use, useRef, useState } from 'react';
import { ReadingsContext } from './readings.ts';

/** A file that is being read, and how much of it has been: from 0 to 1, where that is known. */
export interface Reading {
  name: string;
  share?: number | undefined;
}

/** Why a file is refused, or undefined for a good one. */
export type Judge = (file: File, onShare: (share: number) => void) => Promise<string | undefined>;

/** What takes less time is not told: it would only flicker. */
const patience = 150;

/** Reads files one after the other. What takes its time is told, and of two choices the last; their form waits for it. */
export function useFileReading(judge: Judge) {
  const [reading, setReading] = useState<Reading>();
  const turn = useRef(0);
  const readings = use(ReadingsContext);
  const readAll = async (files: readonly File[]) => {
    const mine = ++turn.current;
    const refusals: (string | undefined)[] = [];
    let now: Reading | undefined;
    let late = false;
    const tell = (next: Reading) => {
      now = next;
      if (late && mine === turn.current) setReading(now);
    };
    const timer = setTimeout(() => {
      late = true;
      if (now) tell(now);
    }, patience);
    for (const file of files) {
      const { name } = file;
      tell({ name });
      // One after the other: the disk is no faster for being asked twice.
      // oxlint-disable-next-line no-await-in-loop
      refusals.push(await judge(file, (share) => tell({ name, share })));
    }
    clearTimeout(timer);
    const overtaken = mine !== turn.current;
    if (!overtaken) setReading(undefined);
    return { refusals, overtaken };
  };
  const read = async (files: readonly File[]) => {
    const answer = readAll(files);
    const good = answer.then(
      ({ refusals, overtaken }) => overtaken || refusals.every((refusal) => refusal === undefined),
      () => false,
    );
    readings.add(good);
    void good.then(() => readings.delete(good));
    return answer;
  };
  return [read, reading] as const;
}
