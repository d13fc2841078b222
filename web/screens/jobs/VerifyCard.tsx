import { BadgeCheck } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { notify } from '../../ui/notify.ts';

const requestVerification = async () => (await import('../../actions/verification.ts')).requestVerification;

/** Invites the viewer to have the profile verified; the request is simulated. */
export function VerifyCard({ requested }: { requested: boolean }) {
  const [request, requesting] = useAction(requestVerification);
  const verify = async () => {
    if (requesting || requested || !(await request({}))) return;
    void notify({
      title: 'Verification requested',
      description: 'We will check your identity and tell you when it is done.',
    });
  };
  return (
    <section className="card p-card" aria-labelledby="verify">
      <div className="flex items-center gap-2">
        <BadgeCheck aria-hidden className="size-5 fill-accent-ink text-surface" />
        <h2 id="verify" className="h-card">
          Verify your profile
        </h2>
      </div>
      <p className="mt-1.5 text-sm text-muted">Verified members get 60% more profile views.</p>
      <button
        type="button"
        className="link mt-2 min-h-6 text-sm"
        aria-disabled={requested}
        onClick={() => void verify()}
      >
        {requested ? 'Verification requested' : 'Get verified'}
      </button>
    </section>
  );
}
