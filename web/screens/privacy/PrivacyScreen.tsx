import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { useInMode, type InMode } from '../../routing/pageContext.tsx';

const sectionsOf = (inMode: InMode) => [
  {
    title: 'What we collect',
    paragraphs: [
      inMode(
        'Nothing that identifies you. There are no analytics, no ads and no requests to anyone but the server that sent you this page.',
        'There are no analytics, no ads and no requests to anyone but the server that sent you this page.',
      ),
      inMode(
        'That server only serves the sample content. It keeps no record of your requests.',
        'That server stores what you do: what you save, like, post, apply for and change, and when.',
      ),
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
      inMode(
        'Posts, messages, applications and orders are simulated in the browser. Their text never leaves it.',
        'The server stores the text of posts, comments, messages, applications and offers.',
      ),
      inMode(
        'Passwords are not stored, sent or logged. Files you choose are read only in your browser.',
        'The server stores your password only as a hash. Files you choose are read only in your browser.',
        'signUp',
      ),
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
    paragraphs: [
      inMode(
        "Clear this site's data in your browser to remove everything about your visit.",
        "Clear this site's data in your browser to remove what your browser keeps.",
      ),
    ],
  },
];

/** Explains which data a visit stores, and where. */
export function Component() {
  const inMode = useInMode();
  return (
    <LegalPage
      title="Privacy"
      description={inMode(
        `What ${brand.name} keeps about your visit: almost nothing, and only in your browser.`,
        `What ${brand.name} keeps about your visit, in your browser and on its server.`,
      )}
      summary={inMode(
        'In short: nothing about you reaches us, and you can clear what your browser keeps at any time.',
        'In short: this server stores what you do, and you can clear what your browser keeps at any time.',
      )}
      sections={sectionsOf(inMode)}
    />
  );
}
