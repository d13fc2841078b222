import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const section = (name: string) => within(screen.getByRole('region', { name }));

test('AG-01 AG-02 AG-03 AG-04 AG-05 AG-06 RT-15 the landing page shows services, events, specializations, figures and questions', async () => {
  await renderRoute('/agency');
  const hero = await screen.findByRole('heading', { level: 1, name: 'Hire people who stay' });
  const start = screen.getByRole('link', { name: 'Get started' });
  expect(hero.closest('header')).toContainElement(start);
  expect(document.querySelector(start.getAttribute('href')!)).toContainElement(
    screen.getByRole('button', { name: 'Schedule a Consultation' }),
  );
  const services = section('Recruitment services');
  expect(services.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const placement = services.getByRole('heading', { name: 'Permanent placement' }).closest('li')!;
  expect(placement).toHaveTextContent(/One search, one recruiter, three candidates/);
  expect(
    within(placement)
      .getAllByRole('listitem')
      .map((feature) => feature.textContent),
  ).toEqual(['Brief in one call', 'Shortlist within ten days', 'Six-month replacement']);
  expect(section('Events and workshops').getAllByRole('button', { name: /^Register for / })).toHaveLength(4);
  for (const [title, kind, place] of [
    ['Interviewing without riddles', 'Workshop', 'Online'],
    ['Hiring breakfast', 'Event', 'Lisbon, Portugal'],
  ] as const) {
    const row = within(section('Events and workshops').getByRole('heading', { name: title }).closest('li')!);
    expect(row.getByText(kind)).toBeVisible();
    expect(row.getByText(place)).toBeVisible();
  }
  expect(section('Industry specializations').getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(
    section('Industry specializations').getByText('From the first engineer to the platform group.'),
  ).toBeVisible();
  const figures = screen
    .getAllByRole('definition')
    .slice(0, 3)
    .map((value) => [value.previousElementSibling!.textContent, value.textContent]);
  expect(figures).toEqual([
    ['Retention rate', '94%'],
    ['Placements yearly', '1,500+'],
    ['Response time', '48hrs'],
  ]);
  const faq = section('Frequently asked questions');
  expect(faq.getAllByRole('term')).toHaveLength(5);
  expect(faq.getByText(/^A fixed fee agreed before we start/)).toBeVisible();
  expect(faq.queryByRole('button')).toBeNull();
});

test('AG-03 Register shows a notice and replaces the button with Registered', async () => {
  const { user } = await renderRoute('/agency');
  await user.click(await screen.findByRole('button', { name: 'Register for Hiring breakfast' }));
  await expectToast("You're registered", 'We saved you a place.');
  expect(screen.getByText('Registered')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register for Hiring breakfast' })).toBeNull();
});

test('AG-03 after Register by keyboard, Tab reaches the next event', async () => {
  const { user } = await renderRoute('/agency');
  const [first, second, third] = await screen.findAllByRole('button', { name: /^Register for / });
  // Mounts with the part that moves the focus.
  await screen.findByRole('region', { name: /^Notifications/ });
  second!.focus();
  await user.keyboard('{Enter}');
  const row = (await screen.findByText('Registered')).closest('article');
  await waitFor(() => expect(row).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(third).toHaveFocus());
  await user.tab({ shift: true });
  await waitFor(() => expect(first).toHaveFocus());
});

test('AG-07 the consultation form requires a name, an email address, a day and a time', async () => {
  const { user } = await renderRoute('/agency');
  await user.click(await screen.findByRole('button', { name: 'Schedule a Consultation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a Consultation' }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText('Enter your name')).toBeVisible();
  for (const refusal of ['Choose a day', 'Choose a time'])
    expect(dialog.getByText(refusal, { selector: 'p' })).toBeVisible();
  await user.type(dialog.getByLabelText('Full name'), 'Ada Brandt');
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await user.selectOptions(
    dialog.getByLabelText('Day'),
    dialog.getAllByRole('option', { name: /day, / })[0]!,
  );
  await user.selectOptions(dialog.getByLabelText('Time'), '09:30');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(/^See you on .+ at 9:30 AM UTC\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Each opening offers the days after it.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000);
  await user.click(screen.getByRole('button', { name: 'Schedule a Consultation' }));
  const [first] = await screen.findAllByRole<HTMLOptionElement>('option', { name: /day, / });
  expect(Number(first!.value)).toBeGreaterThan(Date.now());
});
