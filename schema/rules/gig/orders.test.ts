import { expect, test } from 'vitest';
import { isOwnStep, nextStatus } from './orders.ts';

test('the seller delivers; the buyer accepts a delivery, or cancels before it', () => {
  expect(nextStatus('seller', 'IN_PROGRESS')).toBe('DELIVERED');
  expect(nextStatus('seller', 'DELIVERED')).toBeNull();
  expect(nextStatus('buyer', 'DELIVERED')).toBe('COMPLETED');
  expect(nextStatus('buyer', 'IN_PROGRESS')).toBe('CANCELLED');
  expect(nextStatus('buyer', 'COMPLETED')).toBeNull();
});

test('a step and its undo are allowed, a leap is not', () => {
  expect(isOwnStep('seller', 'IN_PROGRESS', 'DELIVERED')).toBe(true);
  expect(isOwnStep('seller', 'DELIVERED', 'IN_PROGRESS')).toBe(true);
  expect(isOwnStep('buyer', 'CANCELLED', 'IN_PROGRESS')).toBe(true);
  expect(isOwnStep('buyer', 'IN_PROGRESS', 'COMPLETED')).toBe(false);
  expect(isOwnStep('seller', 'CANCELLED', 'DELIVERED')).toBe(false);
});
