import { uncountedFields } from './live/uncounted.ts';
import { existsSync, readFileSync } from 'node:fs';
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
import { schemaFiles } from './schemaFiles.ts';
import { createStore } from './store.ts';
import { walk } from './testing/walk.ts';

/** The contract with the simulated actions, as the client's code generation reads it. */
const completeSchema = buildSchema(Object.values(schemaFiles).join('\n'));
const types = Object.values(completeSchema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** Whether a type is an action's input or payload, as in `createPost(input: CreatePostInput!): CreatePostPayload!`. */
const isOfAction = ({ name }: { name: string }) => /(Input|Payload)$/.test(name);

describe('the schema', () => {
  it('describes every type, field, argument and enum value; the type of its input describes that of an action', () => {
    const bare: string[] = [];
    const look = (at: string, { description }: { description?: string | null | undefined }) => {
      if (!description?.trim()) bare.push(at);
    };
    for (const type of types) {
      if (!isBuiltIn(type.name)) look(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        if ('args' in field && type !== completeSchema.getMutationType())
          for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(bare).toEqual([]);
  });

  it('has no file over 250 lines, the limit that lint sets for code', () => {
    const long = Object.keys(schemaFiles).filter(
      (file) => readFileSync(`schema/${file}`, 'utf8').trimEnd().split('\n').length > 250,
    );
    expect(long).toEqual([]);
  });

  it('gives every action one input, and a payload with nullable fields and userErrors', () => {
    const actions = Object.values(completeSchema.getMutationType()?.getFields() ?? {});
    const odd: string[] = [];
    for (const { name, args, type } of actions) {
      const Name = name.charAt(0).toUpperCase() + name.slice(1);
      if (
        !['', `input: ${Name}Input!`].includes(args.map((arg) => `${arg.name}: ${String(arg.type)}`).join())
      )
        odd.push(`${name}(…)`);
      const payload = completeSchema.getType(`${Name}Payload`);
      if (String(type) !== `${Name}Payload!` || !isObjectType(payload)) odd.push(`${name}: ${String(type)}`);
      else {
        const { userErrors, ...changed } = payload.getFields();
        if (String(userErrors?.type) !== '[UserError!]!') odd.push(`${name}.userErrors`);
        // A refused action returns null in all fields of its payload.
        for (const field of Object.values(changed))
          if (isNonNullType(field.type)) odd.push(`${name}.${field.name}: ${String(field.type)}`);
      }
    }
    expect(odd).toEqual([]);
    expect(actions.length).toBeGreaterThan(60);
  });

  it('is served with the real mutations, or without Mutation if there are none', () => {
    const real = Object.keys(buildSchema(typeDefs.join('\n')).getMutationType()?.getFields() ?? {});
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(real);
    expect('Mutation' in schema.getTypeMap()).toBe(real.length > 0);
    expect('UserError' in schema.getTypeMap()).toBe(real.length > 0);
  });
});

describe('the sample data', () => {
  const store = createStore();
  const found = walk(schema, createContext(store));

  it('resolves every field of every object, and no non-null field is null', () => {
    expect([...found.faults]).toEqual([]);
  });

  it('fails the walk if a value is missing or a relation is broken', () => {
    const broken = createStore();
    const [job] = broken.jobs.values();
    Object.assign(job ?? {}, { title: null, companyId: 'company-that-is-not' });
    const faults = [...walk(schema, createContext(broken)).faults];
    expect(faults).toContain('Job.title: null where the schema says none');
    expect(faults).toContainEqual(expect.stringContaining("refers to 'company-that-is-not'"));
  });

  it('has an object of every type', () => {
    // The sample's viewer has no payment methods and bills, so that the screens show their empty states.
    const without = ['PaymentMethod', 'Bill'];
    // At first the viewer has sent no proposal: actions create them in the browser's tab.
    const notYet = ['Proposal', 'ProposalEdge'];
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

  it('has every nullable field both with and without a value', () => {
    // The sample has one object of each, and it has a value.
    const single = [
      'Viewer.avatar',
      'Viewer.company',
      'Viewer.client',
      'ProfileSettings.industry',
      'Query.topJob',
      'CreatorDashboard.mostPopular',
    ];
    // These notifications always have an actor.
    const caused = ['MessageNotification.actor', 'NetworkNotification.actor', 'PostNotification.actor'];
    // At first the viewer has applied to no job and ordered no gig, and no notification is about a single order. No
    // member has created a company page.
    const notYet = [
      'Job.application',
      'Company.founder',
      'Gig.viewerOrder',
      'MarketplaceNotification.order',
      'Activity.order',
      'GigOrder.changedAt',
      'GigOrder.changedAgo',
    ];
    // The alerts of the sample are for words and places only.
    const unfiltered = ['datePosted', 'experienceLevel', 'companyId', 'workplace', 'type', 'minSalary'].map(
      (at) => `JobAlert.${at}`,
    );
    // The walk searches without typing errors.
    const correct = ['SearchConnection.correctedQuery'];
    // All people of the sample have a portrait; reviewers need none.
    const pictured = [
      ...['Person', 'Profile', 'SuggestedPerson'].map((type) => `${type}.avatarUrl`),
      ...['Contact', 'GigCreator', 'Connection', 'Invitation'].map((type) => `${type}.avatar`),
      ...['CompanyLeader', 'CompanyEmployee', 'Client'].map((type) => `${type}.avatar`),
    ];
    // Companies, not people, cause job notifications.
    const byCompany = ['JobNotification.actor'];
    // An applicant who deletes the account takes them away.
    const deleted = ['JobApplication.email', 'JobApplication.phone'];
    // Only records that members create have null here.
    const ofTab = [
      'Company.founded',
      'Company.employeeCount',
      'GigPackages.standard',
      'JobApplication.matchScore',
      'GigPackages.premium',
      'Project.budget',
      'Project.budgetBand',
      ...['projectLength', 'lengthBand', 'workload', 'workloadBand'].map((at) => `ProjectDetails.${at}`),
    ];
    const optional = (fields: ReadonlySet<string>) => [...fields].filter(isNullable);
    const always = optional(found.filled).filter((at) => !found.empty.has(at));
    const never = optional(found.empty).filter((at) => !found.filled.has(at));
    expect(
      always.filter(
        (at) => ![...single, ...caused, ...pictured, ...deleted, ...ofTab, ...uncountedFields].includes(at),
      ),
    ).toEqual([]);
    expect(never.filter((at) => ![...notYet, ...byCompany, ...unfiltered, ...correct].includes(at))).toEqual(
      [],
    );
  });

  it('refers only to existing pictures', () => {
    const pictures = [...found.texts].filter(([text]) => /^\/[^\s]+\.\w+$/.test(text));
    expect(pictures.length).toBeGreaterThan(40);
    expect(pictures.filter(([path]) => !existsSync(`web/public${path}`))).toEqual([]);
  });

  it('refers only to existing records', () => {
    const broken: string[] = [];
    const tables = Object.values(store.sample).filter((value) => value instanceof Map);
    const existingIds = new Set(
      [...tables, store.threads].flatMap((records) => Array.from<string>(records.keys())),
    );
    const look = (value: unknown, owner: string, key = ''): void => {
      if (Array.isArray(value)) for (const item of value) look(item, owner, key.replace(/s$/, ''));
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) look(inner, owner, name);
      else if (key.endsWith('Id') && key !== 'categoryId' && typeof value === 'string')
        if (!existingIds.has(value)) broken.push(`${owner}: ${key} '${value}'`);
    };
    for (const records of tables) for (const [id, record] of records) look(record, id);
    expect(broken).toEqual([]);
  });

  it('has unique ids that are valid in URLs', () => {
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
