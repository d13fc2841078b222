import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { idsAt, idsOfAllPages, read } from '../testing/read.ts';

describe('a person', () => {
  it('has a unique picture', () => {
    const pictures = [...createStore().people.values()].map(({ avatarUrl }) => avatarUrl);
    expect(pictures.length).toBeGreaterThan(30);
    expect(pictures).not.toContain(null);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

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
        profile: { id: 'person-sofia-lindqvist' },
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

  it('has every connection state in the sample', () => {
    const { people, connectionStateOf } = createStore();
    const states = [...people.keys()].map(connectionStateOf);
    expect(new Set(states)).toEqual(new Set(['SELF', 'CONNECTED', 'PENDING', 'INVITED', 'NONE']));
  });
});

const people = `query ($filter: PersonFilter, $first: Int, $after: String) {
  people(filter: $filter, first: $first, after: $after) {
    totalCount nodes { id name } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

describe('people', () => {
  it('are listed by name, 20 by default', async () => {
    const answer = await ask(people);
    const nodes = read<object[]>(answer, 'people.nodes');
    expect(nodes).toHaveLength(20);
    expect(nodes.slice(0, 3)).toMatchObject([
      { name: 'Aiko Tanabe' },
      { name: 'Amara Okafor' },
      { name: 'Anika Rao' },
    ]);
    expect(read(answer, 'people')).toMatchObject({
      totalCount: 36,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
  });

  it('have pages that contain each one once', async () => {
    const pages = await idsOfAllPages(people, 'people', 7);
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 1]);
    expect(new Set(pages.flat()).size).toBe(36);
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

  it.each([
    [{ first: 0 }, 'first must be a whole number from 1 to 100.'],
    [{ first: -1 }, 'first must be a whole number from 1 to 100.'],
    [{ first: 101 }, 'first must be a whole number from 1 to 100.'],
    [{ first: null }, 'first must be a whole number from 1 to 100.'],
    [{ after: 'nonsense' }, 'after must be a cursor that this list has returned.'],
    [{ filter: { query: 'x'.repeat(201) } }, 'query must be at most 200 characters.'],
    [{ filter: { location: 'x'.repeat(101) } }, 'location must be at most 100 characters.'],
    [{ filter: { companyId: 'a b' } }, 'companyId must be 1 to 64 letters, digits, hyphens or underscores.'],
    [{ filter: { companyId: '' } }, 'companyId must be 1 to 64 letters, digits, hyphens or underscores.'],
  ])('refuse %j', async (variables, message) =>
    expect(onlyError(await ask(people, variables))).toEqual({ code: 'BAD_USER_INPUT', message }),
  );
});
