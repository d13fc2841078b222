import { expect } from 'vitest';
import type { Reply, Served } from '../../testing/serve.ts';
import { mutation } from './inputs.ts';

/** The value of the header Cookie after a response, with the cookies of earlier ones. */
export function cookieOf({ headers }: Reply, before = ''): string {
  const sent = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!);
  const pairs = [...before.split('; '), ...sent].map((pair) => [pair.split('=')[0]!, pair] as const);
  return [...new Map(pairs).values()].filter(Boolean).join('; ');
}

interface Answer {
  data: Record<string, unknown>;
  reply: Reply;
}

/** A browser of one person: it sends the cookie of its session. */
export interface VisitorOfTest {
  cookie: string;
  /** Sends an operation, and keeps the cookies of the response. */
  send: (query: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Runs an action, and returns its payload. */
  run: (name: string, input?: Record<string, unknown>, selection?: string) => Promise<unknown>;
  /** The headers of a page request. */
  page: () => Record<string, string>;
}

export const password = 'grove and rings';

/** The payload of an action that has run. */
export const done = { userErrors: [] };

/** The payload of an action that was refused. */
export const refused = (code: string, field: string | null = null) => ({
  userErrors: [expect.objectContaining({ code, field: field && [field] })],
});

/** Creates a browser that has no session. */
export function visit(served: Served): VisitorOfTest {
  const visitor: VisitorOfTest = {
    cookie: '',
    async send(query, headers = {}) {
      const reply = await served.post({ query }, { ...headers, cookie: visitor.cookie });
      visitor.cookie = cookieOf(reply, visitor.cookie);
      return { ...(JSON.parse(reply.text) as { data: Record<string, unknown> }), reply };
    },
    run: async (name, input, selection) => (await visitor.send(mutation(name, input, selection))).data[name],
    page: () => ({ accept: 'text/html', cookie: visitor.cookie }),
  };
  return visitor;
}

/** The id of the person of a browser. */
export const idOf = async (visitor: VisitorOfTest): Promise<string> =>
  ((await visitor.send('{ viewer { person { id } } }')).data['viewer'] as { person: { id: string } }).person
    .id;

/** Creates a browser whose person signs up. */
export async function signUp(served: Served, name: string): Promise<VisitorOfTest> {
  const visitor = visit(served);
  await visitor.run('signUp', {
    fullName: name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    password,
    confirmPassword: password,
    acceptsTerms: true,
  });
  return visitor;
}
