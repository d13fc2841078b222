import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';

const sections = [
  {
    title: 'What this is',
    paragraphs: [
      `${brand.name} is a professional network with a marketplace: a feed, connections and messages beside jobs, projects, gigs, digital products and courses.`,
      'Everything that it shows is sample content. People, companies, jobs and products are invented, and so are all figures about them.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Logging in and signing up are simulated. No account is made, and no password is kept, sent or checked.',
      'Log out ends the visit in this tab; logging in brings the same sample member back.',
    ],
  },
  {
    title: 'What you do here',
    paragraphs: [
      'What you post, apply for, send, buy or delete stays in the tab in which you do it, and is gone when the page is loaded anew. It reaches nobody.',
      'Write nothing that you would not want to see on the screen of whoever sits beside you.',
    ],
  },
  {
    title: 'Buying and selling',
    paragraphs: [
      'Prices are in US dollars and part of the sample. No order is placed, no payment is taken and no file is delivered.',
      'Gigs, products and courses that you create are shown in this tab only.',
    ],
  },
  {
    title: 'Content and licences',
    paragraphs: [
      'The source code is open under the MIT licence. Typefaces and portraits have licences of their own, which stand beside them in the source.',
    ],
  },
  {
    title: 'No promise',
    paragraphs: [
      'The software is provided as it is, without warranty of any kind. Nobody is liable for what comes of using it.',
    ],
  },
] as const;

/** The terms of use. */
export const Component = () => (
  <LegalPage
    title="Terms"
    description={`The terms under which ${brand.name} may be used, in plain words.`}
    summary="In short: this is a sample. Look round, try everything, and expect nothing of it to leave your browser."
    sections={sections}
  />
);
