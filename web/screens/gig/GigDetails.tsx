import { BadgeCheck } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { ComparePackages } from './ComparePackages.tsx';
import { GigHeader } from './GigHeader.tsx';
import { GigPicture } from './GigPicture.tsx';
import { PackagesPanel } from './PackagesPanel.tsx';
import { Section } from './Section.tsx';
import { SellerLink } from './SellerLink.tsx';
import { Page } from '../../routing/Page.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { PartSkeleton } from '../../ui/skeletons.tsx';
import { CardSection } from '../../ui/CardSection.tsx';
import { Chips } from '../../ui/Chips.tsx';

// Every gig page shows them, so a visit from another screen loads their code at once (`always`).
const MoreGigs = deferred(() => import('./MoreGigs.tsx'), 'MoreGigs', { always: true });
const GigBelow = deferred(() => import('./GigBelow.tsx'), 'GigBelow', { always: true });

const fragment = graphql(/* GraphQL */ `
  fragment GigDetails_gig on Gig {
    id
    title
    description
    tags
    vettedFor
    faq {
      question
      answer
    }
    moreBySeller {
      id
    }
    similarGigs {
      id
    }
    ...GigHeader_gig
    ...GigPicture_gig
    ...PackagesPanel_gig
    ...SellerLink_gig
    ...ComparePackages_gig
    ...GigBelow_gig
    ...MoreGigs_gig
  }
`);

interface Props {
  gig: FragmentType<typeof fragment>;
  back: { label: string; to: string };
}

/** The packages are beside the details, or after the picture on narrow screens. */
export function GigDetails({ gig: gigRef, back }: Props) {
  const gig = useFragmentData(fragment, gigRef);
  const { title, description, tags, faq, vettedFor, moreBySeller, similarGigs } = gig;
  /** As high as a row of `MoreGigs`. */
  const rowSkeleton = <div className="skeleton h-118 md:h-230 xl:h-121" aria-hidden />;
  return (
    <Page title={title} description={description}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <GigHeader gig={gig} back={back} />
          <GigPicture gig={gig} />
        </div>
        <aside
          aria-label="Packages and seller"
          className="grid min-w-0 grid-cols-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-9"
        >
          <div className="min-w-0 lg:side-column">
            <div className="grid grid-cols-1 gap-stack">
              <PackagesPanel gig={gig} />
              <SellerLink gig={gig} />
              {vettedFor.length > 0 && (
                <CardSection id="vetted" title="Vetted for">
                  <ul className="mt-2.5 flex flex-wrap gap-1.5">
                    {vettedFor.map((skill) => (
                      <li key={skill} className="badge badge-accent">
                        <BadgeCheck aria-hidden strokeWidth={2} />
                        {skill}
                      </li>
                    ))}
                  </ul>
                </CardSection>
              )}
            </div>
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-9 lg:col-start-1">
          <Section id="about" title="About This Gig">
            <p dir="auto" className="mt-2.5 max-w-read text-read break-words whitespace-pre-line text-muted">
              {description}
            </p>
            <Chips words={tags} className="mt-4" />
          </Section>
          <HydrationBoundary>
            <ComparePackages gig={gig} />
          </HydrationBoundary>
          {faq.length > 0 && (
            <Section id="faq" title="FAQ">
              <div className="card mt-3.5 px-card *:border-y-0">
                <Accordion items={faq} />
              </div>
            </Section>
          )}
          <HydrationBoundary fallback={<PartSkeleton />}>
            <GigBelow gig={gig} />
          </HydrationBoundary>
        </div>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-9">
        <HydrationBoundary
          fallback={
            <>
              {moreBySeller.length > 0 && rowSkeleton}
              {similarGigs.length > 0 && rowSkeleton}
            </>
          }
        >
          <MoreGigs gig={gig} />
        </HydrationBoundary>
      </div>
    </Page>
  );
}
