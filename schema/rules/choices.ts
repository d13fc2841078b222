/** Each value of an enum with its id in addresses and options, and its label, in the order of the screen. */
export type Choices<Value extends string> = Readonly<
  Record<Value, { readonly id: string; readonly label: string }>
>;

type AnyChoices = Choices<string>;

/** The value of each id: `{ remote: 'REMOTE' }`. */
export const valuesById = <const C extends AnyChoices>(choices: C) =>
  Object.fromEntries(Object.entries(choices).map(([value, { id }]) => [id, value])) as {
    readonly [K in keyof C & string as C[K]['id']]: K;
  };

/** The id of the choice with a value; '' without a value. */
export const idOfValue = <T>(
  choices: readonly { readonly id: string; readonly value: T }[],
  value: T | null,
) => choices.find((choice) => choice.value === value)?.id ?? '';

/** The label of each id: `{ remote: 'Remote' }`. */
export const labelsById = <const C extends AnyChoices>(choices: C) =>
  Object.fromEntries(Object.values(choices).map(({ id, label }) => [id, label])) as Readonly<
    Record<C[keyof C]['id'], string>
  >;

/** The choices as a list, each with its value: `[{ id: 'remote', label: 'Remote', value: 'REMOTE' }]`. */
export const listOf = <const C extends AnyChoices>(choices: C) =>
  Object.entries(choices).map(([value, choice]) => ({ ...choice, value })) as readonly {
    [K in keyof C & string]: { id: C[K]['id']; label: string; value: K };
  }[keyof C & string][];
