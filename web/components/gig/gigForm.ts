import { gigCategoryChoices } from '../../../schema/generated/gig.ts';
import { createGigInputBounds, gigPackageInputBounds } from '../../../schema/generated/gig.actions.ts';
import * as z from 'zod/mini';
import { idOfValue, listOf } from '../../../schema/rules/choices.ts';
import { basicDescription, categoryPictures } from '../../../schema/rules/gig/defaults.ts';
import { gigTiers } from '../../../schema/rules/gig/tiers.ts';
import { graphql } from '../../generated/gql.ts';
import type { CreateGigInput, GigForm_GigFragment } from '../../generated/graphql.ts';
import { defineFormOf, type EveryField } from '../../ui/form/defineForm.ts';
import type { ChosenPicture } from '../../ui/form/pictureUrls.ts';
import { choice, commaList, text, integer } from '../../ui/form/rules.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';

export const categories = listOf(gigCategoryChoices);

/** The packages after Basic, in order. */
export const moreTiers = gigTiers.slice(1);

const fields = z
  .object({
    title: text(createGigInputBounds.title, {
      missing: `Gig title must be at least ${createGigInputBounds.title.min} characters`,
    }),
    category: choice(categories, 'Please select a category'),
    description: text(createGigInputBounds.description, {
      missing: `Description must be at least ${createGigInputBounds.description.min} characters`,
    }),
    startingPrice: integer({
      ...createGigInputBounds.startingPrice,
      missing: 'Enter a starting price',
      unit: 'dollars',
    }),
    deliveryDays: integer({
      ...createGigInputBounds.deliveryDays,
      missing: 'Enter a delivery time',
      unit: 'days',
    }),
    basicDescription: text(createGigInputBounds.basicDescription),
    morePackages: z.array(
      z.object({
        price: integer({ ...gigPackageInputBounds.price, missing: 'Enter a price', unit: 'dollars' }),
        deliveryDays: integer({
          ...gigPackageInputBounds.deliveryDays,
          missing: 'Enter a delivery time',
          unit: 'days',
        }),
        description: text(gigPackageInputBounds.description, {
          missing: `Say what it includes in at least ${gigPackageInputBounds.description.min} characters`,
        }),
      }),
    ),
    tags: commaList({ noun: 'tag', ...createGigInputBounds.tags }),
    image: z.nullable(z.custom<ChosenPicture>()),
    imageAlt: text(createGigInputBounds.imageAlt),
  })
  .check(({ value, issues }) => {
    // Each package has to cost more than the one before: `gigTiers[i]`, since `morePackages` leaves out Basic.
    let before = value.startingPrice;
    for (const [i, { price }] of value.morePackages.entries()) {
      if (price <= before)
        issues.push({
          code: 'custom',
          input: value,
          path: ['morePackages', i, 'price'],
          message: `Enter more than the ${formatDollars(before)} of ${gigTiers[i]!.label}`,
        });
      before = price;
    }
  });

export type GigForm = z.input<typeof fields>;
export type GigValues = z.output<typeof fields>;

export const emptyPackage = { price: '', deliveryDays: '', description: '' };

/** `example` has one entry in the list: a stored draft of another shape is ignored. */
export const gigForm = defineFormOf(fields.shape, fields, { example: { morePackages: [emptyPackage] } });

export const gigFragment = graphql(/* GraphQL */ `
  fragment GigForm_gig on Gig {
    id
    title
    category
    description
    tags
    image
    imageAlt
    packages {
      basic {
        price
        deliveryDays
        description
      }
      standard {
        price
        deliveryDays
        description
      }
      premium {
        price
        deliveryDays
        description
      }
    }
  }
`);

export function startOf({ packages, ...gig }: GigForm_GigFragment): GigForm {
  const { basic, standard, premium } = packages;
  return {
    title: gig.title,
    description: gig.description,
    category: idOfValue(categories, gig.category),
    startingPrice: String(basic.price),
    deliveryDays: String(basic.deliveryDays),
    // The server's default for a blank description counts as blank.
    basicDescription: basic.description === basicDescription ? '' : basic.description,
    morePackages: [standard, premium]
      .filter((offer) => offer !== null)
      .map(({ price, deliveryDays, description }) => ({
        price: String(price),
        deliveryDays: String(deliveryDays),
        description,
      })),
    tags: gig.tags.join(', '),
    // A category's default picture counts as no picture.
    image: Object.values(categoryPictures).includes(gig.image)
      ? null
      : { url: gig.image, name: 'Current picture' },
    imageAlt: gig.imageAlt ?? '',
  };
}

export const inputOf = ({ image, imageAlt, ...gig }: GigValues): EveryField<CreateGigInput> => ({
  ...gig,
  image: image?.url ?? null,
  imageAlt: image ? imageAlt : '',
});
