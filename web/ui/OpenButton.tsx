import type { UndoOptions } from './notify.ts';

interface Props {
  isOpen: boolean;
  labels: readonly [close: string, reopen: string];
  running: boolean;
  /** Runs the action; its notice has a button that runs `undo`. */
  onChange: (open: boolean, options?: UndoOptions) => Promise<unknown>;
  className: string;
}

/** Closes and reopens an own posting, project or gig. Each can be undone. */
export const OpenButton = ({ isOpen, labels, running, onChange, className }: Props) => (
  <button
    type="button"
    className={className}
    aria-disabled={running}
    onClick={() => void onChange(!isOpen, { undo: (undoing) => void onChange(isOpen, undoing) })}
  >
    {labels[isOpen ? 0 : 1]}
  </button>
);
