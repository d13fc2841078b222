import { replaceOrThrow } from './replaceOrThrow.ts';

/** React Router's package names its development files for every bundler; the client takes the other ones. */
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
        this.error('react-router keeps its files in other folders than this plugin knows.');
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});
