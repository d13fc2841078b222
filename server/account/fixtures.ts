import type { BillingPlan, NextStep } from '../../schema/generated/types.ts';
import type { Clock } from '../shared/time.ts';
import type { ActivityRecord, NotificationRecord, SettingsRecord, ViewerRecord } from './records.ts';

export const viewer: ViewerRecord = {
  id: 'person-maren-holt',
  isAuthenticated: true,
  isVerified: false,
  company: { id: 'company-halden-works', role: 'Design consultant' },
  stats: { postImpressions: 8_970, searchAppearances: 214 },
};

/** Notifications of the last three days, latest first. */
export const notifications = ({ minutesAgo, hoursAgo }: Clock): readonly NotificationRecord[] => [
  {
    id: 'notification-sofia-message',
    kind: 'MESSAGE',
    text: 'Sofia Lindqvist sent you 2 messages.',
    createdAt: minutesAgo(10),
    read: false,
    actorId: 'person-sofia-lindqvist',
    subjectId: 'thread-sofia-lindqvist',
  },
  {
    id: 'notification-jiho-invitation',
    kind: 'NETWORK',
    text: 'Jiho Park (박지호) would like to connect with you.',
    createdAt: minutesAgo(50),
    read: false,
    actorId: 'person-jiho-park',
    subjectId: 'person-jiho-park',
  },
  {
    id: 'notification-senior-designer',
    kind: 'JOB',
    text: 'Senior Product Designer at Halden Works matches your profile, 9 of 10.',
    createdAt: hoursAgo(4),
    read: false,
    actorId: null,
    subjectId: 'job-senior-product-designer',
  },
  {
    id: 'notification-helper-texts-likes',
    kind: 'POST',
    text: 'Lena Brandt and 131 others liked your post about helper texts.',
    createdAt: hoursAgo(7),
    read: true,
    actorId: 'person-lena-brandt',
    subjectId: 'post-helper-texts',
  },
  {
    id: 'notification-plan-kit-sale',
    kind: 'MARKETPLACE',
    text: 'Your Research plan kit was bought 3 times in one day.',
    createdAt: hoursAgo(9),
    read: true,
    actorId: null,
    subjectId: 'product-research-plan-kit',
  },
  {
    id: 'notification-chidi-invitation',
    kind: 'NETWORK',
    text: 'Chidi Eze would like to connect with you.',
    createdAt: hoursAgo(21),
    read: true,
    actorId: 'person-chidi-eze',
    subjectId: 'person-chidi-eze',
  },
  {
    id: 'notification-intern-applications',
    kind: 'JOB',
    text: 'Your job Design Intern, Summer Term received 4 new applications.',
    createdAt: hoursAgo(27),
    read: true,
    actorId: null,
    subjectId: 'job-design-intern',
  },
  {
    id: 'notification-booking-flow-order',
    kind: 'MARKETPLACE',
    text: 'Lena Brandt ordered the Standard package of your review of booking flows, $260.',
    createdAt: hoursAgo(29),
    read: true,
    actorId: 'person-lena-brandt',
    subjectId: 'gig-booking-flow-review',
  },
  {
    id: 'notification-helper-texts-comment',
    kind: 'POST',
    text: 'Mei-Lin Chow commented on your post about helper texts.',
    createdAt: hoursAgo(30),
    read: true,
    actorId: 'person-mei-lin-chow',
    subjectId: 'post-helper-texts',
  },
  {
    id: 'notification-booking-flow-proposals',
    kind: 'MARKETPLACE',
    text: 'Your project about the booking flow received a new proposal.',
    createdAt: hoursAgo(45),
    read: true,
    actorId: null,
    subjectId: 'project-booking-flow',
  },
  {
    id: 'notification-jonah-message',
    kind: 'MESSAGE',
    text: 'Jonah Whitlock asks whether you would host the next critique.',
    createdAt: hoursAgo(48),
    read: true,
    actorId: 'person-jonah-whitlock',
    subjectId: 'thread-jonah-whitlock',
  },
  {
    id: 'notification-calm-interfaces',
    kind: 'MARKETPLACE',
    text: 'Rosa Quintana bought your course Calm interfaces.',
    createdAt: hoursAgo(52),
    read: true,
    actorId: 'person-rosa-quintana',
    subjectId: 'course-calm-interfaces',
  },
];

