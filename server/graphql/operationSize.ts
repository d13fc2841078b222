import { Kind, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/** What is measured of an operation before it runs. */
interface Size {
  /** Levels of fields; questions about the schema are held by `schemaWeight`. */
  depth: number;
  aliases: number;
  /** Fields of the outermost selection. */
  rootFields: number;
  directives: number;
  /** Fields `__schema` and `__type`. */
  schemaQuestions: number;
  /** Fields that the answer about the schema holds, roughly. */
  schemaWeight: number;
  /** Fields that the selection would hold, were it about the schema. */
  weight: number;
}

export type Measure = Exclude<keyof Size, 'weight'>;

const nothing: Size = {
  depth: 0,
  aliases: 0,
  rootFields: 0,
  directives: 0,
  schemaQuestions: 0,
  schemaWeight: 0,
  weight: 0,
};

/** How many objects a field of the schema's description holds, roughly; one where it is not named. */
const lengths = new Map([
  // Few types are wrapped, and none as often as is asked for.
  ['ofType', 0.25],
  ['types', 150],
  ['fields', 10],
  ['inputFields', 5],
  ['args', 2],
  ['enumValues', 4],
  ['possibleTypes', 4],
  ['directives', 5],
]);

/** Measures selections with their fragments spread; each fragment is measured once, cycles count as nothing. */
export function sizeOf(fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined) {
  const known = new Map<string, Size>();

  function sizeOfSet(set: SelectionSetNode | undefined): Size {
    const size = { ...nothing };
    for (const node of set?.selections ?? []) {
      const own = sizeOfSelection(node);
      size.depth = Math.max(size.depth, own.depth);
      size.aliases += own.aliases;
      size.rootFields += own.rootFields;
      size.directives += own.directives + (node.directives?.length ?? 0);
      size.schemaQuestions += own.schemaQuestions;
      size.schemaWeight += own.schemaWeight;
      size.weight += own.weight;
    }
    return size;
  }

  function sizeOfSelection(node: SelectionNode): Size {
    if (node.kind === Kind.INLINE_FRAGMENT) return sizeOfSet(node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(node.name.value);
    const inner = sizeOfSet(node.selectionSet);
    const name = node.name.value;
    const asks = name === '__schema' || name === '__type';
    const weight = 1 + inner.weight * (lengths.get(name) ?? 1);
    return {
      depth: asks ? 0 : inner.depth + (name.startsWith('__') ? 0 : 1),
      aliases: inner.aliases + (node.alias ? 1 : 0),
      rootFields: 1,
      directives: inner.directives,
      schemaQuestions: inner.schemaQuestions + (asks ? 1 : 0),
      schemaWeight: asks ? weight : inner.schemaWeight,
      weight,
    };
  }

  function sizeOfFragment(name: string): Size {
    const found = known.get(name);
    if (found) return found;
    known.set(name, nothing);
    const size = sizeOfSet(fragmentNamed(name)?.selectionSet);
    known.set(name, size);
    return size;
  }

  return sizeOfSet;
}
