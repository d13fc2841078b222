import { expect, test } from 'vitest';
import { job } from '../live/testing/inputs.ts';
import { openAccounts, refused } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';
const yearly = { salaryMin: 80_000, salaryMax: 95_000 };

test.each([
  [
    { ...yearly, salary: null },
    { ...yearly, salary: '$80,000 - $95,000' },
  ],
  [
    { ...yearly, salary: 'Competitive' },
    { ...yearly, salary: 'Competitive' },
  ],
  [{ salary: '$65/hour' }, { salary: '$65/hour', salaryMin: null, salaryMax: null }],
  [{ salary: null }, { salary: '', salaryMin: null, salaryMax: null }],
])('a job posted with the pay %j has the pay %j', async (pay, expected) => {
  const { act } = openAccounts();
  const posted = await act(maren, 'createJob', { ...job, ...pay }, 'job { salary salaryMin salaryMax }');
  expect(posted).toMatchObject({ job: expected });
});

test('a maximum below the minimum is refused', async () => {
  const { act } = openAccounts();
  const input = { ...job, salaryMin: 95_000, salaryMax: 80_000 };
  expect(await act(maren, 'createJob', input)).toEqual(refused('OUT_OF_RANGE', 'salaryMax'));
  expect(await act(maren, 'updateJob', { jobId: 'job-design-intern', job: input })).toMatchObject({
    userErrors: [{ code: 'OUT_OF_RANGE', field: ['job', 'salaryMax'] }],
  });
});
