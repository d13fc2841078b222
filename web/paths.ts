import type { companySearch } from './screens/companies/companySearch.ts';
import type { creatorSearch } from './screens/creator/creatorSearch.ts';
import type { feedSearch } from './screens/feed/feedSearch.ts';
import type { settingsSearch } from './screens/settings/settingsSearch.ts';
import type { shopSearch } from './screens/shop/shopSearch.ts';
import type { notificationSearch } from './screens/notifications/notificationSearch.ts';
import type { siteSearch } from './screens/search/siteSearch.ts';
import type { gigSearch } from './screens/gigs/gigSearch.ts';
import type { jobSearch } from './screens/jobs/jobSearch.ts';
import type { networkSearch } from './screens/network/networkSearch.ts';
import type { projectSearch } from './screens/projects/projectSearch.ts';

type Said = string | number | readonly string[];

function query(path: string, said: Readonly<Record<string, Said>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(said))
    for (const one of [value].flat()) parameters.append(name, String(one));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
/** The addresses of a screen with a search: its declaration, of which only the type comes here, says what they take. */
const searched =
  <S extends { path: string; defaults: Readonly<Record<string, Said>> }>(path: S['path']) =>
  (said: Partial<S['defaults']> = {}) =>
    query(path, said as Readonly<Record<string, Said>>);
const item = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

/** The only place that knows the addresses of screens. */
export const paths = {
  feed: searched<typeof feedSearch>('/'),
  profile: (id?: string) => (id === undefined ? '/profile' : item('/profile')(id)),
  profileProjects: '/profile#projects',
  profileProducts: '/profile#products',
  projects: searched<typeof projectSearch>('/projects'),
  project: item('/projects'),
  projectProposals: (id: string) => `${item('/projects')(id)}?tab=proposals`,
  jobs: searched<typeof jobSearch>('/jobs'),
  job: item('/jobs'),
  gigs: searched<typeof gigSearch>('/gigs'),
  gig: item('/gigs'),
  companies: searched<typeof companySearch>('/companies'),
  company: item('/companies'),
  agency: '/agency',
  network: searched<typeof networkSearch>('/network'),
  companyNetwork: (id: string) => query('/network', { company: id }),
  messages: (parameters: { contact?: string; channel?: string } = {}) => query('/messages', parameters),
  settings: searched<typeof settingsSearch>('/settings'),
  shop: searched<typeof shopSearch>('/shop'),
  product: item('/shop'),
  creatorDashboard: searched<typeof creatorSearch>('/creator-dashboard'),
  createProduct: '/creator-dashboard/create',
  editProduct: item('/creator-dashboard/edit'),
  notifications: searched<typeof notificationSearch>('/notifications'),
  dashboard: '/dashboard',
  search: searched<typeof siteSearch>('/search'),
  logIn: (next?: string) => query('/auth/login', next === undefined ? {} : { next }),
  signUp: (next?: string) => query('/auth/register', next === undefined ? {} : { next }),
  logOut: '/auth/logout',
  resetPassword: '/auth/reset-password',
  terms: '/terms',
  privacy: '/privacy',
};
