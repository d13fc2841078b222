import { InMemoryCache, type ApolloCache, type FieldReadFunction, type Reference } from '@apollo/client';
import { isLoggedOut } from '../apollo/isLoggedOut.ts';
import { matchingSkills, scoreOf } from '../../schema/rules/job/match.ts';

/**
 * Computes the score from the cached skills of the viewer and the job. A job without a score keeps none. A viewer without
 * skills has no scores.
 */
const read: FieldReadFunction<number | null> = (serverValue, options) => {
  if (isLoggedOut(options)) return null;
  const { readField, toReference } = options;
  const viewer = readField<Reference>('viewer', { __ref: 'ROOT_QUERY' });
  const profile = viewer && toReference({ __typename: 'Profile', id: String(readField('id', viewer)) });
  const viewerSkills = readField<readonly string[]>('skills', profile);
  const jobSkills = readField<readonly string[]>('skills');
  if (viewerSkills?.length === 0) return null;
  return typeof serverValue === 'number' && viewerSkills && jobSkills
    ? scoreOf(matchingSkills(jobSkills, viewerSkills).length, jobSkills.length)
    : serverValue;
};

/**
 * Recomputes the match scores from the cached skills of the viewer, from now on. Invalidates the scores that were
 * read before.
 */
export function followSkills(cache: ApolloCache): void {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({ Job: { fields: { matchScore: { read } } } });
  for (const id of Object.keys(cache.extract(true)))
    if (id.startsWith('Job:'))
      cache.modify({ id, fields: { matchScore: (_score, { INVALIDATE }) => INVALIDATE as never } });
}
