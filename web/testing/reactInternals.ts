import * as React from 'react';

interface Internals {
  /** Work that `act` runs when its function has resolved; null outside of `act`. */
  actQueue: unknown[] | null;
  recentlyCreatedOwnerStacks: number;
}

/** State of React in development that it has no function for. */
export const reactInternals = (
  React as unknown as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
