import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatInteger } from '../../schema/rules/numbers.ts';
import { isForBrowser } from './isForBrowser.ts';

export interface TabChoice {
  id: string;
  label: ReactNode;
  /** The address that shows this tab, so that the tab works before hydration. */
  href: string;
  /** A badge behind the label, shown if it is above 0. */
  count?: number;
  /** The number of items as plain text, for items that need no attention; shown even if it is 0. */
  amount?: number | undefined;
}

const looks = {
  tabs: { list: 'tabs', tab: 'tab' },
  segment: { list: 'segment', tab: undefined },
  chips: { list: 'chip-tabs', tab: 'chip chip-btn' },
};

/** Scrolls the row to the selected tab, without scrolling the page as `scrollIntoView` would. */
function reveal(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]');
  if (!tab || row.scrollWidth <= row.clientWidth) return;
  const [shown, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const room = shown.width / 4;
  if (box.left < shown.left) row.scrollLeft -= shown.left - box.left + room;
  else if (box.right > shown.right) row.scrollLeft += box.right - shown.right + room;
}

interface Props {
  label: string;
  tabs: readonly TabChoice[];
  selected: string;
  onSelect: (tab: TabChoice) => void;
  /** 'segment' for two or three short choices of equal weight, 'chips' for many. */
  variant?: keyof typeof looks;
  children: ReactNode;
}

/** Tabs that are links: the address holds the selected tab. Arrow keys, Home and End focus and select the others. */
export function Tabs({ label, tabs, selected, onSelect, variant = 'tabs', children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The pressed tab whose page is not shown yet. */
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    pressed.current = undefined;
    reveal(list.current!);
  }, [selected]);
  const select = (tab: TabChoice) => {
    pressed.current = tab.id;
    onSelect(tab);
  };
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => `${id}-${tab.id}` === event.currentTarget.id);
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
    select(tabs[target]!);
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={looks[variant].list}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <a
              key={tab.id}
              id={`${id}-${tab.id}`}
              role="tab"
              href={tab.href}
              aria-selected={isSelected}
              aria-controls={`${id}-panel`}
              tabIndex={isSelected ? 0 : -1}
              className={looks[variant].tab}
              onKeyDown={move}
              onClick={(event) => {
                if (isForBrowser(event)) return;
                event.preventDefault();
                // Back would lead to the same tab.
                if (tab.id !== (pressed.current ?? selected)) select(tab);
              }}
            >
              {tab.label}
              {tab.count ? <span className="count">{tab.count}</span> : null}
              {tab.amount !== undefined && (
                <span className="num font-normal">{formatInteger(tab.amount)}</span>
              )}
            </a>
          );
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        tabIndex={-1}
        className="outline-none"
      >
        {children}
      </div>
    </>
  );
}
