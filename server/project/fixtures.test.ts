import { expect, it } from 'vitest';
import { createClock } from '../shared/time.ts';
import { listedProjects } from './fixtures.ts';
import { clients } from './fixtures/clients.ts';
import { ownProjects, ownProjectViews } from './fixtures/own.ts';
import { opened } from './fixtures/terms.ts';
import type { ProjectRecord } from './records.ts';

const clock = createClock(Date.now());
const listed = listedProjects(clock);
const all = [...listed, ...ownProjects(clock).map(opened)];
const lastActive = new Map(clients(clock).map(({ id, lastActiveAt }) => [id, lastActiveAt]));
const idsWhere = (holds: (project: ProjectRecord) => boolean) => all.filter(holds).map(({ id }) => id);
const parts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = '']) => part);

const isFixed = ({ budgetMin, budgetMax, dueDate, hourlyRate }: ProjectRecord) =>
  budgetMin !== null &&
  budgetMax !== null &&
  budgetMin < budgetMax &&
  dueDate !== null &&
  hourlyRate === null;
const isHourly = ({ budgetMin, budgetMax, dueDate, hourlyRate }: ProjectRecord) =>
  budgetMin === null && budgetMax === null && dueDate === null && hourlyRate !== null;

it('every project is within the limits of the contract', () => {
  expect(idsWhere(({ title }) => title.length < 5 || title.length > 100)).toEqual([]);
});

it('EN-28 every project has the terms of its payment type and no others', () => {
  expect(
    idsWhere((project) => !(project.paymentType === 'FIXED' ? isFixed(project) : isHourly(project))),
  ).toEqual([]);
});

it('a client was last active after posting the project', () => {
  expect(idsWhere(({ clientId }) => !lastActive.has(clientId))).toEqual([]);
  expect(
    idsWhere(
      ({ clientId, lastViewedAt, postedDate }) =>
        lastViewedAt !== null && (lastViewedAt < postedDate || lastViewedAt > lastActive.get(clientId)!),
    ),
  ).toEqual([]);
});

it('HTML has plain tags; its links lead to own paths or to example.com', () => {
  const html = all.map(({ detailedDescription }) => detailedDescription).join('');
  expect(new Set(parts(html, /<\/?([a-z0-9]+)/g))).toEqual(
    new Set(['a', 'blockquote', 'code', 'em', 'h3', 'li', 'ol', 'p', 'strong', 'ul']),
  );
  const links = parts(html, /href="([^"]*)"/g);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !/^(\/[a-z]|https:\/\/example\.com(\/|$))/.test(href))).toEqual([]);
});

it('EN-18 every own project is a project of its owner', () => {
  expect(ownProjectViews(clock).map(({ id }) => id)).toEqual(ownProjects(clock).map(({ id }) => id));
});
