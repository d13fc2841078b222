import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';

const sections = [
  {
    title: 'What we collect',
    paragraphs: [
      'Nothing that tells who you are. There is no analytics, no advertising and no request to anybody but the server that sent you this page.',
      'That server answers questions about the sample content. It keeps no record of who asked.',
    ],
  },
  {
    title: 'What your browser keeps',
    paragraphs: [
      "The theme that you chose stays in the browser's local storage until you clear it.",
      'Whether the side bar is open stands in a cookie for seven days, so that the page can be sent in the right shape. It holds one word.',
      'Drafts of forms, and the fact that you have seen the greeting, stay in the tab and are gone when you close it.',
    ],
  },
  {
    title: 'What you type',
    paragraphs: [
      'Posts, messages, applications and orders are simulated in the browser. Their text never leaves it.',
      'Passwords are not stored, sent or logged. Files that you choose are read in the browser only.',
    ],
  },
  {
    title: 'Links elsewhere',
    paragraphs: ["A company's web site opens in a tab of its own and is not told which page you came from."],
  },
  {
    title: 'Your choice',
    paragraphs: [
      'Clear the data of this site in your browser, and everything that is known of your visit is gone.',
    ],
  },
] as const;

/** What is kept of a visit, and where. */
export const Component = () => (
  <LegalPage
    title="Privacy"
    description={`What ${brand.name} keeps of your visit, and where: almost nothing, and only in your browser.`}
    summary="In short: nothing about you reaches us, and what your browser keeps you can clear at any time."
    sections={sections}
  />
);
