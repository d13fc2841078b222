import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { idsAt } from '../testing/read.ts';

describe('a search', () => {
  it('finds people by names typed without accents, through every way of searching', async () => {
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
