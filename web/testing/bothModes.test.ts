import { ApolloLink, type ApolloClient } from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { firstValueFrom, tap } from 'rxjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inputsOf, longTexts, withValue } from '../../server/contract/actions/inputs.ts';
import { actionsOf } from '../../server/contract/checks/actions.ts';
import { createClient as createContractClient } from '../../server/contract/client.ts';
import { readContract } from '../../server/contract/contract.ts';
import { inProcess } from '../../server/contract/testing/inProcess.ts';
import { readWorld } from '../../server/contract/world.ts';
import type { ActionName } from '../../server/data/action.ts';
import { createLiveSchema } from '../../server/live/schema.ts';
import { uncounted } from '../../server/live/uncounted.ts';
import { createStore } from '../../server/data/store.ts';
import { isTabSession } from '../../server/live/tabSessions.ts';
import { createTransport } from '../../server/testing/createTransport.ts';
import { moreInputs, preparations } from '../../server/testing/everyAction.ts';
import { fieldOf } from '../actions/defineAction.ts';
import { createClient } from '../apollo/client.ts';
import { createPrefetch } from '../routes.tsx';
import { addresses } from './addresses.ts';
import { documents } from './clientDocuments.ts';
import { createLiveServer } from './liveServer.ts';

/** What the statements demand otherwise of simulated actions (SS-30, SS-45): `openTab.test` has them. */
const literal: readonly string[] = [
  'contactCompany',
  'contactSeller',
  'deleteProduct',
  'sendMessage',
  'startConversation',
];

/** What a tab refuses: `openTab.test` has it. */
const ofLiveMode: readonly string[] = ['createAccessToken', 'deleteAccessToken'];

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const stubs = documents
  .map(([, document]) => document)
  .filter(
    ({ definitions: [node] }) =>
      node?.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  );

const uncountedOf: Readonly<Record<string, object | undefined>> = uncounted;

/** Without the numbers that live mode does not count. */
const counted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(counted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, field]) => [
            name,
            name in (uncountedOf[(value as { __typename?: string }).__typename ?? ''] ?? {})
              ? null
              : counted(field),
          ]),
        )
      : value;

/** A side that performs actions and reads screens. */
function openSide(link: ApolloLink) {
  const answers = new Map<string, unknown>();
  let pending = 0;
  let sent = 0;
  const recorder = new ApolloLink((operation, forward) => {
    pending += 1;
    sent += 1;
    const key = JSON.stringify([operation.operationName, operation.variables]);
    return forward(operation).pipe(
      tap({
        next: ({ data, errors }) => answers.set(key, errors ?? counted(data)),
        finalize: () => (pending -= 1),
      }),
    );
  });
  const client: ApolloClient = createClient(ApolloLink.from([recorder, link]), {
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
  return {
    perform: async (query: DocumentNode, variables: Record<string, unknown>, actionId: string) => {
      const context = { headers: { 'x-action': actionId } };
      const answer = ApolloLink.execute(link, { query, variables, context }, { client });
      const { data, errors } = await firstValueFrom(answer);
      expect(errors).toBeUndefined();
      return data!;
    },
    readScreens: async () => {
      const prefetch = createPrefetch(client);
      for (const address of addresses) {
        const before = sent;
        prefetch(address);
        // oxlint-disable-next-line no-await-in-loop -- one screen after the other
        await vi.waitFor(() => expect([sent > before, pending]).toEqual([true, 0]), {
          interval: 5,
          timeout: 60_000,
        });
      }
      return answers;
    },
  };
}

test('each action has the same payload in both modes, accepted and refused, and afterwards all screens are the same', async () => {
  const { link, store } = createLiveServer();
  const live = openSide(link);
  const tab = openSide(createTransport(createStore(Date.now())));
  const schema = createLiveSchema();
  const contract = readContract();
  const fields = actionsOf(contract);
  const { ask } = createContractClient(inProcess(schema, store).send);
  let world = await readWorld(contract, schema, ask);
  /** The sample's member alone can buy own items (PR-17). */
  const namesOwnItem = (input: Record<string, unknown>) =>
    Object.values(input).some((id) =>
      [store.products, store.courses].some((items) => items.get(String(id))?.sellerId === store.viewer.id),
    );
  let count = 0;
  /** Performs an action in both modes. Returns whether it was accepted. */
  const perform = async (query: DocumentNode, input: Record<string, unknown>): Promise<boolean> => {
    const id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
    const variables = { input };
    const [ofTab, ofLive] = [
      await tab.perform(query, variables, id),
      await live.perform(query, variables, id),
    ];
    expect([fieldOf(query), input, counted(ofTab)]).toEqual([fieldOf(query), input, counted(ofLive)]);
    return (Object.values(ofTab) as { userErrors: unknown[] }[])[0]!.userErrors.length === 0;
  };
  const acceptOne = async (query: DocumentNode): Promise<boolean> => {
    const name = fieldOf(query) as ActionName;
    const action = fields.find((one) => one.name === name)!;
    const inputs = [...inputsOf(action, world), ...(moreInputs(store)[name] ?? [])];
    for (const input of inputs.filter((one) => !namesOwnItem(one)))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (await perform(query, input)) return true;
    return false;
  };
  const refuseOne = async (query: DocumentNode): Promise<boolean> => {
    const action = fields.find((one) => one.name === fieldOf(query))!;
    const [input] = inputsOf(action, world);
    const id = Object.keys(input ?? {}).find((name) => /id$/i.test(name));
    const [long] = longTexts(action.input);
    if (!input || !(id ?? long)) return true;
    return !(await perform(
      query,
      id ? { ...input, [id]: 'none' } : withValue(input, long!.path, long!.text),
    ));
  };
  const performed = stubs.filter(
    (query) => !isTabSession(fieldOf(query)) && ![...literal, ...ofLiveMode].includes(fieldOf(query)),
  );
  const isPreparation = (query: DocumentNode) => preparations.includes(fieldOf(query) as ActionName);
  const wrong: string[] = [];
  for (const query of performed) if (!(await refuseOne(query))) wrong.push(`${fieldOf(query)} was accepted`);
  for (const query of performed.filter(isPreparation)) await acceptOne(query);
  world = await readWorld(contract, schema, ask);
  for (const query of performed.filter((one) => !isPreparation(one)))
    if (!(await acceptOne(query))) wrong.push(`${fieldOf(query)} was refused`);
  expect(wrong).toEqual([]);
  expect(performed.length).toBeGreaterThan(70);
  const [ofTab, ofLive] = [await tab.readScreens(), await live.readScreens()];
  expect(ofTab.size).toBeGreaterThan(25);
  expect(ofTab).toEqual(ofLive);
}, 120_000);
