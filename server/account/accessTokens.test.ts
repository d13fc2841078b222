import { expect, test } from 'vitest';
import { mutation } from '../live/testing/inputs.ts';
import { sha256Of } from '../shared/hash.ts';
import { openLiveInMemory, tokenOf } from '../testing/openLiveInMemory.ts';

const list = '{ settings { accessTokens { id name createdAt } } }';
const create = (name: string) => mutation('createAccessToken', { name }, 'accessToken { id name } token');
const remove = (tokenId: unknown) =>
  mutation('deleteAccessToken', { tokenId }, 'settings { accessTokens { id } }');

const refused = (code: string, field: string[] | null, message: string) => [{ code, field, message }];

test('a token has a name, and its record has the hash of its text alone', async () => {
  const { ask, store } = openLiveInMemory();
  const { data } = await ask(create('  Backup script '));
  const [token] = store.data.accessTokens.values();
  const { id, createdAt } = token!;
  expect(data).toEqual({
    createAccessToken: { accessToken: { id, name: 'Backup script' }, token: tokenOf(id), userErrors: [] },
  });
  expect(token).toEqual({
    id,
    ownerId: store.viewer.id,
    name: 'Backup script',
    createdAt,
    hash: sha256Of(tokenOf(id)),
  });
  expect((await ask(list)).data).toEqual({
    settings: { accessTokens: [{ id, name: 'Backup script', createdAt }] },
  });
});

test('a retry returns the same token, and creates no second one', async () => {
  const { ask, store } = openLiveInMemory();
  const actionId = '0b0b0b0b-1111-4222-8333-444444444444';
  const { data } = await ask(create('Backup script'), {}, actionId);
  expect((await ask(create('Backup script'), {}, actionId)).data).toEqual(data);
  expect(store.data.accessTokens.size).toBe(1);
});

test('a deleted token is gone; that of another account is not found', async () => {
  const { ask, store } = openLiveInMemory();
  await ask(create('Backup script'));
  const [id] = store.data.accessTokens.keys();
  const other = [...store.people.values()].find((person) => person.id !== store.viewer.id)!;
  expect((await ask(remove(id), {}, undefined, other.id)).data).toEqual({
    deleteAccessToken: {
      settings: null,
      userErrors: refused('NOT_FOUND', ['tokenId'], 'No token has this id.'),
    },
  });
  expect((await ask(list, {}, undefined, other.id)).data).toEqual({ settings: { accessTokens: [] } });
  expect((await ask(remove(id))).data).toEqual({
    deleteAccessToken: { settings: { accessTokens: [] }, userErrors: [] },
  });
});
