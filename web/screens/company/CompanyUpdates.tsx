import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { PostCard } from '../../components/post/PostCard.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { companyPageSearch, pageSize } from './companyPageSearch.ts';

interface Props {
  posts: readonly ({ id: string } & ComponentProps<typeof PostCard>['post'])[];
  /** Number of posts on all pages. */
  total: number;
}

export function CompanyUpdates({ posts, total }: Props) {
  const { pathname } = useLocation();
  const pager = usePages(companyPageSearch, total, pageSize, pathname); // The search's own path is '/companies/:id'.
  const start = usePageStart<HTMLHeadingElement>();
  return (
    <section aria-labelledby="updates" className="grid min-w-0 grid-cols-1 gap-stack">
      <h2 ref={start} tabIndex={-1} id="updates" className="card-title scroll-mt-20 rounded-sm outline-none">
        Recent Updates
      </h2>
      {posts.length === 0 && <p className="card p-card text-muted">No updates yet.</p>}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={3} />
      ))}
      <Pagination label="Recent Updates" {...pager} />
    </section>
  );
}
