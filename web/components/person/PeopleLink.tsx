import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

/** For empty lists of a viewer without connections: a link to the people whom the feed suggests. */
export const PeopleLink = () => (
  <PrefetchLink to={paths.suggestedPeople} className="btn btn-primary">
    See people you may know
  </PrefetchLink>
);
