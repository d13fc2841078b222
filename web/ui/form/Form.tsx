import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SubmitEvent as ReactSubmitEvent,
} from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import { changedFields } from './changedFields.ts';
import type { FormDefinition } from './defineForm.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormFooter } from './FormFooter.tsx';
import { fieldAt } from './fieldAt.ts';
import { PendingReadsContext, type PendingReads } from './pendingReads.ts';
import { unfold } from './unfold.ts';
import { useFollowedStart } from './useFollowedStart.ts';
import { useFormDraft } from './useFormDraft.ts';

/** One press of a submit button. An action takes it as options: it shows refusals in the form, and Retry submits again. */
export interface Submission {
  /** Shows a refusal: as the error of the field, or else above the buttons. Returns false if the form was closed. */
  atField: (field: readonly string[] | null, message: string) => boolean;
  /** The form and its pressed button, to submit it again after a failure. */
  form: HTMLFormElement | undefined;
  submitter: HTMLElement | null | undefined;
  /** Deletes the draft that a Retry after the form was closed has sent. */
  onRetried: () => void;
}

interface SubmitDetails<Out> {
  /** The label of the pressed submit button. */
  pressed: string;
  /** The values of the fields that the user has changed. */
  changes: Partial<Out>;
}

/** For a parent that can close the form, such as a dialog. */
export interface FormHandle {
  /** Whether the form may close; otherwise it asks the user, and calls `onCancel` on confirmation. */
  mayLeave: () => boolean;
}

export interface FormProps<In extends FieldValues, Out> {
  form: FormDefinition<In, Out>;
  /** Initial values instead of those of the definition. When they change, so do the fields without input. */
  start?: NoInfer<In>;
  /** Stores the input as a draft with this name in this tab; without a name, leaving asks first. */
  draft?: string;
  submit: string;
  /** The label of a second submit button. Enter in a field activates the first one. */
  otherSubmit?: string;
  /** Runs the action. A falsy result means failure: the form keeps the input. */
  onSubmit: (values: Out, submission: Submission, details: SubmitDetails<Out>) => Promise<unknown>;
  /** The text of the notice that a draft has been restored, which has a button to discard it. */
  restored?: string;
  /** Called after the action has succeeded. */
  onDone?: ((values: Out) => void) | undefined;
  /** Adds a Cancel button. */
  onCancel?: () => void;
  /** Whether success resets the fields to their initial values; a settings page shows the saved values. */
  resetsOnSuccess?: boolean;
  /** Whether the first field gets the focus when the dialog opens. */
  focused?: boolean;
  /** Whether the submit button is as wide as the fields. */
  wide?: boolean;
  /** Whether the buttons are in a bar, which is sticky while there are unsaved changes. */
  bar?: boolean;
  className?: string;
  /** Content after the buttons. */
  aside?: ReactNode;
  ref?: Ref<FormHandle>;
  children: ReactNode;
}

/** Focuses the first matching field in reading order, also in a folded part; in a group, its first input. */
function focusFirst(form: HTMLFormElement | null, selector: string) {
  const element = form?.querySelector<HTMLElement>(selector);
  unfold(element);
  (element?.matches('fieldset') ? element.querySelector('input') : element)?.focus();
}

