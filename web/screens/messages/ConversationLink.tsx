import type { ReactNode } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

interface Props {
  to: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A row in the list of conversations. */
export const ConversationLink = ({ to, isOpen, children }: Props) => (
  <PrefetchLink
    to={to}
    aria-current={isOpen ? 'page' : undefined}
    className="flex items-center gap-3 p-3 -outline-offset-2 hover:bg-fill aria-[current=page]:bg-accent-soft lg:rounded-md"
  >
    {children}
  </PrefetchLink>
);
