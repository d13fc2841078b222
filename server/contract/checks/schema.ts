import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { specifiedDirectives, type GraphQLSchema } from 'graphql';
import { inTurn, Violation, Warning, type Recorder } from '../results.ts';

const specified = new Set(specifiedDirectives.map(({ name }) => name));

/** Checks that the server's schema has all of the contract. Additions are allowed. */
export async function checkSchema(
  contract: GraphQLSchema,
  served: GraphQLSchema | string,
  { verify }: Recorder,
): Promise<void> {
  const property = 'has the types and fields of the contract';
  if (typeof served === 'string')
    return verify('Query', property, () => {
      throw new Violation(served);
    });
  const changes = (await diff(contract, served)).filter(
    ({ criticality, path = '' }) =>
      criticality.level !== CriticalityLevel.NonBreaking &&
      !specified.has(path.replace(/^@/, '').split('.')[0]!),
  );
  await inTurn(changes, ({ criticality, message, path = '' }) =>
    verify(path.split('.')[0]!, `${path} is as in the contract`, () => {
      if (criticality.level === CriticalityLevel.Breaking) throw new Violation(`${message}.`);
      throw new Warning(`${message}.`);
    }),
  );
  if (!changes.some(({ criticality }) => criticality.level === CriticalityLevel.Breaking))
    await verify('Query', property, () => {});
}
