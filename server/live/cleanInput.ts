import { inputBounds } from '../../schema/generated/bounds.ts';
import { getNamedType, GraphQLString, isInputObjectType, type GraphQLInputType } from 'graphql';
import type { FieldBounds } from '../../schema/rules/bounds.ts';
import { cleanLine, trimmed } from '../../schema/rules/characters.ts';
import { cleanEmail, cleanPhone, cleanWebAddress } from '../../schema/rules/formats.ts';
import { listedWords } from '../../schema/rules/words.ts';

const unchanged = (text: string) => text;

/** The function that cleans a text, by the name of its field; the client's forms use the same. Other texts are trimmed. */
const cleaners: Readonly<Record<string, (text: string) => string>> = {
  displayName: cleanLine,
  firstName: cleanLine,
  fullName: cleanLine,
  lastName: cleanLine,
  name: cleanLine,
  email: cleanEmail,
  phone: cleanPhone,
  website: cleanWebAddress,
  websiteUrl: cleanWebAddress,
  password: unchanged,
  confirmPassword: unchanged,
  token: unchanged,
};

/** Cleans a text or a list of texts. A list whose bounds have `maxLength` has words, and 'React, SQL' is split into two. */
function cleanText(name: string, value: unknown, bounds: FieldBounds | undefined): unknown {
  if (Array.isArray(value))
    return bounds !== undefined && 'maxLength' in bounds ? listedWords(value.join('\n')) : value;
  return typeof value === 'string' ? (cleaners[name] ?? trimmed)(value) : value;
}

/** Returns a mutation's input with cleaned texts, which `checkInput` checks and the action stores. */
export function cleanInput(type: GraphQLInputType, value: unknown): unknown {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleanInput(named, item));
  const bounds = inputBounds[named.name] ?? {};
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, entered]: [string, unknown]) => {
      const field = fields[name]!;
      return getNamedType(field.type) === GraphQLString
        ? [name, cleanText(name, entered, bounds[name])]
        : [name, cleanInput(field.type, entered)];
    }),
  );
}
