import { Kind, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

const emptySize = {
  /** Levels of fields; `schemaWeight` limits introspection. */
  depth: 0,
  aliases: 0,
  /** Fields of the outermost selection. */
  rootFields: 0,
  directives: 0,
  /** Estimated fields of the introspection response. */
  schemaWeight: 0,
  /** Estimated fields of the selection, if it were introspection. */
  weight: 0,
};
type Size = typeof emptySize;

export type Measure = Exclude<keyof Size, 'weight'>;

/** Estimated list lengths of introspection fields; a field that is not listed has one object. */
const lengths = new Map([
  // Few types are wrapped, and none as deeply as introspection queries select.
  ['ofType', 0.25],
  ['types', 150],
  ['fields', 10],
  ['inputFields', 5],
  ['args', 2],
  ['enumValues', 4],
  ['possibleTypes', 4],
  ['directives', 5],
]);

/** Measures selections with their fragments spread. Each fragment is measured once; a cycle counts as empty. */
export function sizeOf(fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined) {
  const measured = new Map<string, Size>();

  function sizeOfSet(set: SelectionSetNode | undefined): Size {
    const size = { ...emptySize };
    for (const node of set?.selections ?? []) {
      const own = sizeOfSelection(node);
      size.depth = Math.max(size.depth, own.depth);
      size.aliases += own.aliases;
      size.rootFields += own.rootFields;
      size.directives += own.directives + (node.directives?.length ?? 0);
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
    const isIntrospection = name === '__schema' || name === '__type';
    const weight = 1 + inner.weight * (lengths.get(name) ?? 1);
    return {
      depth: isIntrospection ? 0 : inner.depth + (name.startsWith('__') ? 0 : 1),
      aliases: inner.aliases + (node.alias ? 1 : 0),
      rootFields: 1,
      directives: inner.directives,
      schemaWeight: isIntrospection ? weight : inner.schemaWeight,
      weight,
    };
  }

  function sizeOfFragment(name: string): Size {
    const found = measured.get(name);
    if (found) return found;
    measured.set(name, emptySize);
    const size = sizeOfSet(fragmentNamed(name)?.selectionSet);
    measured.set(name, size);
    return size;
  }

  return sizeOfSet;
}
