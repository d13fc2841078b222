type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Calls `visit` with every object that is known by its id, at any depth. */
function eachEntity(value: unknown, visit: (key: string, fields: Fields) => void): void {
  if (!isObject(value)) return;
  const { __typename, id } = value;
  if (typeof __typename === 'string' && typeof id === 'string') visit(`${__typename}:${id}`, value);
  for (const inner of Object.values(value)) eachEntity(inner, visit);
}

/** What simulated actions have changed: the last value of every field that they answered, by object. */
export class Changes {
  readonly #changed = new Map<string, Fields>();

  note(answer: unknown): void {
    eachEntity(answer, (key, fields) => this.#changed.set(key, { ...this.#changed.get(key), ...fields }));
  }

  /** Puts the changed values over those of the server's answer; what it does not hold is not added. */
  apply(answer: unknown): void {
    if (this.#changed.size === 0) return;
    eachEntity(answer, (key, fields) => {
      const changed = this.#changed.get(key);
      for (const name in changed) if (name in fields) fields[name] = changed[name];
    });
  }
}
