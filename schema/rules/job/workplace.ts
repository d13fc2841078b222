import type { Workplace } from '../../generated/types.ts';
import { fold } from '../text.ts';

const word = (names: string) => String.raw`(?<!\p{L})(?:${names})(?!\p{L})`;

const away = String.raw`remote(?:ly)?|remot[oa]|wfh|work(?:ing)?[ -](?:from|at)[ -]home|work(?:ing)?[ -]from[ -]anywhere|home[ -]?based|home[ -]?office|telework\p{L}*|telecommut\p{L}*|teletrabajo|teletravail`;
const remote = new RegExp(`${word(`${away}|anywhere`)}|リモート|在宅|远程|遠端|재택|удален`, 'u');
const present = 'office|on[ -]?site';
const mixed = String.raw`\s*(?:[/&+]|and)\s*`;
const hybrid = new RegExp(
  [
    String.raw`(?<!\p{L})(?:h[iy]brid(?!ge)|ibrid|hibrit)|ハイブリッド|하이브리드|гибрид|混合`,
    word(
      String.raw`(?:part(?:ly|ially|iel\p{L}*)?|semi|half|some(?:times)?|occasional(?:ly)?|mostly|teil(?:s|weise)|parcial\p{L}*|50/50)[ -](?:${away})`,
    ),
    word(`(?:${away})${mixed}(?:${present})|(?:${present})${mixed}(?:${away})`),
    word(`(?:${away}) on (?:mon|tues|wednes|thurs|fri)days?`),
  ].join('|'),
  'u',
);

/** Names and nouns that 'remote' describes: 'Remote Island, Canada'. */
const named =
  /(?<!\p{L})remote (?:islands?|isles?|bay|beach|village|valley|lake|creek|river|mountains?|hills?|point|ranch|station|outpost|camp|sites?|locations?|areas?|regions?|communit\p{L}+|towns?|sensing|control)(?!\p{L}| area| time| worldwide)/gu;

/** 'no remote', 'not fully remote', 'non-remote', 'remote work is not possible', 'remote: no', '0% remote'. */
const denied = new RegExp(
  [
    String.raw`${word("no|not|non|never|neither|without|zero|unable|isn't|cannot|can't|don't|doesn't|won't|sans|nessun|nicht|kein\\p{L}*|pas|sin|sem|senza|geen|zonder")}[ -]*(?:(?:an?|any|be|longer|yet|full|suitable|done|available|currently|fully|completely|entirely|open|to|eligible|for|offer(?:ing)?|possible|100%|or|and|nor|de|work|option|hybrid|${away})[ /-]+)*${word(`hybrid|${away}`)}(?: (?:work|option|working))?`,
    String.raw`${word(`hybrid|${away}`)}(?: work(?:ing)?| options?| candidates| applicants)?(?:\s*[:=?(,\p{Pd}]+\s*| is | are | will | )(?:(?:no|non|nein|нет|0)(?!\p{L}|[\d.%\p{Pd}]|\s+[\p{L}%])|n/a|none(?!\p{L})|(?:not|isn't|cannot|can't|nicht) (?:be )?(?:possible|moglich|available|allowed|offered|permitted|supported|accepted|considered|an option)(?! (?:in|to|for) )|unavailable|impossible)`,
    String.raw`(?<![\d.])0\s*(?:%|days?) (?:${away})|${word(away)}[: ]+0\s*(?:%|days?)`,
    String.raw`(?<!\p{L})(?:без|не|нет) удален\p{L}*|(?:リモート|在宅)(?:勤務|ワーク)?は?(?:不可|なし|無し)|(?:不支持|不可|不能|非)远程|재택(?:근무)? ?불가`,
  ].join('|'),
  'gu',
);

/** Days or a share of the time: '2 days remote', 'remote 3 days a week', '50% remote'. */
const number = String.raw`(?:\d+|one|two|three|four)(?:\s*(?:\p{Pd}|to|or|/)\s*\d+)?`;
const days = String.raw`${number}\s*(?:x|days?|times|jours?|tage?|dias?)(?!\p{L})`;
const share = String.raw`(?<![\d.])(?!100)\d\d?\s*%(?! travel)`;
const partTime = new RegExp(
  [
    String.raw`(?<!\p{L}|\d)${days}[^,;(]*${word(`${away}|home`)}`,
    String.raw`${word(away)}[ :(-]+(?:up to |max |for )?${days}`,
    String.raw`(?<!\p{L}|\d)${days}[^,;(]*${word(present)}[^;]*${word(away)}`,
    String.raw`${share}[^,;\d]*${word(away)}`,
    String.raw`${word(away)}[ :(-]+(?:up to )?${share}`,
  ].join('|'),
  'u',
);
const fullTime = /(?<!\p{L})(?:5|five|7|seven) days/u;

/** The workplace that a location names; on-site if it names none or denies another. */
export function workplaceOf(location: string): Workplace {
  const text = fold(location).replace(denied, ' ').replace(named, ' ');
  if (hybrid.test(text) || (partTime.test(text) && !fullTime.test(text))) return 'HYBRID';
  return remote.test(text) ? 'REMOTE' : 'ONSITE';
}
