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
  nameText,
  optionalDay,
  optionalMoney,
  optionalInteger,
  phone,
  password,
  text,
  checkbox,
  webAddress,
  integer,
} from './rules.ts';

/** The parsed value of a rule, or an error with the first message. */
const parse = (rule: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(rule, value);
  return result.success ? result.data : new Error(result.error.issues[0]?.message);
};
const failure = (message: string) => new Error(message);

test('text is trimmed; blank text is refused only if the rule has a `missing` message', () => {
  const title = text({ min: 5, max: 10 }, { missing: 'Title must be at least 5 characters' });
  expect(parse(title, '  Clay pots ')).toBe('Clay pots');
  expect(parse(title, '  Clay ')).toEqual(failure('Title must be at least 5 characters'));
  expect(parse(title, 'Clay and pots')).toEqual(failure('Use at most 10 characters (3 over)'));
  expect(parse(text({ max: 5_000 }), ' ')).toBe('');
  expect(parse(text({ max: 5_000 }), 'x'.repeat(5_001))).toEqual(
    failure('Use at most 5,000 characters (1 over)'),
  );
  expect(parse(text({ max: 3 }, { long: 'Shorter' }), 'abcd')).toEqual(failure('Shorter'));
});

test.each(['\u200b', '\u3164', '\u2800', ' \u202a\u202c '])('a text of %j alone is blank', (blank) => {
  const five = blank.repeat(5);
  expect(parse(text({ min: 5, max: 10 }, { missing: 'Give it a title' }), five)).toEqual(
    failure('Give it a title'),
  );
  expect(parse(text({ max: 50 }), five)).toBe('');
  expect(parse(nameText({ max: 50 }, { missing: 'Enter your name' }), five)).toEqual(
    failure('Enter your name'),
  );
  expect(parse(email('Enter an address'), five)).toEqual(failure('Enter an address'));
  expect(parse(phone(), five)).toBe('');
  expect(parse(optionalMoney({ min: 0, max: 9 }), five)).toBeNull();
  expect(parse(commaList({ noun: 'tag', max: 2, maxLength: 6 }), `${five},#${five}`)).toEqual([]);
});

test('invisible characters do not count towards a minimum', () => {
  const title = text({ min: 5, max: 10 }, { missing: 'Give it a title' });
  expect(parse(title, 'Go\u200b\u200b\u200b')).toEqual(failure('Give it a title'));
});

test('formats and names are cleaned before they are checked', () => {
  expect(parse(email(), 'a@b.example\u200b')).toBe('a@b.example');
  expect(parse(phone(), '\u202a+47–555–01234\u202c')).toBe('+47-555-01234');
  expect(parse(webAddress({ max: 20 }), ' https://a.exa\u200bmple/ ')).toBe('https://a.example/');
  expect(parse(nameText({ max: 20 }), 'Maren \u202eHolt\u200b')).toBe('Maren Holt');
});

test('a day becomes midnight UTC; an incomplete one is refused, and none is null', () => {
  const day = optionalDay('Choose a day');
  expect(parse(day, '2026-12-24')).toBe('2026-12-24T00:00:00.000Z');
  expect(parse(day, '')).toBeNull();
  for (const wrong of ['not a number', '2026-13-01', '2026-02-30', '20261-01-01'])
    expect(parse(day, wrong)).toEqual(failure('Choose a day'));
});

test.each([
  ['an email address', email, 'a@b.no', 'a@b', 'Enter an email address such as name@example.com'],
  ['a phone number', phone, '+47 (555) 01-234', 'call me', 'Enter a phone number such as +47 555 01 234'],
  [
    'a web address',
    (missing?: string) => webAddress({ max: 200 }, missing),
    'https://example.com/a?b',
    'http://example.com',
    'Enter an address such as https://example.com',
  ],
])(
  'the format of %s is validated, and it may be blank unless the rule has a `missing` message',
  (_name, rule, good, bad, wrong) => {
    expect(parse(rule(), ` ${good} `)).toBe(good);
    expect(parse(rule(), '')).toBe('');
    expect(parse(rule('Enter one'), '')).toEqual(failure('Enter one'));
    expect(parse(rule('Enter one'), bad)).toEqual(failure(wrong));
  },
);

test('a password is not trimmed', () => {
  expect(parse(password('Enter a password'), ' a ')).toBe(' a ');
  expect(parse(password('Enter a password'), '')).toEqual(failure('Enter a password'));
  const long = failure('Use at most 128 characters (2 over)');
  expect(parse(password('Enter a password'), 'x'.repeat(130))).toEqual(long);
});

