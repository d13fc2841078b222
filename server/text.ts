import { badInput } from './errors.ts';

const longest = 200;

/** The words of a search, without case; refuses what no search box can send. */
export function readQuery(query: string | null | undefined): string[] {
  if (!query) return [];
  if (query.length > longest) throw badInput('query', `at most ${longest} characters`);
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether every word occurs somewhere in the texts; no words match everything. */
export function holdsWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
