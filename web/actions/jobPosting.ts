import { createdList, listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { Workplace } from '../generated/graphql.ts';
import { localId } from './localId.ts';
import { action } from './stub.ts';

/** For whom the viewer posts jobs; whoever offers `createJob` asks for this first. */
export const poster = graphql(/* GraphQL */ `
  query JobPoster {
    viewer {
      id
      name
      company {
        id
        company {
          id
          name
          logo
          ...JobCompanyCard_company
        }
      }
      profile {
        id
      }
    }
  }
`);

/** The form does not ask where the work is done; the place often says it. */
function workplaceOf(location: string): Workplace {
  if (/\bremote\b/i.test(location)) return 'REMOTE';
  return /\bhybrid\b/i.test(location) ? 'HYBRID' : 'ONSITE';
}

/** The skills of a comma-separated list, each once. */
export const skillsOf = (list: string): string[] => [
  ...new Map(
    list
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean)
      .map((skill) => [skill.toLowerCase(), skill]),
  ).values(),
];

/** Posts a job to the board of this tab; nothing is sent anywhere. */
export const createJob = action(
  graphql(/* GraphQL */ `
    mutation CreateJob($input: CreateJobInput!) {
      createJob(input: $input) {
        job {
          id
          title
          company {
            id
            name
            logo
          }
          location
          type
          salary
          salaryMin
          salaryMax
          posted
          postedAt
          description
          about
          requirements
          benefits
          skills
          department
          experienceLevel
          workplace
          promoted
          applicants
          matchScore
          isEasyApply
          saved
          viewed
          viewerHasApplied
          application {
            id
          }
          similar {
            id
          }
        }
        jobPosting {
          id
          job {
            id
          }
          title
          company
          location
          type
          salary
          postedDate
          postedAgo
          applications
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input }, cache) => {
    const viewer = cache.readQuery({ query: poster })?.viewer;
    if (!viewer) throw new Error('Nobody has asked yet for whom the viewer posts jobs.');
    const company = viewer.company?.company ?? { id: viewer.id, name: viewer.name, logo: null };
    const id = localId('job');
    const now = new Date().toISOString();
    const { title, location, type, description } = input;
    const salary = input.salary ?? '';
    return {
      job: {
        __typename: 'Job',
        id,
        title,
        company: { __typename: 'Company', id: company.id, name: company.name, logo: company.logo },
        location,
        type,
        salary,
        salaryMin: null,
        salaryMax: null,
        posted: 'Just now',
        postedAt: now,
        description,
        about: description,
        requirements: [],
        benefits: [],
        skills: skillsOf(input.skills ?? ''),
        department: null,
        experienceLevel: 'MID',
        workplace: workplaceOf(location),
        promoted: false,
        applicants: 0,
        matchScore: null,
        isEasyApply: true,
        saved: false,
        viewed: true,
        viewerHasApplied: false,
        application: null,
        similar: [],
      },
      jobPosting: {
        __typename: 'JobPosting',
        id,
        job: { __typename: 'Job', id },
        title,
        company: company.name,
        location,
        type,
        salary,
        postedDate: now,
        postedAgo: 'Just now',
        applications: 0,
      },
    };
  },
  update: (cache, { job, jobPosting }) => {
    const profile = cache.readQuery({ query: poster })?.viewer.profile;
    if (!job || !jobPosting || !profile) return;
    createdList('jobs').set(cache, job, true);
    listWithin('Profile', profile.id, 'jobPostings').set(cache, jobPosting, true);
  },
});
