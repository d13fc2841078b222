import type { ESTree } from 'vite';
import { replaceOrThrow } from './replaceOrThrow.ts';

const inspect = /^export function inspect\(value\) \{$/m;

/**
 * graphql-js formats values for the messages of its assertions. Code generation has validated the client's operations, so
 * those messages never occur, and their formatter stays out of the first load.
 */
const assertions = replaceOrThrow({
  name: 'strip-messages-of-graphql',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /graphql\/jsutils\/inspect\.mjs/ },
    handler(code) {
      if (!inspect.test(code))
        this.error('graphql-js formats values in a way that this plugin does not support.');
      return { code: 'export const inspect = String;', map: null };
    },
  },
});

/** Functions of the router that report wrong use. Their last argument is the message. */
const assertionName = /^(?:invariant2?|warning|warningOnce)$/;

/** Positions of these messages in a module. */
function messagesIn(node: unknown, found: [from: number, to: number][] = []): [from: number, to: number][] {
  if (Array.isArray(node)) for (const child of node) messagesIn(child, found);
  else if (node && typeof node === 'object') {
    const { type, callee, arguments: args } = node as Partial<ESTree.CallExpression>;
    const last = args?.at(-1);
    if (
      type === 'CallExpression' &&
      callee?.type === 'Identifier' &&
      assertionName.test(callee.name) &&
      args &&
      last
    )
      if (args.length > 1) found.push([args.at(-2)!.end, last.end]);
    for (const child of Object.values(node)) messagesIn(child, found);
  }
  return found;
}

/** React Router keeps its messages even in its production files. */
const router = replaceOrThrow({
  name: 'strip-messages-of-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs/, code: 'function invariant(' },
    handler(code) {
      const messages = messagesIn(this.parse(code));
      if (messages.length < 2)
        this.error('react-router reports wrong use in a way that this plugin does not support.');
      let output = '';
      let from = 0;
      for (const [start, end] of messages.toSorted(([a], [b]) => a - b)) {
        output += code.slice(from, start);
        from = end;
      }
      return { code: output + code.slice(from), map: null };
    },
  },
});

export const stripMessages = [assertions, router];
