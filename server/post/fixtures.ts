import type { Topic } from '../generated/resolvers.ts';
import type { Clock } from '../time.ts';
import type { NewsItemRecord, PostRecord } from './records.ts';

/** The posts of the home feed. */
export const posts = ({ minutesAgo, hoursAgo, daysAgo }: Clock): readonly PostRecord[] => [
  {
    id: 'post-three-questions',
    authorId: 'person-sofia-lindqvist',
    postedAt: hoursAgo(2),
    content:
      'We replaced a nine-field onboarding form with three questions and one good default. Completion went from 54% to 81% in two weeks. The research notes and the design file are in the comments, free to reuse.',
    image: '/art/ui-fern-3.svg',
    imageAlt: 'The new onboarding on a laptop and on a phone',
    likes: 248,
    shares: 19,
    tags: ['onboarding', 'ux-research'],
    isFeatured: true,
    olderComments: 33,
    replies: [
      {
        id: 'comment-three-questions-1',
        authorId: 'person-aiko-tanabe',
        text: 'Which default did you pick, and how often do people change it later?',
        postedAt: minutesAgo(95),
      },
      {
        id: 'comment-three-questions-2',
        authorId: 'person-sofia-lindqvist',
        text: 'Team of one, weekly summary on. Eleven per cent change it in the first month.',
        postedAt: minutesAgo(80),
      },
      {
        id: 'comment-three-questions-3',
        authorId: 'person-idris-vale',
        text: 'Nine fields to three also took 400 lines out of our form code. Recommended.',
        postedAt: minutesAgo(31),
      },
    ],
  },
  {
    id: 'post-deleting-code',
    authorId: 'person-idris-vale',
    postedAt: hoursAgo(5),
    content:
      'Hiring a frontend engineer who enjoys deleting code. Small team, four-day weeks, fully remote between UTC-3 and UTC+3. The listing is up under Jobs, or send me a message with something you removed and why.',
    image: null,
    imageAlt: null,
    likes: 97,
    shares: 8,
    tags: ['hiring', 'frontend', 'remote-work'],
    isFeatured: false,
    olderComments: 20,
    replies: [
      {
        id: 'comment-deleting-code-1',
        authorId: 'person-lena-brandt',
        text: 'A settings page nobody had opened since 2021. Message sent.',
        postedAt: hoursAgo(4),
      },
      {
        id: 'comment-deleting-code-2',
        authorId: 'person-priya-raman',
        text: 'Does deleting a whole app count?',
        postedAt: hoursAgo(3),
      },
    ],
  },
  {
    id: 'post-six-shapes',
    authorId: 'person-noor-siddiqui',
    postedAt: daysAgo(1),
    content:
      'Finished a 40-piece spot illustration set for a climate newsletter. Every figure is built from six shapes and one brush, so the client can extend it without me.',
    image: '/art/shapes-rowan-12.svg',
    imageAlt: 'Fifteen tiles, each with one or two simple shapes in warm colours',
    likes: 164,
    shares: 11,
    tags: ['illustration', 'freelance'],
    isFeatured: false,
    olderComments: 12,
    replies: [
      {
        id: 'comment-six-shapes-1',
        authorId: 'person-kofi-mensah',
        text: 'These would move beautifully. Can I animate two of them for my class?',
        postedAt: hoursAgo(20),
      },
      {
        id: 'comment-six-shapes-2',
        authorId: 'person-noor-siddiqui',
        text: 'Please do. Take the heron and the kettle.',
        postedAt: hoursAgo(19),
      },
    ],
  },
  {
    id: 'post-salary-first',
    authorId: 'person-wanjiru-kamau',
    postedAt: daysAgo(3),
    content:
      'We now put the salary in the first line of every listing. Applications fell by a third, good ones doubled, and no first call has been about money since.\n\nIf your company says it cannot: which law, exactly?',
    image: null,
    imageAlt: null,
    likes: 412,
    shares: 57,
    tags: ['hiring', 'salary-transparency'],
    isFeatured: false,
    olderComments: 62,
    replies: [
      {
        id: 'comment-salary-first-1',
        authorId: 'person-tomas-arce',
        text: 'Ours said it was “competitive”. We asked with whom. It is public now.',
        postedAt: daysAgo(2),
      },
    ],
  },
];

/** Topics to follow, in the order in which they are offered. */
export const topics: readonly Topic[] = [
  {
    id: 'topic-ux-research',
    name: 'UX research',
    tag: 'ux-research',
    followers: 48_210,
    viewerIsFollowing: false,
  },
  {
    id: 'topic-remote-work',
    name: 'Remote work',
    tag: 'remote-work',
    followers: 41_870,
    viewerIsFollowing: false,
  },
  {
    id: 'topic-typography',
    name: 'Typography',
    tag: 'typography',
    followers: 22_460,
    viewerIsFollowing: false,
  },
  {
    id: 'topic-indie-makers',
    name: 'Indie makers',
    tag: 'indie-makers',
    followers: 19_300,
    viewerIsFollowing: false,
  },
  {
    id: 'topic-design-systems',
    name: 'Design systems',
    tag: 'design-systems',
    followers: 17_940,
    viewerIsFollowing: false,
  },
];

/** Latest news, newest first; the feed shows three. */
export const news = ({ hoursAgo, daysAgo }: Clock): readonly NewsItemRecord[] => [
  {
    id: 'news-four-day-weeks',
    title: 'Four-day weeks reach 1 in 12 software teams',
    publishedAt: hoursAgo(3),
    readers: 12_480,
    summary:
      'A survey of 1,900 teams finds that one in twelve now works four days. Most kept their output; the ones that did not went back within a quarter.',
  },
  {
    id: 'news-template-shops',
    title: 'Template shops outgrow stock photography',
    publishedAt: hoursAgo(8),
    readers: 6_204,
    summary:
      'Sales of ready-made documents and design files passed those of stock pictures for the first time. Spreadsheets sell best.',
  },
  {
    id: 'news-skim-first',
    title: 'What hiring managers skim first in 2026',
    publishedAt: daysAgo(1),
    readers: 19_032,
    summary:
      'Work samples, then the latest role, then the place. The cover letter is read last, and twice as often when it is short.',
  },
  {
    id: 'news-contract-length',
    title: 'Freelance contracts get longer and fewer',
    publishedAt: daysAgo(2),
    readers: 8_415,
    summary:
      'The median contract now runs five months, up from three. Freelancers report fewer clients and steadier weeks.',
  },
  {
    id: 'news-course-completion',
    title: 'Short courses are finished, long ones are collected',
    publishedAt: daysAgo(4),
    readers: 5_690,
    summary: 'Courses under two hours are completed by 61% of buyers. Over ten hours, it is one in nine.',
  },
];
