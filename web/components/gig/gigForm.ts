import { listOf } from '../../../schema/rules/choices.ts';
import { categories as gigCategories } from '../../../schema/rules/gig/choices.ts';
import { gigBounds } from '../../../schema/rules/gig/input.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, commaList, text, integer } from '../../ui/form/rules.ts';

const categories = listOf(gigCategories);
export const isCategory = (id: string): boolean => categories.some((category) => category.id === id);

export const gigForm = defineForm({
  title: text(gigBounds.title, {
    missing: `Gig title must be at least ${gigBounds.title.min} characters`,
  }),
  category: choice(categories, 'Please select a category'),
  description: text(gigBounds.description, {
    missing: `Description must be at least ${gigBounds.description.min} characters`,
  }),
  startingPrice: integer({
    ...gigBounds.startingPrice,
    missing: 'Enter a starting price',
    unit: 'dollars',
  }),
  deliveryDays: integer({
    ...gigBounds.deliveryDays,
    missing: 'Enter a delivery time',
    unit: 'days',
  }),
  tags: commaList({ noun: 'tag', ...gigBounds.tags }),
});
