/** An e-mail address such as name@example.com. */
export const emailFormat = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A phone number such as +47 555 01 234. */
export const phoneFormat = /^\+?([\s().-]*\d){5,}[\s().-]*$/;

/** A web address such as https://example.com. */
export const webAddressFormat = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;
