import { describe, expect, it } from 'vitest';
import { fold, holdsWords, readQuery } from './text.ts';
import { folded } from '../testing/folded.ts';
import { ask } from '../testing/ask.ts';
import { idsAt } from '../testing/read.ts';

describe('a search', () => {
  it('ignores case and accents', () => {
    for (const [text, compared] of Object.entries(folded)) expect(fold(text)).toBe(compared);
    expect(holdsWords(readQuery('TOMÁS  arce'), 'Tomas Arce')).toBe(true);
    expect(readQuery(' \u0301 ')).toEqual([]);
  });

  it('finds people by names without accents, in people and in search', async () => {
    for (const query of ['tomas', 'Tomás', 'TOMÁS']) {
      const answer = await ask(
        `query($query: String!) {
          people(filter: { query: $query }) { nodes { id } }
          search(query: $query, kinds: [PERSON]) { nodes { ... on Person { id } } }
        }`,
        { query },
      );
      expect(idsAt(answer, 'people.nodes')).toEqual(['person-tomas-arce']);
      expect(idsAt(answer, 'search.nodes')).toContain('person-tomas-arce');
    }
  });
});
