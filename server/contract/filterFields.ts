import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import type { Field } from './contract.ts';
import type { Row } from './walk.ts';

/** A filter of a list: a field of the argument `filter`, or an argument of its own. */
export interface FilterField {
  name: string;
  type: GraphQLInputType;
  description: string | null | undefined;
}

const pageArgs = ['first', 'after', 'page', 'sort', 'filter'];

const filterInput = ({ args }: Field) => {
  const filter = args.find(({ name }) => name === 'filter');
  const type = filter && getNamedType(filter.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : null;
};

/** The filters of a list. */
export const filterFields = (field: Field): readonly FilterField[] =>
  filterInput(field) ?? field.args.filter(({ name }) => !pageArgs.includes(name));

/** The arguments that set filters. */
export const argsOf = (field: Field, filter: Row): Row => (filterInput(field) ? { filter } : filter);

export const isListInput = ({ type }: FilterField): boolean => isListType(getNullableType(type));
