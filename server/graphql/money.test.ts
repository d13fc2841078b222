import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { read } from '../testing/read.ts';

test('an amount of money has two decimals and a currency, beside its number', async () => {
  const answer = await ask(`{
    gig(id: "gig-usability-review") { startingPrice priceMoney { amount currency } }
    product(id: "product-log-lens") { price priceMoney { amount currency } }
    jobs(first: 100) { nodes { salaryMin salaryMinMoney { amount } } }
  }`);
  expect(answer.errors).toBeUndefined();
  for (const [name, number] of [
    ['gig', 'startingPrice'],
    ['product', 'price'],
  ])
    expect(read(answer, `${name}.priceMoney`)).toEqual({
      amount: read<number>(answer, `${name}.${number}`).toFixed(2),
      currency: 'USD',
    });
  const jobs = read<{ salaryMin: number | null; salaryMinMoney: object | null }[]>(answer, 'jobs.nodes');
  expect(jobs.map(({ salaryMinMoney }) => salaryMinMoney)).toEqual(
    jobs.map(({ salaryMin }) => (salaryMin === null ? null : { amount: `${salaryMin}.00` })),
  );
  expect(new Set(jobs.map(({ salaryMin }) => salaryMin === null)).size).toBe(2);
});
