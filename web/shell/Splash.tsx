import { useEffect } from 'react';
import { BrandMark } from '../ui/BrandMark.tsx';

/**
 * Covers the first page of a browser session until the shell is ready, for at most 1.2 s. The script in the head decides
 * whether it shows. The content beneath it is rendered from the first paint and receives all clicks.
 */
export function Splash() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['splash'] === '') dataset['splash'] = 'done';
  }, []);
  return (
    <div className="splash" aria-hidden>
      <BrandMark className="size-16" />
    </div>
  );
}
