import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { GigCard } from '../../components/gig/GigCard.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AddButton } from './AddButton.tsx';
import { OwnProjectCard } from './OwnProjectCard.tsx';
import { PostingCard } from './PostingCard.tsx';
import { RecentPosts } from './RecentPosts.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';

const productCardFragment = graphql(/* GraphQL */ `
  fragment ProductCard_shopItem on ShopItem {
    id
    title
    image
    imageAlt
    priceText
    categoryLabel
    reviews
  }
`);

/** A product in a row of the profile; the whole card is a link. */
function ProductCard({ product }: { product: FragmentType<typeof productCardFragment> }) {
  const data = useFragmentData(productCardFragment, product);
  const { id, title, image, imageAlt, priceText, categoryLabel, reviews } = data;
  return (
    <article className="card card-link link-area flex h-full flex-col overflow-hidden">
      <div className="art aspect-[16/10]">
        <img src={image} alt={imageAlt ?? ''} width={320} height={200} loading="lazy" decoding="async" />
      </div>
      <div className="p-3.5">
        <h3 className="line-clamp-2 font-semibold">
          <PrefetchLink to={paths.product(id)} dir="auto" className="rounded-sm break-words stretched-link">
            {title}
          </PrefetchLink>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{categoryLabel}</p>
        <p className="num mt-0.5 text-sm text-muted">
          <span className="font-semibold text-ink">{priceText}</span> · {formatCount(reviews, 'review')}
        </p>
      </div>
    </article>
  );
}

const NewProjectDialog = onDemand(() => import('./NewProjectDialog.tsx'), 'NewProjectDialog');
const JobPostDialog = onDemand(() => import('../../components/job/JobPostDialog.tsx'), 'JobPostDialog');
const CreateGigDialog = onDemand(() => import('../../components/gig/CreateGigDialog.tsx'), 'CreateGigDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ProfileWork_profile on Profile {
    id
    viewerIsOwner
    projects {
      id
      ...OwnProjectCard_ownProject
    }
    jobPostings {
      id
      ...PostingCard_jobPosting
    }
    gigs {
      id
      ...GigCard_gig
    }
    products {
      id
      ...ProductCard_shopItem
    }
    ...RecentPosts_profile
  }
`);

const half = 'w-[min(18rem,100%)] sm:w-[calc((100%-var(--spacing-card))/2)]';
const third = 'w-52 sm:w-[calc((100%-2*var(--spacing-card))/3)]';

/** Projects, job postings, gigs, products and recent posts of a person. */
export function ProfileWork({ profile }: { profile: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, profile);
  const { viewerIsOwner, projects, jobPostings, gigs, products } = data;
  /** A row of the person's work. An empty one appears only on the viewer's own profile, where `action` adds to it. */
  const work = (noun: string, { items, action, ...row }: Omit<ComponentProps<typeof Carousel>, 'title'>) =>
    (viewerIsOwner || items.length > 0) && (
      <Carousel
        {...row}
        title={viewerIsOwner ? `My ${noun}` : noun}
        items={items}
        action={viewerIsOwner && action}
      />
    );
  return (
    <>
      {work('Projects', {
        id: 'projects',
        width: half,
        empty: 'Your projects will appear here for everyone to see.',
        action: <AddButton label="New Project" Dialog={NewProjectDialog} />,
        items: projects.map((project) => ({ id: project.id, card: <OwnProjectCard project={project} /> })),
      })}
      {work('Job Postings', {
        id: 'job-postings',
        width: half,
        empty: 'Jobs you post will appear here.',
        action: <AddButton label="Post New Job" Dialog={JobPostDialog} />,
        items: jobPostings.map((posting) => ({ id: posting.id, card: <PostingCard posting={posting} /> })),
      })}
      {work('Gigs', {
        id: 'gigs',
        width: half,
        empty: 'Services you offer will appear here.',
        action: <AddButton label="Create New Gig" Dialog={CreateGigDialog} />,
        items: gigs.map((gig) => ({ id: gig.id, card: <GigCard gig={gig} level={3} /> })),
      })}
      {work('Digital Products', {
        id: 'products',
        width: third,
        empty: 'Products and courses you sell will appear here.',
        action: (
          <PrefetchLink to={paths.createProduct} className="btn btn-ghost btn-sm text-accent-ink">
            <Plus aria-hidden strokeWidth={1.75} />
            Add New Product
          </PrefetchLink>
        ),
        items: products.map((product) => ({ id: product.id, card: <ProductCard product={product} /> })),
      })}
      <RecentPosts profile={data} />
    </>
  );
}
