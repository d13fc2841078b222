import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { subscribeToActivity } from '../apollo/activity.ts';
import { recordChanges, recordedActionsOf, type RecordedAction } from '../apollo/recordedActions.ts';
import { fieldOf } from '../actions/defineAction.ts';
import { dismissNotice } from '../ui/notify.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { useWindowEvent } from '../ui/useWindowEvent.ts';
import { ActionDetails } from './ActionDetails.tsx';
import { ConditionsForm } from './ConditionsForm.tsx';
import { clearHighlight } from './fragmentPlaces.ts';
import { OperationDetails } from './OperationDetails.tsx';
import { operationsOf, sourceWords } from './operations.ts';
import { shownQueries } from './shownQueries.ts';

const conditionsId = 'conditions';

/** The switch in an action's input, such as 'liked: false'; empty for an action that switches nothing. */
const switchWords = ({ variables: { input } }: RecordedAction): string =>
  Object.entries((input ?? {}) as object)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

/** Renders again after activity, and after a navigation has replaced the active queries. */
function useActivity(): void {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const { key } = useLocation();
  useEffect(() => subscribeToActivity(renew), []);
  useEffect(() => {
    const timer = setTimeout(renew);
    return () => clearTimeout(timer);
  }, [key]);
}

/** Reserves room for the panel and its badge at the page's end. Removes the welcome notice, which would cover the panel. */
function useReservedRoom(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    dismissNotice('welcome');
    const { style } = document.documentElement;
    style.setProperty('--wg-query-panel', 'calc(var(--wg-query-panel-open) + var(--wg-conditions, 0px))');
    return () => {
      style.removeProperty('--wg-query-panel');
      clearHighlight();
    };
  }, [open]);
}

/** Shows the screen's operations, the tab's actions and simulated network conditions. The page above stays usable. */
export function QueryPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  useActivity();
  useReservedRoom(open);
  useReturnFocus(open);
  const client = useApolloClient();
  const { pathname } = useLocation();
  const matches = useMatches();
  const panel = useRef<HTMLElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  const [selected, setSelected] = useState<string>();
  /** Focuses the list's entry or the Back button: a phone shows only one of both, and hidden elements take no focus. */
  const focusShown = (id = selected) => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    (entries.find(({ dataset }) => dataset['entry'] === id) ?? entries[0])?.focus({ preventScroll: true });
    backButton.current?.focus({ preventScroll: true });
  };
  // In a microtask: after `useReturnFocus` has stored the opener.
  useLayoutEffect(() => {
    if (open) queueMicrotask(() => focusShown());
  }, [open]);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (panel.current?.contains(document.activeElement)) onClose();
  });
  useEffect(() => (open ? recordChanges() : undefined), [open]);
  if (!open) return null;

  const operations = operationsOf(client, shownQueries(client, matches), pathname);
  const actions = recordedActionsOf(client)
    .map((action) => ({ id: `action ${action.startedAt}`, action }))
    .toReversed();
  const operation = operations.find(({ id }) => id === selected);
  const action = actions.find(({ id }) => id === selected)?.action;
  const isConditions = selected === conditionsId;
  // Whether a narrow window shows the details instead of the list. A wide one shows both.
  const isNarrowDetails = operation !== undefined || action !== undefined || isConditions;
  const shownOperation = operation ?? (isNarrowDetails ? undefined : operations[0]);
  const select = (id: string | undefined) => {
    setSelected(id);
    // Without an id, the Back button was pressed: the entry whose details were shown gets the focus.
    queueMicrotask(() => focusShown(id ?? selected));
  };
  const entry = (id: string, isCurrent: boolean) => ({
    type: 'button' as const,
    'data-entry': id,
    'aria-current': isCurrent,
    className: `flex w-full min-h-11 md:min-h-9 items-center gap-2 rounded-md px-2.5 py-1 text-left text-sm hover:bg-hover ${isCurrent ? 'md:bg-accent-soft md:text-accent-soft-ink' : ''}`,
    onClick: () => select(id),
  });
  return (
    <section
      ref={panel}
      aria-labelledby="query-panel"
      data-pinned
      className="fixed inset-x-0 bottom-0 z-40 flex h-(--wg-query-panel-open) flex-col border-t border-line-strong bg-raised shadow-overlay print:hidden"
    >
      <header className="flex min-h-12 flex-none items-center gap-2 border-b border-line pr-2 pl-4.5">
        {isNarrowDetails && (
          <button
            ref={backButton}
            type="button"
            className="btn btn-icon btn-ghost md:hidden"
            aria-label="Back to the list"
            onClick={() => select(undefined)}
          >
            <ArrowLeft aria-hidden strokeWidth={1.75} />
          </button>
        )}
        <h2 id="query-panel" className="min-w-0 grow truncate font-display text-lg font-[650]">
          The query behind this screen
        </h2>
        <button type="button" className="btn btn-icon btn-ghost" aria-label="Close" onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </button>
      </header>
      <div className="flex min-h-0 grow">
        <nav
          aria-label="Operations and actions"
          className={`w-full flex-none overflow-y-auto border-line p-2 md:block md:w-72 md:border-r ${isNarrowDetails ? 'hidden' : ''}`}
        >
          <h3 className="eyebrow px-2.5 pt-1 pb-1.5">Operations of this screen</h3>
          <ul>
            {operations.map((item) => (
              <li key={item.id}>
                <button {...entry(item.id, item === shownOperation)}>
                  <span className="min-w-0 grow truncate font-medium">{item.name}</span>{' '}
                  <span className="num flex-none text-xs opacity-80">{sourceWords(item)}</span>
                </button>
              </li>
            ))}
          </ul>
          {operations.length === 0 && (
            <p className="px-2.5 py-1 text-sm text-muted">This screen needs no data.</p>
          )}
          <h3 className="eyebrow px-2.5 pt-4 pb-1.5">Actions in this tab</h3>
          {actions.length === 0 ? (
            <p className="px-2.5 py-1 text-sm text-muted">None yet. Save or like something.</p>
          ) : (
            <ul>
              {actions.map((item) => (
                <li key={item.id}>
                  <button {...entry(item.id, item.action === action)}>
                    <span className="min-w-0 grow truncate font-medium">{fieldOf(item.action.document)}</span>{' '}
                    <span className="flex-none text-xs opacity-80">{switchWords(item.action)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <h3 className="eyebrow px-2.5 pt-4 pb-1.5">Network</h3>
          <button {...entry(conditionsId, isConditions)}>
            <span className="font-medium">Simulate conditions</span>
          </button>
        </nav>
        <div className={`min-w-0 grow overflow-y-auto p-4 md:block ${isNarrowDetails ? '' : 'hidden'}`}>
          {isConditions && (
            <section aria-labelledby="query-panel-details" className="grid max-w-[40rem] grid-cols-1 gap-4">
              <h3 id="query-panel-details" className="card-title">
                Simulated network conditions
              </h3>
              <ConditionsForm />
            </section>
          )}
          {action && <ActionDetails key={selected} action={action} />}
          {shownOperation && (
            <OperationDetails
              // A new request or its response mounts the details again, without the state of the earlier one.
              key={`${shownOperation.id} ${shownOperation.sentAt ?? ''} ${shownOperation.state}`}
              operation={shownOperation}
            />
          )}
        </div>
      </div>
    </section>
  );
}
