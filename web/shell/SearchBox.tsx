import { Suspense, useRef, useState } from 'react';
import { Form } from 'react-router-dom';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { useEarlyText } from '../hydration/earlyInput.ts';
import { deferred } from '../ui/deferred.tsx';
import { SearchField } from '../ui/SearchField.tsx';

const SearchSuggestions = deferred(() => import('./SearchSuggestions.tsx'), 'SearchSuggestions');

/** The global search: a GET form, which works before hydration. The first focus or input loads the suggestions. */
export function SearchBox({ className }: { className: string }) {
  const label = `Search ${brand.name}`;
  const box = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const markUsed = () => setUsed(true);
  useEarlyText(box, markUsed);
  return (
    <Form
      role="search"
      action={paths.search()}
      className={`group ${className}`}
      onFocus={markUsed}
      onInput={markUsed}
    >
      <SearchField
        ref={box}
        label={label}
        autoComplete="off"
        aria-keyshortcuts="/"
        look="input-quiet text-ellipsis md:max-lg:placeholder:text-sm"
      />
      <kbd
        aria-hidden
        className="key pointer-events-none absolute top-2 right-2 hidden group-focus-within:invisible group-has-[input:not(:placeholder-shown)]:invisible xl:block"
      >
        /
      </kbd>
      <Suspense>{used && <SearchSuggestions box={box} />}</Suspense>
    </Form>
  );
}
