import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes a file that was chosen before the page came to life, which nobody has heard of. */
export function useEarlyFile(field: RefObject<HTMLInputElement | null>, take: (file: File) => void): void {
  const takeEarly = useEffectEvent(() => {
    const [file] = field.current?.files ?? [];
    if (file) take(file);
  });
  useEffect(() => takeEarly(), []);
}
