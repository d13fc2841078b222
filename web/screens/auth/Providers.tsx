import { signInWithProvider } from '../../actions/account.ts';
import { useAction } from '../../actions/useAction.ts';
import { useIsLive } from '../../routing/pageContext.tsx';

// `logo` is the path data of an own simple drawing that resembles the provider's logo.
const providers = [
  {
    provider: 'GITHUB',
    name: 'GitHub',
    logo: 'M4.2 9.2 4 4l4.2 2.1a9.6 9.6 0 0 1 7.6 0L20 4l-.2 5.2c.8 1 1.2 2.1 1.2 3.4 0 4.5-3.7 6.9-9 6.9s-9-2.4-9-6.9c0-1.3.4-2.4 1.2-3.4Zm5 2.3a2.9 2.9 0 0 0-2.9 2.9c0 1.9 2.2 3.1 5.7 3.1s5.7-1.2 5.7-3.1a2.9 2.9 0 0 0-2.9-2.9Zm-.2 1.4h1.4v2.8H9Zm4.6 0H15v2.8h-1.4Z',
  },
  {
    provider: 'FACEBOOK',
    name: 'Facebook',
    logo: 'M13.8 21v-7.2h2.6l.5-3.2h-3.1V8.8c0-1 .5-1.6 1.7-1.6h1.6V4.3c-.5-.1-1.4-.2-2.4-.2-2.5 0-4 1.5-4 4.2v2.3H8v3.2h2.7V21z',
  },
] as const;

/** Sign-in with another account, in simulated mode alone: the server of live mode is registered with no provider. */
export function Providers({ onDone }: { onDone: () => void }) {
  const [signIn] = useAction(signInWithProvider);
  const isSimulated = !useIsLive();
  if (!isSimulated) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-subtle before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        Or continue with
      </p>
      <div className="grid grid-cols-2 gap-3">
        {providers.map(({ provider, name, logo }) => (
          <button
            key={provider}
            type="button"
            className="btn btn-outline"
            onClick={async () => {
              if (await signIn({ input: { provider } })) onDone();
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden fill="currentColor" fillRule="evenodd">
              <path d={logo} />
            </svg>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
