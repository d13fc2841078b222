import { dataOf } from '../client.ts';
import { originOf, type Ask } from '../operation.ts';
import { objectTypes } from '../contract.ts';
import { demand, Skipped, skipEmpty, type Verify } from '../results.ts';
import { rowsAt, valuesAt } from '../paths.ts';
import type { World } from '../world.ts';

/** Objects at the ends of paths that are checked; twice as many starts are tried, since some lead to none. */
const maxRead = 8;
/** Items of a list that lead back. A list without pages has at most as many. */
const maxListed = 100;

/** A path from a type, the path that leads back from there, and a field that must be true so that it leads back. */
type Relation = readonly [type: string, path: string, back: string, when?: string];

/** A path through several objects has dots. */
const relations: readonly Relation[] = [
  ['Company', 'jobs.job', 'company'],
  ['Company', 'employees.person', 'employer'],
  ['Company', 'updates.nodes', 'author.company'],
  ['Job', 'company', 'jobs.job', 'isOpen'],
  ['Job', 'applications.nodes', 'job'],
  ['Job', 'application', 'job'],
  ['Person', 'profile', 'person'],
  ['Person', 'profile.gigs', 'seller'],
  ['Person', 'profile.products', 'seller'],
  ['Person', 'profile.posts.nodes', 'author.person'],
  ['Person', 'contact', 'person'],
  ['Person', 'invitation', 'person'],
  ['Gig', 'seller', 'profile.gigs'],
  ['Product', 'seller', 'profile.products'],
  ['Course', 'seller', 'profile.products'],
  ['Post', 'author.person', 'profile.posts.nodes'],
  ['Post', 'author.company', 'updates.nodes'],
  ['Contact', 'person', 'contact'],
];

/** The selection of the object at a path; a field `nodes` belongs to a list with pages. */
const select = (path: readonly string[], inner: string): string =>
  path.reduceRight((below, name, i) => {
    const args = path[i + 1] === 'nodes' ? `(first: ${maxListed})` : '';
    return `${name}${args} { ${below} }`;
  }, inner);

async function demandRelation(ask: Ask, [type, path, back, when]: Relation, ids: readonly string[]) {
  const [there, home] = [path.split('.'), back.split('.')];
  // A list of lists would be too large a response.
  const isListOnBothSides = there.at(-1) === 'nodes' && home.at(-1) === 'nodes';
  demand(!isListOnBothSides, 'A relation has a list on one side at most.');
  const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${when ?? ''} ${select(there, `id ${select(home, 'id')}`)} } } }`;
  let found = 0;
  for (const id of ids) {
    if (found >= maxRead) break;
    // oxlint-disable-next-line no-await-in-loop -- it ends when enough objects are found
    const { node } = dataOf(await ask(query, { id }));
    if (when && valuesAt(node, when)[0] !== true) continue;
    for (const other of rowsAt(node, path)) {
      found += 1;
      const origins = rowsAt(other, back).map((origin) => origin['id']);
      const isCut = origins.length >= maxListed;
      const actual = origins.length === 1 ? `'${String(origins[0])}'` : 'without it';
      const message = `${type} '${id}' has '${String(other['id'])}' at ${path}, whose ${back} is ${actual}.`;
      demand(isCut || origins.includes(id), message, originOf(other, back.split('.')[0]!));
    }
  }
  if (found === 0) throw new Skipped(`No ${type} was found whose ${path} has an object to follow.`);
}

/** The first type in which the survey has found each id. */
function typesOfIds({ objects }: World['survey']): ReadonlyMap<unknown, string> {
  const types = new Map<unknown, string>();
  for (const [type, rows] of objects) for (const { id } of rows) if (!types.has(id)) types.set(id, type);
  return types;
}

/** Checks that relations agree in both directions, and that an id names objects of one type alone. */
export function checkRelations({ contract, survey }: World, verify: Verify): void {
  for (const relation of relations) {
    const [type, path, back] = relation;
    verify(type, `${path} leads back by ${back}`, (ask) =>
      demandRelation(ask, relation, survey.idsOf(type).slice(0, maxRead * 2)),
    );
  }
  const types = typesOfIds(survey);
  for (const { name } of objectTypes(contract).filter((type) => 'id' in type.getFields()))
    verify(name, 'no other type has its ids', () => {
      const rows = (survey.objects.get(name) ?? []).filter(({ id }) => typeof id === 'string');
      for (const row of skipEmpty(rows, name)) {
        const first = types.get(row['id'])!;
        demand(first === name, `'${String(row['id'])}' is the id of a ${first}, too.`, originOf(row, 'id'));
      }
    });
}
