/** Characters of a text, or values of a number. */
export interface Range {
  readonly min?: number;
  readonly max: number;
  /** Whether it is an amount in USD with cents. The type Int has whole numbers alone. */
  readonly cents?: true;
}

/** Whether an amount has no fraction of a cent. */
export const isInCents = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/** Number of items of a list, and characters of each. */
export interface ListBounds {
  readonly max: number;
  readonly maxLength?: number;
}

/** Bounds of an input's fields. Forms enforce them; the SDL's descriptions name the same numbers. */
export type Bounds<Input> = { readonly [K in keyof Input]?: Range | ListBounds };

/** Characters of every `email` of an input. */
export const emailBounds = { min: 1, max: 254 };

/** Characters of every password of an input. */
export const passwordBounds = { max: 128 };

/** Characters of a password that an account gets. Simulated mode has no accounts and accepts any. */
export const newPasswordBounds = { min: 8, ...passwordBounds };

/** Characters of every `phone` of an input. */
export const phoneBounds = { max: 30 };

/** Largest files, in MB. */
export const maxMegabytes = { picture: 5, file: 100, resume: 10 };

/** Characters of the address of a picture. A data URL, which contains its file, has a size instead. */
export const pictureBounds = { max: 300, maxMegabytes: maxMegabytes.picture };

/** Characters of the name of a file or of its media type. */
export const fileNameBounds = { max: 300 };
