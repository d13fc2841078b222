import type { Workplace } from '../../generated/types.ts';
import { fold } from '../text.ts';

/* Patterns of many languages for `workplaceOf`, at the end. They match folded texts: lower case, no accents. */
const word = (names: string) => String.raw`(?<!\p{L})(?:${names})(?!\p{L})`;

const away = String.raw`remote(?:ly)?|remot[oa]|wfh|work(?:ing)?[ -](?:from|at)[ -]home|work(?:ing)?[ -]from[ -]anywhere|home[ -]?based|home[ -]?office|telework\p{L}*|telecommut\p{L}*|teletrabajo|teletravail|zdaln\p{L}+|thuis(?:werk\p{L}*)?|uzaktan|tu xa|удален\p{L}*|дистанц\p{L}*`;
const awayInOtherScripts = fold(
  'リモート|在宅|远程|遠端|遠距|居家|재택|원격|عن بعد|מרחוק|מהבית|ทำงานจากที่บ้าน|ทำงานที่บ้าน',
);
const remote = new RegExp(
  `${word(`${away}|anywhere|(?:fully|globally) distributed`)}|${awayInOtherScripts}`,
  'u',
);
const present = '(?:in[ -](?:the[ -])?)?office|on[ -]?site|in[ -]person'; // 'in the office', 'on-site'
const mixed = String.raw`\s*(?:[/&+]|and)\s*`; // between the two: 'remote/office'
const weekday = '(?:mon|tue(?:s|sday)?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?)?';
/** 'Hybrid', 'partly remote', 'remote/office', 'remote on Friday', '週3日在宅'. */
const hybrid = new RegExp(
  [
    String.raw`(?<!\p{L})(?:h[iy]br[iy]d(?!ge)|ibrid|hibrit|semipresen)|ハイブリッド|하이브리드|гибрид|混合|היברידי|هج[یي]ن`,
    word(
      String.raw`(?:part(?:ly|ial(?:ly)?|iel\p{L}*)?|semi|half|some(?:times)?|occasional(?:ly)?|mostly|teil(?:s|weise)|parcial\p{L}*|50/50)[ -](?:${away})`,
    ),
    word(String.raw`(?:${away}) (?:part(?:ly|ial(?:ly)?|iel\p{L}*)|parcial\p{L}*|parziale|teilweise)`),
    word(`(?:${away}|home)${mixed}(?:${present})|(?:${present})${mixed}(?:${away}|home)`),
    word(`(?:${away}) (?:on )?${weekday}`),
    String.raw`[週周주]\s?[1-4]\s?[日天回회]\s?(?:${awayInOtherScripts})`,
  ].join('|'),
  'u',
);

/** Names and nouns that 'remote' and 'hybrid' describe: 'Remote Island, Canada'. */
const named = new RegExp(
  [
    String.raw`(?<!\p{L})remote (?:islands?|isles?|bay|beach|village|valley|creek|river|mountains?(?! view)|hills?|point|ranch|station|outpost|towns?|sensing|control|lake(?! \p{L})|(?:(?:mine|mining|farm|field|oil|drill|indigenous|rural|coastal|alaskan?) )?(?:farms?|mines?|camps?|sites?|communit\p{L}+|(?:location|area|region)s?(?!:|$)))(?!\p{L}| area| time| worldwide)`,
    word('hybrid (?:vehicles?|cars?|engines?|batter(?:y|ies)|seeds?|court|street|road|avenue|drive)'),
  ].join('|'),
  'gu',
);

