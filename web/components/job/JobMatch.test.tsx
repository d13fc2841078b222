import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageContext } from '../../routing/pageContext.tsx';
import { JobMatch } from './JobMatch.tsx';

const skills = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

test.each([
  [0, 1, 'Low match with your profile'],
  [2, 2, 'Low match with your profile'],
  [3, 3, 'Partial match with your profile'],
  [4, 4, 'Partial match with your profile'],
  [5, 5, 'Good match with your profile'],
  [7, 7, 'Good match with your profile'],
  [8, 8, 'Strong match with your profile'],
  [10, 10, 'Strong match with your profile'],
])('with %i of 10 skills the ring shows %i/10 and the text is %s', (count, score, text) => {
  render(<JobMatch scored skills={skills} matched={skills.slice(0, count)} hasSkills />);
  expect(screen.getByRole('img', { name: `Match score ${score}/10` })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  // Green is for a good match alone.
  const ring = screen.getByRole('img');
  expect(ring.querySelector('.stroke-accent') !== null).toBe(score >= 5);
  expect(ring.parentElement!.matches('.bg-accent-soft')).toBe(score >= 5);
});

test('JB-23 without enough information the ring shows 7/10 in grey, and the text says that it is the default', () => {
  render(<JobMatch scored={false} skills={[]} matched={[]} hasSkills />);
  expect(screen.getByRole('img', { name: 'Match score 7/10' })).toBeVisible();
  expect(screen.getByRole('img').querySelector('.stroke-accent')).toBeNull();
  expect(screen.getByText('Not rated yet')).toBeVisible();
  expect(screen.getByText(/so the ring shows the default, 7\/10\.$/)).toBeVisible();
});

test('in live mode a job without enough information has no ring', () => {
  render(
    <PageContext value={{ sideBarOpen: false, isLive: true }}>
      <JobMatch scored={false} skills={[]} matched={[]} hasSkills />
    </PageContext>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No match score')).toBeVisible();
  expect(screen.getByText("There isn't enough information to rate this match.")).toBeVisible();
});

test('in live mode a viewer without skills has no ring, and reads how to get one', () => {
  render(
    <PageContext value={{ sideBarOpen: false, isLive: true }}>
      <JobMatch scored={false} skills={skills} matched={[]} hasSkills={false} />
    </PageContext>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Add skills to your profile to see how well jobs match it.')).toBeVisible();
});
