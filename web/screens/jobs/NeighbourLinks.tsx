import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import { useNeighbours } from './useNeighbours.ts';

interface NeighbourLinkProps {
  name: string;
  neighbour: { title: string; to: string } | undefined;
  Icon: LucideIcon;
}

function NeighbourLink({ name, neighbour, Icon }: NeighbourLinkProps) {
  // The state of the entry that opened the sheet is passed on, because Close (`useOpenJob`) reads it.
  const state: unknown = useLocation().state;
  const look = 'btn btn-icon btn-ghost';
  const icon = <Icon aria-hidden strokeWidth={1.75} />;
  if (!neighbour)
    return (
      <span role="link" aria-disabled="true" aria-label={name} className={`${look} text-disabled`}>
        {icon}
      </span>
    );
  return (
    <PrefetchLink
      to={neighbour.to}
      replace
      state={state}
      preventScrollReset
      aria-label={`${name}: ${neighbour.title}`}
      data-tip={neighbour.title}
      className={look}
    >
      {icon}
    </PrefetchLink>
  );
}

/** Position of the open job in its list, with links to the previous and next job. */
export function NeighbourLinks({ id }: { id: string }) {
  const neighbours = useNeighbours(id);
  if (!neighbours) return null;
  return (
    <nav aria-label="Jobs of the list" className="flex items-center">
      <span className="num grow truncate text-sm text-muted">
        {formatInteger(neighbours.place)} of {formatInteger(neighbours.count)}
      </span>
      <NeighbourLink name="Previous job" neighbour={neighbours.previous} Icon={ChevronLeft} />
      <NeighbourLink name="Next job" neighbour={neighbours.next} Icon={ChevronRight} />
    </nav>
  );
}
