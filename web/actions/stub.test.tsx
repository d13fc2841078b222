import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { of, throwError, type Observable } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { expectToast } from '../testing/toast.ts';
import { ToastArea } from '../ui/ToastArea.tsx';
import { stubLink, useAction, type Action } from './stub.ts';

interface Data {
  rename: { __typename: 'Topic'; id: string; name: string };
}
interface Variables {
  id: string;
  name: string;
}
const document: TypedDocumentNode<Data, Variables> = gql`
  mutation Rename($id: ID!, $name: String!) {
    rename(id: $id, name: $name) {
      id
      name
    }
  }
`;
const renamed = (name: string): Data => ({ rename: { __typename: 'Topic', id: 't', name } });

/** Stands for the server; a simulated action must never come here. */
const server = vi.fn<(variables: unknown) => Observable<ApolloLink.Result>>();
beforeEach(() => {
  server.mockReset().mockImplementation(() => of({ data: { ...renamed('by the server') } }));
});

function Button({ action }: { action: Action<Data, Variables> }) {
  const [run, running] = useAction(action);
  const [answer, setAnswer] = useState('nothing yet');
  return (
    <button
      type="button"
      onClick={() =>
        void run({ id: 't', name: 'new' }).then((data) => setAnswer(data?.rename.name ?? 'undefined'))
      }
    >
      {running ? 'running' : answer}
    </button>
  );
}

function press(rest: Omit<Action<Data, Variables>, 'document'>) {
  const client = createClient(
    ApolloLink.from([stubLink(), new ApolloLink(({ variables }) => server(variables))]),
  );
  render(
    <ApolloProvider client={client}>
      <Button action={{ document, ...rest }} />
      <ToastArea />
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'nothing yet' }));
  return client;
}

test('PU-09 SS-19 a simulated action is answered in this tab; the server is not asked', async () => {
  const client = press({ answer: ({ name }) => renamed(name) });
  expect(await screen.findByRole('button', { name: 'new' })).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  expect(client.cache.extract()).toMatchObject({ 'Topic:t': { name: 'new' } });
});

test('an action is running until its answer has come, which is never at once', async () => {
  const answer = vi.fn<() => Data>(() => renamed('new'));
  press({ answer });
  expect(screen.getByRole('button', { name: 'running' })).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'new' })).toBeVisible();
  expect(answer).toHaveBeenCalledOnce();
});

test('the cache is changed with what was answered and what was asked', async () => {
  const update = vi.fn<NonNullable<Action<Data, Variables>['update']>>();
  const client = press({ answer: ({ name }) => renamed(name), update });
  await screen.findByRole('button', { name: 'new' });
  expect(update).toHaveBeenCalledExactlyOnceWith(client.cache, renamed('new'), { id: 't', name: 'new' });
});

test('an action without a simulated answer goes to the server: nothing else changes', async () => {
  press({});
  expect(await screen.findByRole('button', { name: 'by the server' })).toBeVisible();
  expect(server).toHaveBeenCalledExactlyOnceWith({ id: 't', name: 'new' });
});

for (const [what, action] of [
  [
    'throws',
    {
      answer: () => {
        throw new Error('There is no such post in this tab.');
      },
    },
  ],
  ['cannot reach the server', {}],
] as const)
  test(`an action that ${what} is told in a notice, and its caller learns of it`, async () => {
    server.mockImplementation(() => throwError(() => new Error('Failed to fetch')));
    press(action);
    expect(await screen.findByRole('button', { name: 'undefined' })).toBeVisible();
    await expectToast('That did not work', 'Please try again in a moment.', 'error');
  });

test('an answer with errors counts as a failure', async () => {
  server.mockImplementation(() => of({ data: null, errors: [{ message: 'No.' }] } as ApolloLink.Result));
  press({});
  await waitFor(() => expect(screen.getByRole('button', { name: 'undefined' })).toBeVisible());
});
