import { replaceOrThrow } from './replaceOrThrow.ts';

/** React Router's package.json resolves to development files in every bundler. The client uses the production files. */
export const productionRouter = replaceOrThrow({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer) {
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      if (resolved && !/\/dist\/(?:development|production)\//.test(resolved.id))
        this.error('react-router has moved its files; this plugin does not find them.');
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});
