import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { unfold } from '../../ui/form/unfold.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { newLesson, newModule, type ProductForm } from './productForm.ts';

const NoLessonsDialog = onDemand(() => import('./NoLessonsDialog.tsx'), 'NoLessonsDialog');

export interface LessonQuestionHandle {
  /** Opens the dialog. Resolves to whether to publish the course without lessons. */
  ask: () => Promise<boolean>;
}

/** Asks before ProductEditor publishes a course without lessons. 'Add a lesson' returns to the form with a new one. */
export function LessonQuestion({ ref }: { ref: Ref<LessonQuestionHandle> }) {
  const { getValues, setValue } = useFormContext<ProductForm>();
  const [answer, setAnswer] = useState<(publish: boolean) => void>();
  const [added, setAdded] = useState(0);
  useImperativeHandle(ref, () => ({ ask: () => new Promise((resolve) => setAnswer(() => resolve)) }));
  const close = (publish: boolean) => {
    answer?.(publish);
    setAnswer(undefined);
  };
  // In an effect, so that the focus moves after the closing dialog has returned it to the button.
  useEffect(() => {
    if (added === 0) return;
    const title = document.querySelector<HTMLInputElement>('[name="modules.0.lessons.0.title"]');
    unfold(title);
    title?.focus();
    title?.select();
  }, [added]);
  const addLesson = () => {
    // No module has a lesson yet, so these lessons replace none.
    const lessons = [structuredClone(newLesson)];
    if (getValues('modules').length > 0) setValue('modules.0.lessons', lessons, { shouldDirty: true });
    else setValue('modules', [{ ...newModule, lessons }], { shouldDirty: true });
    close(false);
    setAdded(added + 1);
  };
  return (
    <NoLessonsDialog
      open={answer !== undefined}
      onClose={() => close(false)}
      onAddLesson={addLesson}
      onPublish={() => close(true)}
    />
  );
}
