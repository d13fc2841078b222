import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each([
  ['a member', {}, 2, 1],
  ['a former member', { name: 'Former member', deletedAt: '2026-01-01T00:00:00.000Z' }, 0, 0],
])(
  'the gig of %s has the number of Contact Seller and alert buttons',
  async (_who, changes, contacts, alerts) => {
    const { link, store } = createLiveServer();
    const gig = store.gigs.get('gig-usability-review')!;
    const seller = store.people.get(gig.sellerId)!;
    store.change({ put: 'people', record: { ...seller, ...changes } });
    await renderRoute(`/gigs/${gig.id}`, { transport: link });
    const packages = within(await screen.findByRole('region', { name: 'Packages' }));
    expect(await screen.findByRole('link', { name: 'View Profile' })).toBeVisible();
    expect(packages.queryAllByRole('button', { name: /alert/i })).toHaveLength(alerts);
    expect(screen.queryAllByRole('button', { name: 'Contact Seller' })).toHaveLength(contacts);
  },
);
