interface Item {
  __typename: 'Product' | 'Course';
  /** US dollars; 0 is free. */
  price: number;
}

/** What a card's button says; nobody is asked to enroll twice. */
export function actionOf({ __typename, price, viewerOwns }: Item & { viewerOwns: boolean }): string {
  if (__typename === 'Course') return price === 0 && !viewerOwns ? 'Enroll Free' : 'View Course';
  return price === 0 ? 'Download Free' : 'View Details';
}

/** What holds once the viewer has it. */
export function ownedAs({ __typename, price }: Item): string {
  if (__typename === 'Course') return 'Enrolled';
  return price === 0 ? 'Downloaded' : 'Purchased';
}
