import { useState, type ComponentProps, type ReactNode } from 'react';
import type { OnDemandTrigger } from './onDemand.tsx';

export interface DialogState {
  open: boolean;
  onClose: () => void;
}

interface Props<P extends DialogState> extends ComponentProps<'button'> {
  /** The dialog, from `onDemand(…)`. */
  Dialog: ((props: P) => ReactNode) & { trigger: OnDemandTrigger };
  dialog: Omit<P, keyof DialogState | 'fallback'>;
}

export function DialogButton<P extends DialogState>({ Dialog, dialog, ...button }: Props<P>) {
  const [open, setOpen] = useState(false);
  const props = { ...dialog, open, onClose: () => setOpen(false) } as unknown as P;
  return (
    <>
      <button type="button" {...button} {...Dialog.trigger} onClick={() => setOpen(true)} />
      <Dialog {...props} />
    </>
  );
}
