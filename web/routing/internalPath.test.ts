import { expect, test } from 'vitest';
import { internalPath } from './internalPath.ts';

test.each([
  '/',
  '/jobs',
  '/jobs?q=a%20b&page=2#top',
  '/shop/product-1',
  '/a//b',
  '/search?q=%E0%A4%A',
  '/authors',
])('%s is an internal path', (path) => expect(internalPath(path)).toBe(path));

test.each([
  null,
  '',
  'jobs',
  'https://evil.com',
  'https:evil.com',
  'javascript:alert(1)',
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/..//evil.com',
  '/.//evil.com',
  '/%2e%2e//evil.com',
  '/jobs\u0000',
  '/auth/logout',
  '/AUTH/logout',
  '/jobs/../auth/logout',
  '/%61uth/logout',
  '/auth%2Flogout',
  '/jobs/%E0%A4%A',
])('%j is replaced by the path of the feed', (address) => expect(internalPath(address)).toBe('/'));
