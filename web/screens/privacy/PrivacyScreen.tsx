import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { useIsLive } from '../../routing/pageContext.tsx';

const noAnalytics =
  'There are no analytics, no ads and no requests to anyone but the server that sent you this page.';

const elsewhere = {
  title: 'Links elsewhere',
  paragraphs: [
    "A link to another site opens in a new tab, and that site isn't told which page you came from.",
  ],
};

const simulatedSections = [
  {
    title: 'What we collect',
    paragraphs: [
      `Nothing that identifies you. ${noAnalytics}`,
      'That server only serves the sample content. It keeps no record of your requests.',
    ],
  },
  {
    title: 'What your browser keeps',
    paragraphs: [
      'Your theme stays in local storage until you clear it.',
      'Whether the side bar is open stands in a cookie for seven days, so that the page can be sent in the right shape. It holds one word.',
      "Form drafts, and whether you've seen the welcome screen, stay in the tab until you close it.",
      'The last five searches and places you opened from the command palette stay there until you log out.',
    ],
  },
  {
    title: 'What you type',
    paragraphs: [
      'Posts, messages, applications and orders are simulated in the browser. Their text never leaves it.',
      'Passwords are not stored, sent or logged. Files you choose are read only in your browser.',
    ],
  },
  elsewhere,
  {
    title: 'Your choice',
    paragraphs: ["Clear this site's data in your browser to remove everything about your visit."],
  },
];

const liveSections = [
  {
    title: 'What the server stores',
    paragraphs: [
      noAnalytics,
      'That server stores your account: name, email address and password. It stores the password, and your access tokens, only as hashes.',
      'It stores your profile, your settings and what you do: what you post, send, order, apply for, save, like and change, and when. Its log has the id of your account and the name of each action, without your text.',
      'It counts attempts to log in, to sign up and to reset a password, and wrong access tokens. For that it stores hashes of email addresses and network addresses.',
    ],
  },
  {
    title: 'Who can read it',
    paragraphs: [
      'Everybody can read the posts, comments, jobs, gigs, projects, products, courses and company pages that you publish. Everybody can read your profile, unless you choose otherwise in Settings, Privacy. Your name, headline, picture, location and company stay visible.',
      'Other people receive what you send to them: messages, requests to connect, applications, proposals and orders. An application has the email address and the phone number that you enter.',
      'The operator of this server can read everything that it stores, except your password.',
    ],
  },
  {
    title: 'What your browser keeps',
    paragraphs: [
      'The session cookie keeps you logged in. It ends when you log out, or after 7 days without use.',
      "The device cookie is set for a year when you log in or reset your password. It marks this browser as one of yours, so that somebody else's wrong passwords don't lock you out of it.",
      'The side bar cookie has one word, open or closed, for 7 days.',
      "Local storage has your theme and display settings, and whether you've seen the welcome notice, until you clear it. It has the id of your account until you log out.",
      'The tab has form drafts, the email address, phone number and name of the résumé of your last application, and your latest searches and places, until you close it or log out.',
    ],
  },
  {
    title: 'What stays simulated',
    paragraphs: [
      'No payment is taken, no email is sent and no call is made. The server stores emails, such as a link to reset your password, and requests for calls.',
      'Files and pictures that you choose are read only in your browser. The server gets the name of your résumé.',
    ],
  },
  elsewhere,
  {
    title: 'Your choice',
    paragraphs: [
      'In Settings, Privacy you can download your data and delete your account.',
      'Deleting removes your login, profile, posts, comments, lists, personal projects, and open proposals and applications. What you offer is closed. Messages, deals and company pages stay, without your name. Backups of this server may have your data for longer.',
      "Clear this site's data in your browser to remove what your browser keeps.",
    ],
  },
];

/** Explains which data a visit stores, and where. */
export function Component() {
  const isLive = useIsLive();
  return (
    <LegalPage
      title="Privacy"
      description={
        isLive
          ? `What ${brand.name} keeps about your visit, in your browser and on its server.`
          : `What ${brand.name} keeps about your visit: almost nothing, and only in your browser.`
      }
      summary={
        isLive
          ? 'In short: this server stores your account and what you do. You can download your data and delete your account at any time.'
          : 'In short: nothing about you reaches us, and you can clear what your browser keeps at any time.'
      }
      sections={isLive ? liveSections : simulatedSections}
    />
  );
}
