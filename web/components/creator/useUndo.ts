import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { dismissNotice, notify } from '../../ui/notify.ts';

/** Returns a function that shows a toast with Undo. Undo calls the latest `restore` once; unmounting removes the toast. */
export function useUndo<Part>(restore: (i: number, part: Part) => void) {
  const idPrefix = useId();
  const count = useRef(0);
  const latest = useRef(restore);
  useLayoutEffect(() => {
    latest.current = restore;
  });
  useEffect(
    () => () => {
      for (let i = 1; i <= count.current; i += 1) dismissNotice(`${idPrefix}${i}`);
    },
    [idPrefix],
  );
  return (title: string, i: number, part: Part) => {
    count.current += 1;
    let isRestored = false;
    notify({
      id: `${idPrefix}${count.current}`,
      title,
      undo: () => {
        if (!isRestored) latest.current(i, part);
        isRestored = true;
      },
    });
  };
}
