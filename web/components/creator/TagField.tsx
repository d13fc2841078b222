import { productFormInputBounds } from '../../../schema/generated/creator.actions.ts';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useEarlyText } from '../../hydration/earlyInput.ts';
import { isComposing, isEnter } from '../../ui/keys.ts';
import { FieldError } from '../../ui/form/FieldFrame.tsx';
import type { ProductForm } from './productForm.ts';
import { listedWords, listSeparator, wordKey } from '../../../schema/rules/words.ts';

const bounds = productFormInputBounds.tags;

/** Keywords: Enter, a comma or another separator, a pasted list or the button adds tags; pressing a tag removes it. */
export function TagField() {
  const { field } = useController<ProductForm, 'tags'>({ name: 'tags' });
  const { field: entry, fieldState } = useController<ProductForm, 'tag'>({ name: 'tag' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { onChange: setEntry } = entry;
  const tags = listedWords(field.value);
  const setTags = (words: readonly string[]) => field.onChange(words.join(','));
  const isEmpty = listedWords(entry.value).length === 0;
  const full = tags.length >= bounds.max;
  const isKnown = (word: string) => tags.some((tag) => wordKey(tag) === wordKey(word));
  /** Adds the words of a list. Words that are too long or too many stay in the field, before `unfinished`. */
  const add = (list: string, unfinished = '') => {
    const words = listedWords(list).filter((word) => !isKnown(word));
    const fitting = words
      .filter((word) => word.length <= bounds.maxLength)
      .slice(0, bounds.max - tags.length);
    if (fitting.length > 0) setTags([...tags, ...fitting]);
    setEntry(
      [...words.filter((word) => !fitting.includes(word)), unfinished.trimStart()].filter(Boolean).join(', '),
    );
  };
  /** Adds the words before the last separator of a typed text: 'logo, ic' adds 'logo', and 'ic' stays in the field. */
  const read = (typed: string) => {
    const words = typed.split(listSeparator);
    const unfinished = words.pop()!;
    if (words.length === 0 || full) setEntry(typed);
    else add(words.join(','), unfinished);
  };
  useEarlyText(input, read);
  const error = fieldState.error?.message;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Tags<span className="font-normal text-subtle"> (optional)</span>
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          // Belongs to no form: before hydration, Enter would press the form's first button, which saves and leaves.
          form=""
          value={entry.value}
          onBlur={entry.onBlur}
          dir="auto"
          autoComplete="off"
          placeholder="Add a tag"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          className="input"
          onChange={({ target: { value }, nativeEvent }) => {
            // Adding tags would change the value, which ends the composition of an input method (IME).
            if (isComposing(nativeEvent as InputEvent)) setEntry(value);
            else read(value);
          }}
          onCompositionEnd={({ currentTarget }) => read(currentTarget.value)}
          // An input would join the lines of a pasted list, so the list is split first.
          onPaste={(event) => {
            const list = event.clipboardData.getData('text');
            if (full || !listSeparator.test(list)) return;
            event.preventDefault();
            add(`${entry.value},${list}`);
          }}
          onKeyDown={(event) => {
            if (!isEnter(event.nativeEvent)) return;
            event.preventDefault();
            // Before hydration is complete, the field's own text is newer.
            if (!full) add(event.currentTarget.value);
          }}
        />
        <button
          type="button"
          className="btn btn-outline max-md:h-11"
          disabled={isEmpty || full}
          onClick={() => {
            add(entry.value);
            input.current?.focus();
          }}
        >
          Add
        </button>
      </div>
      <p id={`${id}-hint`} role="status" className="text-sm text-subtle">
        {tags.length} of {bounds.max} tags
        {full && !isEmpty && `. Remove a tag to add ${listedWords(entry.value).join(', ')}.`}
      </p>
      {error && <FieldError id={`${id}-error`} message={error} />}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((one) => (
            <li key={one} className="max-w-full">
              <button
                type="button"
                className="chip chip-btn max-w-full max-md:h-11"
                aria-label={`Remove tag ${one}`}
                onClick={() => {
                  setTags(tags.filter((other) => other !== one));
                  input.current?.focus();
                }}
              >
                <span className="truncate">{one}</span>
                <X aria-hidden className="size-3.5 flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
