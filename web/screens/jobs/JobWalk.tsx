import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatInteger } from '../../ui/format.ts';
import { useNeighbours } from './useNeighbours.ts';

interface WayProps {
  /** 'Previous job' */
  name: string;
  to: { title: string; to: string } | undefined;
  Icon: LucideIcon;
}

function Way({ name, to, Icon }: WayProps) {
  // The entry of the history that has opened the sheet stays the one that Close goes back from.
  const state: unknown = useLocation().state;
  const look = 'btn btn-icon btn-ghost';
  const icon = <Icon aria-hidden strokeWidth={1.75} />;
  if (!to)
    return (
      <span role="link" aria-disabled="true" aria-label={name} className={`${look} text-disabled`}>
        {icon}
      </span>
    );
  return (
    <PrefetchLink
      to={to.to}
      replace
      state={state}
      preventScrollReset
      aria-label={`${name}: ${to.title}`}
      data-tip={to.title}
      className={look}
    >
      {icon}
    </PrefetchLink>
  );
}

/** Where the open job stands in its list, and the ways to the ones beside it: a list is walked with the sheet open. */
export function JobWalk({ id }: { id: string }) {
  const found = useNeighbours(id);
  if (!found) return null;
  return (
    <nav aria-label="Jobs of the list" className="flex items-center">
      <span className="num grow truncate text-sm text-muted">
        {formatInteger(found.place)} of {formatInteger(found.count)}
      </span>
      <Way name="Previous job" to={found.previous} Icon={ChevronLeft} />
      <Way name="Next job" to={found.next} Icon={ChevronRight} />
    </nav>
  );
}
