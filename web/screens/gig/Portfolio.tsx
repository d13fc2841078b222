import { useState } from 'react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { Section } from './Section.tsx';

const PortfolioDialog = onDemand(() => import('./PortfolioDialog.tsx'), 'PortfolioDialog');

const fragment = graphql(/* GraphQL */ `
  fragment Portfolio_gig on Gig {
    id
    portfolio {
      id
      title
      description
      image
      imageAlt
      date
      cost
      duration
      category
    }
  }
`);

export function Portfolio({ gig }: { gig: FragmentType<typeof fragment> }) {
  const { portfolio } = useFragmentData(fragment, gig);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  if (portfolio.length === 0) return null;
  return (
    <Section id="portfolio" title="My Portfolio">
      <ul className="-mx-1 mt-2.5 flex snap-x scroll-px-1 gap-4 overflow-x-auto p-1 max-md:-mx-3 max-md:px-3 max-md:scroll-px-3">
        {portfolio.map((work, i) => (
          <li key={work.id} className="w-60 flex-none snap-start md:w-[calc((100%-2rem)/3)]">
            <button
              type="button"
              {...PortfolioDialog.trigger}
              className="card card-link flex h-full w-full flex-col overflow-hidden text-left"
              onClick={() => {
                setShown(i);
                setOpen(true);
              }}
            >
              <span className="art block aspect-[16/10] w-full">
                <img
                  src={work.image}
                  alt={work.imageAlt ?? ''}
                  width={320}
                  height={200}
                  loading="lazy"
                  decoding="async"
                />
              </span>
              <span className="block p-3.5">
                <span dir="auto" className="line-clamp-2 font-semibold break-words">
                  {work.title}
                </span>
                <span className="num mt-0.5 block text-sm text-subtle">
                  {work.category} · {work.cost}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PortfolioDialog
        works={portfolio}
        shown={shown}
        onShow={setShown}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Section>
  );
}
