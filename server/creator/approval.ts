import { approvedDeed } from '../effects/deeds.ts';
import { sentenceOf } from '../effects/sentences.ts';
import type { Change } from '../data/changes.ts';
import { refuseUnknown, type Now, type Refusal } from '../data/action.ts';
import type { Owned } from '../shared/ownedTable.ts';
import type { Store } from '../data/store.ts';
import type { CreatorProductRecord } from './records.ts';
import { shopItemChange } from './shopItem.ts';

/** How long a submitted product is under review, in milliseconds. Nobody reviews it: the creator can still change it. */
export const reviewMs = 60_000;

/** Whether the review of a product that is no draft has ended at a time, in milliseconds since the epoch. */
const isReviewed = ({ status, visibility, submittedAt }: CreatorProductRecord, now: number): boolean =>
  status === 'PENDING_REVIEW' &&
  visibility !== 'DRAFT' &&
  submittedAt !== undefined &&
  Date.parse(submittedAt) + reviewMs <= now;

/** The products of all accounts whose review has ended: `server/live/reviews.ts` approves them. */
export const reviewedProducts = ({ everything }: Store, now: number): (CreatorProductRecord & Owned)[] =>
  Array.from(everything.creatorProducts.values()).filter((product) => isReviewed(product, now));

/** Decides to put a product of the account in the shop, unless it has been changed meanwhile. */
export function approved(id: string, now: Now): readonly Change[] | Refusal {
  const { store, viewerId: ownerId, at } = now;
  const product = store.creatorProducts.get(id);
  if (!product || !isReviewed(product, Date.parse(at))) return refuseUnknown('id');
  const { title, price, visibility } = product;
  const isCourse = product.productType === 'COURSE';
  return [
    shopItemChange(product, now),
    { put: 'creatorProducts', record: { ...product, ownerId, status: 'LIVE' } },
    {
      put: 'notifications',
      record: {
        id: `notification-approval-${id}`,
        ownerId,
        kind: 'MARKETPLACE',
        text: sentenceOf(
          isCourse ? 'Your course' : 'Your product',
          approvedDeed({ title, isCourse, price, isPublic: visibility === 'PUBLIC' }),
        ),
        createdAt: at,
        read: false,
        actorId: null,
        subjectId: id,
      },
    },
  ];
}
