import { asciiForms, asciiNumber } from './ascii.ts';
import { cleanLine, withoutInvisible } from './characters.ts';

/*
 * Texts with a format. Forms and server clean an entered text before they check and store it: pasted texts often contain
 * invisible characters, and keyboards of other scripts type other forms of digits, dashes and dots.
 */

/** An e-mail address such as name@example.com: one address, without a name or a comment beside it. */
export const emailFormat = /^[^\s@,;:<>()[\]"\\]+@[^\s@.,;:<>()[\]"\\]+(\.[^\s@.,;:<>()[\]"\\]+)+$/;

/** Quotes, brackets and marks of the text that an address was copied from. */
const around = /^[\s"'“”„‘’«‹<([]+|[\s"'“”‘’»›>\].,;:!…]+$/g;

/** Also takes the address out of a link. A name beside it stays, and the format refuses it. */
export const cleanEmail = (text: string): string =>
  asciiForms(withoutInvisible(text))
    .replace(around, '')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .normalize('NFC');

/** A phone number such as +47 555 01 234 or (+47) 555/01234. */
export const phoneFormat = /^\(?\+?([\s()./-]*\d){5,}[\s()./-]*$/;

export const cleanPhone = (text: string): string =>
  asciiNumber(text)
    .replace(/^(?:tel|phone|mobile)?[.:\s\p{So}]*(?=[\d+(])/iu, '')
    .replace(/[\s,;]+$/, '');

/** A part of a host, of any script. */
const label = String.raw`[^\s/.?#<>"'“”‘’()[\]{},;|\\^]+`;

/** A web address such as https://example.com. */
export const webAddressFormat = new RegExp(String.raw`^https:\/\/${label}(?:\.${label})+(?:[/?#]\S*)?$`, 'i');

/** Scheme and host of an address, also in fullwidth forms, and the rest. */
const addressParts = /^([^:：/／]*[:：][/／]{2}[^/?#／？＃]*)(.*)$/u;

/** A path may end with a bracket that it has opened. */
const withoutUnopened = (address: string): string =>
  address.includes('(') ? address : address.replace(/\)+$/, '');

/** Cleans the host alone like an e-mail address: the rest may be in any script. */
export function cleanWebAddress(text: string): string {
  const line = withoutUnopened(cleanLine(text).replace(around, ''));
  const [, host = '', rest = line] = addressParts.exec(line) ?? [];
  return asciiForms(withoutInvisible(host)) + (/^[／？＃]/u.test(rest) ? asciiForms(rest) : rest);
}
