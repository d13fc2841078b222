import { readFileSync, readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, visit, type ASTNode, type FieldNode, type SelectionSetNode } from 'graphql';
import { boundsTables, factTables } from './schema/factTables.ts';
import { describeFacts } from './schema/facts.ts';
import { filterModules } from './schema/filterConditions.ts';

const sdlFiles = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => ({ name, sdl: readFileSync(`schema/${name}`, 'utf8') }));

const completeSdl = sdlFiles.map(({ sdl }) => sdl).join('\n');

/**
 * The choices and bounds of each SDL file as a module of tables, such as `gigSearch.ts`, all bounds in `bounds.ts`, and
 * the conditions of each filter, such as `gigFilter.ts`.
 */
const facts: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, schema }) =>
    [
      ...sdlFiles.map(({ name, sdl }) => [name.replace('.graphql', '.ts'), factTables(sdl)] as const),
      ['bounds.ts', boundsTables(completeSdl)] as const,
      ...filterModules(completeSdl).map(([name, content]) => [`${name}.ts`, content] as const),
    ]
      .filter(([, content]) => content)
      .map(([name, content]) => ({
        filename: `${baseOutputDir}${name}`,
        schema,
        documents: [],
        config: {},
        plugins: [{ facts: {} }],
        pluginMap: { facts: { plugin: () => content } },
      })),
};

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

/** Selects `userErrors` in each action, so that the client reads why it is refused. */
const addUserErrors: Types.DocumentTransformObject = {
  transform: ({ documents }) =>
    documents.map((file) => ({
      ...file,
      document: visit(file.document!, {
        OperationDefinition(operation) {
          if (operation.operation !== OperationTypeNode.MUTATION) return;
          const field = (value: string): FieldNode => ({
            kind: Kind.FIELD,
            name: { kind: Kind.NAME, value },
          });
          const refusals: SelectionSetNode = {
            kind: Kind.SELECTION_SET,
            selections: ['field', 'message', 'code'].map(field),
          };
          const userErrors: FieldNode = { ...field('userErrors'), selectionSet: refusals };
          const selections = operation.selectionSet.selections.map((action) =>
            'selectionSet' in action && action.selectionSet
              ? {
                  ...action,
                  selectionSet: {
                    ...action.selectionSet,
                    selections: [...action.selectionSet.selections, userErrors],
                  },
                }
              : action,
          );
          return { ...operation, selectionSet: { ...operation.selectionSet, selections } };
        },
      }),
    })),
};

const common = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
};

/** Records that the server stores for a schema type, with ids instead of objects and without derived fields. */
const mappers = {
  Activity: '../account/records.ts#ActivityRecord',
  AgencyEvent: '../company/records.ts#AgencyEventRecord',
  Channel: '../channel/records.ts#ChannelRecord',
  Client: '../project/records.ts#NamedClient',
  Comment: '../post/records.ts#CommentRecord',
  Company: '../company/records.ts#CompanyRecord',
  CompanyEmployee: '../person/records.ts#PersonRecord',
  CompanyFilterOptions: '../company/search.ts#CompanyOptions',
  CompanyJob: '../job/records.ts#JobRecord',
  Connection: '../person/records.ts#PersonRecord',
  Contact: '../channel/records.ts#ContactRecord',
  Course: '../product/records.ts#CourseRecord',
  CourseLesson: '../product/records.ts#LessonRecord',
  CreatorDashboard: '../creator/records.ts#CreatorDashboardRecord',
  CreatorProduct: '../creator/records.ts#CreatorProductRecord',
  Experience: '../person/records.ts#ExperienceRecord',
  Gig: '../gig/records.ts#GigRecord',
  GigCreator: '../gig/store.ts#RatedSeller',
  GigFilterOptions: '../gig/search.ts#GigOptions',
  GigOrder: '../gig/records.ts#GigOrderRecord',
  Invitation: '../network/records.ts#InvitationRecord',
  Job: '../job/records.ts#JobRecord',
  JobApplication: '../job/records.ts#JobApplicationRecord',
  JobFilterOptions: '../job/search.ts#JobOptions',
  JobNotification: '../account/records.ts#NotificationRecord',
  JobPosting: '../job/records.ts#JobRecord',
  MarketplaceNotification: '../account/records.ts#NotificationRecord',
  Message: '../channel/records.ts#MessageRecord',
  MessageNotification: '../account/records.ts#NotificationRecord',
  MessageThread: '../network/records.ts#MessageThreadRecord',
  NetworkNotification: '../account/records.ts#NotificationRecord',
  NewsItem: '../post/records.ts#NewsItemRecord',
  Notification: '../account/records.ts#NotificationRecord',
  OwnProject: '../project/records.ts#OwnProjectRecord',
  Person: '../person/records.ts#PersonRecord',
  Post: '../post/records.ts#PostRecord',
  PostNotification: '../account/records.ts#NotificationRecord',
  Product: '../product/records.ts#ProductRecord',
  Profile: '../person/records.ts#PersonRecord',
  Project: '../project/records.ts#ProjectRecord',
  ProjectFilterOptions: '../project/search.ts#ProjectOptions',
  Proposal: '../project/records.ts#ProposalRecord',
  ReceivedProposal: '../project/records.ts#ProposalRecord',
  RecentSearch: '../job/records.ts#RecentSearchRecord',
  Review: '../gig/records.ts#ReviewRecord',
  SellerResponse: '../gig/records.ts#SellerResponseRecord',
  ShopFilterOptions: '../product/search.ts#ShopOptions',
  SuggestedPerson: '../person/records.ts#PersonRecord',
  Topic: '../post/records.ts#TopicRecord',
  Viewer: '../account/records.ts#ViewerRecord',
};

const config: CodegenConfig = {
  // Descriptions name the facts of the directives.
  schema: sdlFiles.map(({ sdl }) => describeFacts(sdl)).join('\n'),
  importExtension: '.ts',
  generates: {
    'schema/generated/': { preset: facts },
    // Types alone, for the rules of schema/rules that server and client share.
    'schema/generated/types.ts': {
      plugins: ['typescript'],
      config: {
        ...common,
        skipTypename: true,
        inputMaybeValue: 'T | null | undefined',
        avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
      },
    },
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        contextType: '../data/context.ts#Context',
        // A record says null where it has nothing, so that nothing is forgotten.
        avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
        mappers,
      },
    },
    'web/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
    'web/generated/': {
      documents: ['web/**/*.{ts,tsx}', '!web/generated/**', '!web/**/*.test.*'],
      preset: 'client',
      documentTransforms: [addUserErrors, addTypename],
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
