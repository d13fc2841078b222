import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { UndoOptions } from './notify.ts';

interface Props {
  on: boolean;
  /** Resolves to a truthy value on success. A notice about turning it off should offer `undo`. */
  onToggle: (on: boolean, options: UndoOptions) => Promise<unknown>;
  /** The action while it is off, and the state while it is on: 'Save', 'Saved'. */
  words: { off: string; on: string };
  /** The title of the item, for screen readers. */
  itemName?: string | undefined;
  /** The accessible name, if it is not `words` and `itemName`. */
  name?: string;
  Icon: LucideIcon;
  /** The icon while it is on; by default the same icon, filled. */
  OnIcon?: LucideIcon;
  /** 'icon' shows only the icon, 'text' also the words, 'own' also `children`. */
  variant: 'icon' | 'text' | 'own';
  className: string;
  /** Classes of the icon while it is on. */
  onClass?: string;
  children?: ReactNode;
}

/**
 * A button that turns something on and off. A button with visible words changes its label; an icon button keeps its
 * label and sets `aria-pressed`. Both at once would be announced as off while it is on. Every press counts: a press
 * while the last one is still running turns it back afterwards.
 */
export function ToggleButton(props: Props) {
  const { on, onToggle, words, itemName, name, Icon, OnIcon = Icon, variant, className, children } = props;
  const { onClass = 'fill-current text-accent-ink' } = props;
  const shownWord = on ? words.on : words.off;
  const label = variant === 'text' ? shownWord : words.off;
  /** The state that the last press requested, until the button shows it. */
  const requested = useRef<boolean>(undefined);
  const running = useRef(false);
  useEffect(() => {
    if (!running.current) requested.current = undefined;
  }, [on]);
  const turn = async (wanted: boolean, options: UndoOptions = {}) => {
    requested.current = wanted;
    if (running.current) return;
    running.current = true;
    const done = await onToggle(wanted, wanted ? options : { undo: (undoing) => void turn(true, undoing) });
    running.current = false;
    if (!done) requested.current = undefined;
    else if (requested.current !== wanted) await turn(requested.current);
  };
  const ShownIcon = on ? OnIcon : Icon;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={variant === 'text' ? undefined : on}
      aria-label={name ?? (itemName ? `${label} ${itemName}` : variant === 'icon' ? label : undefined)}
      data-tip={variant === 'text' ? undefined : shownWord}
      onClick={() => void turn(!(requested.current ?? on))}
    >
      <ShownIcon aria-hidden strokeWidth={1.75} className={on ? onClass : ''} />
      {variant === 'text' ? shownWord : children}
    </button>
  );
}
