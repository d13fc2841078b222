import { expect, test } from 'vitest';
import { job as jobInput } from '../live/testing/inputs.ts';
import { done, openAccounts } from '../testing/openAccounts.ts';
import { maxAccounts } from '../effects/alertNotification.ts';

const [maren, jiho, sofia] = ['person-maren-holt', 'person-jiho-park', 'person-sofia-lindqvist'] as const;
const contactId = 'contact-sofia-lindqvist';
const title = 'Print master';

function open() {
  const live = openAccounts();
  const { act, store } = live;
  return {
    ...live,
    setAlert: (account: string, filter: object, enabled = true) =>
      act(account, 'setJobAlert', { filter, name: 'Alert', enabled }),
    /** Posts a job of Maren's. Returns its id. */
    post: async (input: object = {}) => {
      const created = await act(maren, 'createJob', { ...jobInput, title, ...input }, 'job { id }');
      return (created as { job: { id: string } }).job.id;
    },
    setOpen: (jobId: string, isOpen: boolean) => act(maren, 'setJobOpen', { jobId, open: isOpen }),
    /** The accounts that are notified of a job, with the texts. */
    notified: (jobId: string) =>
      [...store.everything.notifications.values()]
        .filter(({ kind, subjectId }) => kind === 'JOB' && subjectId === jobId)
        .map(({ ownerId, text }) => [ownerId, text]),
  };
}

test('a posted job notifies the accounts whose alerts match it, and leads to the job', async () => {
  const { setAlert, post, read, notified } = open();
  expect(await setAlert(jiho, { query: 'MASTER print', location: 'bergen' })).toEqual(done);
  await setAlert(sofia, { query: 'print', workplace: '.REMOTE' });
  await setAlert(maren, { query: 'print' });
  const jobId = await post();
  const text =
    'Maren Holt posted a job that matches your alert for MASTER print in bergen: Print master at Halden Works.';
  expect(notified(jobId)).toEqual([[jiho, text]]);
  expect(
    await read(
      jiho,
      '{ viewer { unreadNotificationCount } notifications(first: 1) { nodes { text actor { id } ... on JobNotification { job { id } } } } }',
    ),
  ).toEqual({
    viewer: { unreadNotificationCount: 1 },
    notifications: { nodes: [{ text, actor: { id: maren }, job: { id: jobId } }] },
  });
  const remote = await post({ location: 'Remote' });
  expect(notified(remote).map(([account]) => account)).toEqual([sofia]);
});

test.each([
  { filter: { companyId: 'company-halden-works' }, matches: true },
  { filter: { companyId: 'techcorp' }, matches: false },
  { filter: { query: 'halden' }, matches: true },
  { filter: { datePosted: '.DAY', easyApply: true }, matches: true },
  { filter: { type: '.PART_TIME' }, matches: false },
  { filter: { minSalary: 90_000 }, matches: true },
  { filter: { minSalary: 90_001 }, matches: false },
])('an alert for $filter finds what the list of jobs finds', async ({ filter, matches }) => {
  const { setAlert, post, notified, read } = open();
  await setAlert(jiho, filter);
  const jobId = await post({ salary: '$90,000' });
  const literal = JSON.stringify(filter)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"\.(\w+)"/g, '$1');
  const { jobs } = (await read(jiho, `{ jobs(filter: ${literal}, first: 100) { nodes { id } } }`)) as {
    jobs: { nodes: { id: string }[] };
  };
  expect(jobs.nodes.some(({ id }) => id === jobId)).toBe(matches);
  expect(notified(jobId).length).toBe(matches ? 1 : 0);
});

