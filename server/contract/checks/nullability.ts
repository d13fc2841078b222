import { isObjectType } from 'graphql';
import { inTurn, Skipped, Violation, type Recorder } from '../results.ts';
import type { World } from '../world.ts';

/** Checks that every field of every type has a value that its type allows. */
export async function checkNullability({ contract, survey }: World, { verify }: Recorder): Promise<void> {
  const isAction = (name: string) => name === 'Mutation' || name.endsWith('Payload') || name === 'UserError';
  const types = Object.values(contract.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !isAction(type.name),
  );
  await inTurn(types, ({ name }) =>
    verify(name, 'every field has a value that its type allows', () => {
      const [problem, ...more] = survey.problems.get(name) ?? [];
      if (problem) {
        const others = more.length > 0 ? ` (and ${more.length} more)` : '';
        throw new Violation(`${name}.${problem.field} ${problem.message}${others}.`, problem.sent);
      }
      if (!survey.objects.has(name)) throw new Skipped(`The data that was found has no ${name}.`);
    }),
  );
}
