import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { of, throwError, type Observable } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { expectToast } from '../testing/toast.ts';
import type { Notice } from '../ui/notify.ts';
import { ToastArea } from '../ui/ToastArea.tsx';
import { defineAction, type Action } from './defineAction.ts';
import { useAction } from './useAction.ts';

interface Data {
  setName: {
    __typename: 'SetNamePayload';
    topic: { __typename: 'Topic'; id: string; name: string } | null;
    userErrors: { __typename: 'UserError'; field: string | null; message: string }[];
  };
}
interface Variables {
  input: { id: string; name: string };
}
type Declared = Action<Data, Variables>;
type AtField = (field: string, message: string) => boolean;
const document: TypedDocumentNode<Data, Variables> = gql`
  mutation SetName($input: SetNameInput!) {
    setName(input: $input) {
      topic {
        id
        name
      }
      userErrors {
        field
        message
      }
    }
  }
`;
const topic = (name: string) => ({ __typename: 'Topic' as const, id: 't', name });
const simulated = defineAction(document).with({
  simulate: ({ input: { name } }) => ({ topic: topic(name) }),
});
const real = defineAction(document).with({});

/** Stands for the server; a simulated action must never come here. */
const server = vi.fn<(variables: unknown) => Observable<ApolloLink.Result>>();
const says = (payload: Partial<Data['setName']>) => () =>
  of({
    data: { setName: { __typename: 'SetNamePayload', topic: null, userErrors: [], ...payload } },
  } as ApolloLink.Result);
const refuses = (field: string | null, message: string) =>
  says({ userErrors: [{ __typename: 'UserError', field, message }] });
beforeEach(() => {
  server.mockReset().mockImplementation(says({ topic: topic('by the server') }));
});

const variables = { input: { id: 't', name: 'new' } };

function Button({
  declared,
  atField,
}: {
  declared: Declared | (() => Promise<Declared>);
  atField?: AtField;
}) {
  const [run, running] = useAction(declared);
  const [answer, setAnswer] = useState('nothing yet');
  const press = async () => {
    const payload = await run(variables, atField && { atField });
    setAnswer(payload ? `done: ${payload.topic?.name}` : 'not done');
  };
  return (
    <>
      <button type="button" onClick={() => void press()}>
        press
      </button>
      <output>{running ? 'running' : answer}</output>
    </>
  );
}

const state = (text: string) => screen.findByText(text, { selector: 'output' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'press' }));

function show(declared: Declared | (() => Promise<Declared>), atField?: AtField) {
  const client = createClient(new ApolloLink((operation) => server(operation.variables)));
  render(
    <ApolloProvider client={client}>
      <Button declared={declared} {...(atField && { atField })} />
      <ToastArea />
    </ApolloProvider>,
  );
  press();
  return client;
}

test('PU-09 SS-19 a simulated action is answered in this tab; the server is not asked', async () => {
  const client = show(simulated);
  expect(await state('done: new')).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  expect(client.cache.extract(true)).toMatchObject({ 'Topic:t': { name: 'new' } });
  // What the server says is kept apart from it.
  expect(client.cache.extract()).toEqual({});
});

test('an action is running until its answer has come, which is never at once', async () => {
  const simulate = vi.fn<typeof simulated.simulate>(simulated.simulate);
  show({ ...simulated, simulate });
  expect(screen.getByText('running', { selector: 'output' })).toBeVisible();
  expect(simulate).not.toHaveBeenCalled();
  expect(await state('done: new')).toBeVisible();
  expect(simulate).toHaveBeenCalledOnce();
});

test('it runs once at a time: a second press meanwhile does nothing, a later one does', async () => {
  show(real);
  press();
  press();
  expect(await state('done: by the server')).toBeVisible();
  expect(server).toHaveBeenCalledOnce();
  press();
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  expect(await state('done: by the server')).toBeVisible();
});

test('the cache is changed with what was answered and what was asked', async () => {
  const update = vi.fn<NonNullable<Declared['update']>>();
  const client = show({ ...simulated, update });
  await state('done: new');
  const payload: Data['setName'] = { __typename: 'SetNamePayload', topic: topic('new'), userErrors: [] };
  expect(update).toHaveBeenCalledExactlyOnceWith(client.cache, payload, variables);
});

