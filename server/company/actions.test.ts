import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '../live/testing/inputs.ts';
import { done, openAccounts } from '../testing/openAccounts.ts';

const [ada, ben] = ['person-jiho-park', 'person-sofia-lindqvist'] as const;
const maren = 'person-maren-holt';

interface Experience {
  company: string;
  employer: { id: string } | null;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Live mode with functions for the employers that Maren's profile shows, and for company pages. */
function open() {
  const { act, read, store } = openAccounts();
  const nextSecond = () => void vi.setSystemTime(Date.now() + 1_000);
  return {
    act,
    read,
    store,
    employers: async () => {
      const data = await read(ben, `{ profile(id: "${maren}") { experience { company employer { id } } } }`);
      return (data['profile'] as { experience: Experience[] }).experience;
    },
    create: async (account: string, name: string) => {
      nextSecond();
      const created = await act(account, 'createCompanyPage', { ...company, name }, 'company { id }');
      return (created as { company: { id: string } }).company.id;
    },
    rename: (account: string, companyId: string, name: string) => {
      nextSecond();
      return act(account, 'updateCompanyPage', { companyId, company: { ...company, name } });
    },
  };
}

test('a new page with the name of a company does not become the employer of its people', async () => {
  const { employers, create, rename } = open();
  const before = await employers();
  const name = before.find(({ employer }) => employer !== null)!.company;
  await create(ada, name);
  expect(await employers()).toEqual(before);
  const renamed = await create(ada, 'Other company');
  expect(await rename(ada, renamed, ` ${name.toUpperCase()} `)).toEqual(done);
  expect(await employers()).toEqual(before);
});

test('the page that has had a name longest is the employer, also if another one is older', async () => {
  const { act, employers, create, rename } = open();
  const name = 'Tidewater Surveys';
  expect(await act(maren, 'addExperience', { role: 'Surveyor', company: name, duration: '2019' })).toEqual(
    done,
  );
  const before = await employers();
  const place = before.findIndex((experience) => experience.company === name);
  expect(before[place]!.employer).toBeNull();
  const older = await create(ada, 'Other company');
  const employer = { id: await create(ben, name) };
  expect(await rename(ada, older, name)).toEqual(done);
  expect(await employers()).toEqual(before.with(place, { company: name, employer }));
  // The same name in other letters is not a new one.
  expect(await rename(ben, employer.id, name.toUpperCase())).toEqual(done);
  expect(await employers()).toEqual(before.with(place, { company: name, employer }));
  expect(await rename(ben, employer.id, 'Another company')).toEqual(done);
  expect(await employers()).toEqual(before.with(place, { company: name, employer: { id: older } }));
});

const facts = 'size employeeCount founded founder { id }';

test('a new page has its band and its founder, and neither a number of employees nor a year', async () => {
  const { create, read, store } = open();
  const id = await create(ada, 'Tidewater Surveys');
  const created = { size: company.size.slice(1), employeeCount: null, founded: null };
  const ofReader = () => read(ben, `{ company(id: "${id}") { ${facts} } }`);
  expect(await ofReader()).toEqual({ company: { ...created, founder: { id: ada } } });
  // Ada deletes the account.
  store.change({
    put: 'people',
    record: { ...store.people.get(ada)!, deletedAt: '2026-01-01T00:00:00.000Z' },
  });
  expect(await ofReader()).toEqual({ company: { ...created, founder: null } });
});

test("another size band removes the number of employees, which doesn't fit it; another text keeps it", async () => {
  const { act, read } = open();
  const companyId = 'company-halden-works';
  const edit = (size: string) =>
    act(maren, 'updateCompanyPage', { companyId, company: { ...company, size: `.${size}` } });
  const employees = () => read(ben, `{ company(id: "${companyId}") { size employeeCount } }`);
  await edit('FROM_100_TO_250');
  expect(await employees()).toEqual({ company: { size: 'FROM_100_TO_250', employeeCount: 142 } });
  await edit('FROM_250_TO_500');
  expect(await employees()).toEqual({ company: { size: 'FROM_250_TO_500', employeeCount: null } });
});
