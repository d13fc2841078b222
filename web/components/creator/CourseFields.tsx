import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useIsLive } from '../../routing/pageContext.tsx';
import { ModuleFields } from './ModuleFields.tsx';
import { newModule, type ProductForm } from './productForm.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useUndo } from './useUndo.ts';

/** The modules of a course with their lessons. They are not sent; courseMemory.ts stores them in this tab. */
export function CourseFields() {
  const isLive = useIsLive();
  const { control, getValues } = useFormContext<ProductForm>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'modules' });
  const drag = useDragOrder(move);
  const offerUndo = useUndo<ProductForm['modules'][number]>((i, removed) =>
    insert(i, removed, { focusName: `modules.${i}.title` }),
  );
  const removeModule = (i: number) => {
    const removed = structuredClone(getValues(`modules.${i}`));
    remove(i);
    offerUndo('Module removed', i, removed);
  };
  return (
    <>
      {fields.length === 0 && (
        <p className="text-muted">A course has modules, and each module has lessons.</p>
      )}
      {isLive && (
        <p className="text-muted">
          Modules stay in this tab: they are not sent. In the shop the course is one lesson.
        </p>
      )}
      {fields.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {fields.map((field, i) => (
            <li key={field.id} {...drag.row(i)} className="min-w-0">
              <ModuleFields
                index={i}
                count={fields.length}
                handle={drag.handle(i)}
                onMove={move}
                onRemove={() => removeModule(i)}
              />
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        className="btn btn-outline justify-self-start max-md:h-11"
        onClick={() => append(structuredClone(newModule), { focusName: `modules.${fields.length}.title` })}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        Add Module
      </button>
    </>
  );
}
