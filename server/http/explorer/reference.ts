import express, { type Response, type Router } from 'express';
import { printSchema } from 'graphql';
import { readActionFiles, schema, typeDefs } from '../../schema.ts';
import { allowSandbox } from '../cors.ts';
import { describeActions, type DescribedAction } from './actions.ts';
import { actionsPage, actionsPolicy, actionsScript } from './actionsPage.ts';

/** Describes the simulated actions of each noun; a file without actions is left out. */
export function describedActions(): Map<string, DescribedAction[]> {
  const files = readActionFiles();
  const contract = [...typeDefs, ...files.map(({ sdl }) => sdl)].join('\n');
  return new Map(
    files
      .map(({ noun, sdl }) => [noun, describeActions(sdl, contract)] as const)
      .filter(([, actions]) => actions.length > 0),
  );
}

/** Browsers and editors may keep these responses, and revalidate them by the ETag that Express adds. */
const send = (res: Response, type: string, text: string) =>
  void res.set('cache-control', 'no-cache').type(type).send(text);

/** Serves the schema as SDL at /graphql/schema.graphql, and the descriptions of the actions at /graphql/actions. */
export function reference(fontFaces: string): Router {
  let sdl: string | undefined;
  let page: string | undefined;
  return express
    .Router()
    .get('/schema.graphql', (req, res) => {
      res.vary('origin');
      allowSandbox(req, res);
      send(res, 'text', (sdl ??= `${printSchema(schema)}\n`));
    })
    .get('/actions', (_req, res) => {
      res.set('content-security-policy', actionsPolicy(fontFaces));
      send(res, 'html', (page ??= actionsPage(describedActions(), fontFaces)));
    })
    .get('/explorer/actions.js', (_req, res) => send(res, 'text/javascript', actionsScript))
    .get('/explorer/actions.graphql', (_req, res) => {
      const parts = readActionFiles().map((file) => `# schema/${file.noun}.actions.graphql\n\n${file.sdl}`);
      send(res, 'text', parts.join('\n'));
    });
}
