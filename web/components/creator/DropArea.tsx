import { UploadCloud } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';

interface Props {
  /** What the file is, for screen readers: 'Product Thumbnail'. */
  label: string;
  /** The button's words. */
  choose: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  error?: string | undefined;
  errorId: string;
  onFiles: (files: readonly File[]) => void;
  onRefused: (why: string) => void;
  children?: ReactNode;
}

const holdsFolder = ({ dataTransfer }: DragEvent): boolean =>
  [...dataTransfer.items].some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);

/** A place to drop files on, with a button that chooses them. Nothing is sent: files stay in the browser. */
export function DropArea(props: Props) {
  const {
    label,
    choose,
    hint,
    accept,
    multiple = false,
    error,
    errorId,
    onFiles,
    onRefused,
    children,
  } = props;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    onDropAccepted: onFiles,
    onDropRejected: () => onRefused('Choose one file at a time'),
  });
  const refuseFolder = (event: DragEvent) => {
    if (!holdsFolder(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onRefused('That is a folder: choose a file in it');
  };
  const input = getInputProps();
  return (
    <div
      {...getRootProps({ onDrop: refuseFolder })}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={`grid justify-items-center gap-2 rounded-lg border border-dashed p-5 text-center ${isDragActive ? 'border-accent bg-accent-soft' : error ? 'border-danger' : 'border-line-strong'}`}
    >
      <input
        {...input}
        // The library hides it with a style attribute, which the page's policy refuses.
        style={undefined}
        className="sr-only"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
      />
      {children ?? <UploadCloud aria-hidden className="size-6 text-subtle" strokeWidth={1.5} />}
      <button
        type="button"
        className="btn btn-outline max-md:h-11"
        aria-describedby={error ? errorId : undefined}
        onClick={open}
      >
        {choose}
      </button>
      <p className="text-sm text-subtle">or drop it here. {hint}</p>
    </div>
  );
}
