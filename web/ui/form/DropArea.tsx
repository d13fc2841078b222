import { UploadCloud } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone, type DropEvent } from 'react-dropzone';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { useEarlyFile } from '../../hydration/earlyInput.ts';

interface Props {
  /** The name for screen readers: 'Product Thumbnail'. */
  label: string;
  /** The label of the button. */
  choose: string;
  hint: string;
  accept: string;
  error?: string | undefined;
  errorId: string;
  onFile: (file: File) => void;
  onRefused: (why: string) => void;
  children?: ReactNode;
}

/** Returns the dropped files. The library's default would read all files of a dropped folder. */
async function filesOf(event: DropEvent | FileSystemFileHandle[]): Promise<File[]> {
  const dropped =
    'dataTransfer' in event ? event.dataTransfer : 'clipboardData' in event ? event.clipboardData : null;
  const entries = [...(dropped?.items ?? [])].map((item) => item.webkitGetAsEntry?.());
  if (entries.some((entry) => entry?.isDirectory)) throw new Error("That's a folder. Choose a file");
  const chosen = 'target' in event ? (event.target as HTMLInputElement).files : null;
  return [...(dropped?.files ?? chosen ?? [])];
}

/** An area to drop files on, with a button that chooses them. Files stay in the browser. */
export function DropArea(props: Props) {
  const { label, choose, hint, accept, error, errorId, onFile, onRefused, children } = props;
  const { getRootProps, getInputProps, inputRef, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    getFilesFromEvent: filesOf,
    onError: ({ message }) => onRefused(message),
    // The library would take the first of several files.
    onDrop: ([file], others) => {
      if (others.length > 0) onRefused('Choose one file at a time');
      else if (file) onFile(file);
    },
  });
  useEarlyFile(inputRef, onFile);
  const isHydrated = useHydrated();
  const input = getInputProps();
  return (
    <div
      {...getRootProps()}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={`grid grid-cols-1 justify-items-center gap-2 rounded-lg border border-dashed p-5 text-center ${isDragActive ? 'border-accent bg-accent-soft' : error ? 'border-danger' : 'border-line-strong'}`}
    >
      <input
        {...input}
        // The library hides the input with a style attribute, which the page's content security policy blocks.
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
        // A submit that waits for a refused file focuses the first invalid field or element with this attribute.
        data-refused={error ? '' : undefined}
        // Before hydration the click recorder opens the file chooser.
        data-press={isHydrated ? undefined : 'files'}
        onClick={open}
      >
        {choose}
      </button>
      <p className="text-sm text-subtle">or drop it here. {hint}</p>
    </div>
  );
}
