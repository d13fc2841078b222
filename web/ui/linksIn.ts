interface TextLink {
  start: number;
  end: number;
  /** Its web address, with the protocol `https:`; null for an e-mail address. */
  href: string | null;
}

/** A character of an address: letters of all scripts, and visible ASCII but "`<>\|. The comma in 'a,https:' is none. */
const character = String.raw`(?:(?![\0-\x7f])[\p{L}\p{M}\p{N}]|[·・’\u200c\u200d](?=[\p{L}\p{N}])(?!https:)|(?![,;]https:)[!#-;=?-[\]^_a-z{}~])`;
const rest = String.raw`(?:[:/?#]${character}*)?`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
/** A top-level domain. Letters of another script after 'a.example' belong to the sentence around it. */
const ending = String.raw`(?:xn--[a-z\d-]+|[a-z]{2,}|(?:(?![\0-\x7f])[\p{L}\p{M}])+)(?![a-z\d_@-])`;
const domain = String.raw`(?:${label}\.)+${ending}`;

/** No Latin, Greek or Cyrillic letter, digit or mark such as '/' precedes an e-mail address; a Chinese letter may. */
const notInWord = String.raw`(?<![\p{Script=Inherited}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}.+_/@~%-])`;
/** It continues no word or address: 'a&b@c.example', 'd’arcy@d.example' and 'postgres://u:p@db.example' have none. */
const notAfterMark = String.raw`(?<!\p{L}['’]|[\p{L}\p{N}][!#$&*={|?^\x60]|:\/\/[!-~]{0,100})`;
/** 'ada@' in 'ada@a.example'; nothing in 'icon@2x.png', which is a file. */
const mailbox = String.raw`[a-z\d](?:[a-z\d._%+'-]*[a-z\d_+-])?@(?!\d+x\.)`;

/** An address with https, one with 'www.', or an e-mail address. */
const link = new RegExp(
  [
    String.raw`https:\/\/(?:${domain}|[a-z\d.:-]+(?![a-z\d_@.:-]))${rest}`,
    String.raw`(?<![a-z\d._@/:~-])www\.${domain}${rest}`,
    `${notInWord}${notAfterMark}${mailbox}${domain}`,
  ].join('|'),
  'giu',
);

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The length of an address without marks of the sentence around it: 'https://a.example/b).' ends after 'b'. */
function lengthOf(address: string): number {
  const open: { bracket: string; at: number }[] = [];
  let end = address.length;
  for (const { 0: bracket, index } of address.matchAll(/[()[\]{}]/g)) {
    if (!(bracket in opening)) open.push({ bracket, at: index });
    else if (open.pop()?.bracket !== opening[bracket]) {
      end = index;
      break;
    }
  }
  const [unclosed] = open;
  if (unclosed && unclosed.at < end) end = unclosed.at;
  return address.slice(0, end).replace(/[!'*,.:;?@^]+$/, '').length;
}

/** The https addresses, 'www.' addresses and e-mail addresses of a text. */
export function linksIn(text: string): TextLink[] {
  return Array.from(text.matchAll(link), ({ 0: found, index }) => {
    const address = found.slice(0, lengthOf(found));
    const href = /^https:/i.test(address) ? address : /^www\./i.test(address) ? `https://${address}` : null;
    return { start: index, end: index + address.length, href };
  });
}
