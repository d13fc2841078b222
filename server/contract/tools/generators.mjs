import { plugin as cSharp } from '@graphql-codegen/c-sharp';
import { plugin as dart } from '@graphql-codegen/flutter-freezed';
import { plugin as java } from '@graphql-codegen/java';
import { plugin as kotlin } from '@graphql-codegen/kotlin';
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { InputData, quicktype } from 'quicktype-core';
import { GraphQLInput } from 'quicktype-graphql-input';
import { account, feedPages, offers } from './documents.mjs';
import { expectNone, runCommand, writeFiles } from './files.mjs';

/** Keywords of Kotlin that no parameter can be named after. Its generator does not escape them. */
const kotlinKeywords =
  /\bva[lr] (as|break|class|continue|do|else|false|for|fun|if|in|interface|is|null|object|package|return|super|this|throw|true|try|typealias|typeof|val|var|when|while)\b/g;

/** Compiles a file where the compiler is installed. Returns how it was checked. */
async function compile(folder, [command, ...args] = []) {
  if (!command) return 'not compiled: it needs packages of its language';
  try {
    await runCommand(folder, command, ...args);
    return `${command} compiles it`;
  } catch (error) {
    if (error.code === 'ENOENT') return `not compiled: there is no ${command}`;
    throw error;
  }
}

async function write({ folder }, language, file, text, compiler) {
  const path = `generated/${language}`;
  await writeFiles(folder, { [`${path}/${file}`]: text });
  const lines = text.split('\n').length;
  return `${language}: ${lines} lines, ${await compile(`${folder}/${path}`, compiler)}`;
}

/** Generates the types of the whole schema. Each enum and input must be among them. */
const ofSchema = (language, plugin, file, configure, compiler) => async (server) => {
  const types = Object.values(server.schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const scalars = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  // A time and an amount of money are texts in JSON.
  const config = configure((text) => Object.fromEntries(scalars.map(({ name }) => [name, text])));
  const output = await plugin(server.schema, [], config, { outputFile: file });
  const text = typeof output === 'string' ? output : [...(output.prepend ?? []), output.content].join('\n');
  const expected = types.filter((type) => isEnumType(type) || isInputObjectType(type));
  expectNone(expected.filter(({ name }) => !text.includes(name)).map(({ name }) => `There is no ${name}.`));
  if (language === 'Kotlin') expectNone(text.match(kotlinKeywords) ?? []);
  return write(server, language, file, text, compiler);
};

/** Generates the types of the answers to operations, with a reader of their JSON. */
const ofOperations = (language, lang, file, compiler) => async (server) => {
  const input = new GraphQLInput();
  for (const [name, query] of Object.entries({ Feed: feedPages, Offers: offers, Account: account }))
    // quicktype has no field __typename.
    input.addSourceSync({
      name,
      query: query.replaceAll('__typename', ''),
      schema: { data: server.introspection },
    });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang });
  const text = lines.join('\n');
  expectNone(['Feed', 'Offers', 'Account'].filter((name) => !text.includes(name)));
  return write(server, language, file, text, compiler);
};

/** Values keep their names, because the defaults of arguments in Kotlin name them as the schema does. */
const jvm = (scalars) => ({
  package: 'workgrove',
  className: 'Workgrove',
  withTypes: true,
  scalars: scalars('String'),
  namingConvention: { enumValues: 'keep' },
});

/** Code generators of languages other than TypeScript. */
export const generators = [
  {
    name: '@graphql-codegen/kotlin',
    check: ofSchema('Kotlin', kotlin, 'Workgrove.kt', jvm, [
      'kotlinc',
      '-nowarn',
      '-d',
      'out.jar',
      'Workgrove.kt',
    ]),
  },
  {
    name: '@graphql-codegen/java',
    check: ofSchema('Java', java, 'Workgrove.java', jvm, ['javac', '-nowarn', '-d', '.', 'Workgrove.java']),
  },
  {
    name: '@graphql-codegen/c-sharp',
    check: ofSchema('C#', cSharp, 'Workgrove.cs', (scalars) => ({ scalars: scalars('string') })),
  },
  {
    name: '@graphql-codegen/flutter-freezed',
    check: ofSchema('Dart', dart, 'workgrove.dart', (scalars) => ({ customScalars: scalars('String') })),
  },
  {
    name: 'quicktype-core',
    check: ofOperations('Swift', 'swift', 'Workgrove.swift', ['swiftc', '-typecheck', 'Workgrove.swift']),
  },
  {
    name: 'quicktype-graphql-input',
    check: ofOperations('Python', 'python', 'workgrove.py', ['python3', '-m', 'py_compile', 'workgrove.py']),
  },
];