test('number rules return numbers and check their range', () => {
  const days = integer({ min: 1, max: 90, missing: 'Enter the days' });
  expect(parse(days, '7')).toBe(7);
  expect(parse(days, '')).toEqual(failure('Enter the days'));
  for (const wrong of ['0', '91', '1.5', 'x'])
    expect(parse(days, wrong)).toEqual(failure('Enter a whole number, from 1 to 90'));
  expect(parse(optionalInteger({ min: 1, max: 9_999, unit: 'dollars' }), '$1,500')).toBe(1_500);
  expect(parse(optionalInteger({ min: 1, max: 9 }), '')).toBeNull();
  for (const seven of ['７', '٧', '۷', '७', '\u200b7 '])
    expect([parse(days, seven), parse(optionalInteger({ min: 1, max: 9 }), seven)]).toEqual([7, 7]);
  const price = money({ min: 0, max: 1_000, missing: 'Enter a price' });
  expect(parse(price, '9.99')).toBe(9.99);
  expect(parse(price, '0.07')).toBe(0.07);
  expect(parse(price, '0.999')).toEqual(failure('Enter an amount in dollars such as 9.99, from 0 to 1,000'));
  for (const wrong of ['-1', '9.999', '0x10', '1e2', '9.9.9', '€9', '.'])
    expect(parse(price, wrong)).toBeInstanceOf(Error);
  expect(['.5', '12.', '$9,99', ' 1,000 '].map((typed) => parse(price, typed))).toEqual([
    0.5, 12, 9.99, 1_000,
  ]);
  expect(parse(integer({ min: 1, max: 5_000, missing: 'Enter one' }), '1,200')).toBe(1_200);
  expect(parse(optionalMoney({ min: 0, max: 9 }), ' ')).toBeNull();
});

test('a list has no duplicates, ignoring case and spaces', () => {
  const tags = commaList({ noun: 'tag', max: 2, maxLength: 6 });
  expect(parse(tags, 'Sketch, #sketch, , plan')).toEqual(['Sketch', 'plan']);
  expect(parse(tags, 'sketch\r\nplan\n')).toEqual(['sketch', 'plan']);
  expect(parse(tags, '')).toEqual([]);
  expect(parse(tags, 'a,b,c')).toEqual(failure('Use at most 2 tags'));
  expect(parse(tags, 'gardening')).toEqual(
    failure('Keep each tag to 6 characters, and separate them with commas'),
  );
  const skills = commaList({ noun: 'skill', max: 2, maxLength: 6, missing: 'Enter at least one skill' });
  expect(parse(skills, ' , ')).toEqual(failure('Enter at least one skill'));
});

test('a choice parses its id to its value', () => {
  const types = choice([{ id: 'full-time', value: 'FULL_TIME' }], 'Choose a type');
  expect(parse(types, 'full-time')).toBe('FULL_TIME');
  for (const none of ['', null, 'other']) expect(parse(types, none)).toEqual(failure('Choose a type'));
  expect(choicesOf({ SPAM: 'Spam' })).toEqual([{ id: 'SPAM', label: 'Spam', value: 'SPAM' }]);
});

test('a checkbox must be checked only if the rule has a `missing` message', () => {
  expect(parse(checkbox(), false)).toBe(false);
  expect(parse(checkbox('Accept the terms'), false)).toEqual(failure('Accept the terms'));
});

test('a file needs an allowed extension and size', () => {
  const rule = { endings: ['pdf', 'txt'], wrong: 'Choose a PDF or text file', maxMB: 1 };
  const cv = { name: 'CV.PDF', size: 1_048_576, type: 'application/pdf' };
  expect(parse(file(rule), cv)).toBe(cv);
  expect(parse(file(rule), null)).toBeNull();
  expect(parse(file({ ...rule, missing: 'Choose your résumé' }), null)).toEqual(
    failure('Choose your résumé'),
  );
  expect(parse(file(rule), { ...cv, name: 'cv.png' })).toEqual(failure('Choose a PDF or text file'));
  expect(parse(file(rule), { ...cv, size: 1_048_577 })).toEqual(failure('Choose a file of at most 1 MB'));
});

test('the initial values are blank, and a draft excludes files', () => {
  const { start, excludedFromDraft } = defineForm({
    note: text({ max: 100 }),
    kind: choice([{ id: 'a', value: 1 }]),
    agreed: checkbox(),
    resume: file({ endings: ['pdf'], wrong: 'Choose a PDF', maxMB: 1 }),
  });
  expect(start).toEqual({ note: '', kind: '', agreed: false, resume: null });
  expect(excludedFromDraft).toEqual(['resume']);
});
