/** An e-mail address such as name@example.com: one address, without a name or a comment beside it. */
export const emailFormat = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

/** A phone number such as +47 555 01 234. */
export const phoneFormat = /^\+?([\s().-]*\d){5,}[\s().-]*$/;

/** A web address such as https://example.com. */
export const webAddressFormat = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

/**
 * A name that people read: no invisible characters, such as those that change the direction of the text. Joiners after a
 * letter or a symbol are part of some languages and emoji.
 */
export const nameFormat =
  /^([^\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?<=[\p{L}\p{M}\p{N}\p{S}])(\u200c|\u200d|\ufe0f))*$/u;
