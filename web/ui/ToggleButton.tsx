import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  on: boolean;
  /**
   * Turns it on or off, and answers something when that was done; whoever tells that it was turned off offers `undo`
   * with it.
   */
  onToggle: (on: boolean, options: { undo?: () => void }) => Promise<unknown>;
  /** What the button does and, once it is on, what holds: 'Save', 'Saved'. */
  words: { off: string; on: string };
  /** What it is about, for those who cannot see what it stands beside: a title. */
  of?: string | undefined;
  /** The whole name, where it is more than the words and what it is about. */
  name?: string;
  Icon: LucideIcon;
  /** Another icon for what is on; otherwise it is filled. */
  OnIcon?: LucideIcon;
  /** 'icon' among small controls, 'text' with its words, 'own' with what is given as `children`. */
  variant: 'icon' | 'text' | 'own';
  className: string;
  /** How the icon looks once it is on. */
  onClass?: string;
  children?: ReactNode;
}

/**
 * A button that turns something on and off. Where its words are seen, they change, and with them its name; a button
 * whose name stays says its state by `aria-pressed`: never both, which would be heard as off when it is on. Every press
 * counts: one that comes before the last has been done turns it back afterwards.
 */
export function ToggleButton(props: Props) {
  const { on, onToggle, words, of, name, Icon, OnIcon = Icon, variant, className, children } = props;
  const { onClass = 'fill-current text-accent-ink' } = props;
  const word = on ? words.on : words.off;
  const said = variant === 'text' ? word : words.off;
  /** What was last pressed for, until the button shows it. */
  const wish = useRef<boolean>(undefined);
  const running = useRef(false);
  useEffect(() => {
    if (!running.current) wish.current = undefined;
  }, [on]);
  const turn = async (wanted: boolean) => {
    wish.current = wanted;
    if (running.current) return;
    running.current = true;
    const done = await onToggle(wanted, wanted ? {} : { undo: () => void turn(true) });
    running.current = false;
    if (!done) wish.current = undefined;
    else if (wish.current !== wanted) await turn(wish.current);
  };
  const ShownIcon = on ? OnIcon : Icon;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={variant === 'text' ? undefined : on}
      aria-label={name ?? (of ? `${said} ${of}` : variant === 'icon' ? said : undefined)}
      data-tip={variant === 'text' ? undefined : word}
      onClick={() => void turn(!(wish.current ?? on))}
    >
      <ShownIcon aria-hidden strokeWidth={1.75} className={on ? onClass : ''} />
      {variant === 'text' ? word : children}
    </button>
  );
}
