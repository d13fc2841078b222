import { getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import { dataOf } from '../client.ts';
import { originOf, type Ask } from '../operation.ts';
import { fieldsOf, isNode, nodeTypes, nounFields, objectsOf, objectType, type Field } from '../contract.ts';
import { demand, inTurn, Skipped, skipEmpty, type Verify } from '../results.ts';
import { isRow } from '../paths.ts';
import { unknownId } from '../text.ts';
import type { World } from '../world.ts';

/** Objects of each type that are compared. */
const maxCompared = 8;

async function demandNull(ask: Ask, { name }: Field, id: string, what: string): Promise<void> {
  const query = `query ($id: ID!) { ${name}(id: $id) { __typename } }`;
  demand(dataOf(await ask(query, { id }))[name] === null, `${what} '${id}' returns an object.`);
}

/** Checks that `node` and the field of the noun return the object with an id, and agree in its own fields. */
async function demandSame(
  ask: Ask,
  type: GraphQLObjectType,
  noun: Field | undefined,
  { survey, has }: World,
) {
  const fields = fieldsOf(type)
    .filter((field) => has(type.name, field.name) && isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');
  const selection = `{ __typename ... on ${type.name} { ${fields} } }`;
  const byName = noun ? `noun: ${noun.name}(id: $id) ${selection}` : '';
  const several = 'nodes(ids: $ids) { __typename id }';
  const query = `query ($id: ID!, $ids: [ID!]!) { node(id: $id) ${selection} ${several} ${byName} }`;
  await inTurn(skipEmpty(survey.idsOf(type.name), type.name).slice(0, maxCompared), async (id) => {
    const data = dataOf(await ask(query, { id, ids: [unknownId, id] }));
    const { node, nodes, noun: named } = data;
    const atNode = originOf(data, 'node');
    demand(isRow(node), `node returns null for '${id}', the id of a ${type.name} in another answer.`, atNode);
    const returned = String(node['__typename']);
    demand(returned === type.name, `node returns a ${returned} for '${id}', not a ${type.name}.`, atNode);
    demand(node['id'] === id, `node returns the object '${String(node['id'])}' for the id '${id}'.`, atNode);
    const isInPlace = JSON.stringify(nodes) === JSON.stringify([null, { __typename: type.name, id }]);
    demand(
      isInPlace,
      `nodes does not return null for '${unknownId}' and then the object with the id '${id}'.`,
      originOf(data, 'nodes'),
    );
    if (!noun) return;
    demand(isRow(named), `${noun.name} returns null for the id '${id}'.`, originOf(data, 'noun'));
    const different = Object.keys(node).find(
      (name) => JSON.stringify(node[name]) !== JSON.stringify(named[name]),
    );
    demand(
      !different,
      `${type.name}.${different} of '${id}' differs between node and ${noun.name}.`,
      originOf(named, different ?? ''),
    );
  });
}

/** Checks that `node` and the field of a noun return the same object, and null for an unknown or a foreign id. */
export function checkNodes(world: World, nodes: Verify, unknown: Verify): void {
  const { contract, survey } = world;
  const nouns = nounFields(contract).map((field) => ({ field, type: objectType(field)! }));
  for (const { field, type } of nouns) {
    unknown(field.name, 'an unknown id returns null', (ask) =>
      demandNull(ask, field, unknownId, 'The unknown id'),
    );
    if (field.name === 'node' || !isNode(type)) continue;
    unknown(field.name, 'the id of another type returns null', async (ask) => {
      const own = objectsOf(contract, type).map(({ name }) => name);
      const other = ['Person', 'Company', 'Job'].find((name) => !own.includes(name) && survey.idsOf(name)[0]);
      if (!other) throw new Skipped('The data that was found has no other object.');
      await demandNull(ask, field, survey.idsOf(other)[0]!, `The id of a ${other}`);
    });
  }
  for (const type of nodeTypes(contract)) {
    const noun = nouns.find(
      (one) => one.field.name !== 'node' && objectsOf(contract, one.type).includes(type),
    );
    const what = noun ? `node and ${noun.field.name} return` : 'node returns';
    nodes(type.name, `${what} the object with the id`, (ask) => demandSame(ask, type, noun?.field, world));
  }
}
