import { useIsLive } from '../routing/pageContext.tsx';

/** A hint below a file field. Only live mode shows it: there other input is sent to the server, but no files. */
export function NotSent({ files, className = '' }: { files: string; className?: string }) {
  if (!useIsLive()) return null;
  return <p className={`text-sm text-muted ${className}`}>{files} stay in this tab: they are not sent.</p>;
}
