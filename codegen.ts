import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type ASTNode,
  type ASTVisitor,
} from 'graphql';
import { actionDocuments, actionModule } from './schema/actionDocuments.ts';
import { boundsTables, factTables } from './schema/factTables.ts';
import { describeFacts } from './schema/facts.ts';
import { filterModules } from './schema/filterConditions.ts';

const sdlFiles = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => ({ name, sdl: readFileSync(`schema/${name}`, 'utf8') }));

/** Amounts of money: `server/graphql/money.ts` resolves them, so that records and resolvers have no types for them. */
const money = 'schema/money.graphql';

const completeSdl = sdlFiles.map(({ sdl }) => sdl).join('\n');

/** One generated file whose content is already written. */
const fileOf = (
  filename: string,
  schema: Types.GenerateOptions['schema'],
  content: string,
): Types.GenerateOptions => ({
  filename,
  schema,
  documents: [],
  config: {},
  plugins: [{ content: {} }],
  pluginMap: { content: { plugin: () => content } },
});

/** Constants of each SDL file (`gigSearch.ts`), all bounds (`bounds.ts`), conditions of filters (`gigFilter.ts`). */
const facts: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, schema }) =>
    [
      ...sdlFiles.map(({ name, sdl }) => [name.replace('.graphql', '.ts'), factTables(sdl)] as const),
      ['bounds.ts', boundsTables(completeSdl)] as const,
      ...filterModules(completeSdl).map(([name, content]) => [`${name}.ts`, content] as const),
    ]
      .filter(([, content]) => content)
      .map(([name, content]) => fileOf(`${baseOutputDir}${name}`, schema, content)),
};

/** The actions of `web/actions` whose document the code generator writes, because they call `action('setPostLiked')`. */
const actions = readdirSync('web/actions')
  .flatMap((file) => Array.from(readFileSync(`web/actions/${file}`, 'utf8').matchAll(/\baction\('(\w+)'\)/g)))
  .map(([, name = '']) => name);

const transformBy = (visitor: ASTVisitor): Types.DocumentTransformObject => ({
  transform: ({ documents }) =>
    documents.map((file) => ({ ...file, document: visit(file.document!, visitor) })),
});

/** A field, or several, as they are written in an operation. */
const fieldsIn = (text: string) => getOperationAST(parse(`{ ${text} }`))!.selectionSet.selections;

const typename = fieldsIn('__typename');
/** Adds __typename below the root only, as Apollo's cache does, so that a document and its hash agree. */
const addTypename = transformBy({
  SelectionSet(node, _key, parent) {
    const owner = parent && !Array.isArray(parent) ? (parent as ASTNode) : undefined;
    if (!owner || owner.kind === Kind.OPERATION_DEFINITION) return;
    if (node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename')) return;
    return { ...node, selections: [...node.selections, ...typename] };
  },
});

const userErrors = fieldsIn('userErrors { field message code }');
/** Selects `userErrors` in each action, so that the client reads why it is refused. */
const addUserErrors = transformBy({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.MUTATION) return;
    const selections = operation.selectionSet.selections.map((action) => {
      if (action.kind !== Kind.FIELD || !action.selectionSet) return action;
      const selected = [...action.selectionSet.selections, ...userErrors];
      return { ...action, selectionSet: { ...action.selectionSet, selections: selected } };
    });
    return { ...operation, selectionSet: { ...operation.selectionSet, selections } };
  },
});

const common = {
  scalars: { ID: 'string', DateTime: 'string', Decimal: 'string' },
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
};

/** The record types of the server: `JobRecord` in a noun's `records.ts` is for the type `Job`. Some have no type. */
const records = readdirSync('server').flatMap((noun) => {
  const file = `server/${noun}/records.ts`;
  const exported = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^export \w+ (\w+)Record\b/gm) : [];
  return Array.from(exported, ([, type = '']) => [type, `../${noun}/records.ts#${type}Record`] as const);
});
const isType = ([name]: readonly [string, string]) =>
  new RegExp(`^(type|interface) ${name}\\b`, 'm').test(completeSdl);

/** The parents that resolvers get: records, with ids instead of objects. Listed are those not named after their type. */
const mappers = {
  ...Object.fromEntries(records.filter(isType)),
  Client: '../project/records.ts#NamedClient',
  CompanyEmployee: '../person/records.ts#PersonRecord',
  CompanyFilterOptions: '../company/search.ts#CompanyOptions',
  CompanyJob: '../job/records.ts#JobRecord',
  ConnectedPerson: '../person/records.ts#PersonRecord',
  CourseLesson: '../product/records.ts#LessonRecord',
  GigCreator: '../gig/store.ts#RatedSeller',
  GigFilterOptions: '../gig/search.ts#GigOptions',
  JobFilterOptions: '../job/search.ts#JobOptions',
  JobNotification: '../account/records.ts#NotificationRecord',
  JobPosting: '../job/records.ts#JobRecord',
  MarketplaceNotification: '../account/records.ts#NotificationRecord',
  MessageNotification: '../account/records.ts#NotificationRecord',
  NetworkNotification: '../account/records.ts#NotificationRecord',
  PostNotification: '../account/records.ts#NotificationRecord',
  Profile: '../person/records.ts#PersonRecord',
  ProjectFilterOptions: '../project/search.ts#ProjectOptions',
  ReceivedProposal: '../project/records.ts#ProposalRecord',
  ShopFilterOptions: '../product/search.ts#ShopOptions',
};

const config: CodegenConfig = {
  // The descriptions state the labels and bounds of the directives.
  schema: sdlFiles
    .filter(({ name }) => !money.endsWith(name))
    .map(({ sdl }) => describeFacts(sdl))
    .join('\n'),
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
        // Resolvers must return null explicitly: a missing field is a type error.
        avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
        mappers,
      },
    },
    // Operations of resolver tests, so that `ask` returns typed data.
    'server/generated/operations/': {
      schema: money,
      documents: ['server/**/*.test.ts'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: common,
    },
    'web/generated/actions.ts': {
      preset: {
        buildGeneratesSection: ({ baseOutputDir, schema }) => [
          fileOf(baseOutputDir, schema, actionModule(actions)),
        ],
      },
    },
    'web/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
    'web/generated/': {
      schema: money,
      documents: [
        'web/**/*.{ts,tsx}',
        '!web/generated/**',
        '!web/**/*.test.*',
        ...actionDocuments(completeSdl, actions),
      ],
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
