import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

describe('a person', () => {
  it("has employer, conversation and the viewer's connection", async () => {
    const fields = 'name employer { id } contact { id } connectionState mutualConnections viewerIsFollowing';
    const { data } = await ask(`{
      sofia: person(id: "person-sofia-lindqvist") { ${fields} profile { id } }
      noor: person(id: "person-noor-siddiqui") { ${fields} }
    }`);
    expect(data).toEqual({
      sofia: {
        name: 'Sofia Lindqvist',
        employer: { id: 'company-fernbank-studio' },
        contact: { id: 'contact-sofia-lindqvist' },
        connectionState: 'CONNECTED',
        mutualConnections: 11,
        viewerIsFollowing: false,
        profile: { id: 'profile-person-sofia-lindqvist' },
      },
      noor: {
        name: 'Noor Siddiqui',
        employer: null,
        contact: null,
        connectionState: 'CONNECTED',
        mutualConnections: 7,
        viewerIsFollowing: false,
      },
    });
  });
});

const people = `query ($filter: PersonFilter) {
  people(filter: $filter, first: 100) { nodes { id name } } }`;

describe('people', () => {
  it('are listed by name', async () => {
    const names = read<{ name: string }[]>(await ask(people), 'people.nodes').map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });

  it.each([
    ['a name, ignoring case', { query: 'SOFIA' }, ['person-sofia-lindqvist']],
    ['a name with an apostrophe', { query: "o'connell" }, ['person-liam-oconnell']],
    ['a name in another script', { query: '박지호' }, ['person-jiho-park']],
    ['a title', { query: 'technical writer' }, ['person-lena-brandt']],
    ['a skill', { query: 'kubernetes' }, ['person-farid-nasser']],
    [
      'a company',
      { companyId: 'company-halden-works' },
      ['person-ben-castellano', 'person-maren-holt', 'person-tove-nygaard', 'person-wanjiru-kamau'],
    ],
    [
      'a location',
      { location: 'norway' },
      ['person-ida-solheim', 'person-leila-haidari', 'person-maren-holt', 'person-tove-nygaard'],
    ],
    [
      'all of them',
      { query: 'support', companyId: 'company-halden-works', location: 'Norway' },
      ['person-tove-nygaard'],
    ],
    [
      'blank conditions and a company',
      { query: ' ', location: '', companyId: 'techcorp' },
      ['person-farid-nasser', 'person-greta-holm'],
    ],
    ['a place without people', { location: 'Atlantis' }, []],
    ['a company that does not exist', { companyId: 'company-none' }, []],
  ])('are found by %s', async (_what, filter, ids) =>
    expect(idsAt(await ask(people, { filter }), 'people.nodes')).toEqual(ids),
  );
});
