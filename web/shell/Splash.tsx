import { useEffect } from 'react';
import { LogoMark } from './Logo.tsx';

/**
 * Covers the first page of a browser session until the shell is ready, and never longer than 1.2 s. The script in
 * the head decides whether it shows; the content beneath it is there from the first paint and takes all presses.
 */
export function Splash() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['splash'] === '') dataset['splash'] = 'done';
  }, []);
  return (
    <div className="splash" aria-hidden>
      <LogoMark className="size-16" />
    </div>
  );
}
