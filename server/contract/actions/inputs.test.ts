import { coerceInputValue } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema.ts';
import { sampleStore } from '../../testing/sample.ts';
import { actionsOf } from '../checks/actions.ts';
import { createClient } from '../client.ts';
import { readContract } from '../contract.ts';
import { inProcess } from '../testing/inProcess.ts';
import { readWorld, type World } from '../world.ts';
import { inputsOf, longTexts, withValue, type Action } from './inputs.ts';

const contract = readContract();
const actions = actionsOf(contract);

let world: World;
beforeAll(async () => {
  world = await readWorld(contract, schema, createClient(inProcess(schema, sampleStore).send).ask);
});

/** The values of an input that its type does not allow. */
function invalid({ input }: Action, value: unknown): string[] {
  const found: string[] = [];
  if (input)
    coerceInputValue(value, input, (path, _value, error) =>
      found.push(`${path.join('.')}: ${error.message}`),
    );
  return found;
}

/** Actions on objects that the sample does not have. */
const withoutObjects = ['withdrawProposal'];

test('every action has a valid input with an object of the data', () => {
  const without = actions.filter((action) => inputsOf(action, world).length === 0).map(({ name }) => name);
  expect(without).toEqual(withoutObjects);
  const problems = actions.flatMap((action) =>
    inputsOf(action, world).flatMap((input) =>
      invalid(action, input).map((text) => `${action.name} ${text}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('the objects of an input are of the type that it names', () => {
  const named = (name: string) => actions.find((action) => action.name === name)!;
  const firstOf = (name: string) => inputsOf(named(name), world)[0];
  expect(firstOf('setJobSaved')).toEqual({ jobId: expect.stringMatching(/^job-/), saved: true });
  expect(firstOf('sendMessage')).toEqual({
    conversationId: expect.stringMatching(/^contact-/),
    text: 'Contract test x',
  });
  expect(firstOf('setLessonCompleted')).toMatchObject({ courseId: expect.stringMatching(/^course-/) });
  expect(firstOf('setApplicationStatus')).toMatchObject({
    applicationId: expect.stringMatching(/^application-/),
  });
  expect(firstOf('updateJob')).toMatchObject({ job: { description: expect.stringMatching(/^.{20,}$/) } });
  expect(firstOf('signUp')).toMatchObject({ acceptsTerms: true, email: expect.stringMatching(/^\S+@\S+$/) });
});

test('a text that is too long is valid in its type, and one character longer than its bound', () => {
  const texts = actions.flatMap((action) => longTexts(action.input).map((long) => ({ action, ...long })));
  expect(texts.length).toBeGreaterThan(60);
  for (const { action, path, text } of texts)
    expect(
      invalid(action, withValue(inputsOf(action, world)[0] ?? {}, path, text)).filter((found) =>
        found.startsWith(path.join('.')),
      ),
    ).toEqual([]);
  const lengths = texts.filter(({ path }) => path.at(-1) === 'email').map(({ text }) => text.length);
  expect(new Set(lengths)).toEqual(new Set([255]));
});
