import { FieldError } from './FieldFrame.tsx';

interface Props {
  submit: string;
  /** Whether the submit button is as wide as the fields. */
  wide: boolean;
  /** Whether the buttons are in a bar, which is sticky while there are unsaved changes. */
  bar: boolean;
  dirty: boolean;
  otherSubmit: string | undefined;
  /** Why the server has refused the input, if that concerns no field. */
  refusal: string | undefined;
  busy: boolean;
  /** Whether the footer asks the user to confirm discarding the input. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onCancel: (() => void) | undefined;
  onDiscard: () => void;
  /** Whether there is a draft that can be discarded. */
  discardable: boolean;
}

/** The buttons of a form, or the question that replaces them. */
export function FormFooter({
  submit,
  wide,
  bar,
  dirty,
  otherSubmit,
  refusal,
  busy,
  asking,
  onAsk,
  onCancel,
  onDiscard,
  discardable,
}: Props) {
  // On a phone the buttons fill their row, or two rows if one is too short.
  const look = `col-span-full flex flex-wrap items-center justify-end gap-2 ${bar ? 'save-bar' : 'max-sm:[&>button]:grow max-sm:[&>button]:px-2.5 max-sm:[&>p]:basis-full'}`;
  const words = bar
    ? { question: 'Discard your changes?', keep: 'Keep editing', discard: 'Discard changes' }
    : { question: 'Discard what you typed?', keep: 'Keep it', discard: 'Discard' };
  if (asking)
    return (
      <div
        // A different key, so that React does not reuse the pressed button's element, which would prevent autofocus.
        key="question"
        role="group"
        aria-label={words.question}
        className={look}
        data-pinned=""
        data-dirty={bar || undefined}
      >
        <p className="mr-auto font-semibold">{words.question}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the pressed button */}
        <button type="button" autoFocus className="btn btn-outline" onClick={() => onAsk(false)}>
          {words.keep}
        </button>
        <button type="button" className="btn btn-danger" onClick={onDiscard}>
          {words.discard}
        </button>
      </div>
    );
  return (
    <div key="buttons" className={look} data-pinned="" data-dirty={(bar && dirty) || undefined}>
      {refusal !== undefined && (
        <div role="alert" className="basis-full">
          <FieldError message={refusal} />
        </div>
      )}
      {bar && (
        <p role="status" className="mr-auto font-semibold">
          {dirty && 'You have unsaved changes'}
        </p>
      )}
      {discardable && (
        <button
          type="button"
          className={bar ? 'btn btn-outline' : `btn btn-ghost ${wide ? 'order-last w-full' : 'mr-auto'}`}
          onClick={() => onAsk(true)}
        >
          {bar ? 'Discard' : 'Start over'}
        </button>
      )}
      {onCancel && (
        <button type="button" className="btn btn-outline" onClick={onCancel}>
          Cancel
        </button>
      )}
      {/* Enter in a field activates the first submit button, which must not be the other one. */}
      {otherSubmit !== undefined && (
        <button type="submit" value={submit} aria-label={submit} aria-disabled={busy} hidden />
      )}
      {/* `data-press` records clicks before hydration for a replay, since the form cannot be submitted without scripts. */}
      {otherSubmit !== undefined && (
        <button
          type="submit"
          value={otherSubmit}
          data-press=""
          className="btn btn-outline"
          aria-disabled={busy}
        >
          {otherSubmit}
        </button>
      )}
      <button
        type="submit"
        value={submit}
        data-press=""
        className={`btn btn-primary ${wide ? 'grow max-md:h-11' : ''}`}
        aria-disabled={busy}
      >
        {submit}
      </button>
    </div>
  );
}
