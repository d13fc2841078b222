import type { FieldFunctionOptions, Reference } from '@apollo/client';

/** Whether the viewer has logged out in this tab, for field policies. */
export const isLoggedOut = ({ readField }: Pick<FieldFunctionOptions, 'readField'>): boolean => {
  const viewer = readField<Reference>('viewer', { __ref: 'ROOT_QUERY' });
  return viewer !== undefined && readField<boolean>('isAuthenticated', viewer) === false;
};
