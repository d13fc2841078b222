import type { ReactNode } from 'react';
import type { SearchScreenQuery } from '../../generated/graphql.ts';
import { CompanyHit } from './CompanyHit.tsx';
import { GigHit } from './GigHit.tsx';
import { JobHit } from './JobHit.tsx';
import { PersonHit } from './PersonHit.tsx';
import { ProductHit } from './ProductHit.tsx';
import { ProjectHit } from './ProjectHit.tsx';
import { deferred } from '../../ui/deferred.tsx';
import type { Kind } from '../../searches/siteSearch.ts';

const PostCard = deferred(() => import('../../components/post/PostCard.tsx'), 'PostCard');

export interface FoundHit {
  id: string;
  row: ReactNode;
}

/** Loaded hits by kind, in the shape of the query. */
type Pages = Pick<SearchScreenQuery, Kind['id']>;

const rows: { readonly [Id in Kind['id']]: (pages: Pages) => readonly FoundHit[] | undefined } = {
  people: ({ people }) =>
    people?.nodes.flatMap((hit) =>
      hit.__typename === 'Person' ? { id: hit.id, row: <PersonHit person={hit} /> } : [],
    ),
  jobs: ({ jobs }) =>
    jobs?.nodes.flatMap((hit) => (hit.__typename === 'Job' ? { id: hit.id, row: <JobHit job={hit} /> } : [])),
  gigs: ({ gigs }) =>
    gigs?.nodes.flatMap((hit) => (hit.__typename === 'Gig' ? { id: hit.id, row: <GigHit gig={hit} /> } : [])),
  projects: ({ projects }) =>
    projects?.nodes.flatMap((hit) =>
      hit.__typename === 'Project' ? { id: hit.id, row: <ProjectHit project={hit} /> } : [],
    ),
  products: ({ products }) =>
    products?.nodes.flatMap((hit) =>
      hit.__typename === 'Product' || hit.__typename === 'Course'
        ? { id: hit.id, row: <ProductHit item={hit} /> }
        : [],
    ),
  companies: ({ companies }) =>
    companies?.nodes.flatMap((hit) =>
      hit.__typename === 'Company' ? { id: hit.id, row: <CompanyHit company={hit} /> } : [],
    ),
  posts: ({ posts }) =>
    posts?.nodes.flatMap((hit) =>
      hit.__typename === 'Post' ? { id: hit.id, row: <PostCard post={hit} level={3} /> } : [],
    ),
};

export const hitsOf = (pages: Pages, { id }: Kind): readonly FoundHit[] => rows[id](pages) ?? [];
