import { Check, MoveHorizontal } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Section } from './Section.tsx';
import { offeredTiers, useTier } from './tiers.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ComparePackages_gig on Gig {
    id
    packages {
      basic {
        price
      }
      standard {
        price
      }
      premium {
        price
      }
    }
    comparison {
      name
      basic {
        text
        isIncluded
      }
      standard {
        text
        isIncluded
      }
      premium {
        text
        isIncluded
      }
    }
  }
`);

function Cell({ text, isIncluded }: { text: string | null; isIncluded: boolean }) {
  if (text !== null) return text;
  if (isIncluded)
    return <Check role="img" aria-label="Included" className="mx-auto size-4.5 text-accent-ink" />;
  return (
    <span role="img" aria-label="Not included" className="text-subtle">
      –
    </span>
  );
}

// The column of names stays visible while the table scrolls horizontally on a phone.
const stickyColumn = 'sticky left-0 z-10 bg-surface';

/** A table that compares and selects packages, like the tabs of `PackagesPanel`. Renders nothing for a single package. */
export function ComparePackages({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const tiers = offeredTiers(data.packages); // `packages` has each; the type needs `?? …basic` below.
  const { tier, choose } = useTier(tiers);
  const tint = (id: string) => (id === tier.id ? 'bg-accent-soft!' : '');
  if (tiers.length < 2) return null;
  return (
    <Section id="compare" title="Compare Packages">
      <p className="mt-2 hidden items-center gap-1.5 text-sm text-muted max-[36rem]:flex">
        <MoveHorizontal aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
        Scroll sideways to see all packages
      </p>
      <div className="more-sideways mt-3.5">
        <div
          role="region"
          aria-label="Compare Packages, table"
          // A scrollable region must be focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="card scroll-pr-1 scroll-pl-36 overflow-x-auto"
        >
          <table className="table min-w-[32rem] table-fixed">
            <caption className="sr-only">
              What each of the {tiers.length === 2 ? 'two' : 'three'} packages costs and includes
            </caption>
            <colgroup>
              <col className="w-36 md:w-[34%]" />
              {tiers.map(({ id }) => (
                <col key={id} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col" className={stickyColumn}>
                  <span className="sr-only">Feature</span>
                </th>
                {tiers.map(({ id, label }) => (
                  <th key={id} scope="col" className={`pt-4! text-center! ${tint(id)}`}>
                    <span
                      className={`block text-sm ${id === tier.id ? 'text-accent-soft-ink' : 'text-muted'}`}
                    >
                      {label}
                    </span>
                    <span className="num-lg block text-xl leading-7 text-ink">
                      {formatDollars((data.packages[id] ?? data.packages.basic).price)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.comparison.map((row) => (
                <tr key={row.name}>
                  <th
                    scope="row"
                    className={`${stickyColumn} h-(--spacing-row) py-0! text-base! font-medium! whitespace-normal! text-ink!`}
                  >
                    {row.name}
                  </th>
                  {tiers.map(({ id }) => (
                    <td key={id} className={`num text-center ${tint(id)}`}>
                      <Cell {...row[id]} />
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row" className={`${stickyColumn} border-b-0!`}>
                  <span className="sr-only">Your choice</span>
                </th>
                {tiers.map((choice) => {
                  const chosen = choice.id === tier.id;
                  return (
                    <td key={choice.id} className={`text-center ${tint(choice.id)}`}>
                      <button
                        type="button"
                        className={`btn btn-sm w-full max-w-28 ${chosen ? 'btn-primary' : 'btn-outline'}`}
                        aria-pressed={chosen}
                        aria-label={`${chosen ? 'Selected' : 'Select'} ${choice.label}`}
                        onClick={() => choose(choice)}
                      >
                        {chosen && <Check aria-hidden />}
                        {chosen ? 'Selected' : 'Select'}
                      </button>
                    </td>
                  );
                })}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
