import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { notify } from '../../ui/notify.ts';

/**
 * Shows a notice that a part of a list was removed, with Undo. Undo restores the part once, at the current position
 * of its list; the notice is removed with the list.
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
      const noticeCount = count.current;
      // Notices exist only when sonner has been loaded.
      if (noticeCount > 0)
        void import('sonner').then(({ toast }) => {
          for (let i = 1; i <= noticeCount; i += 1) toast.dismiss(`${list}${i}`);
        });
    },
    [list],
  );
  return (title: string, i: number, part: Part) => {
    count.current += 1;
    let isRestored = false;
    void notify({
      id: `${list}${count.current}`,
      title,
      undo: () => {
        if (!isRestored) latest.current(i, part);
        isRestored = true;
      },
    });
  };
}
