import { FileCheck } from 'lucide-react';
import { useController } from 'react-hook-form';
import { formatFileSize, isWithin, fileTooLarge } from '../../ui/fileSize.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';
import { DropField } from '../../ui/form/DropField.tsx';
import { checkReadable } from '../../ui/form/checkReadable.ts';
import type { FileValidator } from '../../ui/form/useFileReading.ts';
import type { ProductForm } from './productForm.ts';

const refusalOf: FileValidator = async (file, onShare) =>
  isWithin(file, maxMegabytes.file) ? checkReadable(file, onShare) : fileTooLarge(maxMegabytes.file);

/** The file that buyers receive. It is read completely; its name, size (0 if unknown) and media type are kept. */
export function DigitalFileField() {
  const { field } = useController<ProductForm, 'file'>({ name: 'file' });
  const { value } = field;
  return (
    <DropField
      label="Digital File"
      noun="file"
      hint="Any kind of file, max 100MB"
      accept=""
      refusalOf={refusalOf}
      onChange={(file) =>
        field.onChange(
          file && { name: file.name, size: file.size, type: file.type || 'application/octet-stream' },
        )
      }
      chosen={
        value && (
          <p className="flex max-w-full items-center gap-2">
            <FileCheck aria-hidden className="size-5 flex-none text-positive-ink" strokeWidth={1.75} />
            <span className="min-w-0 font-semibold break-words">{value.name}</span>
            <span className="text-sm text-subtle">
              {value.type}
              {value.size > 0 && `, ${formatFileSize(value.size)}`}
            </span>
          </p>
        )
      }
    />
  );
}
