import { agency } from './agency.ts';
import { auth } from './auth.ts';
import { companies } from './companies.ts';
import { company } from './company.ts';
import { feed } from './feed.ts';
import { gig } from './gig.ts';
import { gigs } from './gigs.ts';
import { job } from './job.ts';
import { jobManage } from './jobManage.ts';
import { orders } from './orders.ts';
import { jobs } from './jobs.ts';
import { library } from './library.ts';
import { messages } from './messages.ts';
import { network } from './network.ts';
import { notifications } from './notifications.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { project } from './project.ts';
import { projects } from './projects.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { shop } from './shop.ts';
import { creator, productCreate, productEdit } from './creator.ts';
import type { Screen } from './screen.ts';

/** Every screen. A row here runs the checks of all screens on a new one. */
export const screens: readonly Screen[] = [
  feed,
  gigs,
  gig,
  jobs,
  job,
  jobManage,
  orders,
  projects,
  project,
  companies,
  company,
  agency,
  messages,
  creator,
  productCreate,
  productEdit,
  shop,
  product,
  profile,
  network,
  library,
  search,
  { path: '/dashboard', title: 'Dashboard' },
  settings,
  notifications,
  auth,
  { path: '/terms', title: 'Terms', stickyColumns: true },
  { path: '/privacy', title: 'Privacy' },
  { path: '/nope', title: 'Oops! Page not found', status: 404 },
];
