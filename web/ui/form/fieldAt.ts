/** The form's own field that a refusal names: 'email' for 'email' as for 'input.email'; undefined where it has none. */
export function fieldAt(path: string, values: object): string | undefined {
  const steps = path.split('.');
  const first = steps.findIndex((step) => Object.hasOwn(values, step));
  return first < 0 ? undefined : steps.slice(first).join('.');
}
