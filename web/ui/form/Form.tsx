import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SubmitEvent as Sent,
} from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormDefinition } from './defineForm.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormFooter } from './FormFooter.tsx';
import { fieldAt } from './fieldAt.ts';
import { PendingReadsContext, type PendingReads } from './pendingReads.ts';
import { useFormDraft } from './useFormDraft.ts';

export interface Refusals {
  /** Shows a refusal beside the field that it names; false where the form has no such field. */
  atField: (field: string, message: string) => boolean;
}

/** For whoever holds a form that may go away with what was typed. */
export interface FormHandle {
  /** Whether it may go; otherwise it asks, and calls `onCancel` when it is told so. */
  mayLeave: () => boolean;
}

export interface FormProps<In extends FieldValues, Out> {
  form: FormDefinition<In, Out>;
  /** What stands in the fields at first where the definition cannot know it. */
  start?: Partial<In>;
  /** Keeps what is typed under this name in this tab; without one, leaving asks first. */
  draft?: string;
  /** The words of the button. */
  submit: string;
  /** The words of another button that sends the form; Enter in a field presses this one. */
  otherSubmit?: string;
  /**
   * Runs the action with the form's place for refusals, and the words of the button that was pressed. What was typed
   * stays unless the answer says it was done.
   */
  onSubmit: (values: Out, refusals: Refusals, pressed: string) => Promise<unknown>;
  /** Says that a draft has been brought back, with a way to throw it away. */
  restored?: string;
  /** When it was done, and the action has told so. */
  onDone?: ((values: Out) => void) | undefined;
  /** With it there is a Cancel button. */
  onCancel?: () => void;
  /** Whether the fields are blank again when it was done; a page of settings shows what was saved. */
  emptied?: boolean;
  /** Whether its first field has the focus when its dialog opens. */
  focused?: boolean;
  /** Whether the button is as wide as the fields. */
  wide?: boolean;
  /** Whether the buttons stand in a bar, which stays in sight while something is not saved. */
  bar?: boolean;
  className?: string;
  ref?: Ref<FormHandle>;
  children: ReactNode;
}

/** What is wrong, first of all in the order in which one reads; a group has its first button. */
function focusFirst(form: HTMLFormElement | null, selector: string) {
  const place = form?.querySelector<HTMLElement>(selector);
  (place?.matches('fieldset') ? place.querySelector('input') : place)?.focus();
}

/** A form of a page, or inside a dialog: rules, draft, refusals and their focus, and its buttons. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form: definition, start, draft, submit, onSubmit, onDone, onCancel } = props;
  const {
    emptied = false,
    focused = false,
    wide = false,
    bar = false,
    className = 'grid gap-4',
    ref,
    children,
  } = props;
  const { otherSubmit, restored } = props;
  const form = useForm<In, unknown, Out>({
    resolver: standardSchemaResolver(definition.schema),
    defaultValues: { ...definition.start, ...start } as DefaultValues<In>,
    shouldFocusError: false,
  });
  const [isRestored, setRestored] = useState(false);
  const forget = useFormDraft(draft, form, definition, setRestored);
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const [asking, setAsking] = useState(false);
  const [readings] = useState<PendingReads>(() => new Set());
  const [isWaiting, setWaiting] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) focusFirst(element.current, '[aria-invalid="true"]');
  }, [submitCount]);
  useImperativeHandle(ref, () => ({
    mayLeave: () => {
      if (draft !== undefined || !isDirty) return true;
      setAsking(!asking);
      return false;
    },
  }));

  const discard = () => {
    setAsking(false);
    setRestored(false);
    form.reset();
    forget();
  };
  const send = form.handleSubmit(async (values, event) => {
    const atField = (field: string, message: string) => {
      const name = fieldAt(field, form.getValues());
      // Beside a field a message ends as those of the rules do.
      const said = message.replace(/\.$/, '');
      if (name !== undefined) form.setError(name as FieldPath<In>, { type: 'server', message: said });
      return name !== undefined;
    };
    const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
    const pressed = (submitter instanceof HTMLButtonElement && submitter.value) || submit;
    if (!(await onSubmit(values, { atField }, pressed))) return;
    setRestored(false);
    form.reset(emptied ? undefined : form.getValues());
    forget();
    onDone?.(values);
  });
  /** What was chosen belongs to what is sent; a file that is refused is told beside its field. */
  const sendWhenRead = async (event: Sent<HTMLFormElement>) => {
    setWaiting(true);
    const good = await Promise.all(readings);
    // The fields take what was read.
    await new Promise((resolve) => setTimeout(resolve));
    setWaiting(false);
    if (!good.every(Boolean)) focusFirst(element.current, '[aria-invalid="true"], [data-refused]');
    else if (readings.size > 0) await sendWhenRead(event);
    else await send(event);
  };
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        // Should the browser ever send it by itself, nothing of it reaches an address or a server.
        method="dialog"
        data-autofocus={focused || undefined}
        // Passwords and files are in no draft.
        data-kept={draft === undefined || definition.unkept.length > 0 ? undefined : ''}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          // Once at a time, however often it is pressed.
          if (!isSubmitting && !isWaiting) void (readings.size > 0 ? sendWhenRead : send)(event);
        }}
      >
        {restored !== undefined && isRestored && <DraftNotice text={restored} onDiscard={discard} />}
        <PendingReadsContext value={readings}>{children}</PendingReadsContext>
        <FormFooter
          submit={submit}
          wide={wide}
          bar={bar}
          dirty={isDirty}
          otherSubmit={otherSubmit}
          busy={isSubmitting || isWaiting}
          asking={asking}
          onAsk={setAsking}
          onCancel={onCancel && (() => (draft !== undefined || !isDirty ? onCancel() : setAsking(true)))}
          onDiscard={() => {
            discard();
            if (draft === undefined) onCancel?.();
            else focusFirst(element.current, 'input, select, textarea');
          }}
          discardable={draft !== undefined && isDirty}
        />
      </form>
    </FormProvider>
  );
}
