import { listOf } from '../../../schema/rules/choices.ts';
import { categories as gigCategories } from '../../../schema/rules/gig/choices.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, commaList, text, integer } from '../../ui/form/rules.ts';

const categories = listOf(gigCategories);
export const isCategory = (id: string): boolean => categories.some((category) => category.id === id);

const price = { least: 5, most: 100_000 };
const days = { least: 1, most: 90 };

/** What a new gig needs, in words that say what to do; the limits are those of `CreateGigInput`. */
export const gigForm = defineForm({
  title: text(100, { least: 5, missing: 'Gig title must be at least 5 characters' }),
  category: choice(categories, 'Please select a category'),
  description: text(5_000, { least: 20, missing: 'Description must be at least 20 characters' }),
  startingPrice: integer({
    ...price,
    missing: 'Enter a starting price',
    wrong: 'Enter a whole number of dollars, from 5 to 100,000',
  }),
  deliveryDays: integer({
    ...days,
    missing: 'Enter a delivery time',
    wrong: 'Enter a whole number of days, from 1 to 90',
  }),
  tags: commaList({ of: 'tag', most: 10, longest: 30 }),
});
