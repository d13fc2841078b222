import { forgetOwnerStacks } from '../../web/testing/ownerStacks.ts';

// Pages are rendered by React as in development.
forgetOwnerStacks();
