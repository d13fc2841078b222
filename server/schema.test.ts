import { existsSync, readFileSync, readdirSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from './context.ts';
import { schema, typeDefs } from './schema.ts';
import { createStore } from './store.ts';
import { walk } from './testing/walk.ts';

/** The contract with the simulated actions, as the client's code generation reads it. */
const whole = buildSchema(
  readdirSync('schema')
    .map((file) => readFileSync(`schema/${file}`, 'utf8'))
    .join('\n'),
);
const types = Object.values(whole.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** An action's `createPost(input: CreatePostInput!): CreatePostPayload!` says what they are. */
const isOfAction = ({ name }: { name: string }) => /(Input|Payload)$/.test(name);

describe('the contract', () => {
  it('describes every type, field, argument and enum value; what an action takes and answers need not repeat names', () => {
    const bare: string[] = [];
    const look = (at: string, { description }: { description?: string | null | undefined }) => {
      if (!description?.trim()) bare.push(at);
    };
    for (const type of types) {
      if (isOfAction(type)) continue;
      if (!isBuiltIn(type.name)) look(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        if ('args' in field && type !== whole.getMutationType())
          for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(bare).toEqual([]);
  });

  it('has no file over 250 lines, the limit that lint sets for code', () => {
    const long = readdirSync('schema').filter(
      (file) => readFileSync(`schema/${file}`, 'utf8').trimEnd().split('\n').length > 250,
    );
    expect(long).toEqual([]);
  });

  it('holds every action to one form: its input, and a payload that says what has changed or why not', () => {
    const actions = Object.values(whole.getMutationType()?.getFields() ?? {});
    const odd: string[] = [];
    for (const { name, args, type } of actions) {
      const Name = name.charAt(0).toUpperCase() + name.slice(1);
      if (
        !['', `input: ${Name}Input!`].includes(args.map((arg) => `${arg.name}: ${String(arg.type)}`).join())
      )
        odd.push(`${name}(…)`);
      const payload = whole.getType(`${Name}Payload`);
      if (String(type) !== `${Name}Payload!` || !isObjectType(payload)) odd.push(`${name}: ${String(type)}`);
      else {
        const { userErrors, ...changed } = payload.getFields();
        if (String(userErrors?.type) !== '[UserError!]!') odd.push(`${name}.userErrors`);
        // A refused action answers null for all that it would have changed.
        for (const field of Object.values(changed))
          if (isNonNullType(field.type)) odd.push(`${name}.${field.name}: ${String(field.type)}`);
      }
    }
    expect(odd).toEqual([]);
    expect(actions.length).toBeGreaterThan(60);
  });

  it('is served with the actions that stand beside their noun; without any, nothing is left of them', () => {
    const real = Object.keys(buildSchema(typeDefs.join('\n')).getMutationType()?.getFields() ?? {});
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(real);
    expect('Mutation' in schema.getTypeMap()).toBe(real.length > 0);
    expect('UserError' in schema.getTypeMap()).toBe(real.length > 0);
  });
});

describe('the sample data', () => {
  const store = createStore();
  const found = walk(schema, createContext(store));

  it('answers every field of every object, with nothing null where the schema says none', () => {
    expect([...found.faults]).toEqual([]);
  });

  it('would not pass with a value missing or a relation broken', () => {
    const broken = createStore();
    const [job] = broken.jobs.values();
    Object.assign(job ?? {}, { title: null, companyId: 'company-that-is-not' });
    const faults = [...walk(schema, createContext(broken)).faults];
    expect(faults).toContain('Job.title: null where the schema says none');
    expect(faults).toContainEqual(expect.stringContaining("refers to 'company-that-is-not'"));
  });

  it('has an object of every type', () => {
    // The sample's viewer has no payment methods and bills: their texts for 'none' are to be seen.
    const without = ['PaymentMethod', 'Bill'];
    // At first the viewer has applied to no job and sent no proposal: actions create these in the browser's tab.
    const notYet = ['JobApplication', 'Milestone', 'Proposal', 'ProposalEdge'];
    const ofActions = ['Mutation', 'UserError'];
    const all = Object.values(schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) &&
        !type.name.startsWith('__') &&
        !isOfAction(type) &&
        !ofActions.includes(type.name),
    );
    const missing = all.map(({ name }) => name).filter((name) => !found.types.has(name));
    expect(missing.toSorted()).toEqual([...without, ...notYet].toSorted());
  });

  it('has every optional field both with and without a value', () => {
    // There is one of each, and it has a value.
    const single = [
      'Viewer.avatar',
      'Viewer.company',
      'ProfileSettings.industry',
      'Query.topJob',
      'CreatorDashboard.mostPopular',
    ];
    // Somebody has always caused what these tell.
    const caused = ['MessageNotification.actor', 'NetworkNotification.actor', 'PostNotification.actor'];
    // At first the viewer has applied to no job and ordered no gig.
    const notYet = ['Job.application', 'Gig.viewerOrder'];
    // The alerts of the sample are for words and places only.
    const unfiltered = ['datePosted', 'experienceLevel', 'companyId', 'workplace'].map(
      (at) => `JobAlert.${at}`,
    );
    // Whoever has a page or a name of their own in the sample has a portrait; reviewers need not.
    const pictured = [
      ...['Person', 'Profile', 'SuggestedPerson'].map((type) => `${type}.avatarUrl`),
      ...['Contact', 'GigCreator', 'Connection', 'Invitation'].map((type) => `${type}.avatar`),
      ...['CompanyLeader', 'CompanyEmployee', 'Client'].map((type) => `${type}.avatar`),
    ];
    // Companies are the ones to tell news of jobs.
    const byCompany = ['JobNotification.actor'];
    // Only what is created in the browser's tab is without.
    const ofTab = [
      'GigPackages.standard',
      'GigPackages.premium',
      'Project.budgetBand',
      'ProjectDetails.lengthBand',
    ];
    const optional = (fields: ReadonlySet<string>) => [...fields].filter(isNullable);
    const always = optional(found.filled).filter((at) => !found.empty.has(at));
    const never = optional(found.empty).filter((at) => !found.filled.has(at));
    expect(always.filter((at) => ![...single, ...caused, ...pictured, ...ofTab].includes(at))).toEqual([]);
    expect(never.filter((at) => ![...notYet, ...byCompany, ...unfiltered].includes(at))).toEqual([]);
  });

  it('names no picture that does not exist', () => {
    const pictures = [...found.texts].filter(([text]) => /^\/[^\s]+\.\w+$/.test(text));
    expect(pictures.length).toBeGreaterThan(40);
    expect(pictures.filter(([path]) => !existsSync(`web/public${path}`))).toEqual([]);
  });

  it('names no record that does not exist', () => {
    const broken: string[] = [];
    const known = new Set(
      Object.values(store).flatMap((records) => (records instanceof Map ? Array.from(records.keys()) : [])),
    );
    const look = (value: unknown, owner: string, key = ''): void => {
      if (Array.isArray(value)) for (const item of value) look(item, owner, key.replace(/s$/, ''));
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) look(inner, owner, name);
      else if (key.endsWith('Id') && key !== 'categoryId' && typeof value === 'string')
        if (!known.has(value)) broken.push(`${owner}: ${key} '${value}'`);
    };
    for (const records of Object.values(store))
      if (records instanceof Map) for (const [id, record] of records) look(record, id);
    expect(broken).toEqual([]);
  });

  it('gives every node an id of its own that can stand in an address', () => {
    const ids = Object.values(store.nodes).flatMap((records) => Array.from(records.keys()));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]{3,64}$/.test(id))).toEqual([]);
  });
});

function isBuiltIn(name: string): boolean {
  return ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name);
}

function isNullable(at: string): boolean {
  const [typeName = '', fieldName = ''] = at.split('.');
  const type = schema.getType(typeName);
  return isObjectType(type) && !String(type.getFields()[fieldName]?.type).endsWith('!');
}
