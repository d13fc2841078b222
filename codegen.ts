import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, visit, type ASTNode, type FieldNode } from 'graphql';

/** Adds __typename below the root only, as Apollo's cache does, so that a document and its hash agree. */
const addTypename: Types.DocumentTransformObject = {
  transform: ({ documents }) =>
    documents.map((file) => ({
      ...file,
      document: visit(file.document!, {
        SelectionSet(node, _key, parent) {
          const owner = parent && !Array.isArray(parent) ? (parent as ASTNode) : undefined;
          if (!owner || owner.kind === Kind.OPERATION_DEFINITION) return;
          if (node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename')) return;
          const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
          return { ...node, selections: [...node.selections, typename] };
        },
      }),
    })),
};

const serverSchema = ['schema/*.graphql', '!schema/actions.graphql'];
const common = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
};

/** Records that stand for a schema type on the server: ids instead of objects, derived fields left out. */
const mappers = {
  Channel: '../channel/records.ts#ChannelRecord',
  Comment: '../post/records.ts#CommentRecord',
  Company: '../company/records.ts#CompanyRecord',
  Contact: '../channel/records.ts#ContactRecord',
  Job: '../job/records.ts#JobRecord',
  NewsItem: '../post/records.ts#NewsItemRecord',
  Person: '../person/records.ts#PersonRecord',
  Post: '../post/records.ts#PostRecord',
  SuggestedPerson: '../person/records.ts#PersonRecord',
  Viewer: '../person/records.ts#ViewerRecord',
};

const config: CodegenConfig = {
  importExtension: '.ts',
  generates: {
    'server/generated/resolvers.ts': {
      schema: serverSchema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        contextType: '../context.ts#Context',
        // A record says null where it has nothing, so that nothing is forgotten.
        avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
        mappers,
      },
    },
    'web/generated/possible-types.ts': {
      schema: 'schema/*.graphql',
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
    'web/generated/': {
      schema: 'schema/*.graphql',
      documents: ['web/**/*.{ts,tsx}', '!web/generated/**'],
      preset: 'client',
      documentTransforms: [addTypename],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      },
      config: { ...common, inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true } },
    },
  },
};

// oxlint-disable-next-line import/no-default-export -- the code generator reads a default export
export default config;
