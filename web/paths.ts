import type { companySearch } from './searches/companySearch.ts';
import type { creatorSearch } from './searches/creatorSearch.ts';
import type { feedSearch } from './searches/feedSearch.ts';
import type { settingsSearch } from './searches/settingsSearch.ts';
import type { shopSearch } from './searches/shopSearch.ts';
import type { notificationSearch } from './searches/notificationSearch.ts';
import type { siteSearch } from './searches/siteSearch.ts';
import type { gigSearch } from './searches/gigSearch.ts';
import type { librarySearch } from './searches/librarySearch.ts';
import type { jobSearch } from './searches/jobSearch.ts';
import type { orderSearch } from './searches/orderSearch.ts';
import type { networkSearch } from './searches/networkSearch.ts';
import type { projectSearch } from './searches/projectSearch.ts';

type ParameterValue = string | number | readonly string[];

export interface LogInTarget {
  /** The address of the page; by default the feed's. */
  next?: string | undefined;
  /** The name of what opens on that page (`useKeptOpen`). */
  open?: string | undefined;
}

/** Leaves out the parameters that are undefined. */
function addressWith(path: string, parameters: Readonly<Record<string, ParameterValue | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const item of value === undefined ? [] : [value].flat()) search.append(name, String(item));
  return search.size > 0 ? `${path}?${search}` : path;
}
/** Address of a screen with a search. The parameters have the type of its declaration. */
const searchAddress =
  <S extends { path: string; defaults: Readonly<Record<string, ParameterValue>> }>(path: S['path']) =>
  (parameters: Partial<S['defaults']> = {}) =>
    addressWith(path, parameters);
const itemAddress = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

/** All addresses of screens. No other module builds one. */
export const paths = {
  feed: searchAddress<typeof feedSearch>('/'),
  suggestedPeople: '/#people',
  profile: (id?: string) => (id === undefined ? '/profile' : itemAddress('/profile')(id)),
  profileGigs: '/profile#gigs',
  profileProjects: '/profile#projects',
  profileProducts: '/profile#products',
  projects: searchAddress<typeof projectSearch>('/projects'),
  project: itemAddress('/projects'),
  projectProposals: (id: string) => `${itemAddress('/projects')(id)}?tab=proposals`,
  jobs: searchAddress<typeof jobSearch>('/jobs'),
  job: itemAddress('/jobs'),
  manageJob: (id: string, stage?: string) => addressWith(`${itemAddress('/jobs')(id)}/manage`, { stage }),
  gigs: searchAddress<typeof gigSearch>('/gigs'),
  gig: itemAddress('/gigs'),
  orders: searchAddress<typeof orderSearch>('/orders'),
  companies: searchAddress<typeof companySearch>('/companies'),
  company: itemAddress('/companies'),
  agency: '/agency',
  network: searchAddress<typeof networkSearch>('/network'),
  companyNetwork: (id: string) => addressWith('/network', { company: id }),
  messages: (parameters: { contact?: string; channel?: string } = {}) => addressWith('/messages', parameters),
  settings: searchAddress<typeof settingsSearch>('/settings'),
  shop: searchAddress<typeof shopSearch>('/shop'),
  product: itemAddress('/shop'),
  lessons: (courseId: string) => `${itemAddress('/shop')(courseId)}#outline`,
  library: searchAddress<typeof librarySearch>('/library'),
  creatorDashboard: searchAddress<typeof creatorSearch>('/creator-dashboard'),
  createProduct: '/creator-dashboard/create',
  editProduct: itemAddress('/creator-dashboard/edit'),
  notifications: searchAddress<typeof notificationSearch>('/notifications'),
  dashboard: '/dashboard',
  search: searchAddress<typeof siteSearch>('/search'),
  logIn: (target: LogInTarget = {}) => addressWith('/auth/login', { ...target }),
  signUp: (target: LogInTarget = {}) => addressWith('/auth/register', { ...target }),
  logOut: '/auth/logout',
  resetPassword: (target: LogInTarget = {}) => addressWith('/auth/reset-password', { ...target }),
  terms: '/terms',
  privacy: '/privacy',
};
