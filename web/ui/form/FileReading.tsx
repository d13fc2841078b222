import { LoaderCircle } from 'lucide-react';
import type { Reading } from './useFileReading.ts';

/** Says which file is being read, and how far that is. */
export const FileReading = ({ reading }: { reading: Reading | undefined }) => (
  <p role="status" className="text-sm text-muted empty:hidden">
    {reading && (
      <span className="flex min-w-0 flex-wrap items-center gap-2">
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
      </span>
    )}
  </p>
);
