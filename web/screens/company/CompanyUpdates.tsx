import type { ComponentProps } from 'react';
import { PostCard } from '../../components/post/PostCard.tsx';

interface Props {
  posts: readonly ({ id: string } & ComponentProps<typeof PostCard>['post'])[];
}

/** What the company has said of late. */
export const CompanyUpdates = ({ posts }: Props) => (
  <section aria-labelledby="updates" className="grid min-w-0 grid-cols-1 gap-stack">
    <h2 id="updates" className="card-title">
      Recent Updates
    </h2>
    {posts.length === 0 && <p className="card p-card text-muted">No updates yet.</p>}
    {posts.map((post) => (
      <PostCard key={post.id} post={post} level={3} />
    ))}
  </section>
);
