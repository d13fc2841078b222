import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize, pagesOf } from '../../lists/pages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { gigSearch, type GigSearch } from '../../searches/gigSearch.ts';
import { GigGrid, type Gigs } from '../../components/gig/GigGrid.tsx';

/** The gigs on the wishlist. */
export const Wishlist = ({ gigs: { nodes, totalCount }, search }: { gigs: Gigs; search: GigSearch }) => (
  <OwnList
    count={`${formatCount(totalCount, 'gig')} on your wishlist`}
    allLink={{ to: paths.gigs(), label: 'All gigs' }}
    pager={{
      label: 'Wishlist',
      ...pagesOf(totalCount, ownPageSize, search.page),
      to: (page) => gigSearch.address({ ...search, page }),
    }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Gigs you add to your wishlist will appear here.',
      action: 'Browse Gigs',
    }}
  >
    {nodes.length > 0 ? <GigGrid gigs={nodes} /> : null}
  </OwnList>
);
