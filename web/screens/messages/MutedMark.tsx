import { BellOff } from 'lucide-react';

export const MutedMark = () => (
  <BellOff
    role="img"
    aria-label="Muted"
    aria-hidden={false}
    className="size-3.5 flex-none text-subtle"
    strokeWidth={1.75}
  />
);
