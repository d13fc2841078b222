import type { Workplace } from '../../generated/types.ts';
import { fold } from '../text.ts';

const hybrid =
  /(?<!\p{L})(?:hybrid|hibrid|ibrid)\p{L}*|(?<!\p{L})(?:part(?:ly|ially)?|semi|half)[ -]remote(?!\p{L})/u;
const remote =
  /(?<!\p{L})(?:remote(?:ly)?|remot[oa]|work(?:ing)? from (?:home|anywhere)|wfh|home[ -]based|telework\p{L}*|telecommut\p{L}*|teletrabajo|teletravail|anywhere)(?!\p{L})|リモート|在宅|远程|遠端/u;

/** Names and nouns that 'remote' describes: 'Remote Island, Canada'. */
const named =
  /(?<!\p{L})remote (?:islands?|isles?|bay|beach|village|valley|lake|creek|river|mountains?|hills?|point|ranch|station|outpost|camp|sites?|locations?|areas?|regions?|communit\p{L}+|towns?|sensing|control)(?!\p{L})/gu;

/** 'no remote', 'not fully remote', 'non-remote', 'remote work is not possible', 'remote: no'. */
const words = String.raw`remote(?:ly)?|hybrid|wfh|work(?:ing)? from home|home[ -]based`;
const denied = new RegExp(
  String.raw`(?<!\p{L})(?:no|not|non|never|without|isn't|cannot be|can't be)[ -]*(?:(?:a|an|any|available|currently|fully|for|possible|100%|or|and|work|option|${words})[ /-]+)*(?:${words})(?!\p{L})(?: (?:work|option|working))?` +
    String.raw`|(?<!\p{L})(?:${words})(?: work(?:ing)?| option)?(?:\s*[:(-]\s*| is | )(?:no(?!\p{L}|\s+\p{L})|(?:not|isn't) (?:possible|available|allowed|offered|permitted|an option)|unavailable|impossible)`,
  'gu',
);

/** Days or a share of the time: '2 days remote', 'remote 3 days a week', '50% remote'. */
const number = String.raw`(?:\d+|one|two|three|four)(?:\s*(?:\p{Pd}|to|or|/)\s*\d+)?`;
const partTime = new RegExp(
  String.raw`(?<!\p{L}|\d)${number}\s*(?:x|days?|times)(?!\p{L})[^,;]*remote|remote\p{L}*[ :(-]+(?:up to |max |for )?${number}\s*(?:x|days?|times)(?!\p{L})|(?<![\d.])(?!100)\d\d?\s*%\s*(?:[^,;\d]*)remote|remote\p{L}*[ :(-]+(?:up to )?(?!100)\d\d?\s*%`,
  'u',
);
const fullTime = /(?<!\p{L})(?:5|five|7|seven) days/u;

/** The workplace that a location names; on-site if it names none or denies another. */
export function workplaceOf(location: string): Workplace {
  const text = fold(location).replace(denied, ' ').replace(named, ' ');
  if (hybrid.test(text) || (partTime.test(text) && !fullTime.test(text))) return 'HYBRID';
  return remote.test(text) ? 'REMOTE' : 'ONSITE';
}
