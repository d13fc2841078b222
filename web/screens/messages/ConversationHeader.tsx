import { ChevronLeft, EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { MutedMark } from './MutedMark.tsx';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuAction } from '../../ui/MenuPanel.tsx';

interface Props {
  lead: ReactNode;
  name: string;
  /** Text below the name, such as 'Online' or '48 members'. */
  detail: string;
  isMuted: boolean;
  items: readonly MenuAction[];
  children?: ReactNode;
}

/** Header of a conversation: name, detail and menu; below 1024 px also the link back to the list. */
export const ConversationHeader = ({ lead, name, detail, isMuted, items, children }: Props) => (
  <header className="flex h-16 items-center gap-2 border-b border-line bg-surface px-2 md:gap-3 md:px-6">
    <PrefetchLink
      to={paths.messages()}
      className="btn btn-icon btn-ghost flex-none lg:hidden"
      aria-label="All conversations"
    >
      <ChevronLeft aria-hidden strokeWidth={1.75} />
    </PrefetchLink>
    {lead}
    <div className="min-w-0 grow">
      <div className="flex items-center gap-1.5">
        <h1 dir="auto" className="truncate text-base leading-tight font-semibold">
          {name}
        </h1>
        {isMuted && <MutedMark />}
      </div>
      <p className="truncate text-sm text-muted">{detail}</p>
    </div>
    {children}
    <Menu
      items={items}
      button={(props) => (
        <button
          {...props}
          className="btn btn-icon btn-ghost flex-none"
          aria-label="More options"
          data-tip="More options"
        >
          <EllipsisVertical aria-hidden strokeWidth={1.75} />
        </button>
      )}
    />
  </header>
);
