import { X } from 'lucide-react';
import { Fragment, Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { PagedList } from '../../apollo/fetchNextPage.ts';
import { deferred } from '../../ui/deferred.tsx';
import { formatCount } from '../../ui/format.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { MessageItem } from './MessageItem.tsx';
import { holdingWords } from './holdingWords.ts';

// No conversation of the sample is so long: the code comes with one that is.
const EarlierMessages = deferred(() => import('./EarlierMessages.tsx'), 'EarlierMessages');

type Message = { id: string; text: string; day: string } & ComponentProps<typeof MessageItem>['message'];

interface Props {
  name: string;
  /** The newest first. */
  messages: readonly Message[];
  /** Goes on with the messages before these. */
  list: PagedList;
  more: boolean;
  /** The first message that was unread when the conversation was opened. */
  firstNew?: string | undefined;
  /** Whether others' names stand beside what they say. */
  named?: boolean;
  /** What the search is called, while there is one. */
  search: string | undefined;
  onSearched: () => void;
  /** Stands before the first message. */
  intro?: ReactNode;
  /** Stands beneath: where one writes. */
  children: ReactNode;
}

const Divider = ({ children, fresh = false }: { children: string; fresh?: boolean }) => (
  <li className={`flex items-center gap-4 text-xs font-semibold ${fresh ? 'text-accent-ink' : 'text-muted'}`}>
    <span className={`h-px grow ${fresh ? 'bg-accent' : 'bg-line'}`} />
    {children}
    <span className={`h-px grow ${fresh ? 'bg-accent' : 'bg-line'}`} />
  </li>
);

/** When it appears; not each time that what stands round it changes. */
const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

/**
 * What has been said, by days. It is laid out from its end: the newest is in view before any script runs. A search needs
 * all of it, and counts once that is there.
 */
export function MessageThread(props: Props) {
  const { name, messages, list, more, firstNew, named = false, search, onSearched, intro, children } = props;
  const [words, setWords] = useState('');
  const shown = (search ? holdingWords(messages, words) : messages).toReversed();
  const log = useRef<HTMLDivElement>(null);
  const close = () => {
    // The button goes away with its search: one reads on where one has looked.
    log.current?.focus({ preventScroll: true });
    setWords('');
    onSearched();
  };
  const narrowed = search !== undefined && words.trim() !== '';
  return (
    // A long text that is written takes room from the messages, not from the window.
    <div className="flex max-h-[max(100dvh-120px,30rem)] flex-col bg-surface">
      <div className="flex h-[calc(100dvh-180px)] min-h-64 flex-col">
        {search && (
          <form
            role="search"
            aria-label={search}
            className="flex flex-none items-center gap-2 border-b border-line px-3 py-2 md:px-6"
            onSubmit={(event) => event.preventDefault()}
            onInput={(event) => setWords((event.target as HTMLInputElement).value)}
            ref={focusField}
          >
            <SearchField
              name="words"
              label={search}
              placeholder={search}
              defaultValue=""
              maxLength={200}
              className="grow"
              // The first press empties it.
              onKeyDown={({ key }) => key === 'Escape' && words === '' && close()}
            />
            <p role="status" className="flex-none text-sm text-muted max-sm:sr-only">
              {narrowed && !more && `${formatCount(shown.length, 'message')} found`}
            </p>
            <button
              type="button"
              className="btn btn-icon btn-ghost flex-none"
              aria-label="Close search"
              onClick={close}
            >
              <X aria-hidden strokeWidth={1.75} />
            </button>
          </form>
        )}
        <div
          ref={log}
          role="log"
          aria-label={`Messages with ${name}`}
          // Scrolled by the keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex min-h-0 grow flex-col-reverse overflow-y-auto -outline-offset-2"
        >
          <div className="mx-auto mb-auto grid w-full max-w-[56rem] grid-cols-1 gap-5 px-3 py-5 md:px-6">
            {more && (
              <Suspense>
                <EarlierMessages list={list} whole={search !== undefined} />
              </Suspense>
            )}
            {!more && !narrowed && intro}
            {shown.length === 0 && !more && <p className="py-8 text-center text-muted">No messages found</p>}
            <ul className="grid grid-cols-1 gap-5">
              {shown.map((message, i) => (
                <Fragment key={message.id}>
                  {message.day !== shown[i - 1]?.day && <Divider>{message.day}</Divider>}
                  {message.id === firstNew && <Divider fresh>New messages</Divider>}
                  <MessageItem message={message} named={named} />
                </Fragment>
              ))}
            </ul>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
