import type { ApolloServerPlugin } from '@apollo/server';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { nearestWord } from '../../schema/rules/spelling.ts';
import { actionPlaces } from './actionPlaces.ts';

const actionNames = [...actionPlaces.keys()];

/** The root fields of an operation that the schema does not have; an operation without its root type has only such. */
function unservedFields(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): string[] {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.flatMap((node) =>
    node.kind === Kind.FIELD && node.name.value !== '__typename' && !Object.hasOwn(fields, node.name.value)
      ? [node.name.value]
      : [],
  );
}

/** All actions have the frequency 0, so that the number of typos alone decides. */
function nearestAction(name: string): string | undefined {
  const nearest = nearestWord(
    name.toLowerCase(),
    actionNames.map((action) => [action.toLowerCase(), 0] as const),
  );
  return actionNames.find((action) => action.toLowerCase() === nearest);
}

/** Returns one or two sentences about what the client can do instead. `origin` precedes the paths of pages. */
function explain(operation: OperationTypeNode, name: string | undefined, origin: string): string {
  if (operation === OperationTypeNode.SUBSCRIPTION)
    return 'This server has no subscriptions: send a query instead.';
  const advice = `Choose one of ${origin}/graphql/actions, or send a query.`;
  if (name === undefined) return `This mutation selects no action. ${advice}`;
  const place = actionPlaces.get(name);
  if (place === undefined) {
    const nearest = nearestAction(name);
    const end = nearest === undefined ? '.' : `; did you mean \`${nearest}\`?`;
    return `There is no action \`${name}\`${end} ${advice}`;
  }
  const attempt = place
    ? `to try it, open ${origin}${place.path}, then ${place.how}`
    : `${origin}/graphql/actions describes the simulated actions`;
  return `\`${name}\` is simulated in the browser: ${attempt}; \`npm run live\` starts a server that answers actions.`;
}

/**
 * Responds with one error to an operation that the server lacks, in place of one for each unknown field and type. In live
 * mode, which has all actions, these are misspelt actions and subscriptions.
 */
export const explainUnserved = (origin: string): ApolloServerPlugin => ({
  requestDidStart: async ({ schema }) => ({
    willSendResponse: async ({ document, request, response }) => {
      const operation = document && getOperationAST(document, request.operationName);
      if (!operation || operation.operation === OperationTypeNode.QUERY || response.body.kind !== 'single')
        return;
      const unserved = unservedFields(schema, operation);
      if (schema.getRootType(operation.operation) && unserved.length === 0) return;
      // Apollo Server already responds with 405 to a mutation over GET.
      if (response.http.status !== 405) response.http.status = 400;
      response.body.singleResult = {
        errors: [
          {
            message: explain(operation.operation, unserved[0], origin),
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      };
    },
  }),
});
