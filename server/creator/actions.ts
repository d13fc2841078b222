import type { ProductFormInput } from '../../schema/generated/types.ts';
import { editedPicture } from '../data/pictures.ts';
import type { Change } from '../data/changes.ts';
import { refuse, refuseUnknown } from '../data/action.ts';
import type { ActionName, ActionsOf, Now, Refusal } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { recordIdOf } from '../shared/ownId.ts';
import type { CreatorProductRecord } from './records.ts';
import { hiddenShopItem, shopItemChange, shopItemWith } from './shopItem.ts';

interface Edited {
  id?: string | null | undefined;
  product: ProductFormInput;
}

const idOf = ({ id }: Edited, { newId }: Now) => (id == null ? newId('product') : recordIdOf('own', id));

/** The product that the form describes: a new one, or the edited one with the id. */
function described(input: Edited, now: Now): CreatorProductRecord | Refusal {
  const { id, product: form } = input;
  const before = id != null ? now.store.creatorProducts.get(idOf(input, now)) : undefined;
  if (id != null && !before) return refuseUnknown('id');
  if (!form.category) return refuse('REQUIRED', 'product.category', 'Please select a category');
  return {
    status: 'DRAFT',
    views: 0,
    downloads: 0,
    sales: 0,
    earnings: 0,
    createdAt: now.at,
    ...before, // keeps the status, the figures and the creation time
    id: idOf(input, now),
    title: form.title,
    shortDescription: form.shortDescription,
    fullDescription: form.fullDescription,
    categoryId: form.category,
    visibility: form.visibility ?? 'DRAFT',
    price: form.isFree ? 0 : (form.price ?? 0),
    fileType: form.fileType ?? null,
    productType: form.productType ?? 'DIGITAL_FILE',
    difficultyLevel: form.difficultyLevel ?? null,
    duration: form.duration ?? null,
    showPreviews: form.showPreviews ?? null,
    thumbnail: editedPicture(form.thumbnail, before?.thumbnail, now),
    tags: form.tags ?? [],
  };
}

/** The status after an update: a live product stays live, a draft is not reviewed, and all others are under review. */
function updatedStatus({ status, visibility }: CreatorProductRecord): CreatorProductRecord['status'] {
  if (status === 'LIVE') return 'LIVE';
  return visibility === 'DRAFT' ? 'DRAFT' : 'PENDING_REVIEW';
}

const productChange = (product: CreatorProductRecord, { viewerId }: Now): Change => ({
  put: 'creatorProducts',
  record: { ...product, ownerId: viewerId },
});

/** Decides to store the described product with some fields set. */
function put(input: Edited, now: Now, set: Partial<CreatorProductRecord>): Change[] | Refusal {
  const product = described(input, now);
  return 'code' in product ? product : [productChange({ ...product, ...set }, now)];
}

const stored = (input: Edited, now: Now) => ({
  product: getOrThrow(now.store.creatorProducts, idOf(input, now)),
});

/** The actions on a creator's products, each a `LiveAction`. `server/live/actions.ts` collects those of all nouns. */
export const creatorActions = {
  deleteProduct: {
    right: 'owner',
    decide: (input, now) => {
      const id = recordIdOf('own', input.id);
      const product = now.store.creatorProducts.get(id);
      if (!product) return refuseUnknown('id');
      // A simulated deletion changes neither the list nor the shop.
      if (now.isSimulated) return [];
      const { views, downloads, sales, earnings } = product;
      const figures = { id, views, downloads, sales, earnings, ownerId: now.viewerId };
      // The record stays for the people who own a copy.
      return [
        { drop: 'creatorProducts', id },
        { put: 'deletedProducts', record: figures },
        ...shopItemWith(id, { deletedAt: now.at }, now),
      ];
    },
    payload: ({ id }) => ({ id }),
  },
  saveProductDraft: {
    right: 'member',
    decide: (input, now) => {
      const visibility = 'DRAFT';
      const changes = put(input, now, { visibility, status: 'DRAFT' });
      if ('code' in changes) return changes;
      return [...changes, ...hiddenShopItem({ id: idOf(input, now), visibility }, now)];
    },
    payload: stored,
  },
  publishProduct: {
    right: 'member',
    decide: (input, now) =>
      put(input, now, { visibility: 'PUBLIC', status: 'PENDING_REVIEW', submittedAt: now.at }),
    payload: stored,
  },
  updateProduct: {
    right: 'owner',
    decide: (input, now) => {
      const edited = described(input, now);
      if ('code' in edited) return edited;
      const status = updatedStatus(edited);
      const isSubmitted = status === 'PENDING_REVIEW' && edited.status === 'DRAFT';
      const product = { ...edited, status, ...(isSubmitted && { submittedAt: now.at }) };
      return [
        productChange(product, now),
        ...(status === 'LIVE' ? [shopItemChange(product, now)] : hiddenShopItem(product, now)),
      ];
    },
    payload: stored,
  },
} satisfies Partial<ActionsOf<ActionName>>;
