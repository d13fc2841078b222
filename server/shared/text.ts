import { maxSearchLength } from '../../schema/rules/searchLength.ts';
import { wordsOf } from '../../schema/rules/text.ts';
import { badInput } from './errors.ts';

/** The words of a search; refuses a longer one than search boxes send. */
export function readQuery(query: string | null | undefined): string[] {
  if (query && query.length > maxSearchLength.words)
    throw badInput('query', `at most ${maxSearchLength.words} characters`);
  return wordsOf(query);
}
