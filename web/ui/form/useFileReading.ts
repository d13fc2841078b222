import { use, useEffect, useRef, useState } from 'react';
import { PendingReadsContext } from './pendingReads.ts';

/** A file that is being read, and how much of it has been: from 0 to 1, where that is known. */
export interface Reading {
  name: string;
  share?: number | undefined;
}

/** Why a file is refused, or undefined for a good one. */
export type Judge = (file: File, onShare: (share: number) => void) => Promise<string | undefined>;

/** Files that have been read, and of each why it is refused. */
type Take = (files: readonly File[], refusals: readonly (string | undefined)[]) => void;

/** What takes less time is not told: it would only flicker. */
const patience = 150;

/**
 * Reads files one after the other and hands them to `take`, which finds its field where it stands by then. What takes
 * its time is told; their form waits for it. Of two choices the last counts, unless they are `joined`. Nothing is taken
 * any more once it was stopped, as by the field's going away.
 */
export function useFileReading(judge: Judge, take: Take, joined = false) {
  const [reading, setReading] = useState<Reading>();
  const turn = useRef(0);
  const stops = useRef<(() => void)[]>([]);
  const taking = useRef(take);
  const readings = use(PendingReadsContext);
  useEffect(() => {
    taking.current = take;
  });
  const stop = () => {
    for (const one of stops.current.splice(0)) one();
    setReading(undefined);
  };
  useEffect(() => stop, []);

  const readAll = async (files: readonly File[], isStopped: () => boolean) => {
    const mine = ++turn.current;
    const refusals: (string | undefined)[] = [];
    let now: Reading | undefined;
    let late = false;
    const tell = (next: Reading) => {
      now = next;
      if (late && mine === turn.current && !isStopped()) setReading(now);
    };
    const timer = setTimeout(() => {
      late = true;
      if (now) tell(now);
    }, patience);
    for (const file of files) {
      if (isStopped()) break;
      const { name } = file;
      tell({ name });
      // One after the other: the disk is no faster for being asked twice.
      // oxlint-disable-next-line no-await-in-loop
      refusals.push(await judge(file, (share) => tell({ name, share })));
    }
    clearTimeout(timer);
    const isLast = mine === turn.current;
    if (isStopped() || (!isLast && !joined)) return true;
    if (isLast) setReading(undefined);
    taking.current(files, refusals);
    return refusals.every((refusal) => refusal === undefined);
  };
  const read = (files: readonly File[]) => {
    let stopped = false;
    const untilStopped = new Promise<boolean>((resolve) => {
      stops.current.push(() => {
        stopped = true;
        resolve(true);
      });
    });
    const answer = readAll(files, () => stopped).catch(() => false);
    const good = Promise.race([answer, untilStopped]);
    readings.add(good);
    void good.then(() => readings.delete(good));
  };
  return { read, reading, stop };
}
