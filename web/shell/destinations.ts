import { paths } from '../paths.ts';

/** The groups of the top bar and of the mobile panel. */
export const navigationGroups = [
  {
    label: 'Explore',
    links: [
      { label: 'Jobs', to: paths.jobs(), about: 'Find your next opportunity' },
      { label: 'Gigs', to: paths.gigs(), about: 'Find and offer professional services' },
      { label: 'Projects', to: paths.projects(), about: 'Bid on freelance work' },
    ],
  },
  {
    label: 'More',
    links: [
      { label: 'Companies', to: paths.companies(), about: 'Find and follow companies' },
      { label: 'Shop', to: paths.shop(), about: 'Templates, tools and courses' },
      { label: 'Agency', to: paths.agency, about: 'Recruitment by people' },
    ],
  },
] as const;

export type NavigationGroup = (typeof navigationGroups)[number];

/** The title of the side bar's sheet. The conversations belong to the viewer, so a logged-out viewer sees none. */
export const sideBarTitle = (isAuthenticated: boolean) =>
  isAuthenticated ? 'My work and messages' : 'My work';

export const isInGroup = (group: NavigationGroup, pathname: string) =>
  group.links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
