import { configs, parser, rules } from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import schemaLinter from 'graphql-schema-linter';
import { writeFiles } from './files.mjs';

const { configuration, validator } = schemaLinter;

/** Rules of graphql-eslint with other options than its own, or none, each with the reason. */
const eslintExceptions = {
  // Only an object of its own has an id; a page, an edge or a part of an object has none.
  'strict-id-in-types': 'off',
  // `postedAt` of a post has the name that it has everywhere.
  'no-typename-prefix': 'off',
  // Lists page forwards, by cursor or by number.
  'relay-arguments': ['error', { includeBoth: false }],
  // Items such as a comment are no Nodes, and a connection has `nodes` beside `edges`.
  'relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
};

/** Rules of graphql-schema-linter that are off: fields, values and types are in the order of their meaning. */
const linterExceptions = [
  'enum-values-sorted-alphabetically',
  'input-object-fields-sorted-alphabetically',
  'interface-fields-sorted-alphabetically',
  'type-fields-sorted-alphabetically',
];

/** Throws the findings by rule, with one example of each. Returns the sentence about a run without one. */
function report(findings, ruleCount, exceptions) {
  const byRule = {};
  for (const { rule, message } of findings) (byRule[rule] ??= []).push(message);
  const found = Object.entries(byRule).map(
    ([rule, messages]) => `${messages.length} of ${rule}, such as: ${messages[0]}`,
  );
  if (found.length > 0) throw new Error(found.join('\n'));
  return `${ruleCount} rules find nothing; off or with options: ${exceptions.join(', ')}`;
}

async function lintByEslint({ folder, sdl }) {
  await writeFiles(folder, { 'lint/schema.graphql': sdl });
  const prefix = '@graphql-eslint/';
  const used = {
    ...configs['flat/schema-recommended'].rules,
    ...configs['flat/schema-relay'].rules,
    ...Object.fromEntries(Object.entries(eslintExceptions).map(([rule, level]) => [prefix + rule, level])),
  };
  const eslint = new ESLint({
    cwd: `${folder}/lint`,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['*.graphql'],
      plugins: { '@graphql-eslint': { rules } },
      languageOptions: {
        parser,
        parserOptions: { graphQLConfig: { schema: `${folder}/lint/schema.graphql` } },
      },
      rules: used,
    },
  });
  const results = await eslint.lintFiles(['schema.graphql']);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => ({
      rule: (ruleId ?? 'parser').replace(prefix, ''),
      message: `${message} (line ${line})`,
    })),
  );
  const active = Object.values(used).filter((level) => level !== 'off').length;
  return report(findings, active, Object.keys(eslintExceptions));
}

function lintBySchemaLinter({ sdl }) {
  const schema = { definition: sdl };
  const linter = new configuration.Configuration(schema, { except: linterExceptions });
  const active = linter.getRules();
  const findings = validator
    .validateSchemaDefinition(schema, active, linter)
    .map(({ ruleName, message, locations }) => ({
      rule: ruleName,
      message: `${message} (line ${locations[0].line})`,
    }));
  return report(findings, active.length, linterExceptions);
}

/** Linters of schemas. */
export const linters = [
  { name: '@graphql-eslint/eslint-plugin', check: lintByEslint },
  { name: 'graphql-schema-linter', check: lintBySchemaLinter },
];
