import { disableOwnerStacks } from '../../web/testing/disableOwnerStacks.ts';

// Pages are rendered by React as in development.
disableOwnerStacks();
