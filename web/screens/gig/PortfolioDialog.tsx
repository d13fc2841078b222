import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Portfolio_GigFragment } from '../../generated/graphql.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatMonth } from '../../ui/dates.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  works: Portfolio_GigFragment['portfolio'];
  /** Index of the work that is shown. */
  shown: number;
  onShow: (index: number) => void;
}

/** A large view of a work of `Portfolio`. Previous and Next wrap around. */
export function PortfolioDialog({ works, shown, onShow, open, onClose }: Props) {
  const work = works[shown]!;
  const facts = [
    { name: 'Category', value: work.category },
    { name: 'Delivered', value: formatMonth(work.date) },
    { name: 'Cost', value: work.cost },
    { name: 'Duration', value: work.duration },
  ];
  const step = (by: number) => onShow((shown + by + works.length) % works.length);
  return (
    <Dialog open={open} onClose={onClose} title={work.title} size="wide">
      <div className="art mt-4 aspect-[16/10] max-h-[60vh] w-full rounded-md">
        <img src={work.image} alt={work.imageAlt ?? ''} width={640} height={400} />
      </div>
      <p dir="auto" className="mt-4 max-w-read text-read break-words text-muted">
        {work.description}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-subtle">{name}</dt>
            <dd className="num font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {works.length > 1 && (
        <div className="mt-5 flex items-center justify-between gap-3 border-t border-line pt-4">
          <button type="button" className="btn btn-outline" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
            Previous
          </button>
          <p role="status" className="num text-sm text-muted">
            {shown + 1} of {works.length}
          </p>
          <button type="button" className="btn btn-outline" onClick={() => step(1)}>
            Next
            <ChevronRight aria-hidden />
          </button>
        </div>
      )}
    </Dialog>
  );
}
