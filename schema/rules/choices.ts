/** Each value of an enum with its id in addresses and options, and the label shown, in the order of the screen. */
export type Choices<Value extends string> = Readonly<
  Record<Value, { readonly id: string; readonly label: string }>
>;
