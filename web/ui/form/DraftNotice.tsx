import { History } from 'lucide-react';

/** Announces that the form has restored a draft. */
export const DraftNotice = ({ text, onDiscard }: { text: string; onDiscard: () => void }) => (
  <div
    role="status"
    className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-info-soft px-4 py-2.5 text-info-ink"
  >
    <History aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
    <p className="min-w-0 flex-1 basis-60">{text}</p>
    <button type="button" className="btn btn-sm btn-outline max-md:h-11" onClick={onDiscard}>
      Discard draft
    </button>
  </div>
);
