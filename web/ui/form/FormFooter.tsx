interface Props {
  submit: string;
  /** Whether the button takes all the room that there is. */
  wide: boolean;
  /** Whether they stand in a bar, and whether it has something to save. */
  bar: boolean;
  dirty: boolean;
  otherSubmit: string | undefined;
  busy: boolean;
  /** Whether it asks before what was typed is thrown away. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onCancel: (() => void) | undefined;
  onDiscard: () => void;
  /** Whether there is a draft to begin anew from. */
  discardable: boolean;
}

/** The buttons of a form, or the question that takes their place. */
export function FormFooter({
  submit,
  wide,
  bar,
  dirty,
  otherSubmit,
  busy,
  asking,
  onAsk,
  onCancel,
  onDiscard,
  discardable,
}: Props) {
  const look = `col-span-full flex flex-wrap items-center justify-end gap-2 ${bar ? 'save-bar' : ''}`;
  const words = bar
    ? { question: 'Discard your changes?', keep: 'Keep editing', discard: 'Discard changes' }
    : { question: 'Discard what you typed?', keep: 'Keep it', discard: 'Discard' };
  if (asking)
    return (
      <div
        // Another one than the buttons, which React would turn into these and leave without focus.
        key="question"
        role="group"
        aria-label={words.question}
        className={look}
        data-pinned=""
        data-dirty={bar || undefined}
      >
        <p className="mr-auto font-semibold">{words.question}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has taken the place of the pressed button */}
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
      {bar && (
        <p role="status" className="mr-auto font-semibold">
          {dirty && 'You have unsaved changes'}
        </p>
      )}
      {discardable && (
        <button
          type="button"
          className={bar ? 'btn btn-outline' : 'btn btn-ghost mr-auto'}
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
      {/* Pressed before the form lives, it is pressed again then: without scripts there is nobody to take the form. */}
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
