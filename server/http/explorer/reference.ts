import express, { type Response, type Router } from 'express';
import { introspectionFromSchema, printSchema, type GraphQLSchema } from 'graphql';
import { actionFiles, forMode } from '../../graphql/schema.ts';
import { describeActions, type DescribedAction } from './actions.ts';
import { actionsPage, actionsPolicy, actionsScript } from './actionsPage.ts';

/** Describes the actions of each noun. `contract` has all of them. */
export const describedActions = (contract: GraphQLSchema): Map<string, DescribedAction[]> =>
  new Map(actionFiles.map(({ noun, sdl }) => [noun, describeActions(sdl, contract)]));

/** Browsers and editors may keep these responses, and revalidate them by the ETag that Express adds. */
const send = (res: Response, type: string, text: string) =>
  void res.set('cache-control', 'no-cache').type(type).send(text);

interface Described {
  schema: GraphQLSchema;
  /** The schema with all actions, which the server of simulated mode does not have. */
  contract: () => GraphQLSchema;
  fontFaces: string;
}

/** Serves the schema as SDL at /graphql/schema.graphql, the actions' descriptions at /graphql/actions, and files of both. */
export function reference({ schema, contract, fontFaces }: Described): Router {
  const isLive = Boolean(schema.getMutationType());
  const mode = isLive ? 'Live' : 'Simulated';
  let sdl: string | undefined;
  let page: string | undefined;
  let introspection: string | undefined;
  return express
    .Router()
    .get('/schema.graphql', (_req, res) => {
      res.vary('origin');
      send(res, 'text', (sdl ??= `${printSchema(schema)}\n`));
    })
    .get('/actions', (_req, res) => {
      res.set('content-security-policy', actionsPolicy(fontFaces));
      send(res, 'html', (page ??= actionsPage(describedActions(contract()), fontFaces, isLive)));
    })
    .get('/explorer/actions.js', (_req, res) => send(res, 'text/javascript', actionsScript))
    .get('/explorer/schema.json', (_req, res) => {
      // The schema with all actions, for an explorer that performs them in its tab (`web/explorer/fetcher.ts`).
      introspection ??= JSON.stringify({ data: introspectionFromSchema(contract()) });
      send(res, 'json', introspection);
    })
    .get('/explorer/actions.graphql', (_req, res) => {
      const parts = actionFiles.map((file) => `# ${file.noun}\n\n${forMode(mode, file.sdl)}`);
      send(res, 'text', parts.join('\n'));
    });
}
