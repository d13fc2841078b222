import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../Dialog.tsx';
import { Form, type FormHandle, type FormProps } from './Form.tsx';

interface Props<In extends FieldValues, Out> extends Omit<
  FormProps<In, Out>,
  'onCancel' | 'emptied' | 'focused'
> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 'form' gives fields room side by side. */
  size?: 'normal' | 'form';
  /** What stands between the title and the fields. */
  intro?: ReactNode;
}

/** A form in a dialog, which closes when it was done. With a draft, what was typed is there again the next time. */
export function FormDialog<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { open, onClose, title, size = 'form', intro, onDone, ...form } = props;
  const handle = useRef<FormHandle>(null);
  // Opened again before it has faded away, it begins anew all the same.
  const [seen, setSeen] = useState({ open, times: 0 });
  if (seen.open !== open) setSeen({ open, times: seen.times + Number(open) });
  return (
    <Dialog
      open={open}
      onClose={() => (handle.current?.mayLeave() ?? true) && onClose()}
      title={title}
      size={size}
    >
      {intro && <div className="mt-1 break-words text-muted">{intro}</div>}
      <Form
        {...form}
        key={seen.times}
        ref={handle}
        className={`mt-4 ${form.className ?? 'grid gap-4'}`}
        emptied
        focused
        onCancel={onClose}
        onDone={(values) => {
          onClose();
          onDone?.(values);
        }}
      />
    </Dialog>
  );
}
