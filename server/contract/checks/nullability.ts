import { objectTypes } from '../contract.ts';
import { skipEmpty, Violation, type Verify } from '../results.ts';
import type { World } from '../world.ts';

const isAction = (name: string) => name === 'Mutation' || name.endsWith('Payload') || name === 'UserError';

/** Checks that every field of every type has a value that its type allows. */
export function checkNullability({ contract, survey }: World, verify: Verify): void {
  for (const { name } of objectTypes(contract).filter((type) => !isAction(type.name)))
    verify(name, 'every field has a value that its type allows', () => {
      const [problem, ...more] = survey.problems.get(name) ?? [];
      if (problem) {
        const others = more.length > 0 ? ` (and ${more.length} more)` : '';
        throw new Violation(`${name}.${problem.field} ${problem.message}${others}.`, problem.origin);
      }
      skipEmpty(survey.objects.get(name) ?? [], name);
    });
}
