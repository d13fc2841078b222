import type { GraphQLEnumType } from 'graphql';
import { choiceOf } from '../../schema/facts.ts';

/** The choice that means no filter: "id 'any', label 'Any price'" of "omit it for id 'any', label 'Any price'". */
export const noFilterIn = (description: string | null | undefined): string | undefined =>
  /\bomit(?:ted| it)\b[^.]*?\b(id '[^']+', label '[^']+')/i.exec(
    description?.replaceAll(/\s+/g, ' ') ?? '',
  )?.[1];

/** The values of an enum with the ids and labels that the contract gives them. */
export const choicesOf = (type: GraphQLEnumType) =>
  type.getValues().map(({ name, astNode }) => ({ value: name, ...choiceOf(astNode) }));
