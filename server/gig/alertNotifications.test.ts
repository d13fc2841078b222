import { expect, test } from 'vitest';
import { maxAccounts } from '../effects/alertNotification.ts';
import { gig as input } from '../live/testing/inputs.ts';
import { done, openAccounts } from '../testing/openAccounts.ts';

const [maren, jiho, sofia] = ['person-maren-holt', 'person-jiho-park', 'person-sofia-lindqvist'] as const;

/** A gig of Maren's, for which Jiho has an alert. */
async function open() {
  const live = openAccounts();
  const { act, store } = live;
  const created = await act(maren, 'createGig', input, 'gig { id }');
  const gigId = (created as { gig: { id: string } }).gig.id;
  const setAlert = (account: string, enabled: boolean) => act(account, 'setGigAlert', { gigId, enabled });
  await setAlert(jiho, true);
  return {
    ...live,
    gigId,
    setAlert,
    update: (more: object) => act(maren, 'updateGig', { gigId, gig: { ...input, ...more } }),
    /** The accounts that are notified of the gig. */
    notified: () =>
      [...store.everything.notifications.values()]
        .filter(({ subjectId }) => subjectId === gigId)
        .map(({ ownerId }) => ownerId),
  };
}

test('a changed price or delivery time notifies the accounts with an alert, and leads to the gig', async () => {
  const { gigId, update, read, unreadOf, notified, act } = await open();
  expect(await update({ startingPrice: 80 })).toEqual(done);
  expect(unreadOf(jiho)).toEqual([
    `Maren Holt changed the price of a gig that you watch: ${input.title}, from $80.`,
    gigId,
  ]);
  const fields = 'id text ... on MarketplaceNotification { listing { id } }';
  const { notifications } = (await read(jiho, `{ notifications(first: 1) { nodes { ${fields} } } }`)) as {
    notifications: { nodes: { id: string; listing: object }[] };
  };
  const [{ id, listing }] = notifications.nodes as [{ id: string; listing: object }];
  expect(listing).toEqual({ id: gigId });
  await act(jiho, 'markNotificationRead', { id });
  await update({ startingPrice: 80, deliveryDays: 9 });
  expect(unreadOf(jiho)?.[0]).toBe(
    `Maren Holt changed the delivery time of a gig that you watch: ${input.title}, from $80.`,
  );
  const packages = [{ price: 150, deliveryDays: 12, description: 'Three sketches in ink.' }];
  await update({ startingPrice: 80, deliveryDays: 9, morePackages: packages });
  expect(unreadOf(jiho)?.[0]).toBe(
    `Maren Holt changed the prices and delivery times of a gig that you watch: ${input.title}, from $80.`,
  );
  expect(notified()).toEqual([jiho]);
});

test('a change of other fields, and an alert that was removed or blocked, notify nobody', async () => {
  const { setAlert, update, notified, store } = await open();
  await update({ title: 'Sketches of your balcony', description: `${input.description} With its plants.` });
  expect(notified()).toEqual([]);
  await setAlert(jiho, false);
  await setAlert(sofia, true);
  store.of(maren).change({ mark: 'blockedContacts', id: 'contact-sofia-lindqvist', on: true });
  await update({ startingPrice: 90 });
  expect(notified()).toEqual([]);
  store.of(maren).change({ mark: 'blockedContacts', id: 'contact-sofia-lindqvist', on: false });
  await update({ startingPrice: 95 });
  expect(notified()).toEqual([sofia]);
});

test('a change notifies a bounded number of accounts', async () => {
  const { gigId, update, notified, store } = await open();
  const person = store.people.get(jiho)!;
  for (let place = 0; place < maxAccounts; place += 1) {
    const id = `person-gardener-${place}`;
    store.change({ put: 'people', record: { ...person, id } });
    store.of(id).change({ mark: 'gigAlerts', id: gigId, on: true });
  }
  await update({ startingPrice: 80 });
  expect(notified()).toHaveLength(200);
});
