import { addresses, addressWith, searchAddresses } from '../schema/rules/addresses.ts';
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

interface Searches {
  feed: typeof feedSearch;
  projects: typeof projectSearch;
  jobs: typeof jobSearch;
  gigs: typeof gigSearch;
  orders: typeof orderSearch;
  companies: typeof companySearch;
  network: typeof networkSearch;
  settings: typeof settingsSearch;
  shop: typeof shopSearch;
  library: typeof librarySearch;
  creatorDashboard: typeof creatorSearch;
  notifications: typeof notificationSearch;
  search: typeof siteSearch;
}
type Name = keyof Searches;

/** The addresses of screens with a search. The parameters have the types of its declaration. */
const searchPaths = Object.fromEntries(
  Object.entries(searchAddresses satisfies { [K in Name]: Searches[K]['path'] }).map(([name, path]) => [
    name,
    (parameters = {}) => addressWith(path, parameters),
  ]),
) as { [K in Name]: (parameters?: Partial<Searches[K]['defaults']>) => string };

/** All addresses of screens. No other module of the client builds one. */
export const paths = { ...addresses, ...searchPaths };
