import type { GraphQLEnumType } from 'graphql';

/** The bounds that a description names: characters of a text, items of a list, or values of a number. */
export interface DescribedBounds {
  unit: 'characters' | 'items' | 'values';
  min?: number;
  max: number;
}

const number = (digits: string) => Number(digits.replaceAll(',', ''));

/** Reads "5 to 100 characters", "at most 200 characters", "1 to 100" or "at most 6; a company matches any of them". */
export function boundsIn(description: string | null | undefined): DescribedBounds | null {
  // The parts of one text, such as skills separated by commas, have two bounds.
  if (/each at most/.test(description ?? '')) return null;
  const [, min, max, most, unit] =
    /(?:(\d[\d,]*) to (\d[\d,]*)|at most (\d[\d,]*))( characters)?/.exec(description ?? '') ?? [];
  if (unit) return { unit: 'characters', ...(min && { min: number(min) }), max: number(max ?? most!) };
  if (min && max) return { unit: 'values', min: number(min), max: number(max) };
  return most ? { unit: 'items', max: number(most) } : null;
}

/** The choice that means no filter: "id 'any', label 'Any price'" of "omit it for id 'any', label 'Any price'". */
export const noFilterIn = (description: string | null | undefined): string | undefined =>
  /\bomit(?:ted| it)\b[^.]*?\b(id '[^']+', label '[^']+')/i.exec(
    description?.replaceAll(/\s+/g, ' ') ?? '',
  )?.[1];

interface Choice {
  value: string;
  id: string | undefined;
  label: string | undefined;
  /** The label as a filter's choice, where it differs. */
  filterLabel: string | undefined;
}

/** The id and the label that the contract gives each value of an enum: "id 'full-time', label 'Full-time'". */
export const choicesOf = (type: GraphQLEnumType): Choice[] =>
  type.getValues().map(({ name, description }) => ({
    value: name,
    id: /\bid (?:and label )?'(.+?)'(?=[.,:;])/.exec(description ?? '')?.[1],
    label: /\blabel '(.+?)'(?=[.,:;])/i.exec(description ?? '')?.[1],
    filterLabel: /\bin the filter '(.+?)'/.exec(description ?? '')?.[1],
  }));
