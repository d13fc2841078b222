import { asciiForms, asciiNumber } from './ascii.ts';
import { cleanLine, withoutInvisible } from './characters.ts';

/* E-mail, phone and web addresses. Forms (`web/ui/form/rules.ts`) and `server/live/cleanInput.ts` clean entered texts. */

/** One label of a host name, of any script. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
const host = String.raw`${label}(?:\.${label})+`;

/** An e-mail address such as name@example.com: one address, without a name or a comment beside it. */
export const emailFormat = new RegExp(String.raw`^(?!\.)[^\s@,;:<>()[\]"\\]+(?<!\.)@${host}$`, 'u');

/** Quotes, brackets and marks of the text that an address was copied from. The lookbehind keeps long texts linear. */
const aroundEmail = /^[^\p{L}\p{N}!#$%&*+/=?^_{|}~-]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu;
const aroundWebAddress =
  /^[^\p{L}\p{N}]+|(?<![\s"'`“”‘’»›>.,;:!…。，、；：！？」』】》])[\s"'`“”‘’»›>.,;:!…。，、；：！？」』】》]+$/gu;

/** Also takes the address out of a 'mailto:' link. A name beside the address stays, so that `emailFormat` refuses it. */
export const cleanEmail = (text: string): string =>
  asciiForms(withoutInvisible(text))
    .replace(aroundEmail, '')
    .replace(/^mailto:[\s/]*([^?]*).*$/i, '$1')
    .replace(/[‘’]/g, "'")
    .normalize('NFC');

/** A phone number such as +47 555 01 234 or (+47) 555/01234, with at least five digits. */
export const phoneFormat = /^\(?\+?([\s()./-]*\d){5,}[\s()./-]*$/;

/** Words before a number, such as 'Telefon:', and marks around it. */
const beforePhone =
  /^[^\p{L}\d+(]*(?:(?:tel|phone|mobile|\p{L}[\p{L}\p{M}. -]{0,19}[:.])[^\p{L}\d+(]*)?(?=[\d+(])/iu;
const afterPhone = /(?<=[\p{N})])[^\p{L}\p{N})]+$/u;
export const cleanPhone = (text: string): string =>
  asciiNumber(text).replace(beforePhone, '').replace(afterPhone, '');

/** A web address such as https://example.com, without a name or password. */
export const webAddressFormat = new RegExp(
  String.raw`^https:\/\/${host}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$`,
  'iu',
);

/** Scheme and host of an address, also in fullwidth forms, and the rest. */
const addressParts = /^([^:：/／]*[:：][/／]{2}[^/?#／？＃]*)(.*)$/u;

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '）': '（' };

/** Removes quotes and punctuation around an address. A closing bracket stays if the address has opened it. */
function withoutAround(text: string): string {
  const address = text.replace(aroundWebAddress, '');
  const [brackets] = /(?<![)\]）])[)\]）]*$/.exec(address)!;
  const rest = address.slice(0, address.length - brackets.length);
  const first = brackets[0];
  // How many brackets of this kind the address has opened and not closed: one in 'https://x.org/a_(b)'.
  const opened = first ? rest.split(opening[first]!).length - rest.split(first).length : 0;
  return rest + brackets.slice(0, Math.max(0, opened));
}

/** Cleans the host alone like an e-mail address: the rest may be in any script, unless it starts with a fullwidth mark. */
export function cleanWebAddress(text: string): string {
  const line = withoutAround(cleanLine(text));
  const [, start = '', rest = line] = addressParts.exec(line) ?? [];
  return asciiForms(withoutInvisible(start)) + (/^[／？＃]/u.test(rest) ? asciiForms(rest) : rest);
}
