type Search<Name extends string> = Readonly<Partial<Record<Name, string>>>;

const query = (path: string, parameters: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(parameters).toString();
  return text ? `${path}?${text}` : path;
};
const item = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

/** The only place that knows the addresses of screens. */
export const paths = {
  feed: (parameters: { filter?: string; tag?: string; sort?: string } = {}) => query('/', parameters),
  profile: (id?: string) => (id === undefined ? '/profile' : item('/profile')(id)),
  profileProjects: '/profile#projects',
  profileProducts: '/profile#products',
  projects: '/projects',
  project: item('/projects'),
  projectProposals: (id: string) => `${item('/projects')(id)}?tab=proposals`,
  jobs: (
    parameters: Search<
      'q' | 'location' | 'date' | 'experience' | 'company' | 'workplace' | 'easy' | 'tab' | 'page' | 'job'
    > = {},
  ) => query('/jobs', parameters),
  job: item('/jobs'),
  gigs: (
    parameters: Search<'tab' | 'q' | 'category' | 'price' | 'delivery' | 'sort' | 'page' | 'wishlist'> = {},
  ) => query('/gigs', parameters),
  gig: item('/gigs'),
  companies: '/companies',
  company: item('/companies'),
  agency: '/agency',
  network: '/network',
  messages: (parameters: { contact?: string; channel?: string } = {}) => query('/messages', parameters),
  settings: '/settings',
  shop: '/shop',
  creatorDashboard: '/creator-dashboard',
  notifications: '/notifications',
  dashboard: '/dashboard',
  search: '/search',
  logOut: '/auth/logout',
  terms: '/terms',
  privacy: '/privacy',
};
