import { graphql } from '../generated/gql.ts';
import type { JobType } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { address, asked, type Shown, type Thing } from './thing.ts';

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
    }
  }
`);

const employmentType: Record<JobType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  FREELANCE: 'CONTRACTOR',
};

/** 'Remote, Europe': from where one may work, everywhere where nothing is said. */
const remote = (place: string) => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: {
    '@type': 'AdministrativeArea',
    name: place.replace(/^Remote(, )?/, '') || 'worldwide',
  },
});

/** Pay by the year; other pay is told in words only. */
const yearly = (minValue: number | null, maxValue: number | null) =>
  minValue !== null &&
  maxValue !== null && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
    },
  };

export function jobPosting({ cache, id, at }: Shown): Thing | null {
  const job = asked(cache, fragment, `Job:${id}`);
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
    ...(job.workplace === 'REMOTE'
      ? remote(location)
      : { jobLocation: { '@type': 'Place', address: address(location) } }),
  };
}
