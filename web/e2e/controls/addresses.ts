import { matchPath } from 'react-router-dom';
import { pictured } from '../../pictures/pictured.ts';
import { screens } from '../screens/table.ts';
import { preparedStates } from './prepared.ts';

export const windows = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  narrow: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
} as const;

/** Addresses that are neither in the pictures nor in the table of screens. */
const others = [
  '/messages?contact=contact-sofia-lindqvist',
  '/network?tab=invitations',
  '/network?tab=messages',
  '/profile/person-kenji-mori',
  '/settings?tab=notifications',
  '/settings?tab=privacy',
  '/settings?tab=billing',
  // Empty lists and unknown ids.
  '/companies?q=zebra',
  '/companies/none',
  '/creator-dashboard?q=zebra&status=draft',
  '/gigs?tab=mine',
  '/gigs/none',
  '/jobs?q=zebra&page=2',
  '/jobs/none',
  '/messages?contact=none',
  '/network?q=zebra',
  '/notifications?filter=posts',
  '/profile/none',
  '/projects?q=zebra',
  '/projects/none',
  '/search?q=codemod+cookbook&tab=jobs',
  '/shop?wishlist=only',
];

const all = [
  ...pictured.map(({ address }) => address),
  ...screens.flatMap(({ path, also = [] }) => [path, ...also]),
  ...others,
  ...preparedStates.map(({ address }) => address),
];

/** The screen of an address. */
const screenOf = (address: string): string => {
  const { pathname } = new URL(address, 'http://localhost');
  return pictured.find(({ route }) => matchPath(route, pathname))?.route ?? pathname;
};

/** The addresses of each screen, by default of all. They share most controls, which are pressed once. */
export const addressesByScreen = (addresses: readonly string[] = all): readonly (readonly string[])[] => {
  const different = [...new Set(addresses)];
  const names = [...new Set(different.map(screenOf))];
  return names.map((name) => different.filter((address) => screenOf(address) === name));
};
