import { navigationGroups } from './destinations.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { useDropdowns } from './useDropdowns.ts';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

/** The main navigation: Feed, Explore, Network and More. */
export function MainNav() {
  const behaviour = useDropdowns();
  const [explore, more] = navigationGroups;
  return (
    <nav aria-label="Main" className="hidden items-center md:flex">
      <PrefetchLink menu className="nav-item" to={paths.feed()}>
        Feed
      </PrefetchLink>
      <NavDropdown group={explore} {...behaviour(explore.label)} />
      <PrefetchLink menu className="nav-item" to={paths.network()}>
        Network
      </PrefetchLink>
      {/* Aligned to the right in small windows, where the list would overflow. */}
      <NavDropdown group={more} {...behaviour(more.label)} className="max-lg:right-0" />
    </nav>
  );
}
