import { getNamedType, isCompositeType, isLeafType, type GraphQLObjectType } from 'graphql';
import { dataOf, type Ask } from '../client.ts';
import { fieldsOf, isNode, nodeTypes, nounFields, objectsOf, type Field } from '../contract.ts';
import { demand, inTurn, Skipped, type Recorder } from '../results.ts';
import { isRow } from '../walk.ts';
import type { World } from '../world.ts';

/** Objects of each type that are compared. */
const maxCompared = 8;
/** A well-formed id that no server has. */
export const unknownId = 'workgrove-contract-no-such-id';

/** The field of Query that returns objects of a type by their id; undefined if only `node` does. */
const nounOf = (nouns: readonly Field[], type: GraphQLObjectType, { contract }: World) =>
  nouns.find((field) => {
    const named = getNamedType(field.type);
    return field.name !== 'node' && isCompositeType(named) && objectsOf(contract, named).includes(type);
  });

async function demandNull(ask: Ask, { name }: Field, id: string, what: string): Promise<void> {
  const query = `query ($id: ID!) { ${name}(id: $id) { __typename } }`;
  demand(dataOf(await ask(query, { id }))[name] === null, `${what} '${id}' returns an object.`);
}

/** Checks that each field of a noun returns null for an unknown id and for the id of another type. */
async function checkUnknown(nouns: readonly Field[], { contract, survey }: World, { verify }: Recorder) {
  await Promise.all(
    nouns.flatMap((noun) => {
      const type = getNamedType(noun.type);
      if (!isCompositeType(type)) return [];
      const unknown = verify(noun.name, 'an unknown id returns null', (ask) =>
        demandNull(ask, noun, unknownId, 'The unknown id'),
      );
      if (noun.name === 'node' || !isNode(type)) return [unknown];
      const foreign = verify(noun.name, 'the id of another type returns null', async (ask) => {
        const own = objectsOf(contract, type).map(({ name }) => name);
        const other = ['Person', 'Company', 'Job'].find(
          (name) => !own.includes(name) && survey.idsOf(name)[0],
        );
        if (!other) throw new Skipped('The data that was found has no other object.');
        await demandNull(ask, noun, survey.idsOf(other)[0]!, `The id of a ${other}`);
      });
      return [unknown, foreign];
    }),
  );
}

/** Checks that `node` and the field of the noun return the object with an id, and agree in its own fields. */
async function demandSame(
  ask: Ask,
  type: GraphQLObjectType,
  noun: Field | undefined,
  { survey, has }: World,
) {
  const ids = survey.idsOf(type.name).slice(0, maxCompared);
  if (ids.length === 0) throw new Skipped(`The data that was found has no ${type.name}.`);
  const fields = fieldsOf(type)
    .filter((field) => has(type.name, field.name) && isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');
  const selection = `{ __typename ... on ${type.name} { ${fields} } }`;
  const byName = noun ? `noun: ${noun.name}(id: $id) ${selection}` : '';
  const query = `query ($id: ID!) { node(id: $id) ${selection} ${byName} }`;
  await inTurn(ids, async (id) => {
    const found = dataOf(await ask(query, { id }));
    const { node, noun: named } = found;
    demand(isRow(node), `node returns null for the id '${id}' of a ${type.name}.`);
    const returned = String(node['__typename']);
    demand(returned === type.name, `node returns a ${returned} for '${id}', not a ${type.name}.`);
    demand(node['id'] === id, `node returns the object '${String(node['id'])}' for the id '${id}'.`);
    if (!noun) return;
    demand(isRow(named), `${noun.name} returns null for the id '${id}'.`);
    const different = Object.keys(node).find(
      (name) => JSON.stringify(node[name]) !== JSON.stringify(named[name]),
    );
    demand(!different, `${type.name}.${different} of '${id}' differs between node and ${noun.name}.`);
  });
}

/** Checks that `node` and the field of a noun return the same object, and null for an unknown id. */
export async function checkNodes(world: World, nodes: Recorder, unknown: Recorder): Promise<void> {
  const nouns = nounFields(world.contract);
  await Promise.all([
    checkUnknown(nouns, world, unknown),
    ...nodeTypes(world.contract).map((type) => {
      const noun = nounOf(nouns, type, world);
      const what = noun ? `node and ${noun.name} return` : 'node returns';
      return nodes.verify(type.name, `${what} the object with the id`, (ask) =>
        demandSame(ask, type, noun, world),
      );
    }),
  ]);
}
