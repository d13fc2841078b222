import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../server/testing/ask.ts';
import { expectLocation } from '../../testing/expectLocation.ts';
import { card, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

interface Suggested {
  id: string;
  name: string;
  title: string;
}
/** Returns the server's suggestions, because their texts belong to the sample and not to the product. */
async function suggested(first: number): Promise<Suggested[]> {
  const { data } = await ask('query ($first: Int) { suggestedPeople(first: $first) { id name title } }', {
    first,
  });
  return data!['suggestedPeople']!;
}
const people = () => card('People you may know').getAllByRole('listitem');
const connectTo = (name: string) =>
  card('People you may know').getByRole('button', { name: `Connect with ${name}` });

test('FD-13 EN-02 KC-11 three people you may know, each with name, headline and Connect', async () => {
  await renderFeed();
  const shown = await suggested(3);
  expect(shown).toHaveLength(3);
  expect(people()).toHaveLength(3);
  for (const [i, { id, name, title }] of shown.entries()) {
    const row = within(people()[i]!);
    expect(row.getByRole('link', { name })).toHaveAttribute('href', `/profile/${id}`);
    expect(row.getByText(title)).toBeVisible();
    expect(people()[i]!.querySelector('.avatar img')).toHaveAttribute('src', `/art/${id}.svg`);
    expect(row.getByRole('button', { name: `Connect with ${name}` })).toHaveTextContent(/^Connect$/);
  }
});

test('FD-13 FD-16 Show more lists all suggested people, and Show less three', async () => {
  const { user } = await renderFeed();
  const all = await suggested(7);
  expect(all.length).toBeGreaterThan(3);
  const button = card('People you may know').getByRole('button', { name: 'Show more' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(people()).toHaveLength(all.length);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveTextContent('Show less');
  await user.click(button);
  expect(people()).toHaveLength(3);
});

test('FD-16 Connect sends a request, and another person takes the place', async () => {
  const { user } = await renderFeed();
  const [first, second] = await suggested(2);
  const { name } = first!;
  await user.click(connectTo(name));
  await expectToast('Connection request sent', `${name} will see it under Invitations.`);
  await waitFor(() => expect(card('People you may know').queryByText(name)).toBeNull());
  expect(connectTo(second!.name)).toBeVisible();
});

test('FD-14 EN-03 KC-11 three news items with title, time and readers, newest first', async () => {
  await renderFeed();
  const items = card('Latest News').getAllByRole('listitem');
  expect(items).toHaveLength(3);
  const { data } = await ask('{ news(first: 3) { title time readers summary } }');
  const news = data!['news'] as unknown as {
    title: string;
    time: string;
    readers: number;
    summary: string;
  }[];
  for (const [i, { title, time, readers, summary }] of news.entries()) {
    const row = within(items[i]!);
    expect(row.getByText(title)).toBeVisible();
    expect(row.getByText(time, { selector: 'time' })).toBeVisible();
    expect(items[i]).toHaveTextContent(`${time} · ${readers.toLocaleString('en-US')} readers`);
    expect(row.getByText(summary)).not.toBeVisible();
  }
});

test('FD-14 a click on a news item shows its text', async () => {
  const { user } = await renderFeed();
  const { data } = await ask('{ news(first: 1) { title summary } }');
  const [{ title, summary }] = data!['news'] as unknown as [{ title: string; summary: string }];
  await user.click(card('Latest News').getByText(title));
  expect(card('Latest News').getByText(summary)).toBeVisible();
});

test('FD-14 FD-16 See all news lists all items, and a second click fewer', async () => {
  const { user } = await renderFeed();
  const button = card('Latest News').getByRole('button', { name: 'See all news' });
  await user.click(button);
  expect(card('Latest News').getAllByRole('listitem')).toHaveLength(5);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveTextContent('See less news');
  await user.click(button);
  expect(card('Latest News').getAllByRole('listitem')).toHaveLength(3);
});

test('FD-15 the Top job card shows the job with the best match score and links to it', async () => {
  await renderFeed();
  const { data } = await ask('{ topJob { id title location salary matchScore company { name } } }');
  const { id, title, location, salary, matchScore, company } = data!['topJob'] as unknown as {
    [key in 'id' | 'title' | 'location' | 'salary']: string;
  } & { matchScore: number; company: { name: string } };
  const job = card('Top job');
  expect(job.getByRole('link', { name: title })).toHaveAttribute('href', `/jobs/${id}`);
  expect(job.getByText(`${company.name} · ${location}`)).toBeVisible();
  expect(job.getByText(salary)).toBeVisible();
  expect(job.getByText(`${matchScore}/10 match`)).toBeVisible();
});

test('FD-15 FD-16 See all jobs links to the jobs list', async () => {
  const { user, router } = await renderFeed();
  await user.click(screen.getByRole('link', { name: 'See all jobs' }));
  await expectLocation(router, '/jobs');
});
