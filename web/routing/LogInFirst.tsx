import { EmptyState } from '../ui/EmptyState.tsx';
import { PrefetchLink } from './PrefetchLink.tsx';
import { useLogInHere } from './useLogInHere.ts';

interface Props {
  /** What the viewer sees after logging in: 'your messages'. */
  what: string;
  level: 1 | 2 | 3;
}

/** Replaces content that belongs to the viewer while nobody is logged in. The link returns here after the login. */
export function LogInFirst({ what, level }: Props) {
  const logIn = useLogInHere();
  return (
    <EmptyState
      title="You're logged out"
      text={`Log in to see ${what}.`}
      level={level}
      action={
        <PrefetchLink to={logIn} className="btn btn-primary">
          Log in
        </PrefetchLink>
      }
    />
  );
}
