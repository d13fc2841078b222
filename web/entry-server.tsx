import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { ApolloLink } from '@apollo/client';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from './App.tsx';
import { createClient } from './apollo/client.ts';
import { createRoutes, sourcesOf } from './routes.tsx';
import { pageFrom } from './routing/pageContext.tsx';
import { openGraph } from './seo/openGraph.ts';
import { dataScript, structuredData } from './seo/structuredData.ts';

export interface Rendered {
  status: number;
  /** `<title>` and its like, for the document's head. */
  head: string;
  /** What describes the page to other sites and to search engines: more of the head, and data for the end of the body. */
  shared: { head: string; data: string };
  body: string;
  /** Apollo's cache as JSON that is safe inside a script element. */
  cache: string;
  /** Source files of the screen, for preloading its chunks. */
  modules: readonly string[];
}

/** Waits for Suspense, and fails where a boundary would have hidden an error behind its fallback. */
async function markup(node: ReactNode, signal: AbortSignal): Promise<string> {
  let failed: { error: unknown } | undefined;
  const { prelude } = await prerenderToNodeStream(node, {
    signal,
    // Large boundaries moved out of line would need inline scripts, which the policy refuses.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failed ??= { error };
    },
  });
  if (failed) throw failed.error;
  return text(prelude);
}

/** What of its reader's cookies a page depends on. */
export const cookiesThatMatter = (cookies: string): string => JSON.stringify(pageFrom(cookies));

/** A page of the site at `origin`, or a redirect: its own client, one pass of React, nothing shared with any other request. */
export async function render(
  request: Request,
  link: ApolloLink,
  report: (error: unknown) => void,
  origin: string,
): Promise<Rendered | Response> {
  // Queries are let go at once: the standard half minute would keep every request's client alive.
  const client = createClient(link, {
    ssrMode: true,
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
  });
  const handler = createStaticHandler(createRoutes(client));
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  Object.values(context.errors ?? {}).forEach(report);

  let status = context.statusCode;
  const page = {
    ...pageFrom(request.headers.get('cookie') ?? ''),
    origin,
    setStatus: (code: number) => {
      status = code;
    },
  };
  const renderWith = (from: StaticHandlerContext) =>
    markup(
      <App client={client} page={page}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, from)}
          context={from}
          hydrate={false}
        />
      </App>,
      request.signal,
    );
  // The data was one piece of work and the markup is another: short requests are answered in between.
  await turn();
  let out: string;
  try {
    out = await renderWith(context);
  } catch (error) {
    if (request.signal.aborted) throw error;
    report(error);
    status = 500;
    const boundary = context._deepestRenderedBoundaryId ?? 'root';
    out = await renderWith({ ...context, errors: { [boundary]: error } });
  }
  // React puts <title> and its like first when it does not render <head> itself.
  const [head] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(out) ?? [''];
  const { route, params } = context.matches.at(-1) ?? {};
  return {
    status,
    head,
    shared: {
      head: openGraph(head, origin),
      data: dataScript(structuredData(route?.id ?? '', params?.['id'], client.cache, origin)),
    },
    body: out.slice(head.length),
    cache: JSON.stringify(client.extract()).replaceAll('<', '\\u003c'),
    modules: sourcesOf(route?.id ?? ''),
  };
}
