import { X } from 'lucide-react';
import { Fragment, Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { PagedList } from '../../apollo/fetchNextPage.ts';
import { deferred } from '../../ui/deferred.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { isComposing } from '../../ui/keys.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { MessageItem } from './MessageItem.tsx';
import { holdsWords, wordsOf } from '../../../schema/rules/text.ts';

/** The messages with all words of the query, in any order and case; all messages for an empty query. */
function searchMessages<M extends { text: string }>(messages: readonly M[], query: string): readonly M[] {
  const words = wordsOf(query);
  return words.length > 0 ? messages.filter(({ text }) => holdsWords(words, text)) : messages;
}

// No sample conversation has a second page, so this code loads on demand.
const EarlierMessages = deferred(() => import('./EarlierMessages.tsx'), 'EarlierMessages');

type Message = { id: string; text: string; day: string } & ComponentProps<typeof MessageItem>['message'];

interface Props {
  name: string;
  /** Newest first. */
  messages: readonly Message[];
  /** The list whose next page has earlier messages, if there are `more`. */
  list: PagedList;
  more: boolean;
  /** Id of the first message that was unread when the conversation opened. */
  firstNew?: string | undefined;
  /** Whether others' names appear beside their messages. */
  named?: boolean;
  /** Label of the search; undefined while it is closed. */
  search: string | undefined;
  onSearched: () => void;
  /** Renders before the first message. */
  intro?: ReactNode;
  /** Renders below the messages: the field for a new message. */
  children: ReactNode;
}

const Divider = ({ children, accent = false }: { children: string; accent?: boolean }) => (
  <li
    className={`flex items-center gap-4 text-xs font-semibold ${accent ? 'text-accent-ink' : 'text-muted'}`}
  >
    <span className={`h-px grow ${accent ? 'bg-accent' : 'bg-line'}`} />
    {children}
    <span className={`h-px grow ${accent ? 'bg-accent' : 'bg-line'}`} />
  </li>
);

/** A stable function, so that the field takes focus only when it mounts, not on each render. */
const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

/** Messages grouped by day. `flex-col-reverse` scrolls to the newest without a script. A search loads all messages. */
export function MessageThread(props: Props) {
  const { name, messages, list, more, firstNew, named = false, search, onSearched, intro, children } = props;
  const [words, setWords] = useState('');
  const visible = (search ? searchMessages(messages, words) : messages).toReversed();
  const log = useRef<HTMLDivElement>(null);
  const close = () => {
    // The button unmounts with the search, so the focus moves to the messages.
    log.current?.focus({ preventScroll: true });
    setWords('');
    onSearched();
  };
  /** Whether the search has words. The number of messages found shows once all are loaded (`!more`). */
  const narrowed = search !== undefined && words.trim() !== '';
  return (
    // In units of --spacing: top bar 14, header 16, empty field 15. A long draft takes space from the messages only.
    <div className="flex max-h-[max(100dvh-var(--spacing)*30-var(--wg-bottom-bar),30rem)] flex-col bg-surface">
      {/* The negative margin and the padding keep the field that follows above the bottom bar of a phone. */}
      <div className="mb-[calc(-1*var(--wg-bottom-bar))] flex h-[calc(100dvh-var(--spacing)*45)] min-h-64 flex-col pb-(--wg-bottom-bar)">
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
              defaultValue=""
              className="grow"
              // The first press of Escape empties the field.
              onKeyDown={({ key, nativeEvent }) =>
                key === 'Escape' && words === '' && !isComposing(nativeEvent) && close()
              }
            />
            <p role="status" className="flex-none text-sm text-muted max-sm:sr-only">
              {narrowed && !more && `${formatCount(visible.length, 'message')} found`}
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
          // Focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex min-h-0 grow flex-col-reverse overflow-y-auto -outline-offset-2"
        >
          <div className="mx-auto mb-auto grid w-full max-w-[56rem] grid-cols-1 gap-5 px-3 py-5 md:px-6">
            {more && (
              <Suspense>
                <EarlierMessages list={list} loadAll={search !== undefined} />
              </Suspense>
            )}
            {!more && !narrowed && intro}
            {visible.length === 0 && !more && (
              <p className="py-8 text-center text-muted">No messages found</p>
            )}
            <ul className="grid grid-cols-1 gap-5">
              {visible.map((message, i) => (
                <Fragment key={message.id}>
                  {message.day !== visible[i - 1]?.day && <Divider>{message.day}</Divider>}
                  {message.id === firstNew && <Divider accent>New messages</Divider>}
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
