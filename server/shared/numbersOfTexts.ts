const minutes = { d: 1_440, h: 60, m: 1 };
const part = String.raw`\d+(?:[.,]\d+)?\s*(?:d(?:ays?)?|h(?:rs?|ours?)?|m(?:ins?|inutes?)?)\.?`;
const duration = new RegExp(String.raw`^(?:about\s+)?${part}(?:(?:\s|,|and)*${part})*$`, 'i');

/** The minutes of '6h 30min', 'about 2 hours' or '1 day' (24 hours); null for another text, such as 'Self-paced'. */
export function minutesOf(text: string): number | null {
  if (!duration.test(text)) return null;
  const parts = text.toLowerCase().matchAll(/([\d.,]+)\s*([dhm])/g);
  const sum = Array.from(parts, ([, n, unit]) => Number(n!.replace(',', '.')) * minutes[unit as 'h']);
  return Math.round(sum.reduce((total, one) => total + one, 0));
}

/** The first and the last whole number of '7-14 days' or '$1,200'. */
export function rangeOf(text: string): { min: number; max: number } {
  const numbers = Array.from(text.replaceAll(',', '').matchAll(/\d+/g), Number);
  return { min: numbers[0]!, max: numbers.at(-1)! };
}
