import { InMemoryCache, type ApolloCache, type FieldReadFunction, type Reference } from '@apollo/client';
import { matchingSkills, scoreOf } from '../../schema/rules/job/match.ts';

/** The score for what the tab knows of both; what has none keeps none. */
const read: FieldReadFunction<number | null> = (told, { readField, toReference }) => {
  const viewer = readField<Reference>('viewer', { __ref: 'ROOT_QUERY' });
  const profile = viewer && toReference({ __typename: 'Profile', id: String(readField('id', viewer)) });
  const theirs = readField<readonly string[]>('skills', profile);
  const asked = readField<readonly string[]>('skills');
  return typeof told === 'number' && theirs && asked
    ? scoreOf(matchingSkills(asked, theirs).length, asked.length)
    : told;
};

/** From now on every match follows the viewer's skills as this tab knows them; what was read before is read anew. */
export function followSkills(cache: ApolloCache): void {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({ Job: { fields: { matchScore: { read } } } });
  for (const id of Object.keys(cache.extract(true)))
    if (id.startsWith('Job:'))
      cache.modify({ id, fields: { matchScore: (_score, { INVALIDATE }) => INVALIDATE as never } });
}
