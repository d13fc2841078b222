import { useSearchParams } from 'react-router-dom';
import type { LogInTarget } from '../../schema/rules/addresses.ts';
import { internalPath } from './internalPath.ts';

/** Where the log-in page leads afterwards, read from the untrusted parameters of its address. */
export function useLogInTarget(): LogInTarget {
  const [search] = useSearchParams();
  const next = internalPath(search.get('next'));
  return { next: next === '/' ? undefined : next, open: search.get('open') || undefined };
}
