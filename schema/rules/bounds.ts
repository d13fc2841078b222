import { signUpInputBounds } from '../generated/account.actions.ts';
import { applyToJobInputBounds } from '../generated/jobApplication.actions.ts';
import { createPostInputBounds } from '../generated/post.actions.ts';

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

export type FieldBounds = Range | ListBounds | { readonly max: number; readonly maxMegabytes: number };

/** Bounds of every `email` and `phone`, and of the name of a file or its media type. */
export const {
  email: emailBounds,
  phone: phoneBounds,
  resumeFileName: fileNameBounds,
} = applyToJobInputBounds;

/** Bounds of an entered password, and of a new one in live mode. Simulated mode has no accounts and accepts any password. */
export const { confirmPassword: passwordBounds, password: newPasswordBounds } = signUpInputBounds;

/** Characters of the address of a picture. A data URL, which contains its file, has a size instead. */
export const pictureBounds = createPostInputBounds.image;

/** Sizes of chosen files. A product's `file` and a résumé are not sent, so the forms alone check them. */
export const maxMegabytes = { picture: pictureBounds.maxMegabytes, file: 100, resume: 10 };
