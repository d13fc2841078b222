import {
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isObjectType,
  getNamedType,
} from 'graphql';
import { dataOf } from '../client.ts';
import { fieldsOf, isNode, nounFields, objectsOf } from '../contract.ts';
import { demand, Skipped, type Recorder } from '../results.ts';
import { isRow } from '../walk.ts';
import type { World } from '../world.ts';

/** Objects of each type that are compared. */
const maxCompared = 8;
/** A well-formed id that no server has. */
export const unknownId = 'workgrove-contract-no-such-id';

/** Checks that `node` and the field of a noun return the same object, and null for an unknown id. */
export async function checkNodes(
  { contract, survey, has }: World,
  nodes: Recorder,
  unknown: Recorder,
): Promise<void> {
  const nouns = nounFields(contract);
  const node = nouns.find(({ name }) => name === 'node');
  await Promise.all(
    nouns.flatMap((noun) => {
      const type = getNamedType(noun.type);
      if (!isCompositeType(type)) return [];
      const askUnknown = unknown.verify(noun.name, 'an unknown id returns null', async (ask) => {
        const query = `query ($id: ID!) { ${noun.name}(id: $id) { __typename } }`;
        const found = dataOf(await ask(query, { id: unknownId }))[noun.name];
        demand(found === null, `The unknown id '${unknownId}' returns an object.`);
      });
      if (noun === node || !isNode(contract, type)) return [askUnknown];
      const askForeign = unknown.verify(noun.name, 'the id of another type returns null', async (ask) => {
        const own = objectsOf(contract, type).map(({ name }) => name);
        const foreign = ['Person', 'Company', 'Job'].find(
          (name) => !own.includes(name) && survey.idsOf(name)[0],
        );
        if (!foreign) throw new Skipped('The data that was found has no other object.');
        const id = survey.idsOf(foreign)[0]!;
        const query = `query ($id: ID!) { ${noun.name}(id: $id) { __typename } }`;
        demand(
          dataOf(await ask(query, { id }))[noun.name] === null,
          `The id '${id}' of a ${foreign} returns an object.`,
        );
      });
      return [askUnknown, askForeign];
    }),
  );
  const types = Object.values(contract.getTypeMap()).filter(
    (type) => isObjectType(type) && isNode(contract, type),
  );
  await Promise.all(
    types.map((type) => {
      if (!isObjectType(type)) return undefined;
      const noun = nouns.find((field) => {
        const named = getNamedType(field.type);
        return field !== node && isCompositeType(named) && objectsOf(contract, named).includes(type);
      });
      return nodes.verify(
        type.name,
        `node${noun ? ` and ${noun.name} return` : ' returns'} the object with the id`,
        async (ask) => {
          const ids = survey.idsOf(type.name).slice(0, maxCompared);
          if (ids.length === 0) throw new Skipped(`The data that was found has no ${type.name}.`);
          const fields = fieldsOf(type)
            .filter(
              (field) =>
                has(type.name, field.name) && isLeafType(leafOf(field.type)) && field.args.length === 0,
            )
            .map(({ name }) => name)
            .join(' ');
          const selection = `{ __typename ... on ${type.name} { ${fields} } }`;
          const query = `query ($id: ID!) { node(id: $id) ${selection} ${noun ? `noun: ${noun.name}(id: $id) ${selection}` : ''} }`;
          for (const id of ids) {
            // oxlint-disable-next-line no-await-in-loop -- the first failure ends the property
            const { node: byNode, noun: byNoun } = dataOf(await ask(query, { id }));
            demand(isRow(byNode), `node returns null for the id '${id}' of a ${type.name}.`);
            demand(
              byNode['__typename'] === type.name,
              `node returns a ${String(byNode['__typename'])} for '${id}', not a ${type.name}.`,
            );
            demand(
              byNode['id'] === id,
              `node returns the object '${String(byNode['id'])}' for the id '${id}'.`,
            );
            if (!noun) continue;
            demand(isRow(byNoun), `${noun.name} returns null for the id '${id}'.`);
            const different = Object.keys(byNode).find(
              (name) => JSON.stringify(byNode[name]) !== JSON.stringify(byNoun[name]),
            );
            demand(
              different === undefined,
              `${type.name}.${different} of '${id}' differs between node and ${noun.name}.`,
            );
          }
        },
      );
    }),
  );
}

const leafOf = (type: Parameters<typeof getNullableType>[0]) => {
  const inner = getNullableType(type);
  return isListType(inner) ? getNamedType(inner) : inner;
};
