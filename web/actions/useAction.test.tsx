import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { of, throwError, type Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
    userErrors: { __typename: 'UserError'; field: readonly string[] | null; message: string }[];
  };
}
interface Variables {
  input: { id: string; name: string };
}
type DeclaredAction = Action<Data, Variables>;
type AtField = (field: readonly string[] | null, message: string) => boolean;
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
const rename = defineAction(document).with({
  optimistic: ({ input: { id, name } }) => ({ __typename: 'Topic', id, name }),
});

/** Mocks what answers. */
const server = vi.fn<(variables: unknown) => Observable<ApolloLink.Result>>();
const respondWith = (payload: Partial<Data['setName']>) => () =>
  of({
    data: { setName: { __typename: 'SetNamePayload', topic: null, userErrors: [], ...payload } },
  } as ApolloLink.Result);
const refuseWith = (field: readonly string[] | null, message: string) =>
  respondWith({ userErrors: [{ __typename: 'UserError', field, message }] });
beforeEach(() => {
  server.mockReset().mockImplementation(respondWith({ topic: topic('by the server') }));
});

const { dataset } = window.document.documentElement;
afterEach(() => void delete dataset['live']);

const variables = { input: { id: 't', name: 'new' } };

function Button({
  declared,
  atField,
}: {
  declared: DeclaredAction | (() => Promise<DeclaredAction>);
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

function show(declared: DeclaredAction | (() => Promise<DeclaredAction>), atField?: AtField) {
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

/** Shows an action in live mode, in which the server answers it. */
function showLive(declared: Partial<DeclaredAction> = {}, atField?: AtField) {
  dataset['live'] = '';
  return show({ ...rename, ...declared }, atField);
}

test('an action runs once at a time: a second press meanwhile does nothing, a later one runs it', async () => {
  showLive();
  press();
  press();
  expect(await state('done: by the server')).toBeVisible();
  expect(server).toHaveBeenCalledOnce();
  press();
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  expect(await state('done: by the server')).toBeVisible();
});

test('an action sends one request, and is running until its response arrives', async () => {
  showLive();
  expect(screen.getByText('running', { selector: 'output' })).toBeVisible();
  expect(await state('done: by the server')).toBeVisible();
  expect(server).toHaveBeenCalledExactlyOnceWith(variables);
});

test('a successful action shows its notice', async () => {
  showLive({
    notice: ({ topic: named }, { input }) => ({
      title: 'Renamed',
      description: `${named?.name}, ${input.name}`,
    }),
  });
  await expectToast('Renamed', 'by the server, new');
});

test('repeating an action on the same object removes its earlier notice, even without a new one', async () => {
  const notice = vi.fn<() => Notice | undefined>(() => ({ title: 'Renamed once', duration: Infinity }));
  show({ ...rename, notice });
  await expectToast('Renamed once');
  notice.mockReturnValue({ title: 'Renamed twice', duration: Infinity });
  press();
  await expectToast('Renamed twice');
  await waitFor(() => expect(screen.queryByText('Renamed once')).toBeNull());
  notice.mockReturnValue(undefined);
  press();
  await waitFor(() => expect(screen.queryByText('Renamed twice')).toBeNull());
});

test('a refused input sends no request and shows the refusal notice', async () => {
  const refusal = vi.fn<NonNullable<DeclaredAction['refusal']>>(() => ({
    title: 'No name',
    tone: 'destructive',
  }));
  showLive({ refusal, notice: { title: 'Renamed' } });
  expect(await state('not done')).toBeVisible();
  await expectToast('No name', '', 'destructive');
  expect(refusal).toHaveBeenCalledExactlyOnceWith(variables);
  expect(server).not.toHaveBeenCalled();
  refusal.mockReturnValue(undefined);
  press();
  expect(await state('done: by the server')).toBeVisible();
});

test('a refusal by the server changes nothing, shows a notice and returns undefined', async () => {
  server.mockImplementation(refuseWith(null, 'That name is taken.'));
  showLive({ notice: { title: 'Renamed' } });
  expect(await state('not done')).toBeVisible();
  await expectToast('Something went wrong', 'That name is taken.', 'destructive');
  expect(server).toHaveBeenCalledOnce();
  expect(screen.queryByText('Renamed')).toBeNull();
});

test('a refusal with a field appears beside the field, or in a notice when the form lacks the field', async () => {
  server.mockImplementation(refuseWith(['name'], 'That name is taken.'));
  const atField = vi.fn<AtField>(() => true);
  showLive({}, atField);
  expect(await state('not done')).toBeVisible();
  expect(atField).toHaveBeenCalledExactlyOnceWith(['name'], 'That name is taken.');
  expect(screen.queryByText('Something went wrong')).toBeNull();
  atField.mockReturnValue(false);
  press();
  await expectToast('Something went wrong', 'That name is taken.', 'destructive');
});

test('an action that cannot reach the server shows a notice and returns undefined', async () => {
  server.mockImplementation(() => throwError(() => new Error('Failed to fetch')));
  showLive();
  expect(await state('not done')).toBeVisible();
  await expectToast('Something went wrong', 'Please try again in a moment.', 'destructive');
});

test('a response with errors is a failure, and its notice has the reference of the server', async () => {
  const error = { message: 'No.', extensions: { requestId: '1f0c2a9b-5d3e' } };
  server.mockImplementation(() => of({ data: null, errors: [error] } as ApolloLink.Result));
  showLive();
  expect(await state('not done')).toBeVisible();
  const advice = 'Please try again in a moment. Reference: 1f0c2a9b-5d3e';
  await expectToast('Something went wrong', advice, 'destructive');
});

test('an action whose code a new release has removed reloads the page, and fails only when that is not possible', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
  const loadRemovedAction = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  show(loadRemovedAction);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByText('running', { selector: 'output' })).toBeVisible();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  cleanup();
  fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
  show(loadRemovedAction);
  expect(await state('not done')).toBeVisible();
  await expectToast('Something went wrong', 'Please try again in a moment.', 'destructive');
  expect(reload).toHaveBeenCalledOnce();
});

test('the notice of a failure goes with the next attempt', async () => {
  server.mockImplementation(() => throwError(() => new Error('offline')));
  showLive();
  expect(await screen.findByText('Something went wrong', {}, { timeout: 5_000 })).toBeVisible();
  server.mockImplementation(respondWith({ topic: topic('by the server') }));
  press();
  expect(await state('done: by the server')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
