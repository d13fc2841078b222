import type { ComponentProps } from 'react';
import { checkReadable } from '../../ui/form/checkReadable.ts';
import type { FileValidator } from '../../ui/form/useFileReading.ts';
import { Folding } from './Folding.tsx';
import { LessonFiles } from './LessonFiles.tsx';
import { OrderTools } from './OrderTools.tsx';
import { productForm as form } from './productForm.ts';
import { titleInput } from './titleInput.ts';

interface Props {
  module: number;
  index: number;
  count: number;
  handle: ComponentProps<'span'>;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

const videoOnly: FileValidator = async (file, onShare) =>
  file.type.startsWith('video/') ? checkReadable(file, onShare) : 'Please upload a video';

/** A lesson: its title, and its video, notes and files, which fold. */
export function LessonFields({ module, index, count, handle, onMove, onRemove }: Props) {
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
