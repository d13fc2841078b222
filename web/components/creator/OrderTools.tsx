import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface OrderedRow {
  index: number;
  count: number;
  /** Attributes of the drag handle, from `useDragOrder`. */
  handle: ComponentProps<'span'>;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

interface Props extends OrderedRow {
  /** The name of the row that the buttons move: 'Module 2'. */
  name: string;
}

const tool = 'btn btn-icon btn-sm btn-ghost max-md:size-11';

/** Moves a row up or down and removes it; the handle drags it. */
export const OrderTools = ({ name, index, count, handle, onMove, onRemove }: Props) => (
  <div className="flex flex-none items-center">
    <span
      {...handle}
      aria-hidden
      className="grid size-8 cursor-grab place-items-center text-subtle max-md:hidden"
    >
      <GripVertical className="size-4" strokeWidth={1.75} />
    </span>
    <button
      type="button"
      className={tool}
      aria-label={`Move ${name} up`}
      aria-disabled={index === 0}
      onClick={() => index > 0 && onMove(index, index - 1)}
    >
      <ArrowUp aria-hidden strokeWidth={1.75} />
    </button>
    <button
      type="button"
      className={tool}
      aria-label={`Move ${name} down`}
      aria-disabled={index === count - 1}
      onClick={() => index < count - 1 && onMove(index, index + 1)}
    >
      <ArrowDown aria-hidden strokeWidth={1.75} />
    </button>
    <button type="button" className={tool} aria-label={`Remove ${name}`} onClick={onRemove}>
      <Trash2 aria-hidden strokeWidth={1.75} />
    </button>
  </div>
);
