import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { notify } from '../../ui/notify.ts';

/**
 * Says that a part of a list has been removed, and offers to bring it back: once, to where its list is by then, and for
 * as long as the list is there.
 */
export function useUndo<Part>(restore: (i: number, part: Part) => void) {
  const list = useId();
  const count = useRef(0);
  const latest = useRef(restore);
  useLayoutEffect(() => {
    latest.current = restore;
  });
  useEffect(
    () => () => {
      const said = count.current;
      // A notice stands only where this has been loaded.
      if (said > 0)
        void import('sonner').then(({ toast }) => {
          for (let i = 1; i <= said; i += 1) toast.dismiss(`${list}${i}`);
        });
    },
    [list],
  );
  return (title: string, i: number, part: Part) => {
    count.current += 1;
    let isBack = false;
    void notify({
      id: `${list}${count.current}`,
      title,
      undo: () => {
        if (!isBack) latest.current(i, part);
        isBack = true;
      },
    });
  };
}
