import { BellOff } from 'lucide-react';

/** The mark behind the name of a conversation whose notifications the viewer has muted. */
export const MutedMark = () => (
  <BellOff
    role="img"
    aria-label="Muted"
    aria-hidden={false}
    className="size-3.5 flex-none text-subtle"
    strokeWidth={1.75}
  />
);
