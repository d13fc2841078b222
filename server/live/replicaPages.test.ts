import { expect, test } from 'vitest';
import { gig } from './testing/inputs.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { signUp } from './testing/visitors.ts';

const { replica } = createReplicas();

onSqlite((bench) => {
  test('the page of an object that another server has just added is found', async () => {
    const [first, second] = [await replica(bench), await replica(bench)] as const;
    const visitor = await signUp(first, 'Ada Grove');
    // The second server has the session and the person.
    expect((await second.ask('/', { headers: visitor.page() })).text).toContain('Ada Grove');
    const created = (await visitor.run('createGig', gig, 'gig { id }')) as { gig: { id: string } };
    const page = await second.ask(`/gigs/${created.gig.id}`, { headers: visitor.page() });
    expect(page.status).toBe(200);
    expect((await second.ask('/gigs/gig-unknown', { headers: visitor.page() })).status).toBe(404);
  });
});
