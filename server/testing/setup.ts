import { disableOwnerStacks } from '../../web/testing/disableOwnerStacks.ts';

// Pages render with React's development build, whose owner stacks would slow the tests.
disableOwnerStacks();
