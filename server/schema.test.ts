import { existsSync, readFileSync } from 'node:fs';
import { buildASTSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from './context.ts';
import { schema, typeDefs } from './schema.ts';
import { createStore } from './store.ts';
import { walk } from './testing/walk.ts';

const actions = readFileSync('schema/actions.graphql', 'utf8');
/** The contract with the actions, as the client's code generation reads it. */
const whole = buildASTSchema(parse([...typeDefs, actions].join('\n')));
const types = Object.values(whole.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

describe('the contract', () => {
  it('describes every type, field, argument and enum value', () => {
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
        if ('args' in field)
          for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(bare).toEqual([]);
  });

  it('names things alike: types and values as GraphQL does, connections with four fields, pages with two arguments', () => {
    const odd: string[] = [];
    for (const type of types) {
      if (!/^[A-Z][A-Za-z]+$/.test(type.name)) odd.push(type.name);
      if (isEnumType(type))
        for (const { name } of type.getValues()) if (!/^[A-Z][A-Z0-9_]*$/.test(name)) odd.push(name);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const { name, type: answer, args } of Object.values(type.getFields())) {
        if (!/^[a-z][A-Za-z0-9]*$/.test(name)) odd.push(`${type.name}.${name}`);
        if (!/\wConnection!$/.test(String(answer))) continue;
        const page = args
          .filter((arg) => ['first', 'after'].includes(arg.name))
          .map((arg) => `${arg.name}: ${String(arg.type)} = ${String(arg.defaultValue)}`);
        if (page.join() !== 'first: Int = 20,after: String = undefined')
          odd.push(`${type.name}.${name}: ${page.join()}`);
        const connection = whole.getType(String(answer).slice(0, -1));
        const fields = isObjectType(connection) ? Object.keys(connection.getFields()) : [];
        for (const needed of ['totalCount', 'nodes', 'edges', 'pageInfo'])
          if (!fields.includes(needed)) odd.push(`${String(answer)}.${needed}`);
      }
    }
    expect(odd).toEqual([]);
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
    // The viewer has applied to no job and sent no proposal at first (decisions.md).
    const notYet = ['JobApplication', 'Milestone', 'Proposal', 'ProposalEdge'];
    const all = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__'),
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
    // The viewer has applied to no job at first (decisions.md).
    const notYet = ['Job.application'];
    // There are five portraits, and nobody whom the viewer does not know yet has one: initials stand there.
    const faceless = ['SuggestedPerson.avatarUrl', 'Invitation.avatar'];
    // Companies are the ones to tell news of jobs.
    const byCompany = ['JobNotification.actor'];
    const optional = (fields: ReadonlySet<string>) => [...fields].filter(isNullable);
    const always = optional(found.filled).filter((at) => !found.empty.has(at));
    const never = optional(found.empty).filter((at) => !found.filled.has(at));
    expect(always.filter((at) => ![...single, ...caused].includes(at))).toEqual([]);
    expect(never.filter((at) => ![...notYet, ...faceless, ...byCompany].includes(at))).toEqual([]);
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
