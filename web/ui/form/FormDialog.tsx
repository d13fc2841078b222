import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../Dialog.tsx';
import { Form, type FormHandle, type FormProps } from './Form.tsx';

interface Props<In extends FieldValues, Out> extends Omit<
  FormProps<In, Out>,
  'onCancel' | 'resetsOnSuccess' | 'focused'
> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 'form' has room for fields side by side. */
  size?: 'normal' | 'form';
  /** Content between the title and the fields. */
  intro?: ReactNode;
  /** Whether the dialog stays open after success. It then shows another form, with another draft. */
  staysOpen?: boolean;
  /** Returns the element that gets the focus on closing, if it is not the opener. */
  returnTo?: () => HTMLElement | null;
}

/** A form in a dialog, which closes on success. With a draft, the input is restored the next time. */
export function FormDialog<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { open, onClose, title, size = 'form', intro, staysOpen = false, returnTo, onDone, ...form } = props;
  const handle = useRef<FormHandle>(null);
  // A new key resets the form on reopening, also during the closing transition.
  const [opening, setOpening] = useState({ open, times: 0 });
  if (opening.open !== open) setOpening({ open, times: opening.times + Number(open) });
  const content = useRef<HTMLDivElement>(null);
  const shownDraft = useRef(form.draft);
  useEffect(() => {
    if (shownDraft.current === form.draft) return;
    shownDraft.current = form.draft;
    // The focused field, or the pressed button, was in the form before.
    content.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [form.draft]);
  return (
    <Dialog
      open={open}
      onClose={() => (handle.current?.mayLeave() ?? true) && onClose()}
      title={title}
      size={size}
      {...(returnTo && { returnTo })}
    >
      {intro && <div className="mt-1 break-words text-muted">{intro}</div>}
      <div ref={content}>
        <Form
          {...form}
          key={`${form.draft} ${opening.times}`}
          ref={handle}
          className={`mt-4 ${form.className ?? 'grid gap-4'}`}
          resetsOnSuccess
          focused
          onCancel={onClose}
          onDone={(values) => {
            if (!staysOpen) onClose();
            onDone?.(values);
          }}
        />
      </div>
    </Dialog>
  );
}
