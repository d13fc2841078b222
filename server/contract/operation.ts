/** An operation as it is sent to the checked server. */
export interface Sent {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface ServerError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: unknown };
}

/** A GraphQL response, with the operation that it answers. */
export interface Answer {
  data: Readonly<Record<string, unknown>> | null;
  errors: readonly ServerError[];
  sent: Sent;
}

export type Ask = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>;

/** A path in an answer, such as 'viewer.profile.experience.0.employer', and the request. */
export interface Origin {
  path: string;
  sent: Sent;
}

const origins = new WeakMap<object, Origin>();

/** The origin of an object of an answer, of an error or of a request, or of a part below it. */
export function originOf(
  object: object | undefined,
  ...below: readonly (string | number)[]
): Origin | undefined {
  const origin = object && origins.get(object);
  return origin && { ...origin, path: [origin.path, ...below].filter((key) => key !== '').join('.') };
}

/** Stores the origins of an answer. That of its request ends at the first object with several fields, or at the error. */
export function storeOrigins({ data, errors, sent }: Answer): void {
  function store(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return;
    origins.set(value, { path, sent });
    for (const [key, inner] of Object.entries(value)) store(inner, path ? `${path}.${key}` : key);
  }
  const pathTo = (value: unknown): string[] => {
    const [first, ...others] = Array.isArray(value) ? [] : Object.entries(Object(value) as object);
    return first && others.length === 0 ? [first[0], ...pathTo(first[1])] : [];
  };
  store(data, '');
  for (const error of errors) origins.set(error, { path: error.path?.join('.') ?? '', sent });
  origins.set(sent, originOf(errors[0]) ?? { path: pathTo(data).join('.'), sent });
}
