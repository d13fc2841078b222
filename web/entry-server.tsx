import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InMemoryCache, type ApolloLink, type InMemoryCacheConfig } from '@apollo/client';
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
import { createRoutes, sourceFilesOf } from './routes.tsx';
import { pageFrom, type PageState } from './routing/pageContext.tsx';
import { openGraph } from './seo/openGraph.ts';
import { dataScript, structuredData } from './seo/structuredData.ts';

export interface RenderedPage {
  status: number;
  /** Markup for the document's head: title, meta and link elements. */
  head: string;
  /** Metadata for other sites and search engines: Open Graph tags for the head, JSON-LD for the end of the body. */
  shared: { head: string; data: string };
  body: string;
  /** Apollo's cache as JSON, escaped for a script element. */
  cache: string;
  /** Source files of the screen, for preloading its chunks. */
  modules: readonly string[];
}

/** Renders markup and waits for Suspense. Throws the errors that a boundary would hide behind its fallback. */
async function markup(node: ReactNode, signal: AbortSignal): Promise<string> {
  let failed: { error: unknown } | undefined;
  const { prelude } = await prerenderToNodeStream(node, {
    signal,
    // Otherwise React moves large boundaries with inline scripts, which the content security policy blocks.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failed ??= { error };
    },
  });
  if (failed) throw failed.error;
  return text(prelude);
}

/** A cache for one rendering: its results are read once, and nothing waits for changes. */
class RenderingCache extends InMemoryCache {
  constructor(config: InMemoryCacheConfig) {
    super({ ...config, resultCaching: false });
  }

  override watch(): () => void {
    return () => {};
  }
}

/** The part of the cookies that changes the markup, as a cache key. */
export const relevantCookies = (cookies: string): string => JSON.stringify(pageFrom(cookies));

/** Renders a page of the site at `origin`, or returns a redirect. `report` gets each error. Each call has its own client. */
export async function render(
  request: Request,
  link: ApolloLink,
  report: (error: unknown) => void,
  origin: string,
  live: Pick<PageState, 'isLive' | 'demoAccount' | 'requestId'> = {},
): Promise<RenderedPage | Response> {
  // Queries are disposed at once. The default of 30 s would keep each request's client in memory.
  const client = createClient(
    link,
    {
      ssrMode: true,
      // Components read the complete result: on the server each reading of a fragment would cost time.
      dataMasking: false,
      defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 0 } } },
    },
    (config) => new RenderingCache(config),
  );
  const handler = createStaticHandler(createRoutes(client));
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  Object.values(context.errors ?? {}).forEach(report);

  let status = context.statusCode;
  const page = {
    ...pageFrom(request.headers.get('cookie') ?? ''),
    origin,
    ...live,
    setStatus: (code: number) => {
      status = code;
    },
  };
  const renderWith = (routerContext: StaticHandlerContext) =>
    markup(
      <App client={client} page={page}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, routerContext)}
          context={routerContext}
          hydrate={false}
        />
      </App>,
      request.signal,
    );
  /** Renders the page with the error in its innermost route boundary or, if that fails, in the next outer one. */
  const renderError = async (
    error: unknown,
    boundaries = context.matches.filter(({ route }) => route.hasErrorBoundary),
  ): Promise<string> => {
    const inner = boundaries.pop();
    if (!inner) throw error;
    return renderWith({ ...context, errors: { [inner.route.id]: error } }).catch(() =>
      renderError(error, boundaries),
    );
  };
  // Loading, rendering and writing are separate tasks, so that the server can answer short requests in between.
  await nextTurn();
  let html: string;
  try {
    html = await renderWith(context);
  } catch (error) {
    if (request.signal.aborted) throw error;
    report(error);
    status = 500;
    html = await renderError(error);
  }
  await nextTurn();
  // Without a <head> of its own, React puts title, meta and link elements first.
  const [head] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [''];
  const { route, params } = context.matches.at(-1) ?? {};
  return {
    status,
    head,
    shared: {
      head: openGraph(head, origin),
      data: dataScript(structuredData(route?.id ?? '', params?.['id'], client.cache, origin)),
    },
    body: html.slice(head.length),
    cache: JSON.stringify(client.extract()).replaceAll('<', '\\u003c'),
    modules: sourceFilesOf(route?.id ?? ''),
  };
}
