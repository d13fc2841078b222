import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import { sizeOf } from '../graphql/operationSize.ts';
import type { CorsOrigins } from '../http/cors.ts';
import type { LiveContext } from './runner.ts';

const httpError = (message: string, code: string, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/** Whether a page of another site, or an http page of an https site, sends the request. Only browsers send an Origin. */
function isForeign(origin: string | undefined, host: string | undefined, site: string): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const page = new URL(origin);
  return page.host !== host || (site.startsWith('https:') && page.protocol !== 'https:');
}

/** Rejects actions of other sites, and several in one request. Adds the journal's `seq`, for `web/actions/perform.ts`. */
export const guardActions = (
  site: string,
  corsOrigins: CorsOrigins = {},
): ApolloServerPlugin<LiveContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, document, operation, contextValue: { runner } }) => {
      if (operation?.operation !== OperationTypeNode.MUTATION) return;
      const headers = request.http?.headers;
      const origin = headers?.get('origin');
      const isNamed = origin !== undefined && corsOrigins[origin]?.cookies;
      // A browser adds a cookie by itself, but never an access token.
      const hasToken = runner?.session?.tokenId !== undefined;
      if (!isNamed && !hasToken && isForeign(origin, headers?.get('host'), site))
        throw httpError('Pages of other sites cannot run actions. Send it from this site.', 'FORBIDDEN', 403);
      const fragments = new Map(
        document.definitions.flatMap((node) =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
        ),
      );
      const { rootFields } = sizeOf((name) => fragments.get(name))(operation.selectionSet);
      if (rootFields > 1) throw httpError('Send one action per operation.', 'BAD_REQUEST', 400);
      runner?.endTurn?.();
    },
    willSendResponse: async ({ contextValue: { runner }, response }) => {
      if (runner?.seq === undefined || response.body.kind !== 'single') return;
      const { extensions } = response.body.singleResult;
      response.body.singleResult.extensions = { ...extensions, seq: runner.seq };
    },
  }),
});
