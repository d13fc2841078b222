/** FNV-1a, 32 bit: the same number for the same text on server and client. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619);
  return value >>> 0;
}
