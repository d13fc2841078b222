import { paths } from '../../paths.ts';

interface Item {
  __typename: 'Product' | 'Course';
  /** US dollars; 0 is free. */
  price: number;
}

/** The label of a card's link to the item's page. A free product is offered again when owned; a free course is not. */
export function actionLabel({ __typename, price, viewerOwns }: Item & { viewerOwns: boolean }): string {
  if (__typename === 'Course') return price === 0 && !viewerOwns ? 'Enroll Free' : 'View Course';
  return price === 0 ? 'Download Free' : 'View Details';
}

export function ownedLabel({ __typename, price }: Item): string {
  if (__typename === 'Course') return 'Enrolled';
  return price === 0 ? 'Downloaded' : 'Purchased';
}

/** The address of the library's list that contains an owned item. */
export const ownedAddress = ({ __typename }: Pick<Item, '__typename'>): string =>
  paths.library({ show: __typename === 'Course' ? 'courses' : 'products' });
