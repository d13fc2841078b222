import { isObjectType } from 'graphql';
import { Skipped, Violation, type Recorder } from '../results.ts';
import type { World } from '../world.ts';

/** Checks that every field of every type has a value that its type allows. */
export async function checkNullability({ contract, survey }: World, { verify }: Recorder): Promise<void> {
  const isAction = (name: string) => name === 'Mutation' || name.endsWith('Payload') || name === 'UserError';
  for (const type of Object.values(contract.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || isAction(type.name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- nothing is requested
    await verify(type.name, 'every field has a value that its type allows', () => {
      const [problem, ...more] = survey.problems.get(type.name) ?? [];
      if (problem) {
        const others = more.length > 0 ? ` (and ${more.length} more)` : '';
        throw new Violation(`${type.name}.${problem.field} ${problem.message}${others}.`, problem.sent);
      }
      if (!survey.objects.has(type.name)) throw new Skipped(`The data that was found has no ${type.name}.`);
    });
  }
}
