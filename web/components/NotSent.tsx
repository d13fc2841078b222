import { useInMode } from '../routing/pageContext.tsx';

/** In live mode, says below a field that its file is not sent: nobody else gets 'Pictures' or 'Files'. */
export function NotSent({ files, className = '' }: { files: string; className?: string }) {
  return useInMode()(
    null,
    <p className={`text-sm text-muted ${className}`}>{files} stay in this tab: they are not sent.</p>,
  );
}
