import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A short text after an icon, such as a place or an e-mail address. */
export const IconFact = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <span className="flex min-w-0 items-center gap-1.5 max-md:min-h-8 max-md:has-[a]:min-h-11">
    <Icon aria-hidden className="size-4 flex-none text-subtle" strokeWidth={1.75} />
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {children}
    </span>
  </span>
);
