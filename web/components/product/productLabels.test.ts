import { expect, test } from 'vitest';
import { actionLabel } from './productLabels.ts';

test("SP-17 a free course's card offers to enroll, and to view it once enrolled", () => {
  const course = { __typename: 'Course', price: 0, viewerOwns: false } as const;
  expect(actionLabel(course)).toBe('Enroll Free');
  expect(actionLabel({ ...course, viewerOwns: true })).toBe('View Course');
  expect(actionLabel({ ...course, price: 9 })).toBe('View Course');
  expect(actionLabel({ ...course, __typename: 'Product', viewerOwns: true })).toBe('Download Free');
});
