import { useSearchParams } from 'react-router-dom';
import type { LogInTarget } from '../../schema/rules/addresses.ts';
import { internalPath } from './internalPath.ts';

/** The page after the log-in (undefined: the feed) and what opens there, from the address's untrusted parameters. */
export function useLogInTarget(): LogInTarget {
  const [search] = useSearchParams();
  const next = internalPath(search.get('next'));
  return { next: next === '/' ? undefined : next, open: search.get('open') || undefined };
}