test('each account has one notification of a job: further alerts and a reopened job add none', async () => {
  const { setAlert, post, setOpen, notified, store } = open();
  await setAlert(jiho, { query: 'print' });
  await setAlert(jiho, {});
  const jobId = await post();
  const text = 'Maren Holt posted a job that matches your alert for jobs: Print master at Halden Works.';
  expect(notified(jobId)).toEqual([[jiho, text]]);
  const record = [...store.everything.notifications.values()].find(({ ownerId }) => ownerId === jiho);
  store.change({ put: 'notifications', record: { ...record!, read: true } });
  await setOpen(jobId, false);
  await setAlert(sofia, { query: 'master' });
  // An open job that is opened again is not new.
  const other = await post({ title: 'Ferry designer' });
  await setAlert(sofia, { query: 'ferry' });
  await setOpen(other, true);
  expect(notified(other).map(([account]) => account)).toEqual([jiho]);
  expect(await setOpen(jobId, true)).toEqual(done);
  expect(notified(jobId)).toEqual([
    [jiho, text],
    [sofia, 'Maren Holt reopened a job that matches your alert for master: Print master at Halden Works.'],
  ]);
  expect(store.everything.notifications.get(record!.id)?.read).toBe(true);
});

test('an alert of a recent search notifies, too', async () => {
  const { act, store, notified } = open();
  const halden = store.companies.get('company-halden-works')!;
  store.change({ put: 'companies', record: { ...halden, ownerId: jiho } });
  const input = { ...jobInput, title: 'Product designer', companyId: halden.id };
  const { job } = (await act(jiho, 'createJob', input, 'job { id }')) as { job: { id: string } };
  const { name } = store.people.get(jiho)!;
  const text = `${name} posted a job that matches your alert for product designer: Product designer at Halden Works.`;
  expect(notified(job.id)).toEqual([[maren, text]]);
});

test('no notification reaches an account that has blocked the poster, is blocked, has switched them off or has hidden the job', async () => {
  const { act, setAlert, post, setOpen, notified, store } = open();
  await setAlert(sofia, { query: 'print' });
  await act(sofia, 'setContactBlocked', { contactId, blocked: true });
  const first = await post();
  await act(sofia, 'setContactBlocked', { contactId, blocked: false });
  await act(maren, 'setContactBlocked', { contactId, blocked: true });
  const second = await post();
  await act(maren, 'setContactBlocked', { contactId, blocked: false });
  const { notifications } = store.of(sofia).settings;
  await act(sofia, 'saveSettings', { notifications: { ...notifications, jobAlerts: false } });
  const third = await post();
  await act(sofia, 'saveSettings', { notifications });
  await setOpen(third, false);
  await act(sofia, 'setJobHidden', { jobId: third, hidden: true });
  await setOpen(third, true);
  await setAlert(sofia, { query: 'print' }, false);
  const fourth = await post();
  expect([first, second, third, fourth].flatMap(notified)).toEqual([]);
  await setAlert(sofia, { query: 'print' });
  await setOpen(fourth, false);
  await setOpen(fourth, true);
  expect(notified(fourth).map(([account]) => account)).toEqual([sofia]);
  const person = store.people.get(sofia)!;
  store.change({ put: 'people', record: { ...person, deletedAt: new Date().toISOString() } });
  expect(notified(await post())).toEqual([]);
});

test('a job notifies a bounded number of accounts, those with the latest alerts', async () => {
  const { setAlert, post, notified, store } = open();
  await setAlert(jiho, { query: 'print' });
  const alert = [...store.everything.jobAlerts.values()].at(-1)!;
  const person = store.people.get(jiho)!;
  const ids = Array.from({ length: maxAccounts }, (_, place) => `person-printer-${place}`);
  store.change(
    ...ids.map((id) => ({ put: 'people', record: { ...person, id } }) as const),
    ...ids.map((id) => ({ put: 'jobAlerts', record: { ...alert, id: `alert-${id}`, ownerId: id } }) as const),
  );
  const accounts = notified(await post()).map(([account]) => account);
  expect(new Set(accounts)).toEqual(new Set(ids));
  expect(accounts).toHaveLength(200);
});
