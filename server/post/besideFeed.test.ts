import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

describe('the feed screen', () => {
  it('EN-02, KC-11 has 3 suggested people, most mutual connections first', async () => {
    const answer = await ask(
      '{ suggestedPeople { id name title avatarUrl mutualConnections connectionState } }',
    );
    expect(read(answer, 'suggestedPeople')).toEqual([
      {
        id: 'person-tomas-arce',
        name: 'Tomás Arce',
        title: 'Brand strategist, Ostler & Pine',
        avatarUrl: '/art/person-tomas-arce.svg',
        mutualConnections: 9,
        connectionState: 'NONE',
      },
      expect.objectContaining({ id: 'person-felix-anders', mutualConnections: 6 }),
      expect.objectContaining({ id: 'person-lena-brandt', mutualConnections: 5 }),
    ]);
  });

  it('has more suggested people on request', async () => {
    const ids = idsAt(await ask('{ suggestedPeople(first: 100) { id } }'), 'suggestedPeople');
    expect(ids).toHaveLength(13);
    expect(ids).not.toContain('person-sofia-lindqvist');
  });

  it('KC-11 has 5 topics, most followers first, none of them followed', async () => {
    expect(read(await ask('{ topics { id name tag followerCount viewerIsFollowing } }'), 'topics')).toEqual(
      [
        ['topic-ux-research', 'UX research', 'ux-research', 48_210],
        ['topic-remote-work', 'Remote work', 'remote-work', 41_870],
        ['topic-typography', 'Typography', 'typography', 22_460],
        ['topic-indie-makers', 'Indie makers', 'indie-makers', 19_300],
        ['topic-design-systems', 'Design systems', 'design-systems', 17_940],
      ].map(([id, name, tag, followerCount]) => ({ id, name, tag, followerCount, viewerIsFollowing: false })),
    );
    expect(read(await ask('{ topics(followedOnly: true) { id } }'), 'topics')).toEqual([]);
  });

  it('EN-03, KC-11 has 3 news items, newest first, with time and readers', async () => {
    expect(read(await ask('{ news { title time readers summary } }'), 'news')).toEqual([
      {
        title: 'Four-day weeks reach 1 in 12 software teams',
        time: '3h ago',
        readers: 12_480,
        summary: expect.stringMatching(/^A survey of 1,900 teams/),
      },
      expect.objectContaining({ title: 'Template shops outgrow stock photography', time: '8h ago' }),
      expect.objectContaining({ title: 'What hiring managers skim first this year', time: '1d ago' }),
    ]);
  });

  it('has more news on request', async () =>
    expect(idsAt(await ask('{ news(first: 100) { id } }'), 'news')).toHaveLength(5));
});
