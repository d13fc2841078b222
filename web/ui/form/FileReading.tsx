import { LoaderCircle, X } from 'lucide-react';
import type { Reading } from './useFileReading.ts';

/** The progress of `useFileReading` with a button to stop it. */
export const FileReading = ({ reading, onStop }: { reading: Reading | undefined; onStop: () => void }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted has-[>:only-child:empty]:hidden">
    <p role="status" className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">
      {reading && (
        <>
          <LoaderCircle
            aria-hidden
            className="size-4 flex-none animate-spin text-accent motion-reduce:animate-none"
          />
          <span className="min-w-0 break-words">Reading {reading.name}…</span>
          {reading.share !== undefined && (
            <progress
              aria-label={`Reading ${reading.name}`}
              className="h-2 w-32 flex-none accent-accent"
              value={reading.share}
            />
          )}
        </>
      )}
    </p>
    {reading && (
      <button
        type="button"
        className="btn btn-icon btn-sm btn-ghost max-md:size-11"
        aria-label={`Stop reading ${reading.name}`}
        onClick={onStop}
      >
        <X aria-hidden strokeWidth={1.75} />
      </button>
    )}
  </div>
);
