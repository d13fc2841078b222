import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { usePages } from '../../lists/usePages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { gigSearch } from '../../searches/gigSearch.ts';
import { GigGrid, type Gigs } from '../../components/gig/GigGrid.tsx';

export const Wishlist = ({ gigs: { nodes, totalCount } }: { gigs: Gigs }) => (
  <OwnList
    count={`${formatCount(totalCount, 'gig')} on your wishlist`}
    allLink={{ to: paths.gigs(), label: 'All gigs' }}
    pager={{ label: 'Wishlist', ...usePages(gigSearch, totalCount, ownPageSize) }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Gigs you add to your wishlist will appear here.',
      action: 'Browse Gigs',
    }}
  >
    {nodes.length > 0 ? <GigGrid gigs={nodes} /> : null}
  </OwnList>
);
