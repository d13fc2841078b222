import { formatDollars } from '../../schema/rules/numbers.ts';
import { editedPicture } from '../data/pictures.ts';
import { basicDescription, categoryPictures } from '../../schema/rules/gig/defaults.ts';
import type { PackageTerms } from '../../schema/rules/gig/packages.ts';
import type { CreateGigInput, GigPackageInput } from '../../schema/generated/types.ts';
import { sentTo } from '../effects/messages.ts';
import { marking, refuse, refuseUnknown, type ActionName, type ActionsOf, type Now } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { gigAlertNotifications } from './alertNotifications.ts';
import { gigOrderActions } from './orderActions.ts';
import type { GigRecord } from './records.ts';

/** The stored fields of a gig that follow from its form, which has no features of packages: these stay. */
function entered(input: CreateGigInput, now: Now, before?: GigRecord) {
  const terms = (offered: GigPackageInput, tier: 'basic' | 'standard' | 'premium'): PackageTerms => ({
    ...offered,
    features: before?.[tier]?.features ?? [],
  });
  const { startingPrice: price, deliveryDays, category } = input;
  const description = input.basicDescription || basicDescription;
  const [standard, premium] = input.morePackages ?? [];
  return {
    title: input.title,
    image: editedPicture(input.image, before?.image, now) || categoryPictures[category],
    imageAlt: input.imageAlt || null,
    description: input.description,
    category,
    tags: input.tags ?? [],
    basic: terms({ price, deliveryDays, description }, 'basic'),
    standard: standard ? terms(standard, 'standard') : null,
    premium: premium ? terms(premium, 'premium') : null,
  };
}

/** One of the viewer's gigs, or the reason why it is none. */
function ownGig({ store, viewerId }: Now, gigId: string) {
  const gig = store.gigs.get(gigId);
  if (!gig) return { refusal: refuseUnknown('gigId') };
  if (gig.sellerId !== viewerId)
    return { refusal: refuse('NOT_ALLOWED', 'gigId', 'Only the seller can change it.') };
  return { gig };
}

/** Refuses packages whose prices do not rise from the basic one (0) on. `path` precedes a field's name: '' or 'gig.'. */
function checkPrices({ startingPrice, morePackages }: CreateGigInput, path: string) {
  const prices = [startingPrice, ...(morePackages ?? []).map(({ price }) => price)];
  const wrong = prices.findIndex((price, i) => i > 0 && price <= prices[i - 1]!);
  return wrong < 0
    ? undefined
    : refuse(
        'OUT_OF_RANGE',
        `${path}morePackages.${wrong - 1}.price`,
        `Enter more than the ${formatDollars(prices[wrong - 1]!)} of the package before it.`,
      );
}

/** The actions on gigs, each a `LiveAction`. `server/live/actions.ts` collects those of all nouns. */
export const gigActions = {
  contactSeller: {
    right: 'member',
    decide: ({ gigId, text }, now) => {
      const gig = now.store.gigs.get(gigId);
      return gig ? sentTo(gig.sellerId, 'gigId', [text], now) : refuseUnknown('gigId');
    },
    payload: ({ gigId }, { store }) => ({ gig: getOrThrow(store.gigs, gigId) }),
  },
  ...gigOrderActions,
  setGigWishlisted: marking({ right: 'member', mark: 'wishlistedGigs', field: 'gigId', table: 'gigs' }),
  setGigAlert: marking({ right: 'member', mark: 'gigAlerts', field: 'gigId', table: 'gigs' }),
  createGig: {
    right: 'member',
    decide: (input, now) => {
      const { store, viewerId, at, newId } = now;
      const refusal = checkPrices(input, '');
      if (refusal) return refusal;
      const record: GigRecord = {
        ...entered(input, now),
        id: newId('gig'),
        sellerId: viewerId,
        comparisonRows: [],
        faq: [],
        reviewed: [],
        criteria: [0, 0, 0], // averages of no reviews
        vettedFor: [],
        portfolio: [],
        isOpen: true,
        isSample: false,
      };
      const seller = { id: viewerId, languages: [], memberSince: at, responseTime: '', ordersCompleted: 0 };
      return [
        ...(store.data.sellers.has(viewerId) ? [] : [{ put: 'sellers', record: seller } as const]),
        { put: 'gigs', record },
      ];
    },
    payload: (_input, { store, newId }) => ({ gig: getOrThrow(store.gigs, newId('gig')) }),
  },
  updateGig: {
    right: 'owner',
    decide: ({ gigId, gig: input }, now) => {
      const { gig, refusal } = ownGig(now, gigId);
      if (!gig) return refusal;
      const wrongPrice = checkPrices(input, 'gig.');
      if (wrongPrice) return wrongPrice;
      const record = { ...gig, ...entered(input, now, gig) };
      return [{ put: 'gigs', record }, ...gigAlertNotifications(gig, record, now)];
    },
    payload: ({ gigId }, { store }) => ({ gig: getOrThrow(store.gigs, gigId) }),
  },
  setGigOpen: {
    right: 'owner',
    decide: ({ gigId, open }, now) => {
      const { gig, refusal } = ownGig(now, gigId);
      return gig ? [{ put: 'gigs', record: { ...gig, isOpen: open } }] : refusal;
    },
    payload: ({ gigId }, { store }) => ({ gig: getOrThrow(store.gigs, gigId) }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