test('an action without a simulated answer goes to the server: nothing else changes', async () => {
  show(real);
  expect(await state('done: by the server')).toBeVisible();
  expect(server).toHaveBeenCalledExactlyOnceWith(variables);
});

test('what was done is told in the words that stand beside the action', async () => {
  show({
    ...real,
    notice: ({ topic: named }, { input }) => ({
      title: 'Renamed',
      description: `${named?.name}, ${input.name}`,
    }),
  });
  await expectToast('Renamed', 'by the server, new');
});

test('what was told of a thing goes when the same thing is done again, whether there is something to tell or not', async () => {
  const notice = vi.fn<() => Notice | undefined>(() => ({ title: 'Renamed once', duration: Infinity }));
  show({ ...simulated, notice });
  await expectToast('Renamed once');
  notice.mockReturnValue({ title: 'Renamed twice', duration: Infinity });
  press();
  await expectToast('Renamed twice');
  await waitFor(() => expect(screen.queryByText('Renamed once')).toBeNull());
  notice.mockReturnValue(undefined);
  press();
  await waitFor(() => expect(screen.queryByText('Renamed twice')).toBeNull());
});

test('what cannot be asked for as it is asks nobody, and is told in the words that stand beside the action', async () => {
  const asked = vi.fn<NonNullable<Declared['refusal']>>(() => ({ title: 'No name', tone: 'destructive' }));
  show({ ...real, refusal: asked, notice: { title: 'Renamed' } });
  expect(await state('not done')).toBeVisible();
  await expectToast('No name', '', 'error');
  expect(asked).toHaveBeenCalledExactlyOnceWith(variables);
  expect(server).not.toHaveBeenCalled();
  asked.mockReturnValue(undefined);
  press();
  expect(await state('done: by the server')).toBeVisible();
});

test('what was refused changes nothing and is told in a notice; its caller learns of it', async () => {
  server.mockImplementation(refuses(null, 'That name is taken.'));
  const client = show({ ...real, notice: { title: 'Renamed' } });
  const refetched = vi.spyOn(client, 'refetchQueries');
  expect(await state('not done')).toBeVisible();
  await expectToast('Something went wrong', 'That name is taken.', 'error');
  expect(refetched).not.toHaveBeenCalled();
  expect(screen.queryByText('Renamed')).toBeNull();
});

test('what was refused because of a field is shown at the field, and in a notice where there is none', async () => {
  server.mockImplementation(refuses('name', 'That name is taken.'));
  const atField = vi.fn<AtField>(() => true);
  show(real, atField);
  expect(await state('not done')).toBeVisible();
  expect(atField).toHaveBeenCalledExactlyOnceWith('name', 'That name is taken.');
  expect(screen.queryByText('Something went wrong')).toBeNull();
  atField.mockReturnValue(false);
  press();
  await expectToast('Something went wrong', 'That name is taken.', 'error');
});

for (const [what, declared] of [
  [
    'throws',
    defineAction(document).with({
      simulate: () => {
        throw new Error('There is no such post in this tab.');
      },
    }),
  ],
  ['cannot reach the server', real],
] as const)
  test(`an action that ${what} is told in a notice, and its caller learns of it`, async () => {
    server.mockImplementation(() => throwError(() => new Error('Failed to fetch')));
    show(declared);
    expect(await state('not done')).toBeVisible();
    await expectToast('Something went wrong', 'Please try again in a moment.', 'error');
  });

test('an answer with errors counts as a failure', async () => {
  server.mockImplementation(() => of({ data: null, errors: [{ message: 'No.' }] } as ApolloLink.Result));
  show(real);
  expect(await state('not done')).toBeVisible();
});

test('an action whose code a new release has taken away has the page loaded anew, and only else is told as failed', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  try {
    show(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.getByText('running', { selector: 'output' })).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    cleanup();
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    show(gone);
    expect(await state('not done')).toBeVisible();
    await expectToast('Something went wrong', 'Please try again in a moment.', 'error');
    expect(reload).toHaveBeenCalledOnce();
  } finally {
    vi.unstubAllGlobals();
  }
});
