import { dataOf } from '../client.ts';
import { demand, Skipped, type Recorder } from '../results.ts';
import { rowsAt, type World } from '../world.ts';

/** Objects of each type whose relations are read. */
const maxRead = 8;
/** Items of a list that lead back. A list without pages has at most as many. */
const maxListed = 100;

/** A path from a type, and the path that leads back from there. A path through several objects has dots. */
interface Relation {
  type: string;
  path: string;
  back: string;
  /** A field that must be true, so that the relation leads back. */
  when?: string;
}

const relations: readonly Relation[] = [
  { type: 'Company', path: 'jobs.job', back: 'company' },
  { type: 'Company', path: 'employees.person', back: 'employer' },
  { type: 'Company', path: 'updates.nodes', back: 'author.company' },
  { type: 'Job', path: 'company', back: 'jobs.job', when: 'isOpen' },
  { type: 'Job', path: 'applications.nodes', back: 'job' },
  { type: 'Job', path: 'application', back: 'job' },
  { type: 'Person', path: 'profile', back: 'person' },
  { type: 'Person', path: 'profile.gigs', back: 'seller' },
  { type: 'Person', path: 'profile.products', back: 'seller' },
  { type: 'Person', path: 'profile.posts.nodes', back: 'author.person' },
  { type: 'Person', path: 'contact', back: 'person' },
  { type: 'Person', path: 'invitation', back: 'person' },
  { type: 'Gig', path: 'seller', back: 'profile.gigs' },
  { type: 'Product', path: 'seller', back: 'profile.products' },
  { type: 'Course', path: 'seller', back: 'profile.products' },
  { type: 'Post', path: 'author.person', back: 'profile.posts.nodes' },
  { type: 'Post', path: 'author.company', back: 'updates.nodes' },
  { type: 'Contact', path: 'person', back: 'contact' },
];

/** The selection of the object at a path; a field `nodes` belongs to a list with pages. */
const select = (path: readonly string[], inner: string): string =>
  path.reduceRight((below, name, i) => {
    const args = path[i + 1] === 'nodes' ? `(first: ${maxListed})` : '';
    return `${name}${args} { ${below} }`;
  }, inner);

async function demandRelation(
  { type, path, back, when }: Relation,
  { survey }: World,
  { verify }: Recorder,
): Promise<void> {
  await verify(type, `${path} leads back by ${back}`, async (ask) => {
    const ids = survey.idsOf(type).slice(0, maxRead * 2);
    const [there, home] = [path.split('.'), back.split('.')];
    // A list of lists would be too large a response.
    const isShort = there.at(-1) === 'nodes' && home.at(-1) === 'nodes';
    demand(!isShort, 'A relation has a list on one side at most.');
    const query = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${when ?? ''} ${select(there, `id ${select(home, 'id')}`)} } } }`;
    let found = 0;
    for (const id of ids) {
      if (found >= maxRead) break;
      // oxlint-disable-next-line no-await-in-loop -- it ends when enough objects are found
      const { node } = dataOf(await ask(query, { id }));
      if (when && rowsAt(node, [])[0]?.[when] !== true) continue;
      for (const other of rowsAt(node, there)) {
        found += 1;
        const origins = rowsAt(other, home).map((origin) => origin['id']);
        const isCut = origins.length >= maxListed;
        demand(
          isCut || origins.includes(id),
          `${type} '${id}' has '${String(other['id'])}' at ${path}, whose ${back} is ${origins.length === 1 ? `'${String(origins[0])}'` : 'without it'}.`,
        );
      }
    }
    if (found === 0) throw new Skipped(`No ${type} that was found has ${path}.`);
  });
}

/** The type with which a type shares its ids, as its description says: "shares its id with the Person". */
const sharedType = (description: string | null | undefined) =>
  /shares its id with the (\w+)/.exec(description ?? '')?.[1];

/** Checks that relations agree in both directions, and that objects share ids where the contract says so. */
export async function checkRelations(world: World, recorder: Recorder): Promise<void> {
  await Promise.all(relations.map((relation) => demandRelation(relation, world, recorder)));
  const { contract, survey } = world;
  await Promise.all(
    Object.values(contract.getTypeMap()).map(async (type) => {
      const shared = sharedType(type.description);
      if (!shared || !('getFields' in type)) return;
      const field = Object.values(type.getFields()).find(
        (one) => String(one.type).replace('!', '') === shared,
      );
      if (!field) return;
      await recorder.verify(type.name, `its id is the id of its ${field.name}`, () => {
        const rows = (survey.objects.get(type.name) ?? []).filter((row) => row['id'] && row[field.name]);
        if (rows.length === 0) throw new Skipped(`The data that was found has no ${type.name}.`);
        for (const row of rows) {
          const other = rowsAt(row, [field.name])[0]?.['id'];
          demand(
            other === row['id'],
            `${type.name} '${String(row['id'])}' has the ${field.name} '${String(other)}'.`,
            survey.sentFor(row),
          );
        }
      });
    }),
  );
}
