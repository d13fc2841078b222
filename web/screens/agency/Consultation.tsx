import { onDemand } from '../../ui/onDemand.tsx';
import { useKeptOpen } from '../../session/useKeptOpen.ts';

const ConsultationDialog = onDemand(() => import('./ConsultationDialog.tsx'), 'ConsultationDialog');

/** The section that opens the consultation form. Get started links to it. */
export function Consultation() {
  const [open, setOpen] = useKeptOpen('consultation');
  return (
    <section
      id="consultation"
      tabIndex={-1}
      aria-labelledby="consultation-title"
      className="card flex scroll-mt-20 flex-wrap outline-none items-center justify-between gap-x-8 gap-y-4 p-card md:p-8"
    >
      <div className="min-w-0">
        <h2 id="consultation-title" className="font-display text-xl font-[650] tracking-[-0.015em]">
          Talk to a recruiter
        </h2>
        <p className="mt-1 max-w-read text-muted">
          Half an hour by video, free of charge. You'll get an honest answer, even if it's not to hire.
        </p>
      </div>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        {...ConsultationDialog.trigger}
        onClick={() => setOpen(true)}
      >
        Schedule a Consultation
      </button>
      <ConsultationDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
