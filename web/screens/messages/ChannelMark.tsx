import { Hash } from 'lucide-react';

/** The sign of a channel. */
export const ChannelMark = ({ large = false }: { large?: boolean }) => (
  <span
    className={`grid flex-none place-items-center bg-accent-soft text-accent-soft-ink ${large ? 'size-12 rounded-xl' : 'size-10 rounded-lg'}`}
  >
    <Hash aria-hidden className={large ? 'size-6' : 'size-5'} strokeWidth={2} />
  </span>
);
