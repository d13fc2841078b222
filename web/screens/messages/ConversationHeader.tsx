import { ChevronLeft, EllipsisVertical } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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

/** The heading. Below 1024 px an opened conversation hides the list, so the heading takes the focus from the link there. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint, in which the browser resets the focus to the start of the page.
  useLayoutEffect(() => {
    if (document.activeElement?.checkVisibility() === false) heading.current!.focus({ preventScroll: true });
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      dir="auto"
      className="truncate text-base leading-tight font-semibold outline-none"
    >
      {children}
    </h1>
  );
}

/** Header of a conversation: picture (`lead`), name, detail, `children`, menu; below 1024 px also a link to the list. */
export const ConversationHeader = ({ lead, name, detail, isMuted, items, children }: Props) => (
  <header className="flex min-h-16 items-center gap-2 max-xs:flex-wrap border-b border-line bg-surface px-2 md:gap-3 md:px-6">
    <PrefetchLink
      to={paths.messages()}
      className="btn btn-icon btn-ghost flex-none lg:hidden"
      aria-label="All conversations"
    >
      <ChevronLeft aria-hidden strokeWidth={1.75} />
    </PrefetchLink>
    {lead}
    <div className="min-w-0 grow max-xs:basis-40">
      <div className="flex items-center gap-1.5">
        <Heading>{name}</Heading>
        {isMuted && <MutedMark />}
      </div>
      <p className="truncate text-sm text-muted">{detail}</p>
    </div>
    {children}
    <Menu
      items={items}
      className="btn btn-icon btn-ghost flex-none"
      aria-label="More options"
      data-tip="More options"
    >
      <EllipsisVertical aria-hidden strokeWidth={1.75} />
    </Menu>
  </header>
);
