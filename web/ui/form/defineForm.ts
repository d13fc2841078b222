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
  /** What stands in the fields at first where that is not nothing. */
  start?: Partial<In>;
  /** Fields that a draft does not keep, such as passwords; it never keeps files. */
  unkept?: readonly (keyof In)[];
}

/** A field whose name the compiler knows. */
type Named<C extends (props: never) => ReactNode, In extends FieldValues> = (
  props: Omit<Parameters<C>[0], 'name'> & { name: FieldPath<In> },
) => ReactNode;

/** A form's rules and start, with fields that take only its names. */
export interface FormDefinition<In extends FieldValues, Out> {
  schema: Schema<In, Out>;
  start: In;
  unkept: readonly (keyof In)[];
  /** What a draft may hold, an entry for each list: what does not look like it is not taken up. */
  example: In;
  TextField: Named<typeof TextField, In>;
  TextArea: Named<typeof TextArea, In>;
  SelectField: Named<typeof SelectField, In>;
  RadioField: Named<typeof RadioField, In>;
  CheckField: Named<typeof CheckField, In>;
  SwitchField: Named<typeof SwitchField, In>;
  FileField: Named<typeof FileField, In>;
}

/** The same of a schema that checks more than one field at a time; it brings its whole start. */
export const defineFormOf = <In extends FieldValues, Out>(
  schema: Schema<In, Out>,
  start: In,
  { unkept = [], example = start }: { unkept?: readonly (keyof In)[]; example?: In } = {},
): FormDefinition<In, Out> => ({
  schema,
  start,
  unkept,
  example,
  TextField,
  TextArea,
  SelectField,
  RadioField,
  CheckField,
  SwitchField,
  FileField,
});

type InOf<Shape extends z.core.$ZodLooseShape> =
  z.input<z.ZodMiniObject<Shape>> extends infer In extends FieldValues ? In : never;
type OutOf<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Shape>>;

/** What a field holds before anything is entered: a box is not ticked, and there is no file. */
const blank = ({ def: { type } }: z.ZodMiniType) =>
  type === 'boolean' ? false : type === 'nullable' ? null : '';

/** Declares a form by what each of its fields takes; the rules stand in rules.ts. */
export function defineForm<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  { start, unkept = [] }: Options<InOf<Shape>> = {},
): FormDefinition<InOf<Shape>, OutOf<Shape>> {
  const fields = Object.entries<z.ZodMiniType>(shape);
  const nothing = Object.fromEntries(fields.map(([name, rule]) => [name, blank(rule)]));
  const files = Object.keys(nothing).filter((name) => nothing[name] === null) as (keyof InOf<Shape>)[];
  const schema = z.object(shape) as unknown as Schema<InOf<Shape>, OutOf<Shape>>;
  return defineFormOf(schema, { ...nothing, ...start } as InOf<Shape>, { unkept: [...unkept, ...files] });
}
