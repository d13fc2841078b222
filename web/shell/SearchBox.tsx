import { Search } from 'lucide-react';
import { Form } from 'react-router-dom';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';

/** Search over everything; a plain GET form, so it works before any script does. */
export function SearchBox({ className }: { className: string }) {
  const label = `Search ${brand.name}`;
  return (
    <Form role="search" action={paths.search()} className={className}>
      <label className="field">
        <span className="sr-only">{label}</span>
        <Search aria-hidden strokeWidth={1.75} />
        <input name="q" type="search" className="input input-quiet" placeholder={label} autoComplete="off" />
      </label>
    </Form>
  );
}
