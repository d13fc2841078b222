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
  const { act, read } = openAccounts();
  const nextSecond = () => void vi.setSystemTime(Date.now() + 1_000);
  return {
    act,
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
