import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props<Id extends string> {
  labels: Readonly<Record<Id, string>>;
  selected: Id;
  addressOf: (id: Id) => string;
}

/** The orders of a list as links, for a list that the browser sorts. */
export const SortLinks = <Id extends string>({ labels, selected, addressOf }: Props<Id>) => (
  <nav aria-label="Sort by" className="flex flex-wrap items-center gap-3 text-sm text-muted">
    <span aria-hidden>Sort by</span>
    {(Object.keys(labels) as Id[]).map((id) => (
      <PrefetchLink
        key={id}
        to={addressOf(id)}
        preventScrollReset
        className={`reach ${id === selected ? 'font-semibold text-ink' : 'link'}`}
        aria-current={id === selected ? 'true' : undefined}
      >
        {labels[id]}
      </PrefetchLink>
    ))}
  </nav>
);
