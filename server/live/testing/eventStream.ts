import { request, type IncomingHttpHeaders } from 'node:http';

/** What a stream has received, and whether the server has ended it. */
export interface EventStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** The numbers of the events, such as 'start 3' and 'message 4'. */
  events: string[];
  /** The number of heartbeats. */
  beats: number;
  ended: boolean;
  close: () => void;
}

/** Opens a stream of events. Resolves when the response begins. */
export function openEventStream(
  origin: string,
  path = '/events',
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { headers, agent: false }, (incoming) => {
      const { statusCode: status = 0 } = incoming;
      const stream: EventStream = {
        status,
        headers: incoming.headers,
        events: [],
        beats: 0,
        ended: false,
        close: () => void outgoing.destroy(),
      };
      let text = '';
      incoming.on('data', (data: Buffer) => {
        text += data.toString();
        const blocks = text.split('\n\n');
        text = blocks.pop()!;
        for (const block of blocks)
          if (block.startsWith(':')) stream.beats += 1;
          else {
            const [, name = 'message', id, seq] =
              /^(?:event: (\w+)\n)?id: (\d+)\ndata: (\d+)$/.exec(block) ?? [];
            stream.events.push(id === seq ? `${name} ${seq}` : `unexpected: ${block}`);
          }
      });
      incoming.on('end', () => (stream.ended = true));
      incoming.on('error', () => (stream.ended = true));
      resolve(stream);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
