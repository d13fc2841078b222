import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const ConsultationDialog = onDemand(() => import('./ConsultationDialog.tsx'), 'ConsultationDialog');

/** The section that opens the consultation form. 'Get started' in `AgencyHero` links to it. */
export const Consultation = () => (
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
    <DialogButton
      className="btn btn-primary btn-lg"
      Dialog={ConsultationDialog}
      dialog={{}} // No props besides `open` and `onClose`.
      acrossLogIn="consultation" // The name by which it opens again after a guest's log-in.
    >
      Schedule a Consultation
    </DialogButton>
  </section>
);
