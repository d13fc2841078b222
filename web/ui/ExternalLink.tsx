import type { ReactNode } from 'react';
import { isWebAddress } from './webAddress.ts';

interface Props {
  /** An untrusted address. */
  href: string;
  /** Whether it is part of a user's own text: search engines do not follow it, and nothing is added to the text. */
  userText?: boolean;
  className?: string;
  children: ReactNode;
}

/** Links to an untrusted address, in a new tab. An address that `isWebAddress` refuses is shown as text. */
export function ExternalLink({ href, userText = false, className, children }: Props) {
  if (!isWebAddress(href)) return children;
  return (
    <a
      href={href.trim()}
      target="_blank"
      rel={userText ? 'noopener noreferrer nofollow ugc' : 'noopener noreferrer'}
      // Characters before an address must not change its text direction.
      dir={userText ? 'ltr' : undefined}
      className={className}
    >
      {children}
      {!userText && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
