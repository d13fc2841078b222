import * as z from 'zod/mini';

/** Limits of `CreateGigInput`. */
const limits = {
  title: { least: 5, most: 100 },
  description: { least: 20, most: 5_000 },
  price: { least: 5, most: 100_000 },
  days: { least: 1, most: 90 },
  tags: { most: 10, longest: 30 },
};

const words = new Intl.NumberFormat('en-US');

const text = (name: string, { least, most }: { least: number; most: number }) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, `${name} must be at least ${least} characters`),
      z.maxLength(most, `${name} must be at most ${words.format(most)} characters`),
    );

/** Fields of type number hold text until it is one. */
const wholeNumber = (missing: string, wrong: string, { least, most }: { least: number; most: number }) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', missing),
    z.refine((value) => {
      const number = Number(value);
      return value.trim() === '' || (Number.isInteger(number) && number >= least && number <= most);
    }, wrong),
  );

/** The words between the commas, once each. */
export const tagsIn = (list: string): string[] => {
  const tags = new Map(
    list
      .split(',')
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter(Boolean)
      .map((tag) => [tag.toLowerCase(), tag]),
  );
  return [...tags.values()];
};

/** What a new gig needs, in words that say what to do. */
export const gigForm = z.object({
  title: text('Gig title', limits.title),
  category: z.string().check(z.minLength(1, 'Please select a category')),
  description: text('Description', limits.description),
  startingPrice: wholeNumber(
    'Enter a starting price',
    `Enter a whole number of dollars, from ${limits.price.least} to ${words.format(limits.price.most)}`,
    limits.price,
  ),
  deliveryDays: wholeNumber(
    'Enter a delivery time',
    `Enter a whole number of days, from ${limits.days.least} to ${limits.days.most}`,
    limits.days,
  ),
  tags: z.string().check(
    z.refine((list) => tagsIn(list).length <= limits.tags.most, `Use at most ${limits.tags.most} tags`),
    z.refine(
      (list) => tagsIn(list).every((tag) => tag.length <= limits.tags.longest),
      `Keep each tag to ${limits.tags.longest} characters, and separate tags by commas`,
    ),
  ),
});
export type GigForm = z.infer<typeof gigForm>;

export const emptyGig: GigForm = {
  title: '',
  category: '',
  description: '',
  startingPrice: '',
  deliveryDays: '',
  tags: '',
};
