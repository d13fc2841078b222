import { action } from '../generated/actions.ts';
import type { ProductFormInput } from '../generated/graphql.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** The notice's description in live mode, where a review ends after a minute (`reviewMs` of the server). */
const reviewDescription = ({ visibility, isFree, price }: ProductFormInput) =>
  isLive()
    ? {
        description:
          visibility === 'PRIVATE'
            ? 'People with its link can get it in about a minute.'
            : `It ${isFree || !price ? 'is in the shop' : 'goes on sale'} in about a minute.`,
      }
    : {};

export const saveProductDraft = defineAction(action('saveProductDraft')).with({
  notice: { title: 'Product saved as draft' },
});

export const publishProduct = defineAction(action('publishProduct')).with({
  notice: (_payload, { input: { product } }) => ({
    title: 'Product submitted for review',
    // Publishing sets this visibility, whatever the input has.
    ...reviewDescription({ ...product, visibility: 'PUBLIC' }),
  }),
});

export const updateProduct = defineAction(action('updateProduct')).with({
  notice: ({ product }, { input }) => ({
    title: 'Product updated successfully',
    ...(product?.status === 'PENDING_REVIEW' && {
      // Live mode replaces this description.
      description: 'It is under review.',
      ...reviewDescription(input.product),
    }),
  }),
});

/** The simulated list does not change (SS-45). */
export const deleteProduct = defineAction(action('deleteProduct')).with({
  notice: () => ({
    title: 'Product successfully deleted',
    description: isLive()
      ? 'It has left your list and the shop.'
      : 'Its row stays, because deleting is simulated and leaves the list as it is.',
  }),
});
