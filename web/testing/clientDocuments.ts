import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isAbstractType,
  isObjectType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import * as generated from '../generated/graphql.ts';

/** The client's schema: the server's, and the simulated actions. */
export const clientSchema: GraphQLSchema = buildSchema(
  readdirSync('schema')
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/${name}`, 'utf8'))
    .join('\n'),
);

/** All documents of the client, by name. */
export const documents = Object.entries(generated as Record<string, unknown>).filter(
  (entry): entry is [string, DocumentNode] => (entry[1] as DocumentNode | undefined)?.kind === Kind.DOCUMENT,
);

/**
 * Returns each selection set that the client's queries apply to a type or to its interfaces and unions, as a fragment
 * on that type.
 */
export function selectionsOf(typeName: string): { by: string; document: DocumentNode }[] {
  const type = clientSchema.getType(typeName);
  const isOf = (parent: GraphQLNamedType | null | undefined) =>
    parent === type || (isAbstractType(parent) && isObjectType(type) && clientSchema.isSubType(parent, type));
  return documents.flatMap(([by, document]) => {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation !== OperationTypeNode.QUERY) return [];
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    const found: SelectionSetNode[] = [];
    const types = new TypeInfo(clientSchema);
    visit(
      document,
      visitWithTypeInfo(types, {
        SelectionSet: (node) => {
          if (isOf(types.getParentType())) found.push(node);
        },
      }),
    );
    return found.map((selectionSet) => ({ by, document: fragmentOn(typeName, selectionSet, fragments) }));
  });
}

const fragmentOn = (
  typeName: string,
  selectionSet: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: { kind: Kind.NAME, value: 'Asked' },
      typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: typeName } },
      selectionSet,
    },
    ...fragments,
  ],
});
