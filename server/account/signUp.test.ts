import { expect, test } from 'vitest';
import { onSqlite } from '../live/testing/onEachDatabase.ts';
import { createReplicas } from '../live/testing/replicas.ts';
import { done, password, visit } from '../live/testing/visitors.ts';

const { replica } = createReplicas();

onSqlite((bench) => {
  test('a sign-up says whether the account is new, or had this address and password before', async () => {
    const served = await replica(bench);
    const ada = { fullName: 'Ada Grove', email: 'ada@example.com', password, confirmPassword: password };
    const signUp = () => visit(served).run('signUp', { ...ada, acceptsTerms: true }, 'isNew');
    expect(await signUp()).toEqual({ ...done, isNew: true });
    expect(await signUp()).toEqual({ ...done, isNew: false });
  });
});
