import { useEffect, useRef } from 'react';
import { isForBrowser } from './isForBrowser.ts';
import { sanitise } from './sanitise.ts';

interface Props {
  html: string;
  /** Navigates to a path of this site without reloading the page. */
  onNavigate: (path: string) => void;
}

const styles = [
  'text-read break-words [&>*]:max-w-read [&>*+*]:mt-3 [&_*]:[unicode-bidi:plaintext]',
  '[&_:is(h3,h4,h5,h6)]:mt-5 [&_:is(h3,h4,h5,h6)]:font-semibold [&>:first-child]:mt-0',
  '[&_:is(ul,ol)]:ps-5 [&_ul]:list-disc [&_ol]:list-decimal [&_li]:mt-1 [&_li]:marker:text-subtle',
  '[&_blockquote]:border-s-2 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_blockquote]:text-muted',
  '[&_code]:rounded-xs [&_code]:bg-fill [&_code]:px-1 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.875em]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-fill [&_pre]:p-3',
  '[&_a]:font-medium [&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-3 [&_img]:rounded-md',
].join(' ');

/** Untrusted rich text; sanitised on every render, even if it was sanitised before. */
export function RichText({ html, onNavigate }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const follow = (event: MouseEvent) => {
      if (isForBrowser(event) || event.defaultPrevented) return;
      const path = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
      if (!path || !path.startsWith('/')) return;
      event.preventDefault();
      onNavigate(path);
    };
    box.current?.addEventListener('click', follow, { signal: listeners.signal });
    return () => listeners.abort();
  }, [onNavigate]);
  return (
    <div
      ref={box}
      className={styles}
      // oxlint-disable-next-line react/no-danger -- the HTML is sanitised here
      dangerouslySetInnerHTML={{ __html: sanitise(html) }}
    />
  );
}
