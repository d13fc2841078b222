import { existsSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  printSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from '../data/context.ts';
import { schema, typeDefs } from './schema.ts';
import { schemaFiles } from './schemaFiles.ts';
import { createStore } from '../data/store.ts';
import { createLiveSchema, createSchemaWithActions } from '../live/schema.ts';
import { walk } from '../testing/walk.ts';

/** The contract with the simulated actions, as the client's code generation reads it. */
const completeSchema = buildSchema(Object.values(schemaFiles).join('\n'));
const types = Object.values(completeSchema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

describe('the schema', () => {
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
    expect(faults).toContainEqual(expect.stringContaining("refer to 'company-that-is-not'"));
  });

  it('refers only to existing pictures', () => {
    const pictures = [...found.texts].filter(([text]) => /^\/[^\s]+\.\w+$/.test(text));
    expect(pictures.length).toBeGreaterThan(40);
    expect(pictures.filter(([path]) => !existsSync(`web/public${path}`))).toEqual([]);
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

it('tells of its own mode only', () => {
  const live = printSchema(createLiveSchema());
  expect(live).not.toMatch(/Simulated|Live:|\.actions\.graphql/);
  expect(live).toContain('False for a guest.');
  const simulated = printSchema(createSchemaWithActions());
  expect(simulated).not.toMatch(/Live:/);
  expect(simulated).toContain('Simulated: the list does not change (SS-45).');
});
