import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { guestId } from '../../server/data/guest.ts';
import '../actions/perform.ts';
import '../components/job/JobApplyDialog.tsx';
import '../components/person/MessageDialog.tsx';
import '../components/post/PostComments.tsx';
import '../components/report/ReportDialog.tsx';
import { logInAt, newcomer, openAs } from '../testing/guests.ts';
import { postBy } from '../testing/renderFeed.tsx';
import './company/ContactCompanyDialog.tsx';
import './gig/ContactDialog.tsx';
import './gig/OrderDialog.tsx';
import './product/BuyDialog.tsx';
import './profile/ConnectDialog.tsx';
import './project/ProposalDialog.tsx';

const assign = vi.fn<(url: string | URL) => void>();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  return () => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    vi.restoreAllMocks();
  };
});

const written = 'I rebuilt the ferry tickets.';

type User = Awaited<ReturnType<typeof openAs>>['user'];

/** Opens a dialog as a guest, types into it and submits it, which leads to the log-in. */
async function leave(
  path: string,
  opener: string,
  label: string | RegExp | undefined,
  submit: string,
  fill: (user: User, dialog: HTMLElement) => Promise<void> = async () => {},
) {
  const { user, unmount, server } = await openAs(guestId, path);
  const [button] = await screen.findAllByRole('button', { name: opener });
  await user.click(button!);
  const dialog = await screen.findByRole('dialog');
  await fill(user, dialog);
  if (label !== undefined) {
    const field = within(dialog).getByLabelText(label);
    await user.clear(field);
    await user.type(field, written);
  }
  await user.click(within(dialog).getByRole('button', { name: submit }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const [address] = assign.mock.lastCall!;
  expect(address).toMatch(`/auth/login?${new URLSearchParams({ next: path })}&open=`);
  expect(server.mutations()).toEqual([]);
  unmount();
  logInAt(address);
}

const job = '/jobs/job-brand-designer';

async function fillContact(user: User, dialog: HTMLElement) {
  await user.type(within(dialog).getByLabelText('Email'), 'nadia@example.com');
  await user.type(within(dialog).getByLabelText('Phone'), '+31 20 555 0101');
  const resume = new File(['Nadia Verhoeven'], 'Nadia.pdf', { type: 'application/pdf' });
  await user.upload(within(dialog).getByLabelText(/^Résumé/), resume);
}

test.each([
  [`${job}?from=mail#about`, 'Apply now', /^Note/, 'Send application', fillContact],
  ['/profile/person-kenji-mori#gigs', 'Message', 'Your message', 'Send message'],
  ['/gigs/gig-usability-review', 'Contact Seller', 'Your message', 'Send message'],
  ['/gigs/gig-usability-review', 'Continue', /^Requirements/, 'Confirm order'],
  ['/shop/product-log-lens', 'Buy Now', undefined, 'Confirm purchase'],
  [
    '/companies/company-halden-works',
    'Contact',
    'Your message',
    'Send message',
    (user: User, dialog: HTMLElement) => user.type(within(dialog).getByLabelText('Subject'), 'Ferries'),
  ],
  [
    '/projects/project-storefront-speed',
    'Report',
    /^Tell us more/,
    'Send report',
    (user: User, dialog: HTMLElement) => user.click(within(dialog).getAllByRole('radio')[0]!),
  ],
])('at %s a guest who has logged in is back in the dialog %s', async (path, opener, label, submit, fill?) => {
  await leave(path, opener, label, submit, fill);
  const { server, user } = await openAs(newcomer, path);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const texts = within(dialog)
    .queryAllByRole<HTMLTextAreaElement>('textbox')
    .map(({ value }) => value);
  expect(texts.includes(written)).toBe(label !== undefined);
  // Nothing is sent by itself.
  expect(server.mutations().filter(({ name }) => name !== 'MarkJobViewed')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the dialog to apply stays closed for an account that has applied, also after it withdraws', async () => {
  await leave(job, 'Apply now', /^Note/, 'Send application', fillContact);
  const application = {
    id: 'application-earlier',
    jobId: 'job-brand-designer',
    applicantId: newcomer,
    note: null,
    email: null,
    phone: null,
    resumeFileName: 'Nadia.pdf',
    status: 'APPLIED',
    appliedAt: '2026-11-26T09:00:00.000Z',
  } as const;
  const { user } = await openAs(newcomer, job, { put: 'applications', record: application });
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByRole('button', { name: 'Apply now' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Continue', /^Requirements/, 'Confirm order'],
  ['Contact Seller', 'Your message', 'Send message'],
])('the dialog %s of a gig stays closed for its seller', async (opener, label, submit) => {
  const gig = '/gigs/gig-usability-review';
  await leave(gig, opener, label, submit);
  await openAs('person-kenji-mori', gig);
  expect(await screen.findByRole('link', { name: 'View Orders' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of two open comment boxes, a guest who has logged in is back in the used one', async () => {
  const { user, unmount } = await openAs(guestId, '/');
  for (const author of ['Idris Vale', 'Sofia Lindqvist'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(
      (await screen.findAllByRole('button', { name: new RegExp(`^Comment on post by ${author}`) }))[0]!,
    );
  await user.type(await postBy('Idris Vale').findByLabelText('Your comment'), `${written}{Enter}`);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  unmount();
  logInAt(assign.mock.lastCall![0]);
  await openAs(newcomer, '/');
  const box = await screen.findByLabelText('Your comment');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue(written);
});

test('a guest who has logged in is back in the comment box', async () => {
  const comment = /^Comment on post by Idris Vale/;
  const { user, unmount } = await openAs(guestId, '/');
  await user.click(await screen.findByRole('button', { name: comment }));
  await user.type(await postBy('Idris Vale').findByLabelText('Your comment'), written);
  await user.click(postBy('Idris Vale').getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  unmount();
  logInAt(assign.mock.lastCall![0]);
  await openAs(newcomer, '/');
  const box = await screen.findByLabelText('Your comment');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue(written);
  expect(screen.getByRole('button', { name: comment })).toHaveAttribute('aria-expanded', 'true');
});
