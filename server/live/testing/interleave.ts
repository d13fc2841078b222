import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Live } from '../live.ts';
import { change, newPost } from './actions.ts';

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

/** The medians and 99th percentiles of times in milliseconds. */
export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: Number(at(sorted, 0.5).toFixed(2)), p99: Number(at(sorted, 0.99).toFixed(2)) };
}

/**
 * Runs actions on two replicas at the same time: each adds posts, marks them and changes one post that both change.
 * Returns the times of the actions, and the delays between an acknowledgement and the other replica.
 */
export async function interleave(replicas: readonly [Live, Live], actions: number) {
  const times: number[] = [];
  const delays: number[] = [];
  const waiting = new Map<number, { follower: Live; since: number }>();
  const ended = new AbortController();
  const watch = (async () => {
    while (!ended.signal.aborted || waiting.size > 0) {
      for (const [seq, { follower, since }] of waiting)
        if (follower.seq >= seq && waiting.delete(seq)) delays.push(performance.now() - since);
      await nextTurn();
    }
  })();
  await Promise.all(
    replicas.map(async (live, place) => {
      const follower = replicas[1 - place]!;
      const [shared] = live.store.posts.keys();
      for (let i = 0; i < actions / 2; i += 1) {
        const began = performance.now();
        const { seq } = await change(live, () => {
          const post = live.store.posts.get(shared!)!;
          const id = `post-${place}-${i % 100}`;
          return [
            newPost(live.store, id),
            { mark: 'likedPosts', id, on: i % 3 !== 0 },
            { put: 'posts', record: { ...post, likes: post.likes + 1 } },
          ];
        });
        const since = performance.now();
        times.push(since - began);
        waiting.set(seq, { follower, since });
      }
    }),
  );
  ended.abort();
  await watch;
  return { action: percentiles(times), delay: percentiles(delays) };
}