/** A form on a page or in a dialog, with validation, draft, submission, focus of errors, and buttons. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form: definition, start, draft, submit, onSubmit, onDone, onCancel } = props;
  const {
    resetsOnSuccess = false,
    focused = false,
    wide = false,
    bar = false,
    className = 'grid gap-4',
    aside,
    ref,
    children,
  } = props;
  const { otherSubmit, restored } = props;
  const form = useForm<In, unknown, Out>({
    resolver: standardSchemaResolver(definition.schema),
    defaultValues: (start ?? definition.start) as DefaultValues<In>,
    shouldFocusError: false,
  });
  const [isRestored, setRestored] = useState(false);
  const deleteDraft = useFormDraft(draft, form, definition, () => setRestored(true));
  const endInput = useFollowedStart(form, start ?? definition.start);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const [asking, setAsking] = useState(false);
  const [pendingReads] = useState<PendingReads>(() => new Set());
  const [isWaiting, setWaiting] = useState(false);
  /** How often a submit ended because a file could not be read. */
  const [refusedReads, setRefusedReads] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) focusFirst(formRef.current, '[aria-invalid="true"]');
  }, [submitCount]);
  // In an effect, since the errors of the files are rendered by then.
  useEffect(() => {
    if (refusedReads > 0) focusFirst(formRef.current, '[aria-invalid="true"], [data-refused]');
  }, [refusedReads]);
  useImperativeHandle(ref, () => ({
    mayLeave: () => {
      if (draft !== undefined || !isDirty) return true;
      // A second attempt to close shows the buttons again.
      setAsking(!asking);
      return false;
    },
  }));

  const discard = () => {
    setAsking(false);
    setRestored(false);
    form.reset();
    endInput();
    deleteDraft();
  };
  const send = form.handleSubmit(async (values, event) => {
    const element = event?.target as HTMLFormElement | undefined;
    const formMessages: string[] = [];
    const atField = (field: readonly string[] | null, message: string) => {
      // The form was closed.
      if (element?.isConnected === false) return false;
      const name = field === null ? undefined : fieldAt(field, form.getValues());
      if (name === undefined) {
        formMessages.push(message);
        form.setError('root.server', { message: formMessages.join(' ') });
      } else {
        // Field errors end without a full stop.
        form.setError(name as FieldPath<In>, { type: 'server', message: message.replace(/\.$/, '') });
      }
      return true;
    };
    const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
    const pressed = (submitter instanceof HTMLButtonElement && submitter.value) || submit;
    const submission = { atField, form: element, submitter, onRetried: deleteDraft };
    const sent = form.getValues();
    const changes = changedFields(values, form.formState.defaultValues, sent);
    if (!(await onSubmit(values, submission, { pressed, changes }))) return;
    setRestored(false);
    form.reset(resetsOnSuccess ? undefined : form.getValues());
    // Text typed since `sent` stays, and counts as unsaved.
    if (!resetsOnSuccess) form.resetDefaultValues(sent);
    endInput();
    deleteDraft();
    onDone?.(values);
  });
  /** Waits for files that are being read, also those chosen meanwhile. If one is refused, it focuses the first error. */
  const sendWhenRead = async (event: ReactSubmitEvent<HTMLFormElement>) => {
    setWaiting(true);
    const results = await Promise.all(pendingReads);
    // Lets the fields store the files that were read.
    await new Promise((resolve) => setTimeout(resolve));
    setWaiting(false);
    if (!results.every(Boolean)) setRefusedReads((times) => times + 1);
    else if (pendingReads.size > 0) await sendWhenRead(event);
    else await send(event);
  };
  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        noValidate
        // With this method, a native submit sends the values neither to the address nor to a server.
        method="dialog"
        data-autofocus={focused || undefined}
        // Only a draft without excluded fields, such as passwords and files, makes a reload safe.
        data-drafted={draft === undefined || definition.excludedFromDraft.length > 0 ? undefined : ''}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          // Ignores a submit while another one is running.
          if (!isSubmitting && !isWaiting) void (pendingReads.size > 0 ? sendWhenRead : send)(event);
        }}
      >
        {restored !== undefined && isRestored && <DraftNotice text={restored} onDiscard={discard} />}
        <PendingReadsContext value={pendingReads}>{children}</PendingReadsContext>
        <FormFooter
          submit={submit}
          wide={wide}
          bar={bar}
          dirty={isDirty}
          otherSubmit={otherSubmit}
          refusal={errors.root?.['server']?.message}
          busy={isSubmitting || isWaiting}
          asking={asking}
          onAsk={setAsking}
          onCancel={onCancel && (() => (draft !== undefined || !isDirty ? onCancel() : setAsking(true)))}
          onDiscard={() => {
            discard();
            if (draft === undefined) onCancel?.();
            else focusFirst(formRef.current, 'input, select, textarea');
          }}
          discardable={draft !== undefined && isDirty}
        />
        {aside}
      </form>
    </FormProvider>
  );
}
