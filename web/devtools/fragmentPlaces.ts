import { Kind, type DocumentNode } from 'graphql';

/** A fragment of an operation. Its name is the component that reads it, an underscore and what it reads. */
export interface OperationFragment {
  name: string;
  component: string;
  type: string;
}

/** The fragments of a document, in the order of their definition. */
export const fragmentsOf = (document: DocumentNode): OperationFragment[] =>
  document.definitions.flatMap((node) => {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) return [];
    const { name, typeCondition } = node;
    const [component = ''] = name.value.split('_');
    return [{ name: name.value, component, type: typeCondition.name.value }];
  });

/** A node of React's internal tree. The panel's test fails when a version of React changes these fields. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  /** A DOM element for elements, and the root for the topmost node. */
  stateNode: unknown;
  /** The list of hooks of a function component. */
  memoizedState: unknown;
}
interface Hook {
  memoizedState: unknown;
  next: Hook | null;
}

function rootFiber(): Fiber | undefined {
  const entry = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer$'),
  );
  const { stateNode } = (entry?.[1] ?? {}) as { stateNode?: { current?: Fiber } };
  return stateNode?.current;
}

/** The texts that a component's memos depend on: `useFragmentData` has one for each fragment, with its name. */
function namesIn({ memoizedState }: Fiber): string[] {
  const names: string[] = [];
  let hook = memoizedState as Hook | null;
  while (hook && typeof hook === 'object' && 'next' in hook) {
    const [, dependencies] = Array.isArray(hook.memoizedState) ? (hook.memoizedState as unknown[]) : [];
    if (Array.isArray(dependencies))
      names.push(...dependencies.filter((value): value is string => typeof value === 'string'));
    hook = hook.next;
  }
  return names;
}

/** The outermost elements below a node. */
function elementsOf(fiber: Fiber): HTMLElement[] {
  if (fiber.stateNode instanceof HTMLElement) return [fiber.stateNode];
  const found: HTMLElement[] = [];
  for (let child = fiber.child; child; child = child.sibling) found.push(...elementsOf(child));
  return found;
}

/** For each fragment, an array of visible elements per component that reads it. Components without such are left out. */
export function placesOfFragments(): Map<string, HTMLElement[][]> {
  const places = new Map<string, HTMLElement[][]>();
  const stack = [rootFiber()];
  for (let fiber = stack.pop(); fiber; fiber = stack.pop()) {
    for (const name of namesIn(fiber)) {
      const elements = elementsOf(fiber).filter((element) => element.getClientRects().length > 0);
      if (elements.length > 0) places.set(name, [...(places.get(name) ?? []), elements]);
    }
    // The child is visited first, so that the places are in the page's order.
    for (const next of [fiber.sibling, fiber.child]) if (next) stack.push(next);
  }
  return places;
}

let shown: Animation[] = [];

export function clearHighlight(): void {
  for (const animation of shown) animation.cancel();
  shown = [];
}

/** Outlines elements until the next call, and scrolls to the first. An animation leaves the elements' styles as they are. */
export function highlight(elements: readonly HTMLElement[]): void {
  clearHighlight();
  const outline = '3px solid var(--color-focus)';
  shown = elements.map((element) =>
    element.animate({ outline: [outline, outline], outlineOffset: ['-3px', '-3px'] }, { fill: 'forwards' }),
  );
  elements[0]?.scrollIntoView();
}
