import { applicationStatusLabels } from '../../schema/generated/job.ts';
import { expect, test } from 'vitest';
import {
  acceptedInvitationDeed,
  applicationDeed,
  appliedDeed,
  approvedDeed,
  connectedDeed,
  gigAlertDeed,
  invitationDeed,
  jobAlertDeed,
  messageDeed,
  orderedDeed,
  orderStepDeed,
  ownApplicationDeed,
  ownHireDeed,
  ownOrderDeed,
  ownPostDeed,
  ownPostingDeed,
  ownProposalDeed,
  ownPurchaseDeed,
  postDeed,
  proposalDeed,
  proposedDeed,
  soldDeed,
} from './deeds.ts';
import { peopleInWords, sentenceOf, type Deed } from './sentences.ts';

const order = { title: 'Logo for a bakery', price: 90 };
const bid = { title: 'Booking site', bid: 1_250.5, isHourly: false };
const hourly = { ...bid, bid: 45, isHourly: true };
const product = { title: 'Research plan kit', isCourse: false };
const course = { title: 'Calm interfaces', isCourse: true };
const content = 'A small rule that keeps paying off: if a form needs a helper text under every field, …';

const texts: readonly (readonly [who: string, deed: Deed | null, text: string])[] = [
  [
    'Bo Sandvik',
    orderedDeed({ ...order, tier: 'STANDARD' }),
    'Bo Sandvik ordered the Standard package: Logo for a bakery, $90.',
  ],
  [
    'Bo',
    orderStepDeed('IN_PROGRESS', 'DELIVERED', order),
    'Bo delivered your order: Logo for a bakery, $90.',
  ],
  [
    'Bo',
    orderStepDeed('DELIVERED', 'IN_PROGRESS', order),
    'Bo took back the delivery of your order: Logo for a bakery, $90.',
  ],
  [
    'Bo Sandvik',
    orderStepDeed('DELIVERED', 'COMPLETED', order),
    'Bo Sandvik accepted your delivery: Logo for a bakery, $90.',
  ],
  [
    'Bo',
    orderStepDeed('COMPLETED', 'DELIVERED', order),
    'Bo took back the acceptance of your delivery: Logo for a bakery, $90.',
  ],
  ['Bo', orderStepDeed('IN_PROGRESS', 'CANCELLED', order), 'Bo cancelled the order: Logo for a bakery, $90.'],
  [
    'Bo',
    orderStepDeed('CANCELLED', 'IN_PROGRESS', order),
    'Bo renewed the cancelled order: Logo for a bakery, $90.',
  ],
  [
    'You',
    orderedDeed({ ...order, price: 1_200, tier: 'BASIC' }),
    'You ordered the Basic package: Logo for a bakery, $1,200.',
  ],
  [
    'You',
    ownOrderDeed('seller', 'DELIVERED', { ...order, other: 'Bo Sandvik' }),
    'You delivered the order of Bo Sandvik: Logo for a bakery, $90.',
  ],
  ['You', ownOrderDeed('seller', 'COMPLETED', { ...order, other: 'Bo' }), ''],
  [
    'You',
    ownOrderDeed('buyer', 'COMPLETED', { ...order, other: 'a former member' }),
    'You accepted the delivery of a former member: Logo for a bakery, $90.',
  ],
  [
    'You',
    ownOrderDeed('buyer', 'CANCELLED', { ...order, other: 'Bo' }),
    'You cancelled your order: Logo for a bakery, $90.',
  ],
  ['You', ownOrderDeed('buyer', 'DELIVERED', { ...order, other: 'Bo' }), ''],
  ['Bo', proposedDeed(bid), 'Bo sent you a proposal: Booking site, $1,250.50.'],
  ['Bo', proposedDeed(hourly), 'Bo sent you a proposal: Booking site, $45/hr.'],
  ['Ada', proposalDeed('ACCEPTED', bid), 'Ada hired you: Booking site, $1,250.50.'],
  ['Ada', proposalDeed('INTERVIEWING', hourly), 'Ada would like to interview you: Booking site, $45/hr.'],
  ['Ada', proposalDeed('DECLINED', bid), 'Ada declined your proposal: Booking site, $1,250.50.'],
  ['Ada', proposalDeed('SUBMITTED', bid), 'Ada is considering your proposal again: Booking site, $1,250.50.'],
  ['Bo', proposalDeed('WITHDRAWN', bid), 'Bo withdrew the proposal: Booking site, $1,250.50.'],
  ['You', ownProposalDeed(bid), 'You sent a proposal: Booking site, $1,250.50.'],
  ['You', ownHireDeed('Bo Sandvik', hourly), 'You hired Bo Sandvik: Booking site, $45/hr.'],
  ['Bo', appliedDeed('Print master'), 'Bo applied to your job: Print master.'],
  [
    'Bo',
    applicationDeed('WITHDRAWN', 'Print master', 'Acme Inc.'),
    'Bo withdrew the application to your job: Print master.',
  ],
  [
    'Ada',
    applicationDeed('APPLIED', 'Print master', 'Acme Inc.'),
    'Ada put your application back among the new ones: Print master at Acme Inc.',
  ],
  [
    'Ada',
    applicationDeed('VIEWED', 'Print master', 'Acme'),
    'Ada reviewed your application: Print master at Acme.',
  ],
  [
    'Ada',
    applicationDeed('INTERVIEW', 'Print master', 'Acme'),
    'Ada would like to interview you: Print master at Acme.',
  ],
  [
    'Ada',
    applicationDeed('OFFER', 'Print master', 'Acme'),
    'Ada would like to offer you the job: Print master at Acme.',
  ],
  [
    'Ada',
    applicationDeed('DECLINED', 'Print master', 'Acme'),
    'Ada declined your application: Print master at Acme.',
  ],
  ['You', ownApplicationDeed('Print master', 'Acme'), 'You applied to a job: Print master at Acme.'],
  [
    'Ada',
    jobAlertDeed('posted', 'your alert for print in Bergen', { title: 'Print master', company: 'Acme' }),
    'Ada posted a job that matches your alert for print in Bergen: Print master at Acme.',
  ],
  [
    'Ada',
    jobAlertDeed('reopened', 'your alert for jobs', { title: 'Print master', company: 'Acme' }),
    'Ada reopened a job that matches your alert for jobs: Print master at Acme.',
  ],
  [
    'Bo',
    gigAlertDeed(['price'], { title: 'A logo', packages: 1, price: 90 }),
    'Bo changed the price of a gig that you watch: A logo, from $90.',
  ],
  [
    'Bo',
    gigAlertDeed(['price', 'delivery time'], { title: 'A logo!', packages: 3, price: 90 }),
    'Bo changed the prices and delivery times of a gig that you watch: A logo!, from $90.',
  ],
  ['Bo', soldDeed(product, 1, 29), 'Bo bought your product: Research plan kit, $29.'],
  ['Bo', soldDeed(course, 1, 19.99), 'Bo bought your course: Calm interfaces, $19.99.'],
  ['Bo', soldDeed(course, 1, 0), 'Bo enrolled in your course: Calm interfaces.'],
  ['Bo', soldDeed(product, 1, 0), 'Bo got your product: Research plan kit.'],
  [
    peopleInWords('Bo', 3),
    soldDeed(product, 3, 87),
    'Bo and 2 others bought your product: Research plan kit, $87 in total.',
  ],
  ['You', ownPurchaseDeed({ ...product, price: 29 }), 'You bought a product: Research plan kit, $29.'],
  ['You', ownPurchaseDeed({ ...course, price: 0 }), 'You enrolled in a course: Calm interfaces.'],
  [
    'Your product',
    approvedDeed({ ...product, price: 29, isPublic: true }),
    'Your product is in the shop: Research plan kit, $29.',
  ],
  [
    'Your course',
    approvedDeed({ ...course, price: 0, isPublic: false }),
    'Your course has a page for people with its link: Calm interfaces, free.',
  ],
  [
    'Bo',
    postDeed('likes', content),
    'Bo liked your post: “A small rule that keeps paying off: if a form needs a…”',
  ],
  ['Bo', postDeed('comments', 'Well said.'), 'Bo commented on your post: “Well said.”'],
  ['Bo', postDeed('likes', 'Well said'), 'Bo liked your post: “Well said”.'],
  ['Bo', postDeed('comments', ' \u200b\n'), 'Bo commented on your post.'],
  ['Bo', postDeed('likes', '你'.repeat(70)), `Bo liked your post: “${'你'.repeat(60)}…”`],
  ['You', ownPostDeed('Hello,\n\nworld!'), 'You posted: “Hello, world!”'],
  ['You', ownPostDeed(''), 'You posted a picture.'],
  ['You', ownPostingDeed('job', 'Print master.'), 'You posted a job: Print master.'],
  ['You', ownPostingDeed('project', 'Who can help?'), 'You posted a project: Who can help?'],
  ['You', connectedDeed('Bo Sandvik'), 'You and Bo Sandvik are connected.'],
  ['Bo', messageDeed(1), 'Bo sent you a message.'],
  ['Bo', messageDeed(12), 'Bo sent you 12 messages.'],
  ['Bo', messageDeed(1, 'design-critique'), 'Bo wrote in #design-critique.'],
  ['Bo', messageDeed(2, 'design-critique'), 'Bo wrote in #design-critique: 2 unread messages.'],
  ['Bo', invitationDeed, 'Bo would like to connect with you.'],
  ['Bo', acceptedInvitationDeed, 'Bo accepted your invitation to connect.'],
  ['Bo', appliedDeed(`${'word '.repeat(30)}end`), `Bo applied to your job: ${'word '.repeat(19)}word…`],
  ['Bo', appliedDeed('👩‍👧'.repeat(101)), `Bo applied to your job: ${'👩‍👧'.repeat(100)}…`],
];

test.each(texts)('%s: %j reads %s', (who, deed, text) => {
  expect(deed ? sentenceOf(who, deed) : '').toBe(text);
});

test('every stage of an application has its own words', () => {
  const statuses = Object.keys(applicationStatusLabels) as (keyof typeof applicationStatusLabels)[];
  const words = statuses.map((status) => applicationDeed(status, '', '').deed);
  expect(new Set(words).size).toBe(statuses.length);
});

test.each([
  [1, 'Bo'],
  [2, 'Bo and 1 other'],
  [3, 'Bo and 2 others'],
])('Bo is the last of %i people: %s', (count, words) => {
  expect(peopleInWords('Bo', count)).toBe(words);
});
