import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { errorLog } from '../testing/errorLog.ts';
import { errorsOf, serve } from '../testing/serve.ts';
import { serveApp } from '../testing/serveApp.ts';
import { respondWith } from './readOperation.ts';

const log = errorLog();
const app = serveApp();

test('500 an internal error is logged, and its message is not sent', async () => {
  const error = new Error('connect ECONNREFUSED 10.0.0.5:5432');
  const served = await serve(respondWith(() => Promise.reject(error)));
  const reply = await served.ask('/graphql');
  expect(reply.status).toBe(500);
  expect(errorsOf(reply)).toEqual([
    {
      message: 'Something went wrong on our side. Please try again.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ]);
  expect(log()).toHaveBeenCalledWith(expect.stringContaining('connect ECONNREFUSED'));
  await served.close();
});

test('413 a body that announces to be too large is refused before its first byte, and the rest is not read', async () => {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  const lines = ['content-type: application/json', `content-length: ${64 * 1024 + 1}`];
  socket.write(`POST /graphql HTTP/1.1\r\nhost: a\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
  socket.destroy();
});
