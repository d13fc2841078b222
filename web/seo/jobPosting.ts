import { graphql } from '../generated/gql.ts';
import type { JobType } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { address, readThing, type ThingSource, type Thing } from './thing.ts';

// JobScreen's query selects these fields, also those that only search engines read. Without one there is no posting.
const fragment = graphql(/* GraphQL */ `
  fragment SharedJob on Job {
    id
    title
    about
    postedAt
    type
    workplace
    location
    isEasyApply
    salaryMin
    salaryMax
    company {
      id
      name
      logo
      location
    }
  }
`);

const employmentType: Record<JobType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  FREELANCE: 'CONTRACTOR',
};

/**
 * Where the work is done. 'Remote, Europe' names the region of applicants; 'Remote, worldwide' and 'Remote, UTC-3 to
 * UTC+3' name none. Search engines require a country, so all three have the address of the company.
 */
function places(isRemote: boolean, location: string, companyLocation: string) {
  const [remoteText, region = ''] = /^Remote(?:, (.+))?$/.exec(location) ?? [];
  return {
    jobLocation: { '@type': 'Place', address: address(remoteText ? companyLocation : location) },
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(!/^(worldwide|UTC.*)?$/.test(region) && {
      applicantLocationRequirements: { '@type': 'AdministrativeArea', name: region },
    }),
  };
}

/** Yearly pay; other pay exists only as text. */
const yearly = (minValue: number | null, maxValue: number | null) =>
  minValue !== null &&
  maxValue !== null && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
    },
  };

/** A job, as search engines list it. */
export function jobPosting({ cache, id, at }: ThingSource): Thing | null {
  const job = readThing(cache, fragment, `Job:${id}`);
  if (!job) return null;
  const { company, location } = job;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.about,
    datePosted: job.postedAt,
    employmentType: employmentType[job.type],
    directApply: job.isEasyApply,
    ...yearly(job.salaryMin, job.salaryMax),
    url: at(paths.job(id)),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      url: at(paths.company(company.id)),
      ...(company.logo && { logo: at(company.logo) }),
    },
    ...places(job.workplace === 'REMOTE', location, company.location),
  };
}
