import { Check } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { CardSection } from '../../ui/CardSection.tsx';
import { Chips } from '../../ui/Chips.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment CompanyAbout_company on Company {
    id
    about
    specialties
    values {
      title
      description
    }
  }
`);

export function CompanyAbout({ company }: { company: FragmentType<typeof fragment> }) {
  const { about, specialties, values } = useFragmentData(fragment, company);
  // An even number of values fills two columns; an odd one gets as many columns as fit.
  const columns =
    values.length % 2 === 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]';
  return (
    <>
      <CardSection id="about" title="About">
        <p dir="auto" className="mt-2 max-w-read text-read break-words whitespace-pre-line text-muted">
          {about}
        </p>
        {specialties.length > 0 && (
          <>
            <h3 className="eyebrow mt-4">Specialties</h3>
            <Chips words={specialties} className="mt-2" />
          </>
        )}
      </CardSection>
      {values.length > 0 && (
        <CardSection id="values" title="Our Values">
          <ul className={`mt-4 grid gap-x-8 gap-y-5 ${columns}`}>
            {values.map(({ title, description }) => (
              <li key={title} className="flex gap-3">
                <Check aria-hidden className="size-5 flex-none text-accent-ink" strokeWidth={1.75} />
                <div className="min-w-0">
                  <h3 className="font-semibold">{title}</h3>
                  <p className="text-muted">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </CardSection>
      )}
    </>
  );
}
