import { BadgeCheck } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';

const requestVerification = async () => (await import('../../actions/profile.ts')).requestVerification;

/** Invites the viewer to request profile verification; the request is simulated. */
export function VerifyCard({ requested }: { requested: boolean }) {
  const [request] = useAction(requestVerification);
  return (
    <section className="card p-card" aria-labelledby="verify">
      <div className="flex items-center gap-2">
        <BadgeCheck aria-hidden className="size-5 fill-accent-ink text-surface" />
        <h2 id="verify" className="card-title">
          Verify your profile
        </h2>
      </div>
      <p className="mt-1.5 text-sm text-muted">Verified members get 60% more profile views.</p>
      <button
        type="button"
        className="link mt-2 reach min-h-6 text-sm"
        aria-disabled={requested}
        onClick={() => !requested && void request({})}
      >
        {requested ? 'Verification requested' : 'Get verified'}
      </button>
    </section>
  );
}
