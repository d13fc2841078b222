import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { read } from '../testing/read.ts';
import { sampleStore } from '../testing/sample.ts';

const sample = 'gig-usability-review';
const askGig = (selection: string, id = sample) =>
  ask(`query ($id: ID!) { gig(id: $id) { ${selection} } }`, { id });

const text = (value: string) => ({ text: value, isIncluded: true });
const mark = (isIncluded: boolean) => ({ text: null, isIncluded });

describe('a gig', () => {
  it('EN-32 EN-33 has the fields of its card: creator, price and delivery in words', async () => {
    const { data } =
      await askGig(`id title image imageAlt price priceText startingPrice deliveryTime deliveryDays
      category tags productType viewerHasWishlisted viewerHasAlert viewerOrder viewerIsSeller
      creator { id name avatar rating reviews country memberSince languages responseTime completedOrderCount person { id title } }
      seller { id }`);
    expect(data?.['gig']).toEqual({
      id: sample,
      title: 'Usability review and clickable prototype for your SaaS product',
      image: '/art/ui-heather-17.svg',
      imageAlt: 'A screen with three notes pinned to it',
      price: 'Starting at $120',
      priceText: 'Starting at $120',
      startingPrice: 120,
      deliveryTime: '3 days',
      deliveryDays: 3,
      category: 'DESIGN',
      tags: ['usability', 'prototype', 'saas', 'research', 'handover'],
      productType: 'SERVICE',
      viewerHasWishlisted: false,
      viewerHasAlert: false,
      viewerOrder: null,
      viewerIsSeller: false,
      creator: {
        id: 'seller-person-kenji-mori',
        name: 'Kenji Mori',
        avatar: '/art/person-kenji-mori.svg',
        rating: 4.6,
        reviews: 12,
        country: 'Japan',
        memberSince: expect.stringMatching(/Z$/),
        languages: ['Japanese', 'English'],
        responseTime: 'about 2 hours',
        completedOrderCount: 64,
        person: { id: 'person-kenji-mori', title: 'Interaction designer' },
      },
      seller: { id: 'person-kenji-mori' },
    });
  });

  it("names the seller's other gigs, and similar gigs of other sellers, most similar first", async () => {
    const ids = 'moreBySeller { id } similarGigs { id }';
    const audit = read(await askGig(ids, 'gig-accessibility-audit'), 'gig');
    expect(audit).toEqual({
      moreBySeller: [{ id: 'gig-design-system-starter' }],
      similarGigs: [
        // One tag in common each, best rated first.
        { id: 'gig-ios-bug-hunt' },
        { id: 'gig-caption-subtitles' },
        { id: 'gig-seo-audit' },
        // The same category, without common tags.
        { id: 'gig-usability-review' },
      ],
    });
    const first = read(await askGig('moreBySeller { id } similarGigs(first: 1) { id }'), 'gig');
    expect(first).toMatchObject({ moreBySeller: [], similarGigs: [{}] });
  });

  it('EN-46 is a service, and shows whether the viewer offers it', async () => {
    const answer = await askGig('productType viewerIsSeller deliveryTime', 'gig-cv-rewrite');
    expect(read(answer, 'gig')).toEqual({
      productType: 'SERVICE',
      viewerIsSeller: false,
      deliveryTime: '1 day',
    });
  });

  it('EN-34 KC-29 the sample packages cost $120/$200/$350 and take 3/5/7 days', async () => {
    const answer = await askGig(`packages {
      basic { tier price deliveryTime deliveryDays } standard { tier price deliveryTime deliveryDays }
      premium { tier price deliveryTime deliveryDays description features } }`);
    expect(read(answer, 'gig.packages')).toEqual({
      basic: { tier: 'BASIC', price: 120, deliveryTime: '3 days', deliveryDays: 3 },
      standard: { tier: 'STANDARD', price: 200, deliveryTime: '5 days', deliveryDays: 5 },
      premium: {
        tier: 'PREMIUM',
        price: 350,
        deliveryTime: '7 days',
        deliveryDays: 7,
        description: 'Two flows, two competitors, and a handover that engineers can build from.',
        features: [
          'Everything in Standard',
          'A second flow',
          'Specification for engineering',
          'Handover call',
          '30 days of questions by mail',
        ],
      },
    });
  });

  it.each([sample, 'gig-cv-rewrite'])('KC-30 KC-31 T3 the tiers of %s are fixed', async (id) => {
    const fixed = '{ tierDeliveryTime tierDeliveryDays revisions competitorsAnalyzed }';
    const answer = await askGig(`packages { basic ${fixed} standard ${fixed} premium ${fixed} }`, id);
    expect(read(answer, 'gig.packages')).toEqual({
      basic: { tierDeliveryTime: '10 days', tierDeliveryDays: 10, revisions: 0, competitorsAnalyzed: 1 },
      standard: { tierDeliveryTime: '14 days', tierDeliveryDays: 14, revisions: 1, competitorsAnalyzed: 1 },
      premium: { tierDeliveryTime: '14 days', tierDeliveryDays: 14, revisions: 1, competitorsAnalyzed: 2 },
    });
  });

  it('EN-38 compares the packages by texts and by yes or no', async () => {
    const cells = 'basic { text isIncluded } standard { text isIncluded } premium { text isIncluded }';
    const answer = await askGig(`comparison { name ${cells} }`);
    expect(read(answer, 'gig.comparison')).toEqual([
      { name: 'Delivery time', basic: text('3 days'), standard: text('5 days'), premium: text('7 days') },
      {
        name: 'Standard delivery',
        basic: text('10 days'),
        standard: text('14 days'),
        premium: text('14 days'),
      },
      { name: 'Revisions', basic: text('0'), standard: text('1'), premium: text('1') },
      { name: 'Competitors analyzed', basic: text('1'), standard: text('1'), premium: text('2') },
      { name: 'Clickable prototype', basic: mark(false), standard: mark(true), premium: mark(true) },
      { name: 'People in the test', basic: text('0'), standard: text('5'), premium: text('8') },
      { name: 'Source file', basic: mark(true), standard: mark(true), premium: mark(true) },
      { name: 'Handover call', basic: mark(false), standard: mark(false), premium: mark(true) },
    ]);
  });

  it('EN-37 has questions with answers', async () => {
    const answer = await askGig('faq { question answer }');
    expect(read<unknown[]>(answer, 'gig.faq')).toHaveLength(5);
    expect(read(answer, 'gig.faq.1')).toEqual({
      question: 'Who are the people in the test?',
      answer: 'I recruit them from a panel by three criteria that you choose. None of them is a designer.',
    });
  });

  it("EN-39 shows earlier work and the seller's vetting", async () => {
    const answer = await askGig(
      `vettedFor portfolio { id title description image imageAlt date cost costMin costMax duration durationDaysMin
        durationDaysMax category }`,
    );
    expect(read(answer, 'gig.vettedFor')).toEqual(['Usability testing', 'Prototyping', 'Research planning']);
    expect(read(answer, 'gig.portfolio.0')).toEqual({
      id: 'gig-usability-review-work-1',
      title: 'Booking flow for a chain of workshops',
      description: 'Five tests, eleven findings, and a booking form that went from nine fields to four.',
      image: '/art/ui-fern-3.svg',
      imageAlt: 'A booking form with four fields',
      date: expect.stringMatching(/Z$/),
      cost: '$200-$400',
      costMin: 200,
      costMax: 400,
      duration: '7-14 days',
      durationDaysMin: 7,
      durationDaysMax: 14,
      category: 'Usability report',
    });
  });
});

it("the sample's reviews have unique ids, and each answer is later than its review", () => {
  const reviews = [...sampleStore.gigs.values()].flatMap(({ reviewed }) => reviewed);
  const early = reviews.filter(({ date, sellerResponse }) => sellerResponse && sellerResponse.date < date);
  expect(early).toEqual([]);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
});
