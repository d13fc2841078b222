import {
  buildClientSchema,
  buildSchema,
  coerceInputValue,
  getIntrospectionQuery,
  introspectionFromSchema,
  isInputType,
  parse,
  validate,
  typeFromAST,
  Kind,
  type IntrospectionQuery,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { actionPlaces } from '../../graphql/actionPlaces.ts';
import { completeTypeDefs } from '../../graphql/schema.ts';
import { serveApp } from '../../testing/serveApp.ts';
import { describedActions } from './reference.ts';

const served = serveApp();

const sandbox = 'https://studio.apollographql.com';
const contract = buildSchema(completeTypeDefs('Simulated').join('\n'));
const actions = [...describedActions(contract).values()].flat();

describe('/graphql/schema.graphql', () => {
  it('agrees with introspection in types, fields, arguments, defaults, descriptions and deprecations', async () => {
    const { text } = await served.ask('/graphql/schema.graphql');
    const options = { inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true };
    const reply = await served.post({ query: getIntrospectionQuery(options) });
    const { data } = JSON.parse(reply.text) as { data: IntrospectionQuery };
    const sortedTypes = ({ __schema: { types, directives, ...rest } }: IntrospectionQuery) => ({
      ...rest,
      types: types.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      directives: directives.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    });
    expect(sortedTypes(introspectionFromSchema(buildSchema(text), options))).toEqual(
      // Built as a client does, so that both lists have the built-in types in the same form.
      sortedTypes(introspectionFromSchema(buildClientSchema(data), options)),
    );
    expect(text).toContain('"Maximum number of items, 1 to 100."');
    expect(text).toContain('first: Int = 20');
    expect(text).not.toContain('Mutation');
  });

  it('has the description of the scalar, too', async () => {
    const { text } = await served.ask('/graphql/schema.graphql');
    expect(buildSchema(text).getType('DateTime')?.description).toMatch(/^An ISO 8601 timestamp/);
  });

  it('is a text that a browser revalidates, and that Apollo Sandbox may read', async () => {
    const first = await served.ask('/graphql/schema.graphql', { headers: { origin: sandbox } });
    expect(first).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'access-control-allow-origin': sandbox,
        vary: 'origin',
      },
    });
    const again = await served.ask('/graphql/schema.graphql', {
      headers: { 'if-none-match': String(first.headers.etag), origin: 'https://evil.example' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('/graphql/actions', () => {
  const open = async () => served.ask('/graphql/actions');

  it('describes every action, every field of its input and payload, and where to try it', async () => {
    const { status, text } = await open();
    expect(status).toBe(200);
    for (const { name, input, payload } of actions) {
      const [, article = ''] = new RegExp(`<article id="${name}">([^]*?)</article>`).exec(text) ?? [];
      for (const field of [...input, ...payload]) {
        expect([name, field.name, field.description]).not.toContain('');
        expect(article).toContain(`<th scope="row"><code>${field.name}</code></th>`);
      }
      const place = actionPlaces.get(name);
      expect(article).toContain(place ? `Try it: open <a href="${place.path}">` : 'No screen has a control');
    }
  });

  it('names limits, nested fields, default values and enum values', async () => {
    const { text } = await open();
    expect(text).toContain('Plain text, 1 to 3,000 characters after trimming.');
    expect(text).toContain('<code>product.title</code>');
    expect(text).toContain('<code>ProductVisibility! = DRAFT</code>');
    expect(text).toContain(
      "<li><code>COPY_LINK</code> A copied link: it is accepted and changes nothing; label 'Copy link'.</li>",
    );
  });

  it('has a policy that allows only its own styles and the script of this site', async () => {
    const { headers, text } = await open();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/ (?:style|on\w+)=/);
    const [, script] = /<script type="module" src="([^"]+)">/.exec(text) ?? [];
    const { status, headers: ofScript } = await served.ask(script!);
    expect([status, ofScript['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('has an example for each action, valid in the contract and with variables of the right types', () => {
    for (const { name, example } of actions) {
      const document = parse(example.operation);
      expect([name, validate(contract, document)]).toEqual([name, []]);
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} has no operation.`);
      for (const { variable, type } of operation.variableDefinitions ?? []) {
        const inputType = typeFromAST(contract, type as never);
        if (!isInputType(inputType)) throw new Error(`${name} has no input.`);
        coerceInputValue(example.variables[variable.name.value], inputType);
      }
    }
  });
});
