import { useEffect } from 'react';
import { BrandMark } from '../ui/BrandMark.tsx';

/** Covers the first page of a browser session until hydration, at most 1.2 s. The content beneath it receives all clicks. */
export function Splash() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // The script in the head has set '' to show it.
    if (dataset['splash'] === '') dataset['splash'] = 'done';
  }, []);
  return (
    <div className="splash" aria-hidden>
      <BrandMark className="size-16" />
    </div>
  );
}
