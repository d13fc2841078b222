import type { Plugin } from 'vite';

const inspect = /^export function inspect\(value\) \{$/m;

/**
 * graphql-js writes out the value that a message of its assertions is about. The client's operations were checked when
 * they were generated: what no reader will ever see is left out of every first load.
 */
export const plainMessages: Plugin = {
  name: 'plain-messages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /graphql\/jsutils\/inspect\.mjs/ },
    handler(code) {
      if (!inspect.test(code)) this.error('graphql-js writes values in another way than this plugin knows.');
      return { code: 'export const inspect = String;', map: null };
    },
  },
};