/** 'no remote', 'not fully remote', 'non-remote', 'remote work is not possible', 'remote: no', '0% remote'. */
const denied = new RegExp(
  [
    String.raw`${word("no|not|non|never|neither|without|zero|unable|isn't|cannot|can't|don't|doesn't|won't|sans|nessun|nicht|kein\\p{L}*|pas|sin|sem|senza|geen|zonder|bez|ei")}[ -]*(?:(?:an?|any|be|longer|yet|full|suitable|done|available|currently|fully|completely|entirely|open|to|eligible|for|offer(?:ing)?|possible|100%|or|and|nor|de|work|option|hybrid|${away})[ /-]+)*${word(`hybrid|${away}`)}(?: (?:work|option|working))?`,
    String.raw`${word(`hybrid|${away}`)}(?: work(?:ing)?| options?| candidates| applicants)?(?:\s*[:=?(,\p{Pd}]+\s*| is | are | will | )(?:(?:no|non|nein|нет|0)(?!\p{L}|[\d.%\p{Pd}]|\s+[\p{L}%])|n/a|none(?!\p{L})|(?:not|isn't|cannot|can't|nicht) (?:be )?(?:possible|moglich|available|allowed|offered|permitted|supported|accepted|considered|an option)(?! (?:in|to|for) )|unavailable|impossible)`,
    String.raw`(?<![\d.])0\s*(?:%|days?) (?:${away})|${word(away)}[: ]+0\s*(?:%|days?)|${word(away)}:?\s*[❌✗✘✖🚫⛔]|[❌✗✘✖🚫⛔]\ufe0f?\s*${word(away)}`,
    String.raw`(?<!\p{L})(?:без|не|нет) удален\p{L}*|(?:リモート|在宅)(?:勤務|ワーク)?は?(?:不可|なし|無し)|(?:不支持|不可|不能|非)远程|재택(?:근무)? ?불가`,
  ].join('|'),
  'gu',
);

/** Days or a share of the time: '2 days remote', 'remote 3 days a week', '50% remote'. */
const number = String.raw`(?:\d+|one|two|three|four)(?:\s*(?:\p{Pd}|to|or|/)\s*(?:\d+|two|three|four))?`;
const days = String.raw`(?:${number}\s*(?:x|days?|times|jours?|tage?n?|dias?|giorn[io]|dag(?:en|ar|er)?|dni|д(?:ень|ня|ней)|gun|hari)|(?:once|twice)(?: an?| per| every)|half (?:of )?(?:the|each|a))(?!\p{L})`;
const share = String.raw`(?<![\d.])(?!100)\d\d?\s*%(?! travel)`;
/** Between 'remote' and its days or share: 'remote work: up to 3 days'. */
const link = String.raw`(?: work(?:ing)?)?[ :(-]+(?:(?:up to|max\.?|for|possible|available|min\.?) )?`;
const partTime = new RegExp(
  [
    String.raw`(?<!\p{L}|\d)${days}[^,;(]*${word(`${away}|home`)}`, // '2 days a week from home'
    String.raw`(?<!\p{L}|\d)${number} (?:${away}) days?(?!\p{L})`, // '3 remote days'
    `${word(away)}${link}${days}`, // 'remote work: up to 3 days'
    String.raw`(?<!\p{L}|\d)${days}[^,;(]*${word(present)}[^;]*${word(`${away}|home`)}`, // '2 days in office, rest remote'
    // 'remote, 2 days at our office'
    String.raw`${word(away)}[^;\d]*(?<!\p{L}|\d)${days} [^,;]*${word(`${present}|(?:at|in) (?:the|our) (?:office|hq)`)}`,
    String.raw`${share}[^,;\d]*${word(away)}`, // '50% remote'
    `${word(away)}${link}${share}`, // 'remote: 50%'
  ].join('|'),
  'u',
);
/** All working days are no part of the time: '5 days remote'. */
const fullTime = /(?<!\p{L})(?:5|five|7|seven) days/u;

/** The workplace that a location such as 'Oslo (hybrid)' names; on-site if it names none or denies another. */
export function workplaceOf(location: string): Workplace {
  const text = fold(location).replace(denied, ' ').replace(named, ' ');
  if (hybrid.test(text) || (partTime.test(text) && !fullTime.test(text))) return 'HYBRID';
  return remote.test(text) ? 'REMOTE' : 'ONSITE';
}
