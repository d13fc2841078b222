import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import { Violation, Warning, type Verify } from '../results.ts';

/** Checks that a server's schema has all of the contract but its directives; a text in its place says why it has none. */
export async function checkSchema(
  contract: GraphQLSchema,
  served: GraphQLSchema | string,
  verify: Verify,
): Promise<void> {
  const property = 'has the types and fields of the contract';
  if (typeof served === 'string')
    return verify('Query', property, () => {
      throw new Violation(served);
    });
  const changes = (await diff(contract, served)).filter(
    ({ criticality, path = '' }) => criticality.level !== CriticalityLevel.NonBreaking && !path.includes('@'),
  );
  const isBreaking = ({ criticality }: (typeof changes)[number]) =>
    criticality.level === CriticalityLevel.Breaking;
  for (const change of changes) {
    const { message, path = '' } = change;
    verify(path.split('.')[0]!, `${path} is as in the contract`, () => {
      throw isBreaking(change) ? new Violation(`${message}.`) : new Warning(`${message}.`);
    });
  }
  if (!changes.some(isBreaking)) verify('Query', property, () => {});
}
