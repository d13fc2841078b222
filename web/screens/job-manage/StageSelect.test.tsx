import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../actions/perform.ts';
import './StageDialog.tsx';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast, toast } from '../../testing/toast.ts';

/** Opens the applicants of a posting in live mode. */
async function open() {
  const { link, store, mutations, hold } = createLiveServer();
  const view = await renderRoute('/jobs/job-design-intern/manage', { transport: link });
  const select = await screen.findByRole('combobox', { name: 'Stage of Tove Nygaard' });
  const sent = () =>
    mutations()
      .filter(({ name }) => name === 'SetApplicationStatus')
      .map(({ variables }) => (variables['input'] as { status: string }).status);
  const status = () =>
    store.applicationsTo('job-design-intern').find(({ applicantId }) => applicantId === 'person-tove-nygaard')
      ?.status;
  const choose = (value: string) => fireEvent.change(select, { target: { value } });
  return { ...view, select, sent, status, hold, choose };
}
const closeNotice = async () => fireEvent.click(await screen.findByRole('button', { name: 'Close toast' }));
const question = (name: string) => screen.findByRole('dialog', { name });

test('in live mode the arrow keys send only the stage at which they stop, when its Undo has gone', async () => {
  const { choose, select, sent, status } = await open();
  choose('VIEWED');
  choose('INTERVIEW');
  expect(select).toHaveDisplayValue('Interview');
  expect(toast('Tove Nygaard: Reviewed')).toBeNull();
  await expectToast('Tove Nygaard: Interview', 'The applicant sees it when this notice has gone.');
  expect(sent()).toEqual([]);
  await closeNotice();
  await waitFor(() => expect(status()).toBe('INTERVIEW'));
  expect(sent()).toEqual(['INTERVIEW']);
  await waitFor(() => expect(select).toHaveDisplayValue('Interview'));
});

test('Undo and the way back to the stored stage send nothing', async () => {
  const { choose, select, sent, user } = await open();
  choose('VIEWED');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(select).toHaveDisplayValue('New');
  choose('VIEWED');
  choose('APPLIED');
  expect(toast('Tove Nygaard: Reviewed')).toBeNull();
  expect(sent()).toEqual([]);
});

test('a stage that is chosen while another one is sent is sent after it', async () => {
  const { choose, select, sent, status, hold } = await open();
  const release = hold('SetApplicationStatus');
  choose('VIEWED');
  await closeNotice();
  choose('INTERVIEW');
  await closeNotice();
  await waitFor(() => expect(status()).toBe('VIEWED'));
  expect(select).toHaveDisplayValue('Interview');
  expect(sent()).toEqual(['VIEWED']);
  release();
  await waitFor(() => expect(status()).toBe('INTERVIEW'));
  expect(sent()).toEqual(['VIEWED', 'INTERVIEW']);
});

test.each([
  ['OFFER', 'Offer the job', 'Offer the job'],
  ['DECLINED', 'Decline the application', 'Decline'],
])('%s asks first; Cancel returns to the stage before, whose Undo is back', async (value, title, confirm) => {
  const { choose, select, sent, status, user } = await open();
  choose('INTERVIEW');
  choose(value);
  expect(toast('Tove Nygaard: Interview'), 'is not sent during the question').toBeNull();
  const dialog = within(await question(title));
  expect(dialog.getByText(/The applicant is notified at once/)).toBeVisible();
  expect(select, 'behind the dialog').toHaveValue(value);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(select).toHaveDisplayValue('Interview');
  await expectToast('Tove Nygaard: Interview', 'The applicant sees it when this notice has gone.');
  expect(sent()).toEqual([]);
  choose(value);
  await user.click(within(await question(title)).getByRole('button', { name: confirm }));
  await waitFor(() => expect(status()).toBe(value));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([value]);
  expect(toast('Tove Nygaard: Interview')).toBeNull();
});

test('the browser asks before it closes the page with an unsent stage, and a hidden page sends it', async () => {
  const { choose, status } = await open();
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  choose('VIEWED');
  expect(isAsked()).toBe(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(status()).toBe('VIEWED'));
  await waitFor(() => expect(isAsked()).toBe(false));
});
