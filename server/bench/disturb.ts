/* oxlint-disable no-await-in-loop -- one disturbance after the other */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../web/e2e/serverProcess.ts';
import type { PostgresServer } from '../live/testing/postgres.ts';
import { startReplica } from './replicas.ts';
import { orShort } from './short.ts';

/** Milliseconds between two disturbances, and while the database is down. */
const [betweenMs, downMs] = [orShort(3_000, 100), orShort(2_000, 100)];

/** The replicas of a trial, by their ports. */
interface Replicas {
  url: string;
  ports: readonly number[];
  processes: ServerProcess[];
}

/** Ends a replica by kill -9, the other one by SIGTERM and the database by a crash, in turn, and starts each again. */
export const disturb =
  ({ crash, begin }: PostgresServer) =>
  async ({ url, ports, processes }: Replicas, until: number) => {
    const counts = { killed: 0, terminated: 0, crashed: 0 };
    const restart = async (i: number, signal: NodeJS.Signals) => {
      processes[i]!.child.kill(signal);
      await processes[i]!.exit;
      processes[i] = await startReplica(url, ports[i]!);
    };
    for (let round = 0; performance.now() < until; round += 1) {
      await pause(betweenMs);
      await restart(round % 2, 'SIGKILL');
      counts.killed += 1;
      await pause(betweenMs);
      await restart((round + 1) % 2, 'SIGTERM');
      counts.terminated += 1;
      await pause(betweenMs);
      await crash();
      await pause(downMs);
      await begin();
      counts.crashed += 1;
    }
    return counts;
  };

export type Disturb = ReturnType<typeof disturb>;