/** Suggested next steps, most useful first. */
export const nextSteps: readonly Omit<NextStep, 'isDone'>[] = [
  {
    kind: 'COMPLETE_PROFILE',
    title: 'Complete your profile',
    text: 'Experience, education and skills tell people what you do.',
  },
  {
    kind: 'ANSWER_INVITATIONS',
    title: 'Answer your invitations',
    text: 'People are waiting to connect with you.',
  },
  {
    kind: 'READ_MESSAGES',
    title: 'Read your messages',
    text: 'People have written to you and wait for an answer.',
  },
  {
    kind: 'APPLY_TO_JOB',
    title: 'Apply to a job',
    text: 'Your best matches are at the top of the list.',
  },
  {
    kind: 'SUBMIT_PROPOSAL',
    title: 'Submit a proposal',
    text: 'Choose a project that fits your skills, and tell the client how you would do it.',
  },
  {
    kind: 'CREATE_GIG',
    title: 'Create a gig',
    text: 'Offer a service at a fixed price. Buyers order it directly.',
  },
  {
    kind: 'PUBLISH_PRODUCT',
    title: 'Publish a product',
    text: 'Sell a template, a tool or a course that you have made.',
  },
];

/** What the viewer has done and no record shows, latest first. The other activities are derived from records and notifications. */
export const activities = ({ hoursAgo, daysAgo }: Clock): readonly ActivityRecord[] => [
  {
    id: 'activity-sofia-answer',
    text: 'You answered Sofia Lindqvist.',
    happenedAt: hoursAgo(2),
    subjectId: 'contact-sofia-lindqvist',
  },
  {
    id: 'activity-critique',
    text: 'You commented on two cards in design-critique.',
    happenedAt: hoursAgo(3),
    subjectId: 'channel-design-critique',
  },
  {
    id: 'activity-design-tokens',
    text: 'You updated your project about design tokens.',
    happenedAt: hoursAgo(5),
    subjectId: 'project-design-tokens',
  },
  {
    id: 'activity-headline',
    text: 'You changed your headline.',
    happenedAt: hoursAgo(12),
    subjectId: null,
  },
  {
    id: 'activity-helper-texts',
    text: 'You posted about helper texts.',
    happenedAt: daysAgo(2),
    subjectId: 'post-helper-texts',
  },
  {
    id: 'activity-jonah-connected',
    text: 'You and Jonah Whitlock are connected.',
    happenedAt: daysAgo(30),
    subjectId: 'person-jonah-whitlock',
  },
];

const free: BillingPlan = {
  id: 'free',
  tier: 'FREE',
  name: 'Free',
  price: 0,
  priceText: '$0/month',
  features: ['5 job applications per month', 'Limited messaging'],
  isCurrent: true,
};

/** The plans, cheapest first; the viewer has the first. */
export const billingPlans: readonly BillingPlan[] = [
  free,
  {
    id: 'professional',
    tier: 'PROFESSIONAL',
    name: 'Professional',
    price: 9.99,
    priceText: '$9.99/month',
    features: ['Unlimited applications', 'Priority messaging', 'See who viewed the profile'],
    isCurrent: false,
  },
  {
    id: 'business',
    tier: 'BUSINESS',
    name: 'Business',
    price: 24.99,
    priceText: '$24.99/month',
    features: ['All Professional', 'Unlimited job posts', 'Advanced analytics', 'Featured profile and gigs'],
    isCurrent: false,
  },
];

/** The settings of an account that has changed nothing. */
export const defaultSettings = {
  notifications: {
    email: true,
    push: true,
    sms: false,
    connectionRequests: true,
    messages: true,
    jobAlerts: true,
    postInteractions: true,
    marketingEmails: false,
  },
  privacy: {
    profileVisibility: 'EVERYONE',
    onlineStatus: true,
    profileIndexing: true,
    connectionRequestPolicy: 'EVERYONE',
    twoFactor: false,
  },
  appearance: { theme: 'LIGHT', density: 'COMFORTABLE', reducedMotion: false, highContrast: false },
} as const satisfies Partial<SettingsRecord>;

/** The viewer's settings before any change. */
export const settings: SettingsRecord = {
  id: 'person-maren-holt',
  profile: {
    firstName: 'Maren',
    lastName: 'Holt',
    displayName: 'Maren Holt',
    bio: 'I design booking, billing and other flows people would rather not think about.',
    email: 'maren@marenholt.example',
    phone: '+47 555 01 234',
    resumeFileName: '',
    location: 'Bergen, Norway',
    headline: 'Product designer. I help small teams ship calmer software.',
    currentCompany: 'Halden Works',
    industry: 'DESIGN',
  },
  ...defaultSettings,
  // Both lists are empty in the sample.
  billing: { plan: free, paymentMethods: [], history: [] },
};
