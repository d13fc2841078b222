import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useLocation } from 'react-router-dom';
import { PostCard } from '../../components/post/PostCard.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { usePageStart } from '../../lists/usePageStart.ts';
import { postsPerPage, profilePageSearch } from './profilePageSearch.ts';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment RecentPosts_profile on Profile {
    id
    viewerIsOwner
    name
    posts(first: 10, page: $page) {
      totalCount
      nodes {
        id
        ...PostCard_post
      }
    }
  }
`);

/** A person's posts in pages. Their fragment reads the variable `page`, so `useFragmentData` gets the search's values. */
export function RecentPosts({ profile }: { profile: FragmentType<typeof fragment> }) {
  const { pathname } = useLocation();
  const search = useSearchState(profilePageSearch);
  const { viewerIsOwner, name, posts } = useFragmentData(fragment, profile, profilePageSearch.values(search));
  const pager = usePages(profilePageSearch, posts.totalCount, postsPerPage, pathname);
  const start = usePageStart<HTMLHeadingElement>();
  return (
    <section aria-labelledby="recent-posts" className="min-w-0">
      <h2
        ref={start}
        tabIndex={-1}
        id="recent-posts"
        className="card-title mt-2 scroll-mt-20 rounded-sm text-md outline-none"
      >
        Recent Posts
      </h2>
      {posts.nodes.length === 0 ? (
        <div className="card mt-3 flex flex-wrap items-center justify-between gap-3 p-card">
          <p className="min-w-0 break-words text-muted">
            {viewerIsOwner ? 'You have' : `${name} has`} not posted anything yet.
          </p>
          {viewerIsOwner && (
            <PrefetchLink to={paths.feed()} className="btn btn-outline btn-sm">
              Write a post
            </PrefetchLink>
          )}
        </div>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-stack">
          {posts.nodes.map((post) => (
            <li key={post.id} id={post.id} className="min-w-0">
              <HydrationBoundary>
                <PostCard post={post} level={3} />
              </HydrationBoundary>
            </li>
          ))}
        </ul>
      )}
      {pager.pages > 1 && (
        <div className="mt-stack">
          <Pagination label="Recent Posts" {...pager} />
        </div>
      )}
    </section>
  );
}
