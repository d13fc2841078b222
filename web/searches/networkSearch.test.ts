import { expect, test } from 'vitest';
import { networkSearch, variablesOf } from './networkSearch.ts';

const read = (address: string) => networkSearch.read(new URLSearchParams(address));

test('an invalid company id is ignored: it filters nothing and has no chip', () => {
  expect(read('company=company-halden-works').company).toBe('company-halden-works');
  for (const invalidId of ['%00', '%3Cscript%3E', '..%2F', '%D9%85']) {
    const search = read(`company=${invalidId}`);
    expect(search.company).toBe('');
    expect(variablesOf(search)).toMatchObject({ filter: {}, atCompany: false });
  }
});
