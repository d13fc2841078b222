import type { ApplicationStatus } from '../../generated/graphql.ts';
import { applicantSearch, type ApplicantSearch } from '../../searches/applicantSearch.ts';

interface Application {
  status: ApplicationStatus;
  matchScore: number | null;
  appliedAt: string;
  applicant: { name: string };
}

const byName = (a: Application, b: Application) => a.applicant.name.localeCompare(b.applicant.name, 'en');
const newestFirst = (a: Application, b: Application) => Date.parse(b.appliedAt) - Date.parse(a.appliedAt);
const orders: Readonly<Record<ApplicantSearch['sort'], (a: Application, b: Application) => number>> = {
  match: (a, b) => (b.matchScore ?? 0) - (a.matchScore ?? 0) || newestFirst(a, b),
  newest: newestFirst,
  name: byName,
};

/** The applications of the chosen stage in the chosen order, from all of the job's applications. */
export function filterApplications<A extends Application>(all: readonly A[], search: ApplicantSearch): A[] {
  const { stage } = applicantSearch.values(search);
  return all.filter(({ status }) => !stage || status === stage).toSorted(orders[search.sort]);
}
