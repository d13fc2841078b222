import express, { type Response, type Router } from 'express';
import { buildSchema, introspectionFromSchema, printSchema, type GraphQLSchema } from 'graphql';
import { readActionFiles, typeDefs } from '../../graphql/schema.ts';
import { allowSandbox } from '../cors.ts';
import { describeActions, type DescribedAction } from './actions.ts';
import { actionsPage, actionsPolicy, actionsScript } from './actionsPage.ts';

/** The SDL with all actions, whether the server answers them or not. */
const contractOf = (files: ReturnType<typeof readActionFiles>) =>
  [...typeDefs, ...files.map(({ sdl }) => sdl)].join('\n');

/** Describes the actions of each noun; a file without actions is left out. */
export function describedActions(files = readActionFiles()): Map<string, DescribedAction[]> {
  const contract = contractOf(files);
  return new Map(
    files
      .map(({ noun, sdl }) => [noun, describeActions(sdl, contract)] as const)
      .filter(([, actions]) => actions.length > 0),
  );
}

/** Browsers and editors may keep these responses, and revalidate them by the ETag that Express adds. */
const send = (res: Response, type: string, text: string) =>
  void res.set('cache-control', 'no-cache').type(type).send(text);

interface Described {
  schema: GraphQLSchema;
  fontFaces: string;
}

/** Serves the schema as SDL at /graphql/schema.graphql, the descriptions of the actions at /graphql/actions, and files of both. */
export function reference({ schema, fontFaces }: Described): Router {
  const isLive = Boolean(schema.getMutationType());
  const files = readActionFiles();
  let sdl: string | undefined;
  let page: string | undefined;
  let introspection: string | undefined;
  return express
    .Router()
    .get('/schema.graphql', (req, res) => {
      res.vary('origin');
      allowSandbox(req, res);
      send(res, 'text', (sdl ??= `${printSchema(schema)}\n`));
    })
    .get('/actions', (_req, res) => {
      res.set('content-security-policy', actionsPolicy(fontFaces));
      send(res, 'html', (page ??= actionsPage(describedActions(files), fontFaces, isLive)));
    })
    .get('/explorer/actions.js', (_req, res) => send(res, 'text/javascript', actionsScript))
    .get('/explorer/schema.json', (_req, res) => {
      introspection ??= JSON.stringify({ data: introspectionFromSchema(buildSchema(contractOf(files))) });
      send(res, 'json', introspection);
    })
    .get('/explorer/actions.graphql', (_req, res) => {
      const parts = files.map((file) => `# schema/${file.noun}.actions.graphql\n\n${file.sdl}`);
      send(res, 'text', parts.join('\n'));
    });
}
