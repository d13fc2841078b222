import { companySizeChoices } from '../../../schema/generated/company.ts';
import { BriefcaseBusiness, Building2, ExternalLinkIcon, Mail, MapPin, Share2, Users } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { CompanyFollowButton } from '../../components/company/CompanyFollowButton.tsx';
import { employeesOf } from '../../../schema/rules/company/employees.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../routing/DetailHeader.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { copyLink } from '../../ui/copyLink.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { isWebAddress } from '../../ui/webAddress.ts';
import { formatCount, formatInteger } from '../../../schema/rules/numbers.ts';
import { Logo } from '../../ui/Logo.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { CompanyFoundation } from './CompanyFoundation.tsx';
import { MemberActions } from './MemberActions.tsx';

const ContactCompanyDialog = onDemand(() => import('./ContactCompanyDialog.tsx'), 'ContactCompanyDialog');

const fragment = graphql(/* GraphQL */ `
  fragment CompanyHeader_company on Company {
    id
    name
    logo
    coverImage
    industry
    size
    location
    description
    founded
    founder {
      id
      name
    }
    websiteUrl
    views
    employeeCount
    followers
    posts
    openPositions
    viewerIsMember
    ...MemberActions_company
    ...CompanyFollowButton_company
  }
`);

/** Returns 'haldenworks.example' for 'https://www.haldenworks.example/'. */
const hostOf = (address: string) =>
  isWebAddress(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

const icon = 'size-4 flex-none text-subtle';

interface Props {
  company: FragmentType<typeof fragment>;
  back: { label: string; to: string };
}

export function CompanyHeader({ company, back }: Props) {
  const data = useFragmentData(fragment, company);
  const { id, name, description, websiteUrl } = data;
  const figures = [
    // The server of live mode does not count views.
    ...(data.views === null ? [] : [['Page views', formatInteger(data.views)] as const]),
    ['Employees', employeesOf(data)], // '142', or the size band '100-250' if the number is unknown.
    ['Followers', formatInteger(data.followers)],
    ['Posts', formatInteger(data.posts)],
  ] as const;
  return (
    <header>
      <Breadcrumb back={back} title={name} />
      <div className="card relative mt-4 overflow-hidden">
        <div className="art h-28 md:h-52">
          {data.coverImage && <img src={data.coverImage} alt="" width={1216} height={230} />}
        </div>
        <div className="px-4 pb-card md:px-7 md:pb-6">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Logo
              name={name}
              url={data.logo}
              className="-mt-8 size-20 ring-4 ring-surface md:-mt-12 md:size-28"
            />
            <div className="ml-auto flex flex-wrap justify-end gap-2 pt-3 md:pt-6">
              <button
                type="button"
                className="btn btn-outline on-cover"
                onClick={() => void copyLink(paths.company(id), 'Company link has been copied to clipboard.')}
              >
                <Share2 aria-hidden strokeWidth={1.75} />
                <span className="max-md:sr-only">Share</span>
              </button>
              {data.viewerIsMember ? (
                <MemberActions company={data} />
              ) : (
                <>
                  <DialogButton
                    className="btn btn-outline"
                    Dialog={ContactCompanyDialog}
                    dialog={{ companyId: id, name }}
                    acrossLogIn={`contact:${id}`} // The name by which it opens again after a guest's log-in.
                  >
                    <Mail aria-hidden className="max-[23.5rem]:hidden" strokeWidth={1.75} />
                    Contact
                  </DialogButton>
                  <CompanyFollowButton company={data} variant="primary" />
                </>
              )}
            </div>
          </div>
          <h1
            dir="auto"
            className="mt-4 font-display text-2xl font-[650] tracking-[-0.02em] break-words md:text-3xl"
          >
            {name}
          </h1>
          <p dir="auto" className="mt-1 max-w-read break-words text-read text-muted">
            {description}
          </p>
          <ul className="mt-3 grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-1.5 text-sm text-muted max-xs:grid-cols-1 sm:flex sm:flex-wrap">
            <li className="flex items-center gap-1.5">
              <Building2 aria-hidden className={icon} strokeWidth={1.75} />
              {data.industry}
            </li>
            <li className="flex items-center gap-1.5">
              <MapPin aria-hidden className={icon} strokeWidth={1.75} />
              {data.location}
            </li>
            <li className="flex items-center gap-1.5">
              <Users aria-hidden className={icon} strokeWidth={1.75} />
              <span className="sr-only">Size: </span>
              {companySizeChoices[data.size].label}
            </li>
            <CompanyFoundation founded={data.founded} founder={data.founder} />
            <li className="flex items-center gap-1.5">
              <BriefcaseBusiness aria-hidden className={icon} strokeWidth={1.75} />
              {data.openPositions > 0 ? (
                <PrefetchLink to={paths.jobs({ q: name })} className="link reach">
                  {formatCount(data.openPositions, 'job')}
                </PrefetchLink>
              ) : (
                formatCount(0, 'job')
              )}
            </li>
            {websiteUrl && (
              <li className="flex items-center gap-1.5">
                <ExternalLinkIcon aria-hidden className={icon} strokeWidth={1.75} />
                <ExternalLink href={websiteUrl} className="link reach">
                  {hostOf(websiteUrl)}
                </ExternalLink>
              </li>
            )}
          </ul>
        </div>
        <dl className="num grid grid-cols-2 border-t border-line min-[23rem]:auto-cols-fr min-[23rem]:grid-flow-col min-[23rem]:grid-cols-none min-[23rem]:divide-x min-[23rem]:divide-line">
          {figures.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse px-1 py-3 text-center md:px-4">
              <dt className="text-xs text-muted md:text-sm">{label}</dt>
              <dd className="num-lg text-lg md:text-xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
