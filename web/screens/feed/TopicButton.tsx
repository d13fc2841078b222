import { Check, Plus } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setTopicFollowed = async () => (await import('../../actions/post.ts')).setTopicFollowed;

const fragment = graphql(/* GraphQL */ `
  fragment TopicButton_topic on Topic {
    id
    tag
    viewerIsFollowing
  }
`);

/** The icon changes and the width does not. */
export function TopicButton({ topic }: { topic: FragmentType<typeof fragment> }) {
  const { id, tag, viewerIsFollowing } = useFragmentData(fragment, topic);
  const [run] = useAction(setTopicFollowed);
  return (
    <ToggleButton
      on={viewerIsFollowing}
      onToggle={(followed, options) => run({ input: { topicId: id, followed } }, options)}
      words={{ off: 'Follow', on: 'Following' }}
      name={`#${tag}`}
      Icon={Plus}
      OnIcon={Check}
      variant="own"
      className={`chip max-md:h-8 hover:text-ink [&_svg]:size-3.5 ${viewerIsFollowing ? 'bg-accent-soft! text-accent-soft-ink!' : 'hover:bg-pressed'}`}
      onClass=""
    >
      #{tag}
    </ToggleButton>
  );
}
