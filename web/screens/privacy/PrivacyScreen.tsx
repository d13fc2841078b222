import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';

const sections = [
  {
    title: 'What we collect',
    paragraphs: [
      'Nothing that identifies you. There are no analytics, no ads and no requests to anyone but the server that sent you this page.',
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
  {
    title: 'Links elsewhere',
    paragraphs: [
      "A link to another site opens in a new tab, and that site isn't told which page you came from.",
    ],
  },
  {
    title: 'Your choice',
    paragraphs: ["Clear this site's data in your browser to remove everything about your visit."],
  },
] as const;

/** Explains which data a visit stores, and where. */
export const Component = () => (
  <LegalPage
    title="Privacy"
    description={`What ${brand.name} keeps about your visit: almost nothing, and only in your browser.`}
    summary="In short: nothing about you reaches us, and you can clear what your browser keeps at any time."
    sections={sections}
  />
);
