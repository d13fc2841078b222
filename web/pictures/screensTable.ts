export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface Pictured {
  /** Of its two files. */
  name: string;
  /** Of the route table. */
  route: string;
  /** What is photographed. */
  address: string;
  /** What one does there. */
  says: string;
}

/** The screens, in the order of the table. */
export const pictured: readonly Pictured[] = [
  { name: 'feed', route: '/', address: '/', says: 'The home feed: posts, people, news, the top job' },
  { name: 'profile', route: '/profile/:id?', address: '/profile', says: 'A profile, or your own to edit' },
  {
    name: 'network',
    route: '/network',
    address: '/network',
    says: 'Connections, invitations, conversations',
  },
  {
    name: 'messages',
    route: '/messages',
    address: '/messages?channel=channel-design-critique',
    says: 'Conversations and channels',
  },
  {
    name: 'jobs',
    route: '/jobs',
    address: '/jobs',
    says: 'The job board: search, filter, save, apply, post',
  },
  {
    name: 'job',
    route: '/jobs/:id',
    address: '/jobs/job-brand-designer',
    says: 'A job, its company and similar ones',
  },
  {
    name: 'job-manage',
    route: '/jobs/:id/manage',
    address: '/jobs/job-content-designer/manage',
    says: 'The applicants for your posting',
  },
  { name: 'projects', route: '/projects', address: '/projects', says: 'Freelance projects' },
  {
    name: 'project',
    route: '/projects/:id',
    address: '/projects/project-storefront-speed',
    says: 'A project, its client and your proposal',
  },
  { name: 'gigs', route: '/gigs', address: '/gigs', says: 'Services at fixed prices' },
  {
    name: 'gig',
    route: '/gigs/:id',
    address: '/gigs/gig-usability-review',
    says: 'A gig: packages, seller, reviews',
  },
  { name: 'orders', route: '/orders', address: '/orders', says: 'The orders of your gigs' },
  { name: 'companies', route: '/companies', address: '/companies', says: 'Companies by industry' },
  {
    name: 'company',
    route: '/companies/:id',
    address: '/companies/techcorp',
    says: 'A company, its people and open positions',
  },
  { name: 'agency', route: '/agency', address: '/agency', says: 'The recruitment agency' },
  { name: 'shop', route: '/shop', address: '/shop', says: 'Digital products and courses' },
  {
    name: 'product',
    route: '/shop/:id',
    address: '/shop/course-modern-css',
    says: 'A product or course, paid or free',
  },
  {
    name: 'creator',
    route: '/creator-dashboard',
    address: '/creator-dashboard',
    says: "A creator's products and figures",
  },
  {
    name: 'product-create',
    route: '/creator-dashboard/create',
    address: '/creator-dashboard/create',
    says: 'Create a product or course',
  },
  {
    name: 'product-edit',
    route: '/creator-dashboard/edit/:id',
    address: '/creator-dashboard/edit/course-calm-interfaces',
    says: 'Edit a product or course',
  },
  { name: 'dashboard', route: '/dashboard', address: '/dashboard', says: 'Your activity at a glance' },
  {
    name: 'notifications',
    route: '/notifications',
    address: '/notifications',
    says: 'Activity by day',
  },
  { name: 'library', route: '/library', address: '/library', says: 'What the viewer has ordered and bought' },
  { name: 'search', route: '/search', address: '/search?q=design', says: 'Search results of every kind' },
  {
    name: 'settings',
    route: '/settings',
    address: '/settings',
    says: 'Profile, privacy, billing, appearance',
  },
  {
    name: 'auth',
    route: '/auth/:action',
    address: '/auth/register',
    says: 'Log in, sign up, log out, a lost password',
  },
];

const picture = ({ name, says }: Pictured, theme: Theme) =>
  `    <td><img src="images/${name}-${theme}.webp" width="320" alt="${says} (${theme})"></td>`;

/** The table of screens in `.github/screens.md`. */
export const screensTable = (): string =>
  [
    '<table>',
    ...pictured.flatMap((one) => [
      '  <tr>',
      `    <td><code>${one.route}</code><br>${one.says}</td>`,
      ...themes.map((theme) => picture(one, theme)),
      '  </tr>',
    ]),
    '</table>',
  ].join('\n');
