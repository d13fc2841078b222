import { vi } from 'vitest';
import { disableOwnerStacks } from '../../web/testing/disableOwnerStacks.ts';

// Pages render with React's development build, whose owner stacks would slow the tests.
disableOwnerStacks();

vi.mock('better-auth/crypto', () => import('./passwords.ts'));
