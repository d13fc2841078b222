import type { ComponentProps, ReactNode } from 'react';
import { useOpenAcrossLogIn } from '../session/useOpenAcrossLogIn.ts';
import type { OnDemandTrigger } from './onDemand.tsx';

export interface DialogState {
  open: boolean;
  onClose: () => void;
}

interface Props<P extends DialogState> extends ComponentProps<'button'> {
  /** The dialog, from `onDemand(…)`. */
  Dialog: ((props: P) => ReactNode) & { trigger: OnDemandTrigger };
  /** The dialog's other props. */
  dialog: Omit<P, keyof DialogState | 'fallback'>;
  /** For a dialog that guests can open: the name by which it opens again after the log-in. */
  acrossLogIn?: string;
}

/** A button and the dialog that it opens. */
export function DialogButton<P extends DialogState>({ Dialog, dialog, acrossLogIn, ...button }: Props<P>) {
  const [open, setOpen] = useOpenAcrossLogIn(acrossLogIn);
  const props = { ...dialog, open, onClose: () => setOpen(false) } as unknown as P;
  return (
    <>
      <button type="button" {...button} {...Dialog.trigger} onClick={() => setOpen(true)} />
      <Dialog {...props} />
    </>
  );
}
