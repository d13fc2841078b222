import { expect, it } from 'vitest';
import { createClock } from '../time.ts';
import { listedProjects } from './fixtures.ts';
import { clients } from './fixtures/clients.ts';
import { ownProjects, ownProjectViews } from './fixtures/own.ts';

const clock = createClock(Date.now());
const listed = listedProjects(clock);
const all = [...listed, ...ownProjects(clock)];
const clientsById = new Map(clients(clock).map((client) => [client.id, client]));

it('every project is within the limits of the contract', () => {
  expect(listed).toHaveLength(30);
  for (const project of all) {
    const { id, title, paymentType, budgetMin, budgetMax, hourlyRate, dueDate } = project;
    expect(title.length, id).toBeGreaterThanOrEqual(5);
    expect(title.length, id).toBeLessThanOrEqual(100);
    const fixed = [budgetMin, budgetMax, dueDate].every((value) => value !== null);
    expect(fixed, id).toBe(paymentType === 'FIXED');
    expect(hourlyRate === null, id).toBe(fixed);
    if (fixed) expect(budgetMin!, id).toBeLessThan(budgetMax!);
  }
});

it('a client was active when they last looked, after posting', () => {
  for (const { id, clientId, lastViewedAt, postedDate } of all) {
    const client = clientsById.get(clientId)!;
    expect(client, id).toBeDefined();
    if (lastViewedAt === null) continue;
    expect(lastViewedAt >= postedDate, id).toBe(true);
    expect(lastViewedAt <= client.lastActiveAt, id).toBe(true);
  }
});

it('HTML links lead to own paths or to example.com, and carry no scripts', () => {
  for (const { id, detailedDescription } of all) {
    const links = [...detailedDescription.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of links) expect(href, id).toMatch(/^(\/[a-z]|https:\/\/example\.com(\/|$))/);
    const tags = new Set([...detailedDescription.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
    const known = ['a', 'blockquote', 'code', 'em', 'h3', 'li', 'ol', 'p', 'strong', 'ul'];
    for (const tag of tags) expect(known, id).toContain(tag);
  }
});

it('one skill, eight skills and a title from right to left occur', () => {
  expect(new Set(listed.map(({ skills }) => skills.length))).toEqual(new Set([1, 2, 3, 4, 5, 8]));
  expect(
    listed.some(({ title }) => /\p{Script=Arabic}/u.test(title) && /\p{Emoji_Presentation}/u.test(title)),
  ).toBe(true);
  const ratings = clients(clock).map(({ rating }) => rating);
  expect(ratings).toEqual(expect.arrayContaining([0, 4.4, 4.5, 5]));
});

it('EN-18 every own project is a project of its owner', () => {
  expect(ownProjectViews(clock).map(({ id }) => id)).toEqual(ownProjects(clock).map(({ id }) => id));
});
