import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLive } from './live.ts';
import { secret } from './testing/databases.ts';
import { change, newPost } from './testing/actions.ts';
import { killWriter } from './testing/killWriter.ts';
import { onEachDatabase, onPostgres } from './testing/onEachDatabase.ts';
import { freePort } from './testing/postgres.ts';

onEachDatabase(({ open, scratch, server }) => {
  test('kill -9 of the server and a crash of PostgreSQL lose no acknowledged action', async () => {
    const { location } = await scratch();
    const postgres = server();
    const crash = postgres && { end: postgres.crash, begin: postgres.begin };
    const { acknowledged, lost, problems } = await killWriter(location, 100, crash);
    expect([acknowledged > 0, lost, problems]).toEqual([true, 0, []]);
    const live = await open();
    expect(await change(live, [newPost(live.store, 'post-new')])).toMatchObject({ repeated: false });
  });
});

/** Forwards connections to a port. After `loseCommit` it ends the next one that commits, before the answer. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let losing = false;
  const proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    upstream.on('data', (data) => client.write(data)).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.on('data', (data) => {
      upstream.write(data);
      if (!losing || !data.includes('commit')) return;
      losing = false;
      upstream.removeAllListeners('data');
      upstream.once('data', () => client.destroy());
    });
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    port: (proxy.address() as AddressInfo).port,
    loseCommit: () => {
      losing = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => proxy.close(closed));
    },
  };
}

onPostgres(({ open, scratch, server }) => {
  test('a retry after a connection that was lost at commit finds what the first request did', async () => {
    const { location } = await scratch();
    const url = new URL((location as { url: string }).url);
    const proxy = await startProxy(Number(url.port));
    url.port = String(proxy.port);
    const live = await open({ location: { url: url.href } });
    proxy.loseCommit();
    const press = () => change(live, [newPost(live.store, 'post-new')], 'press-1');
    await expect(press()).rejects.toThrow('No PostgreSQL server answers');
    expect(live.seq).toBe(1);
    expect(await press()).toMatchObject({ seq: 2, repeated: true });
    expect([live.seq, live.store.posts.has('post-new')]).toEqual([2, true]);
    await live.close();
    await proxy.close();
  });

  test('a server that restarts is a problem for its time; then actions and followers go on', async () => {
    const [one, two] = [await open(), await open()];
    await server()!.crash();
    await expect(change(one, [])).rejects.toThrow(
      /^No PostgreSQL server answers at 127\.0\.0\.1:\d+\/test_\d+\./,
    );
    expect(await one.problem()).toMatch('No PostgreSQL server answers');
    expect(one.store.posts.size).toBeGreaterThan(0);
    await server()!.begin();
    const done = await change(one, [newPost(one.store, 'post-new')]);
    expect([done.seq, await one.problem()]).toEqual([2, undefined]);
    for (let i = 0; two.seq < 2 && i < 200; i += 1) await wait(50);
    expect(two.store.posts.has('post-new')).toBe(true);
  });

  test('a server that does not answer, an unknown user and an unknown database are refused', async () => {
    const { location } = await scratch();
    const url = new URL((location as { url: string }).url);
    const refused = (change_: Partial<Record<'port' | 'username' | 'pathname' | 'password', string>>) => {
      const other = Object.assign(new URL(url), change_);
      return openLive({ location: { url: other.href }, secret }).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    };
    const port = String(await freePort());
    expect(await refused({ port, password: 'secret' })).toBe(
      `No PostgreSQL server answers at 127.0.0.1:${port}${url.pathname}. Start it, or correct DATABASE_URL.`,
    );
    expect(await refused({ username: 'nobody' })).toBe(
      `The PostgreSQL server refuses the user 'nobody' at ${url.host}${url.pathname}. Correct DATABASE_URL.`,
    );
    expect(await refused({ pathname: '/none' })).toBe(
      `The database ${url.host}/none does not exist. Create it with createdb, or correct DATABASE_URL.`,
    );
    expect((await open()).seq).toBe(1);
  });
});
