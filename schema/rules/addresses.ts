type ParameterValue = string | number | readonly string[];

export interface LogInTarget {
  /** The address of the page; by default the feed's. */
  next?: string | undefined;
  /** The name of what opens on that page (`web/session/useOpenAcrossLogIn.ts`). */
  open?: string | undefined;
}

/** Leaves out the parameters that are undefined. A list repeats its parameter. */
export function addressWith(
  path: string,
  parameters: Readonly<Record<string, ParameterValue | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const item of value === undefined ? [] : [value].flat()) search.append(name, String(item));
  return search.size > 0 ? `${path}?${search}` : path;
}

const itemAddress = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

/** The screens whose addresses can have search parameters; `web/paths.ts` adds the parameters. */
export const searchAddresses = {
  feed: '/',
  projects: '/projects',
  jobs: '/jobs',
  gigs: '/gigs',
  orders: '/orders',
  companies: '/companies',
  network: '/network',
  settings: '/settings',
  shop: '/shop',
  library: '/library',
  creatorDashboard: '/creator-dashboard',
  notifications: '/notifications',
  search: '/search',
} as const;

export const addresses = {
  ...searchAddresses,
  suggestedPeople: '/#people',
  /** Without an id, the viewer's own. */
  profile: (id?: string) => (id === undefined ? '/profile' : itemAddress('/profile')(id)),
  profileGigs: '/profile#gigs',
  profileProjects: '/profile#projects',
  profileProducts: '/profile#products',
  project: itemAddress('/projects'),
  projectProposals: (id: string) => `${itemAddress('/projects')(id)}?tab=proposals`,
  job: itemAddress('/jobs'),
  manageJob: (id: string, stage?: string) => addressWith(`${itemAddress('/jobs')(id)}/manage`, { stage }),
  gig: itemAddress('/gigs'),
  company: itemAddress('/companies'),
  agency: '/agency',
  companyNetwork: (id: string) => addressWith('/network', { company: id }),
  messages: (parameters: { contact?: string; channel?: string } = {}) => addressWith('/messages', parameters),
  product: itemAddress('/shop'),
  lessons: (courseId: string) => `${itemAddress('/shop')(courseId)}#outline`,
  createProduct: '/creator-dashboard/create',
  editProduct: itemAddress('/creator-dashboard/edit'),
  dashboard: '/dashboard',
  logIn: (target: LogInTarget = {}) => addressWith('/auth/login', { ...target }),
  signUp: (target: LogInTarget = {}) => addressWith('/auth/register', { ...target }),
  logOut: '/auth/logout',
  resetPassword: (target: LogInTarget = {}) => addressWith('/auth/reset-password', { ...target }),
  terms: '/terms',
  privacy: '/privacy',
} as const;
