import type { ReactNode } from 'react';
import { KeptFields } from './KeptFields.tsx';
import { ScreenData } from './ScreenData.tsx';
import type { AnySearch } from './searchState.ts';

interface Props {
  /** What the button controls. */
  id: string;
  search: AnySearch;
  /** The names of the fields in it. */
  names: readonly string[];
  open: boolean;
  className?: string;
  /** The fields, from the choices that the screen's data gives. */
  children: ReactNode;
}

/** The filters of a search form. Until their choices have come, those of the address go along with a search. */
export function FilterPanel({ id, search, names, open, className = '', children }: Props) {
  const waiting = (
    <>
      <KeptFields search={search} names={names} />
      {names.map((name) => (
        <div key={name} className="skeleton h-13" />
      ))}
    </>
  );
  return (
    // By class, so that it shows where no script could open it.
    <div id={id} className={open ? '' : 'hidden noscript:block'}>
      <div className={`mt-3 grid gap-2 border-t border-line pt-3 ${className}`}>
        <ScreenData skeleton={waiting}>{children}</ScreenData>
      </div>
    </div>
  );
}
