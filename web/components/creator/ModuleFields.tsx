import { Plus } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Folding } from './Folding.tsx';
import { LessonFields } from './LessonFields.tsx';
import { OrderTools } from './OrderTools.tsx';
import { newLesson, productForm as form, type ProductForm } from './productForm.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useUndo } from './useUndo.ts';
import { titleInput } from './titleInput.ts';

interface Props {
  index: number;
  count: number;
  handle: ComponentProps<'span'>;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A module: its title, and its lessons, which fold. */
export function ModuleFields({ index, count, handle, onMove, onRemove }: Props) {
  const name = `Module ${index + 1}`;
  const path = `modules.${index}.lessons` as const;
  const { control, getValues } = useFormContext<ProductForm>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: path });
  const drag = useDragOrder(move);
  const lessons = useRef<HTMLDetailsElement>(null);
  // The module may have moved or been folded since.
  const offerUndo = useUndo<ProductForm['modules'][number]['lessons'][number]>((i, removed) => {
    if (lessons.current) lessons.current.open = true;
    insert(i, removed, { focusName: `${path}.${i}.title` });
  });
  const removeLesson = (i: number) => {
    const removed = structuredClone(getValues(`${path}.${i}`));
    remove(i);
    offerUndo('Lesson removed', i, removed);
  };
  return (
    <div role="group" aria-label={name} className="grid gap-3 rounded-lg border border-line bg-canvas p-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <form.TextField
          name={`modules.${index}.title`}
          label={`${name} title`}
          className="min-w-0 flex-1 basis-48"
          optional={false}
          {...titleInput}
        />
        <OrderTools {...{ name, index, count, handle, onMove, onRemove }} />
      </div>
      <Folding ref={lessons} label={formatCount(fields.length, 'lesson')} of={name}>
        {fields.length > 0 && (
          <ol className="grid grid-cols-1 gap-3">
            {fields.map((field, i) => (
              <li key={field.id} {...drag.row(i)} className="min-w-0">
                <LessonFields
                  module={index}
                  index={i}
                  count={fields.length}
                  handle={drag.handle(i)}
                  onMove={move}
                  onRemove={() => removeLesson(i)}
                />
              </li>
            ))}
          </ol>
        )}
        <button
          type="button"
          className="btn btn-sm btn-outline justify-self-start max-md:h-11"
          aria-label={`Add Lesson to ${name}`}
          onClick={() => append(structuredClone(newLesson))}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Add Lesson
        </button>
      </Folding>
    </div>
  );
}
