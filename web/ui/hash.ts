/** A 32-bit FNV-1a hash with a final mix: the same on server and client, and evenly distributed in its low bits. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  return (value ^ (value >>> 13)) >>> 0;
}
