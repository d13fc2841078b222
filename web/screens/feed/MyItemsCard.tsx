import { Bookmark, BriefcaseBusiness, Sparkles } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { IconRow } from '../../routing/IconRow.tsx';
import { CardSection, linkCard } from '../../ui/CardSection.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment MyItemsCard_viewer on Viewer {
    id
    items {
      savedPosts
      gigs
      appliedJobs
    }
  }
`);

/** Links to the viewer's saved posts, gigs and applied jobs, with their counts. */
export function MyItemsCard({ viewer }: { viewer: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, viewer);
  const { savedPosts, gigs, appliedJobs } = data.items;
  return (
    <CardSection id="my-items" title="My Items" {...linkCard}>
      <IconRow to={paths.feed({ filter: 'saved' })} Icon={Bookmark} label="Saved posts" count={savedPosts} />
      <IconRow to={paths.gigs({ tab: 'mine' })} Icon={Sparkles} label="My gigs" count={gigs} />
      <IconRow
        to={paths.jobs({ tab: 'applied' })}
        Icon={BriefcaseBusiness}
        label="Applied jobs"
        count={appliedJobs}
      />
    </CardSection>
  );
}
