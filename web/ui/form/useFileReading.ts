import { use, useEffect, useRef, useState } from 'react';
import { PendingReadsContext } from './pendingReads.ts';

/** A file that is being read; `share` is the progress from 0 to 1, if known. */
export interface Reading {
  name: string;
  share?: number | undefined;
}

/** Returns why a file is refused, or undefined if it is accepted. */
export type FileValidator = (file: File, onShare: (share: number) => void) => Promise<string | undefined>;

/** Receives the files that were read, each with the reason for its refusal; undefined for an accepted one. */
type Take = (files: readonly File[], refusals: readonly (string | undefined)[]) => void;

/** Milliseconds without progress display, which would only flicker for fast reads. */
const progressDelayMs = 150;

/**
 * Reads files one after the other and passes them to the latest `take`. It returns the progress of slow reads; a submit
 * of the form waits for them. A later read replaces an earlier one, unless `joined`. `take` is not called after `stop`
 * or after the field has unmounted.
 */
export function useFileReading(validate: FileValidator, take: Take, joined = false) {
  const [reading, setReading] = useState<Reading>();
  const lastRun = useRef(0);
  const stops = useRef<(() => void)[]>([]);
  const latestTake = useRef(take);
  const pendingReads = use(PendingReadsContext);
  useEffect(() => {
    latestTake.current = take;
  });
  const stop = () => {
    for (const stopRead of stops.current.splice(0)) stopRead();
    setReading(undefined);
  };
  useEffect(() => stop, []);

  const readAll = async (files: readonly File[], isStopped: () => boolean) => {
    const run = ++lastRun.current;
    const refusals: (string | undefined)[] = [];
    let current: Reading | undefined;
    let isSlow = false;
    const report = (next: Reading) => {
      current = next;
      if (isSlow && run === lastRun.current && !isStopped()) setReading(current);
    };
    const timer = setTimeout(() => {
      isSlow = true;
      if (current) report(current);
    }, progressDelayMs);
    for (const file of files) {
      if (isStopped()) break;
      const { name } = file;
      report({ name });
      // Sequential: parallel reads are not faster.
      // oxlint-disable-next-line no-await-in-loop
      refusals.push(await validate(file, (share) => report({ name, share })));
    }
    clearTimeout(timer);
    const isLast = run === lastRun.current;
    // A stopped or replaced read does not prevent the submit of the form.
    if (isStopped() || (!isLast && !joined)) return true;
    if (isLast) setReading(undefined);
    latestTake.current(files, refusals);
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
    const result = readAll(files, () => stopped).catch(() => false);
    const accepted = Promise.race([result, untilStopped]);
    pendingReads.add(accepted);
    void accepted.then(() => pendingReads.delete(accepted));
  };
  return { read, reading, stop };
}
