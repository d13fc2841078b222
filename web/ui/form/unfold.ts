/** Opens the folded parts that contain an element, which could not get the focus otherwise. */
export function unfold(element: Element | null | undefined) {
  const folded = () => element?.closest<HTMLDetailsElement>('details:not([open])');
  for (let part = folded(); part; part = folded()) part.open = true;
}
