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

type Node = NonNullable<Pages[Kind['id']]>['nodes'][number];

/** A node with fields: the query selects fields only of the kind that it asks for. */
type Hit = Extract<Node, { id: string }>;

function rowOf(hit: Hit): ReactNode {
  switch (hit.__typename) {
    case 'Person':
      return <PersonHit person={hit} />;
    case 'Job':
      return <JobHit job={hit} />;
    case 'Gig':
      return <GigHit gig={hit} />;
    case 'Project':
      return <ProjectHit project={hit} />;
    case 'Product':
    case 'Course':
      return <ProductHit item={hit} />;
    case 'Company':
      return <CompanyHit company={hit} />;
    case 'Post':
      return <PostCard post={hit} level={3} />;
  }
}

/** The loaded hits of one kind, each with its rendered row. */
export function hitsOf(pages: Pages, { id }: Kind): readonly FoundHit[] {
  const nodes: readonly Node[] = pages[id]?.nodes ?? [];
  return nodes.flatMap((node) => ('id' in node ? { id: node.id, row: rowOf(node) } : []));
}
