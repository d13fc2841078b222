import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Passes on a file that the reader chose before hydration, when no handler was attached. */
export function useEarlyFile(field: RefObject<HTMLInputElement | null>, take: (file: File) => void): void {
  const takeEarly = useEffectEvent(() => {
    const [file] = field.current?.files ?? [];
    if (file) take(file);
  });
  useEffect(() => takeEarly(), []);
}
