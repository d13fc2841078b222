import { inputBounds } from '../../schema/generated/bounds.ts';
import { getNamedType, GraphQLFloat, GraphQLString, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { checkInput } from './checkInput.ts';
import { cleanInput } from './cleanInput.ts';
import { createLiveSchema } from './schema.ts';

const inputs = Object.values(createLiveSchema().getTypeMap()).filter(isInputObjectType);

/** The fields of all inputs of actions with this type. */
const fieldsOf = (type: object) =>
  inputs
    .filter(({ name }) => name in inputBounds)
    .flatMap((input) =>
      Object.values(input.getFields())
        .filter((field) => getNamedType(field.type) === type)
        .map(({ name }) => ({ input, name, bounds: inputBounds[input.name]![name] })),
    );

const errorsOf = (input: (typeof inputs)[number], value: object) =>
  checkInput(input, cleanInput(input, value));

const required = fieldsOf(GraphQLString).filter(({ bounds }) => bounds && 'min' in bounds && bounds.min > 0);

test.each([' ', '\u200b', '\u3164', '\u2800', '\u202a\u202c', '\u00ad', '\ufeff'])(
  'no required text has only %j',
  (blank) => {
    expect(required.length).toBeGreaterThan(40);
    const accepted = required.filter(
      ({ input, name }) => errorsOf(input, { [name]: blank.repeat(30) })[0]?.code === undefined,
    );
    expect(accepted.map(({ name }) => name)).toEqual([]);
  },
);

test('invisible characters do not count towards a minimum', () => {
  const long = required.filter(({ bounds }) => 'min' in bounds! && bounds.min > 1);
  expect(long.length).toBeGreaterThan(10);
  for (const { input, name } of long)
    expect(errorsOf(input, { [name]: `ab${'\u200b'.repeat(20)}` })).toMatchObject([
      { code: 'TOO_SHORT', field: [name] },
    ]);
});

test('every amount is in cents', () => {
  const amounts = fieldsOf(GraphQLFloat).filter(({ name }) => name !== 'expectedPrice');
  expect(amounts.map(({ name }) => name).toSorted()).toEqual(['amount', 'bid', 'price']);
  for (const { input, name } of amounts) {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    const message = `${label} in USD with cents has at most two decimals, such as 9.99`;
    for (const wrong of [0.001, 1.005, 1e-7, 1e-12, 9.999, 19.990000001, 0.1 + 0.2])
      expect(errorsOf(input, { [name]: wrong })).toEqual([{ code: 'INVALID', field: [name], message }]);
    for (const right of [1, 9.99, 1.1, 1.07, 29.9, 99_999.99, 100_000])
      expect(errorsOf(input, { [name]: right })).toEqual([]);
  }
});

test('e-mail addresses, phone numbers, addresses, names and lists are cleaned, whatever their input', () => {
  const values: Record<string, [entered: unknown, stored: unknown]> = {
    email: ['Ａ@b.example\u200b', 'A@b.example'],
    phone: ['\u202a＋４７–５５５ ٠١٢٣٤\u202c', '+47-555 01234'],
    website: ['https://a.exa\u200bmple/', 'https://a.example/'],
    websiteUrl: ['https://a.exa\u200bmple/', 'https://a.example/'],
    displayName: ['Maren \u202eHolt', 'Maren Holt'],
    fullName: ['Maren\u200b Holt', 'Maren Holt'],
    firstName: ['\ufeffMaren', 'Maren'],
    lastName: ['Holt\u00ad', 'Holt'],
    skills: [
      ['React，Vue', 'react\u200b'],
      ['React', 'Vue'],
    ],
    techStack: [['•\u00a0Go', '\u200b'], ['Go']],
    tags: [['React；#vue\n1. Go'], ['React', 'vue', 'Go']],
    text: [' \u200b ', ''],
    note: [' Hello\u200b ', 'Hello\u200b'],
    password: [' \u200bsecret ', ' \u200bsecret '],
  };
  for (const [name, [entered, stored]] of Object.entries(values)) {
    const fields = fieldsOf(GraphQLString).filter((field) => field.name === name);
    const isList = Array.isArray(entered);
    const cleaned = fields
      .filter(({ input }) => String(input.getFields()[name]!.type).startsWith('[') === isList)
      .map(({ input }) => cleanInput(input, { [name]: entered }));
    expect(cleaned.length).toBeGreaterThan(0);
    expect(cleaned).toEqual(cleaned.map(() => ({ [name]: stored })));
  }
});
