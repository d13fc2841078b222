import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineForm } from './defineForm.ts';
import {
  choice,
  choicesOf,
  commaList,
  email,
  file,
  money,
  optionalMoney,
  optionalInteger,
  phone,
  secret,
  text,
  ticked,
  webAddress,
  integer,
} from './rules.ts';

/** What a rule makes of a value: the value that comes out, or the first message. */
const tried = (rule: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(rule, value);
  return result.success ? result.data : new Error(result.error.issues[0]?.message);
};
const says = (message: string) => new Error(message);

test('a text is trimmed; blank is refused only where it is asked for', () => {
  const title = text({ min: 5, max: 10 }, { missing: 'Title must be at least 5 characters' });
  expect(tried(title, '  Clay pots ')).toBe('Clay pots');
  expect(tried(title, '  Clay ')).toEqual(says('Title must be at least 5 characters'));
  expect(tried(title, 'Clay and pots')).toEqual(says('Use at most 10 characters (3 over)'));
  expect(tried(text({ max: 5_000 }), ' ')).toBe('');
  expect(tried(text({ max: 5_000 }), 'x'.repeat(5_001))).toEqual(
    says('Use at most 5,000 characters (1 over)'),
  );
  expect(tried(text({ max: 3 }, { long: 'Shorter' }), 'abcd')).toEqual(says('Shorter'));
});

test.each([
  ['an email address', email, 'a@b.no', 'a@b', 'Enter an email address such as name@example.com'],
  ['a phone number', phone, '+47 (555) 01-234', 'call me', 'Enter a phone number such as +47 555 01 234'],
  [
    'an address of the web',
    (missing?: string) => webAddress({ max: 200 }, missing),
    'https://example.com/a?b',
    'http://example.com',
    'Enter an address such as https://example.com',
  ],
])('%s has its form, and may be blank unless it is asked for', (_name, rule, good, bad, wrong) => {
  expect(tried(rule(), ` ${good} `)).toBe(good);
  expect(tried(rule(), '')).toBe('');
  expect(tried(rule('Enter one'), '')).toEqual(says('Enter one'));
  expect(tried(rule('Enter one'), bad)).toEqual(says(wrong));
});

test('a password is taken as it is typed', () => {
  expect(tried(secret('Enter a password'), ' a ')).toBe(' a ');
  expect(tried(secret('Use at least 8 characters', 8), '1234567')).toEqual(says('Use at least 8 characters'));
  const long = says('Use at most 128 characters (2 over)');
  expect(tried(secret('Enter a password'), 'x'.repeat(130))).toEqual(long);
});

test('numbers come out as numbers, in their range', () => {
  const days = integer({ min: 1, max: 90, missing: 'Enter the days' });
  expect(tried(days, '7')).toBe(7);
  expect(tried(days, '')).toEqual(says('Enter the days'));
  for (const wrong of ['0', '91', '1.5', 'x'])
    expect(tried(days, wrong)).toEqual(says('Enter a whole number, from 1 to 90'));
  expect(tried(optionalInteger({ min: 1, max: 9 }), '')).toBeNull();
  const price = money({ min: 0, max: 1_000, missing: 'Enter a price' });
  expect(tried(price, '9.99')).toBe(9.99);
  expect(tried(price, '0.07')).toBe(0.07);
  expect(tried(price, '9.999')).toEqual(says('Enter an amount in dollars such as 9.99, from 0 to 1,000'));
  for (const wrong of ['-1', '9,99', '0x10', '1e2', '9.9.9', '$9', '.'])
    expect(tried(price, wrong)).toBeInstanceOf(Error);
  expect([tried(price, ' .5 '), tried(price, '12.')]).toEqual([0.5, 12]);
  expect(tried(optionalMoney({ min: 0, max: 9 }), ' ')).toBeNull();
});

test('a list holds each word once, whatever its case and spaces', () => {
  const tags = commaList({ of: 'tag', max: 2, maxLength: 6 });
  expect(tried(tags, 'Sketch, #sketch, , plan')).toEqual(['sketch', 'plan']);
  expect(tried(tags, '')).toEqual([]);
  expect(tried(tags, 'a,b,c')).toEqual(says('Use at most 2 tags'));
  expect(tried(tags, 'gardening')).toEqual(
    says('Keep each tag to 6 characters, and separate them with commas'),
  );
  const skills = commaList({ of: 'skill', max: 2, maxLength: 6, missing: 'Enter at least one skill' });
  expect(tried(skills, ' , ')).toEqual(says('Enter at least one skill'));
});

test('a choice stands by its id and comes out as its value', () => {
  const types = choice([{ id: 'full-time', value: 'FULL_TIME' }], 'Choose a type');
  expect(tried(types, 'full-time')).toBe('FULL_TIME');
  for (const none of ['', null, 'other']) expect(tried(types, none)).toEqual(says('Choose a type'));
  expect(choicesOf({ SPAM: 'Spam' })).toEqual([{ id: 'SPAM', label: 'Spam', value: 'SPAM' }]);
});

test('a box must be ticked only where it is asked for', () => {
  expect(tried(ticked(), false)).toBe(false);
  expect(tried(ticked('Accept the terms'), false)).toEqual(says('Accept the terms'));
});

test('a file has one of the endings and is not too large', () => {
  const rule = { endings: ['pdf', 'txt'], wrong: 'Choose a PDF or text file', maxMB: 1 };
  const cv = { name: 'CV.PDF', size: 1_048_576, type: 'application/pdf' };
  expect(tried(file(rule), cv)).toBe(cv);
  expect(tried(file(rule), null)).toBeNull();
  expect(tried(file({ ...rule, missing: 'Choose your résumé' }), null)).toEqual(says('Choose your résumé'));
  expect(tried(file(rule), { ...cv, name: 'cv.png' })).toEqual(says('Choose a PDF or text file'));
  expect(tried(file(rule), { ...cv, size: 1_048_577 })).toEqual(says('Choose a file of at most 1 MB'));
});

test('at first nothing is entered, and a draft keeps no file', () => {
  const { start, unkept } = defineForm({
    note: text({ max: 100 }),
    kind: choice([{ id: 'a', value: 1 }]),
    agreed: ticked(),
    resume: file({ endings: ['pdf'], wrong: 'Choose a PDF', maxMB: 1 }),
  });
  expect(start).toEqual({ note: '', kind: '', agreed: false, resume: null });
  expect(unkept).toEqual(['resume']);
});
