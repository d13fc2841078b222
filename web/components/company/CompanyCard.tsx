import { companySizeChoices } from '../../../schema/generated/company.ts';
import { Building2, MapPin, Users } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { Logo } from '../../ui/Logo.tsx';
import { CompanyFollowButton } from './CompanyFollowButton.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment CompanyCard_company on Company {
    id
    name
    logo
    coverImage
    industry
    size
    location
    description
    followers
    openPositions
    ...CompanyFollowButton_company
  }
`);

const icon = 'mt-px size-4 flex-none text-subtle';

interface Props {
  company: FragmentType<typeof fragment>;
  /** Loads the picture at once, for cards in the first row; otherwise it loads lazily. */
  eager: boolean;
}

/** A company in a grid. Its name is the only link; the whole card except Follow is its click area. */
export function CompanyCard({ company, eager }: Props) {
  const data = useFragmentData(fragment, company);
  const { id, name } = data;
  return (
    <article
      className="card card-link link-area flex h-full min-w-0 flex-col overflow-hidden"
      aria-labelledby={`${id}-name`}
    >
      <div className="art h-20">
        {data.coverImage && (
          <img
            src={data.coverImage}
            alt=""
            width={320}
            height={80}
            {...(eager ? {} : { loading: 'lazy', decoding: 'async' })}
          />
        )}
      </div>
      <div className="flex grow flex-col px-4 pb-4">
        <Logo name={name} url={data.logo} className="relative -mt-7 size-14 ring-4 ring-surface" />
        <h2 id={`${id}-name`} className="mt-2.5 text-md leading-snug font-semibold">
          <PrefetchLink to={paths.company(id)} dir="auto" className="rounded-sm break-words stretched-link">
            {name}
          </PrefetchLink>
        </h2>
        <p dir="auto" className="break-words text-sm text-muted">
          {data.industry}
        </p>
        <p dir="auto" className="mt-2 line-clamp-2 break-words text-sm text-muted">
          {data.description}
        </p>
        <div className="mt-auto pt-3">
          <ul className="grid gap-1.5 text-sm text-muted">
            <li className="flex gap-1.5">
              <MapPin aria-hidden className={icon} strokeWidth={1.75} />
              <span className="min-w-0 break-words">{data.location}</span>
            </li>
            <li className="num flex gap-1.5">
              <Building2 aria-hidden className={icon} strokeWidth={1.75} />
              <span className="min-w-0">
                {companySizeChoices[data.size].label} employees <span className="text-subtle">·</span>{' '}
                {formatCount(data.openPositions, 'job')}
              </span>
            </li>
            <li className="num flex gap-1.5">
              <Users aria-hidden className={icon} strokeWidth={1.75} />
              {formatCount(data.followers, 'follower')}
            </li>
          </ul>
          <CompanyFollowButton company={data} variant="outline" className="btn-sm mt-3.5 w-full" />
        </div>
      </div>
    </article>
  );
}
