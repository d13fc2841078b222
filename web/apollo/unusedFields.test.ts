import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import { expect, test } from 'vitest';

/** Fields that a component loads for others: for an action of the tab, for a list that gains the object, or for pages. */
const forOthers = [
  'ChannelConversation_channel.endCursor',
  'CompanyFollowButton_company.coverImage',
  'CompanyFollowButton_company.industry',
  'CompanyFollowButton_company.location',
  'CompanyFollowButton_company.logo',
  'CompanyFollowButton_company.openPositions',
  'CompanyFollowButton_company.size',
  'ContactConversation_contact.endCursor',
  'JobCard_job.viewerHasApplied',
  'JobHit_job.isOpen',
  'JobPick_job.skills',
  'NotificationRow_notification.viewerIsPoster',
  'NotificationRow_notification.viewerIsSeller',
  'ReceivedProposals_project.endCursor',
  'SubmitCard_project.budgetMax',
  'SubmitCard_project.budgetMin',
  'SubmitCard_project.hourlyRate',
  'TopJobCard_job.skills',
];

const documentsIn = /graphql\(\/\* GraphQL \*\/ `([^`]*)`\)/g;
const importsIn = /(?:from |import\()'(\.[^']+)'/g;

/** The components: modules with the fragment of what they render. */
const components = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((file) => join('web', file))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(documentsIn, '');

/** The words in the code of a component and of the modules that it imports. */
function wordsOf(file: string): ReadonlySet<string> {
  const code = codeOf(file);
  const imported = [...code.matchAll(importsIn)]
    .map(([, path]) => join(dirname(file), path!))
    .filter((path) => !path.includes('generated') && existsSync(path))
    .map(codeOf);
  return new Set([code, ...imported].join('\n').match(/\w+/g));
}

/** The leaf fields of a component's fragments: 'JobCard_job.title'. */
function fieldsOf(file: string): { name: string; field: string }[] {
  const found: { name: string; field: string }[] = [];
  for (const [, text] of readFileSync(file, 'utf8').matchAll(documentsIn))
    for (const definition of parse(text!).definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        visit(definition, {
          Field({ alias, name, selectionSet }) {
            const field = (alias ?? name).value;
            if (!selectionSet && field !== 'id') found.push({ name: definition.name.value, field });
          },
        });
  return found;
}

test('a component uses each field of its fragment, or the field is listed as loaded for others', () => {
  const checked = components.flatMap((file) => {
    const words = wordsOf(file);
    return fieldsOf(file).map(({ name, field }) => ({ key: `${name}.${field}`, used: words.has(field) }));
  });
  expect(checked.length).toBeGreaterThan(400);
  const unused = checked.filter(({ used }) => !used).map(({ key }) => key);
  expect(unused.toSorted()).toEqual(forOthers);
});
