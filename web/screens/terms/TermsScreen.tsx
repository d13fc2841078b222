import { brand } from '../../brand.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';

const sections = [
  {
    title: 'What this is',
    paragraphs: [
      `${brand.name} is a professional network with a marketplace: a feed, connections and messages beside jobs, projects, gigs, digital products and courses.`,
      'Everything it shows is sample content. People, companies, jobs, products and figures are invented.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Logging in and signing up are simulated. No account is created, and no password is stored, sent or checked.',
      'Logging out ends your visit in this tab. Logging in brings back the same sample member.',
    ],
  },
  {
    title: 'What you do here',
    paragraphs: [
      'What you post, apply for, send, buy or delete stays in this tab and is gone when you reload the page. Nobody else sees it.',
      "Don't type anything you wouldn't want the person next to you to read.",
    ],
  },
  {
    title: 'Buying and selling',
    paragraphs: [
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
] as const;

/** Terms of use. */
export const Component = () => (
  <LegalPage
    title="Terms"
    description={`The terms of using ${brand.name}, in plain words.`}
    summary="In short: this is a sample. Look around and try everything. Nothing leaves your browser."
    sections={sections}
  />
);
