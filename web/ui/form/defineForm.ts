import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckField } from './CheckField.tsx';
import { FileField } from './FileField.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

type Schema<In, Out> = z.core.$ZodType<Out, In>;

interface Options<In> {
  /** Initial values of fields that are not blank initially. */
  start?: Partial<In>;
  /** Fields that a draft must not store, such as passwords; a draft never stores files. */
  excludedFromDraft?: readonly (keyof In)[];
  /** For each list one entry, as an example of the shape of a draft. */
  example?: Partial<In>;
}

/** A field component that accepts only the form's field names. */
type Named<C extends (props: never) => ReactNode, In extends FieldValues> = (
  props: Omit<Parameters<C>[0], 'name'> & { name: FieldPath<In> },
) => ReactNode;

/** A form's schema and initial values, with field components that accept only its names. */
export interface FormDefinition<In extends FieldValues, Out> {
  schema: Schema<In, Out>;
  start: In;
  excludedFromDraft: readonly (keyof In)[];
  /** The shape of a valid draft, with one entry in each list. Draft values of another shape are ignored. */
  example: In;
  TextField: Named<typeof TextField, In>;
  TextArea: Named<typeof TextArea, In>;
  SelectField: Named<typeof SelectField, In>;
  RadioField: Named<typeof RadioField, In>;
  CheckField: Named<typeof CheckField, In>;
  SwitchField: Named<typeof SwitchField, In>;
  FileField: Named<typeof FileField, In>;
}

/** The values of a form's fields. */
export type FormInput<Form extends { start: unknown }> = Form['start'];
/** The values after the form's rules have validated and converted them. */
export type FormValues<Form extends { schema: z.core.$ZodType }> = z.output<Form['schema']>;

/** All fields of an action's input except `LeftOut`. A form that misses one of them does not compile. */
export type EveryField<Input, LeftOut extends keyof Input = never> = {
  [Name in Exclude<keyof Input, LeftOut>]-?: Exclude<Input[Name], undefined>;
};

type InOf<Shape extends z.core.$ZodLooseShape> =
  z.input<z.ZodMiniObject<Shape>> extends infer In extends FieldValues ? In : never;
type OutOf<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Shape>>;

/** The blank value of a field: false for a checkbox, null for a file, no entries for a list, otherwise ''. */
function blank({ def: { type } }: z.ZodMiniType) {
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  return type === 'nullable' ? null : '';
}

/** Like `defineForm`, for a schema that validates several fields of the shape together. */
export function defineFormOf<Shape extends z.core.$ZodLooseShape, Out>(
  shape: Shape,
  schema: Schema<InOf<Shape>, Out>,
  { start, excludedFromDraft = [], example }: Options<InOf<Shape>> = {},
): FormDefinition<InOf<Shape>, Out> {
  const fields = Object.entries<z.ZodMiniType>(shape);
  const blanks = Object.fromEntries(fields.map(([name, rule]) => [name, blank(rule)]));
  const files = Object.keys(blanks).filter((name) => blanks[name] === null) as (keyof InOf<Shape>)[];
  const initial = { ...blanks, ...start } as InOf<Shape>;
  return {
    schema,
    start: initial,
    excludedFromDraft: [...excludedFromDraft, ...files],
    example: { ...initial, ...example },
    TextField,
    TextArea,
    SelectField,
    RadioField,
    CheckField,
    SwitchField,
    FileField,
  };
}

/** Declares a form by a rule for each field; rules.ts exports the rules. */
export const defineForm = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  options?: Options<InOf<Shape>>,
) => defineFormOf(shape, z.object(shape) as unknown as Schema<InOf<Shape>, OutOf<Shape>>, options);
