/** The form's field for the path of a refusal: 'email' for ['input', 'email']; undefined if it has no such field. */
export function fieldAt(steps: readonly string[], values: object): string | undefined {
  const first = steps.findIndex((step) => Object.hasOwn(values, step));
  return first < 0 ? undefined : steps.slice(first).join('.');
}
