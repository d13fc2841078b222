/** Variables as the editor shows them. */
export const variablesText = (variables: object): string => JSON.stringify(variables, null, 2);
