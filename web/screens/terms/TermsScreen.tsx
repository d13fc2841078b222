import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { useIsLive } from '../../routing/pageContext.tsx';

const sectionsOf = (isLive: boolean) => [
  {
    title: 'What this is',
    paragraphs: [
      `${brand.name} is a professional network with a marketplace: a feed, connections and messages beside jobs, projects, gigs, digital products and courses.`,
      isLive
        ? 'It began with sample content, whose people, companies, jobs, products and figures are invented. The rest is from people with an account on this server.'
        : 'Everything it shows is sample content. People, companies, jobs, products and figures are invented.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: isLive
      ? [
          'Signing up creates an account. The server stores your password only as a hash.',
          'In Settings, Privacy you can download your data and delete your account.',
        ]
      : [
          'Logging in and signing up are simulated. No account is created, and no password is stored, sent or checked.',
          'Logging out ends your visit in this tab. Logging in brings back the same sample member.',
        ],
  },
  {
    title: 'What you do here',
    paragraphs: [
      ...(isLive
        ? [
            'The server stores what you do. Everybody who uses this server can read the posts, comments, jobs, gigs, projects, products, courses and company pages that you publish.',
            'Other people receive the messages, requests to connect, applications, proposals and orders that you send to them.',
          ]
        : [
            'What you post, apply for, send, buy or delete stays in this tab and is gone when you reload the page. Nobody else sees it.',
          ]),
      "Don't type anything you wouldn't want the person next to you to read.",
    ],
  },
  {
    title: 'Buying and selling',
    paragraphs: isLive
      ? [
          'Prices are in US dollars. The server stores orders and purchases, and sellers see them. No payment is taken and no file is delivered.',
          'The server stores the gigs, products and courses you create. Everybody who uses this server can see and buy those that you publish.',
        ]
      : [
          'Prices are in US dollars and part of the sample. No order is placed, no payment is taken and no file is delivered.',
          'Gigs, products and courses you create show only in this tab.',
        ],
  },
  {
    title: 'Content and licences',
    paragraphs: [
      'The source code is open under the MIT licence. Typefaces and portraits have their own licences, included with them in the source.',
    ],
  },
  {
    title: 'No promise',
    paragraphs: [
      'The software is provided as is, without warranty of any kind. Nobody is liable for damages from its use.',
    ],
  },
];

export function Component() {
  const isLive = useIsLive();
  return (
    <LegalPage
      title="Terms"
      description={`The terms of using ${brand.name}, in plain words.`}
      summary={
        isLive
          ? 'In short: this server stores what you do, and other people receive what you send. Payments, emails, files and calls are simulated.'
          : 'In short: this is a sample. Look around and try everything. Nothing leaves your browser.'
      }
      sections={sectionsOf(isLive)}
    />
  );
}
