import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useEarlyText } from '../../hydration/earlyInput.ts';
import { tagOf, type ProductForm } from './productForm.ts';
import { productBounds } from '../../../schema/rules/creator/input.ts';

const bounds = productBounds.tags;

/** Keywords: Enter or the button adds one; pressing a tag removes it. */
export function TagField() {
  const { field } = useController<ProductForm, 'tags'>({ name: 'tags' });
  const { field: next } = useController<ProductForm, 'tag'>({ name: 'tag' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { onChange: setWord } = next;
  useEarlyText(input, setWord);
  const tags = field.value;
  const tag = tagOf(next.value);
  const full = tags.length >= bounds.max;
  const add = () => {
    if (!tag || full) return;
    const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (!known) field.onChange([...tags, tag]);
    setWord('');
    input.current?.focus();
  };
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
          value={next.value}
          onBlur={next.onBlur}
          maxLength={bounds.maxLength}
          dir="auto"
          autoComplete="off"
          placeholder="Add a tag"
          aria-describedby={`${id}-hint`}
          className="input"
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="btn btn-outline max-md:h-11" disabled={!tag || full} onClick={add}>
          Add
        </button>
      </div>
      <p id={`${id}-hint`} role="status" className="text-sm text-subtle">
        {tags.length} of {bounds.max} tags
      </p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((one) => (
            <li key={one} className="max-w-full">
              <button
                type="button"
                className="chip chip-btn max-w-full max-md:h-11"
                aria-label={`Remove tag ${one}`}
                onClick={() => {
                  field.onChange(tags.filter((other) => other !== one));
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
