import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import react from '@vitejs/plugin-react';
import { print } from 'graphql';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { build, type Rolldown } from 'vite';
import { inlineDocuments } from '../../build/inlineDocuments.ts';
import { Bare, bareRoutes } from './BarePage.tsx';

/** Bundles the page in one file, as Vite does by default. */
async function bundle(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [inlineDocuments(), react()],
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'bareClient.tsx') } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** An Apollo link to the product's server. */
const linkTo = (origin: string) =>
  new ApolloLink(
    ({ query }) =>
      new Observable((observer) => {
        const body = JSON.stringify({ query: print(query) });
        fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
          .then(async (response) => {
            observer.next((await response.json()) as ApolloLink.Result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
      }),
  );

/** Renders the page with data of the product's server; the browser hydrates it. */
async function html(origin: string): Promise<string> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: linkTo(origin), ssrMode: true });
  const handler = createStaticHandler(bareRoutes());
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The bare page redirects.');
  const { prelude } = await prerenderToNodeStream(
    <Bare client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Bare>,
  );
  const cache = JSON.stringify(client.extract()).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body>` +
    `<div id="root">${await text(prelude)}</div><script type="application/json" id="cache">${cache}</script>` +
    `<script type="module" src="/bare.js"></script></body></html>`
  );
}

/** Serves the bare page on a free port. */
export async function serveBare(origin: string) {
  const [script, page] = await Promise.all([bundle(), html(origin)]);
  const server = createServer((req, res) => {
    const [type, content] = req.url === '/bare.js' ? ['text/javascript', script] : ['text/html', page];
    res.writeHead(200, { 'content-type': type }).end(content);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
