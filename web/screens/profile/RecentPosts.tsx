import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { PostCard } from '../../components/post/PostCard.tsx';
import { graphql } from '../../generated/gql.ts';
import { Step } from '../../ui/Step.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment RecentPosts_profile on Profile {
    id
    name
    posts(first: 10) {
      totalCount
      nodes {
        id
        ...PostCard_post
      }
    }
  }
`);

/** What somebody wrote last. */
export function RecentPosts({ profile }: { profile: FragmentType<typeof fragment> }) {
  const { name, posts } = useFragmentData(fragment, profile);
  return (
    <section aria-labelledby="recent-posts" className="min-w-0">
      <h2 id="recent-posts" className="card-title mt-2 text-md">
        Recent Posts
      </h2>
      {posts.nodes.length === 0 ? (
        <p className="card mt-3 p-card text-muted">{name} has not posted anything yet.</p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-stack">
          {posts.nodes.map((post) => (
            <li key={post.id} id={post.id} className="min-w-0">
              <Step>
                <PostCard post={post} level={3} />
              </Step>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
