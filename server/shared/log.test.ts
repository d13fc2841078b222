import { expect, test } from 'vitest';
import { formatLine } from './log.ts';

const cause = Object.assign(new Error('connect postgres://workgrove:hidden@10.0.0.5:5432/workgrove'), {
  detail: 'Key (email)=(ben@example.com) exists.',
});
const error = new Error('The database of ada.grove@mail.example.com fails.', { cause });
const fields = { requestId: '1f0c2a9b-5d3e', operation: undefined, error };

test('a line is JSON with time, level and message, and readable text at a terminal', () => {
  const line = JSON.parse(formatLine('error', 'It failed.', fields, false)) as Record<string, string>;
  expect(Object.keys(line)).toEqual(['time', 'level', 'message', 'requestId', 'error']);
  expect(line).toMatchObject({ level: 'error', message: 'It failed.', requestId: '1f0c2a9b-5d3e' });
  expect(new Date(line['time']!).toISOString()).toBe(line['time']);
  const [first, second] = formatLine('error', 'It failed.', fields, true).split('\n');
  expect([first, second]).toEqual(['It failed. requestId=1f0c2a9b-5d3e', 'Error: The database of … fails.']);
});

test('a line has no e-mail address, no password and no value of a row', () => {
  for (const isText of [true, false]) {
    const line = formatLine('error', 'For ben@example.com\nada@example.com', fields, isText);
    expect(line).toContain('log.test.ts');
    expect(line).not.toMatch(/ada|ben|hidden|Key/);
  }
});
