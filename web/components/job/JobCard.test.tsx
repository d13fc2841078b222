import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('JB-18 EN-21 a card shows title, company with its logo, location, type, salary and posted time', async () => {
  const { container } = await renderRoute('/jobs');
  const job = await card('Senior Product Designer');
  expect(job.getByRole('link', { name: 'Senior Product Designer' })).toHaveAttribute(
    'href',
    '/jobs/job-senior-product-designer',
  );
  expect(job.getByText('Halden Works')).toBeVisible();
  expect(job.getByText('Lisbon, Portugal, hybrid')).toBeVisible();
  expect(job.getByText('Full-time')).toBeVisible();
  expect(job.getByText('$92,000 - $118,000')).toBeVisible();
  expect(job.getByText('2 days ago')).toBeVisible();
  expect(container.querySelector('article img[src="/art/logo-halden.svg"]')).toBeInTheDocument();
});

test('JB-19 a card names the first 3 skills and counts the others', async () => {
  await renderRoute('/jobs');
  const skills = within((await card('Senior Product Designer')).getByRole('list', { name: 'Skills' }));
  expect(skills.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Product strategy',
    'Prototyping',
    'Design systems',
    '+4 more',
  ]);
});

test("JB-18 JB-19 JB-20 another job's card shows its own type, and neither flags nor skills that it lacks", async () => {
  await renderRoute('/jobs?q=analyst');
  const job = await card('Data Analyst');
  expect(job.getByText('Contract')).toBeVisible();
  const skills = within(job.getByRole('list', { name: 'Skills' }));
  expect(skills.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'SQL',
    'Statistics',
    'Data visualisation',
  ]);
  for (const flag of ['Promoted', 'Easy Apply', 'Saved']) expect(job.queryByText(flag)).toBeNull();
});

test('JB-20 EN-22 a card has the flags Promoted, Easy Apply and, once it is saved, Saved', async () => {
  const { user } = await renderRoute('/jobs');
  const job = await card('Senior Product Designer');
  expect(job.getByText('Promoted')).toBeVisible();
  expect(job.getByText('Easy Apply')).toBeVisible();
  expect(job.queryByText('Saved')).not.toBeInTheDocument();
  await user.click(job.getByRole('button', { name: 'Save Senior Product Designer' }));
  expect(await job.findByText('Saved')).toBeVisible();
  expect(job.getByRole('button', { name: 'Save Senior Product Designer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('JB-21 EN-22 a card shows applicants, the match score and whether the viewer has viewed it', async () => {
  await renderRoute('/jobs');
  const job = await card('Senior Product Designer');
  expect(job.getByText('38 applicants')).toBeVisible();
  expect(job.getByRole('img', { name: 'Match score 9/10' })).toBeVisible();
  expect(job.getByText('Viewed')).toBeVisible();
});
