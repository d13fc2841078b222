import { BellOff } from 'lucide-react';

export const MutedMark = () => (
  <BellOff role="img" aria-label="Muted" className="size-3.5 flex-none text-subtle" strokeWidth={1.75} />
);
