import type { FragmentType } from '@apollo/client';
import { Check } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';

const setTopicFollowed = async () => (await import('../../actions/topic.ts')).setTopicFollowed;

const fragment = graphql(/* GraphQL */ `
  fragment TopicButton_topic on Topic {
    id
    tag
    viewerIsFollowing
  }
`);

/** A hashtag to follow, or to follow no longer. */
export function TopicButton({ topic }: { topic: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, topic);
  const [run] = useAction(setTopicFollowed);
  return (
    <button
      type="button"
      className={`chip hover:text-ink ${data.viewerIsFollowing ? 'bg-accent-soft! text-accent-soft-ink!' : 'hover:bg-pressed'}`}
      aria-pressed={data.viewerIsFollowing}
      data-tip={data.viewerIsFollowing ? 'Following' : 'Follow'}
      onClick={() => void run({ input: { topicId: data.id, followed: !data.viewerIsFollowing } })}
    >
      {data.viewerIsFollowing && <Check aria-hidden className="size-3.5" />}#{data.tag}
    </button>
  );
}
