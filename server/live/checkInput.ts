import { inputBounds } from '../../schema/generated/bounds.ts';
import {
  getNamedType,
  GraphQLID,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import type { UserError, UserErrorCode } from '../../schema/generated/types.ts';
import { isInCents, type ListBounds, type Range, type FieldBounds } from '../../schema/rules/bounds.ts';
import { visibleLength } from '../../schema/rules/characters.ts';
import { emailFormat, phoneFormat, webAddressFormat } from '../../schema/rules/formats.ts';
import { idPattern } from '../../schema/rules/ids.ts';
import { refuseUnknown } from '../data/action.ts';

/** The format of a text by the name of its field, and how the error describes it. A blank text is not checked. */
const formats: Readonly<Record<string, readonly [format: RegExp, rule: string]>> = {
  email: [emailFormat, 'an e-mail address such as name@example.com'],
  phone: [phoneFormat, 'a phone number such as +47 555 01 234'],
  website: [webAddressFormat, 'an address such as https://example.com'],
  websiteUrl: [webAddressFormat, 'an address such as https://example.com'],
};

/** 'Full description' from 'product.fullDescription'. */
function labelOf(path: string): string {
  const words = path
    .replace(/^.*\./, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const failure = (code: UserErrorCode, field: string, rule: string): UserError => ({
  code,
  field: field.split('.'),
  message: `${labelOf(field)} ${rule}`,
});

/** Approximate bytes of a file in a data URL: base64 has four characters for three bytes. */
const bytesOf = (url: string) => (url.length * 3) / 4;

function checkList(field: string, items: readonly unknown[], bounds: FieldBounds): UserError | undefined {
  if (items.length > bounds.max) return failure('TOO_MANY', field, `must have at most ${bounds.max} entries`);
  const { maxLength }: ListBounds = bounds;
  if (maxLength !== undefined && items.some((item) => typeof item === 'string' && item.length > maxLength))
    return failure('TOO_LONG', field, `must have at most ${maxLength} characters in each entry`);
  return undefined;
}

function checkText(field: string, value: string, bounds: FieldBounds) {
  if ('maxMegabytes' in bounds && value.startsWith('data:'))
    return bytesOf(value) > bounds.maxMegabytes * 1024 * 1024
      ? failure('FILE_TOO_LARGE', field, `must be at most ${bounds.maxMegabytes} MB`)
      : undefined;
  // The minimum counts visible characters, the maximum all code units, as they are stored.
  const { min = 0, max }: Range = bounds;
  const length = visibleLength(value);
  if (length === 0) return min > 0 ? failure('REQUIRED', field, 'must not be blank') : undefined;
  if (length < min) return failure('TOO_SHORT', field, `must be at least ${min} characters`);
  if (value.length > max) return failure('TOO_LONG', field, `must be at most ${max} characters`);
  return undefined;
}

function checkField(field: string, value: unknown, bounds: FieldBounds) {
  if (typeof value === 'string') return checkText(field, value, bounds);
  if (Array.isArray(value)) return checkList(field, value, bounds);
  if (typeof value !== 'number') return undefined;
  const { min = 0, max, cents }: Range = bounds;
  if (cents && !isInCents(value))
    return failure('INVALID', field, 'in USD with cents has at most two decimals, such as 9.99');
  if (value >= min && value <= max) return undefined;
  return failure('OUT_OF_RANGE', field, `must be from ${min} to ${max}`);
}

/** Checks a mutation's input after `cleanInput`, or the part of it at `path`. Returns an error for each invalid field. */
export function checkInput(type: GraphQLInputType, value: unknown, path = ''): UserError[] {
  const named = getNamedType(type);
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (!isInputObjectType(named) || value === null || value === undefined) return [];
  if (isListType(nullable))
    return [value].flat().flatMap((item, i) => checkInput(named, item, path && `${path}.${i}`));
  const bounds = inputBounds[named.name] ?? {};
  return Object.values(named.getFields()).flatMap((field) => {
    const entered = (value as Record<string, unknown>)[field.name];
    if (entered === null || entered === undefined) return [];
    const fieldPath = path ? `${path}.${field.name}` : field.name;
    const texts = [entered].flat().filter((one) => typeof one === 'string');
    // A lone surrogate, half of a character: neither HTML nor a database can hold it.
    if (texts.some((text) => /\p{Surrogate}/u.test(text)))
      return [failure('INVALID', fieldPath, 'has a character that is not valid. Type it again')];
    const limit = bounds[field.name];
    const invalid = limit && checkField(fieldPath, entered, limit);
    if (invalid) return [invalid];
    // A malformed id is refused like an unknown one: no object has it.
    const isId = getNamedType(field.type) === GraphQLID;
    if (isId && texts.some((id) => !idPattern.test(id))) return [refuseUnknown(fieldPath)];
    const format = formats[field.name];
    if (format && typeof entered === 'string' && entered !== '' && !format[0].test(entered))
      return [failure('INVALID', fieldPath, `must be ${format[1]}`)];
    return checkInput(field.type, entered, fieldPath);
  });
}
