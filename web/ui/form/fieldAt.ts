/** The form's field for the path of a refusal: 'email' for 'email' and 'input.email'; undefined if it has no such field. */
export function fieldAt(path: string, values: object): string | undefined {
  const steps = path.split('.');
  const first = steps.findIndex((step) => Object.hasOwn(values, step));
  return first < 0 ? undefined : steps.slice(first).join('.');
}
