import { Plus, ChevronDown } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { OrderTools, type OrderedRow } from './OrderTools.tsx';
import { newLesson, productForm as form, type ProductForm, newModule } from './productForm.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useUndo } from './useUndo.ts';
import { checkReadable } from '../../ui/form/checkReadable.ts';
import type { FileValidator } from '../../ui/form/useFileReading.ts';
import { LessonFiles } from './LessonFiles.tsx';
import { isEnter } from '../../ui/keys.ts';

interface FoldingProps {
  /** The visible name: '2 lessons'. */
  label: string;
  /** Completes the name for screen readers: 'Module 1'. */
  of: string;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

/** A part of the editor that folds. Its fields keep their values, and a form opens it to focus an error. */
const Folding = ({ label, of, children, ref }: FoldingProps) => (
  <details ref={ref} open className="group min-w-0">
    <summary className="-mx-1 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 text-sm font-semibold text-muted hover:text-ink max-md:min-h-11 [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden className="size-4 flex-none -rotate-90 group-open:rotate-0" />
      <span className="num">{label}</span>
      <span className="sr-only"> of {of}</span>
    </summary>
    <div className="mt-2 grid grid-cols-1 gap-3">{children}</div>
  </details>
);

/** For titles: typing replaces a new item's title. Enter is ignored, since it would publish or update the product. */
const titleInput = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement>): void => {
    if ([newModule.title, newLesson.title].includes(target.value)) target.select();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (isEnter(event.nativeEvent)) event.preventDefault();
  },
};

interface LessonFieldsProps extends OrderedRow {
  module: number;
}

const videoOnly: FileValidator = async (file, onShare) =>
  file.type.startsWith('video/') ? checkReadable(file, onShare) : 'Please upload a video';

function LessonFields({ module, index, count, handle, onMove, onRemove }: LessonFieldsProps) {
  const name = `Lesson ${module + 1}.${index + 1}`;
  const path = `modules.${module}.lessons.${index}` as const;
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-3"
    >
      <div className="flex flex-wrap items-end justify-between gap-2">
        <form.TextField
          name={`${path}.title`}
          label={`${name} title`}
          className="min-w-0 flex-1 basis-48"
          {...titleInput}
        />
        <OrderTools {...{ name, index, count, handle, onMove, onRemove }} />
      </div>
      <Folding label="Video, notes and files" of={name}>
        <form.FileField name={`${path}.video`} label="Video" optional accept="video/*" validate={videoOnly} />
        <form.TextArea name={`${path}.notes`} label="Notes" optional rows={2} />
        <LessonFiles name={`${path}.files`} />
      </Folding>
    </div>
  );
}

/** A module: its title, and its lessons, which fold. */
export function ModuleFields({ index, count, handle, onMove, onRemove }: OrderedRow) {
  const name = `Module ${index + 1}`;
  const path = `modules.${index}.lessons` as const;
  const { control, getValues } = useFormContext<ProductForm>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: path });
  const drag = useDragOrder(move);
  const lessons = useRef<HTMLDetailsElement>(null);
  // `useUndo` calls the latest function, since the module may have moved. It may also have been folded.
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
