import { forgetOwnerStacks } from '../../web/testing/ownerStacks.ts';

// Tests render pages with React's development build.
forgetOwnerStacks();
