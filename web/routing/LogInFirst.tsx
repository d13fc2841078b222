import { EmptyList } from './EmptyList.tsx';
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
    <EmptyList
      title="You're logged out"
      text={`Log in to see ${what}.`}
      level={level}
      link={{ to: logIn, children: 'Log in' }}
    />
  );
}
