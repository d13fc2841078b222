import { expect, test } from 'vitest';
import { errorLog, linesOf } from '../testing/errorLog.ts';
import { openDatabase } from './database.ts';
import { newPost } from './testing/actions.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, signUp } from './testing/visitors.ts';

const { replica } = createReplicas();

onEachDatabase((bench) => {
  const log = errorLog();

  test.each([
    [
      'a newer version of a kind',
      (post: object) => ({ ...post, version: 2 }),
      "The kind 'posts' is stored in version 2, which is newer than this release. Run a newer release.",
    ],
    [
      'a kind',
      (post: object) => ({ ...post, put: 'stories', version: 1 }),
      "The database has 'stories', which this release does not have. Run a newer release.",
    ],
    [
      'a mark',
      () => ({ mark: 'readStories', id: 'story-1', on: true }),
      "The database has 'readStories', which this release does not have. Run a newer release.",
    ],
  ])(
    'a server that meets %s of a newer release refuses actions and what it lacks, and ends',
    async (_what, newer, sentence) => {
      const served = await replica(bench);
      const { live } = served;
      const visitor = await signUp(served, 'Ada Grove');
      expect(await visitor.run('createPost', { content: 'Stored by both' })).toEqual(done);
      const seq = live.seq + 1;
      const { db } = await openDatabase((await bench.scratch()).location, { create: false });
      const entry = { account: live.store.viewer.id, action: 'test', action_id: 'a' };
      const changes = JSON.stringify([newer(newPost(live.store, 'post-new'))]);
      await db
        .insertInto('journal')
        .values({ ...entry, seq, at: new Date().toISOString(), changes })
        .execute();
      await db.updateTable('head').set({ seq }).execute();
      await db.destroy();

      const post = 'mutation { createPost(input: { content: "Hello" }) { userErrors { code } } }';
      const refused = [
        await visitor.send(post),
        await visitor.send('{ viewer { name } }', { 'x-seen': String(seq) }),
      ];
      for (const { reply } of refused)
        expect([reply.status, reply.headers['retry-after']]).toEqual([503, '3']);
      const problem = `Entry ${seq} of the journal cannot be applied: ${sentence}`;
      expect(await served.ask('/readyz')).toMatchObject({ status: 503, text: problem });
      expect(linesOf(log()).filter(({ message }) => message === problem)).toHaveLength(1);
      // `index.ts` ends the process then.
      await live.outdated;
      // What it has is right, and requests that it has already got are answered from it.
      const { data } = await visitor.send('{ viewer { name } }', { 'x-seen': String(seq - 1) });
      expect(data).toEqual({ viewer: { name: 'Ada Grove' } });
    },
  );
});
