import type { ESTree } from 'vite';
import { replaceOrThrow } from './replaceOrThrow.ts';

const inspect = /^export function inspect\(value\) \{$/m;

/**
 * graphql-js writes out the value that a message of its assertions is about. The client's operations were checked when
 * they were generated: what no reader will ever see is left out of every first load.
 */
const assertions = replaceOrThrow({
  name: 'plain-messages-of-graphql',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /graphql\/jsutils\/inspect\.mjs/ },
    handler(code) {
      if (!inspect.test(code)) this.error('graphql-js writes values in another way than this plugin knows.');
      return { code: 'export const inspect = String;', map: null };
    },
  },
});

/** What the router says to whoever uses it wrongly: what was checked, and the words from the comma to the bracket. */
const told = /^(?:invariant2?|warning|warningOnce)$/;

/** The places of all these words in a module. */
function wordsIn(node: unknown, found: [from: number, to: number][] = []): [from: number, to: number][] {
  if (Array.isArray(node)) for (const child of node) wordsIn(child, found);
  else if (node && typeof node === 'object') {
    const { type, callee, arguments: given } = node as Partial<ESTree.CallExpression>;
    const last = given?.at(-1);
    if (type === 'CallExpression' && callee?.type === 'Identifier' && told.test(callee.name) && given && last)
      if (given.length > 1) found.push([given.at(-2)!.end, last.end]);
    for (const child of Object.values(node)) wordsIn(child, found);
  }
  return found;
}

/** React Router's production files keep all its words, too: the same holds for them. */
const router = replaceOrThrow({
  name: 'plain-messages-of-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs/, code: 'function invariant(' },
    handler(code) {
      const words = wordsIn(this.parse(code));
      if (words.length < 2)
        this.error('react-router tells of wrong uses in another way than this plugin knows.');
      let kept = '';
      let from = 0;
      for (const [start, end] of words.toSorted(([a], [b]) => a - b)) {
        kept += code.slice(from, start);
        from = end;
      }
      return { code: kept + code.slice(from), map: null };
    },
  },
});

export const plainMessages = [assertions, router];
