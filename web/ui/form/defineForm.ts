import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckField } from './CheckField.tsx';
import { FileField } from './FileField.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

type Schema<In, Out> = z.core.$ZodType<Out, In>;

interface Options<In> {
  /** What stands in the fields at first; '' where it is left out. */
  start?: Partial<In>;
  /** Fields that a draft never keeps: files, passwords. */
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
  TextField: Named<typeof TextField, In>;
  TextArea: Named<typeof TextArea, In>;
  SelectField: Named<typeof SelectField, In>;
  RadioField: Named<typeof RadioField, In>;
  CheckField: Named<typeof CheckField, In>;
  FileField: Named<typeof FileField, In>;
}

/** The same of a schema that checks more than one field at a time; it brings its whole start. */
export const defineFormOf = <In extends FieldValues, Out>(
  schema: Schema<In, Out>,
  start: In,
  unkept: readonly (keyof In)[] = [],
): FormDefinition<In, Out> => ({
  schema,
  start,
  unkept,
  TextField,
  TextArea,
  SelectField,
  RadioField,
  CheckField,
  FileField,
});

type InOf<Shape extends z.core.$ZodLooseShape> =
  z.input<z.ZodMiniObject<Shape>> extends infer In extends FieldValues ? In : never;
type OutOf<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Shape>>;

/** Declares a form by what each of its fields takes; the rules stand in rules.ts. */
export function defineForm<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  { start, unkept }: Options<InOf<Shape>> = {},
): FormDefinition<InOf<Shape>, OutOf<Shape>> {
  const blank = Object.fromEntries(Object.keys(shape).map((name) => [name, '']));
  const schema = z.object(shape) as unknown as Schema<InOf<Shape>, OutOf<Shape>>;
  return defineFormOf(schema, { ...blank, ...start } as InOf<Shape>, unkept);
}
