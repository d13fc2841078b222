type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** One object with the properties of all parts. Unlike a spread, it keeps getters. */
export function merge<const Parts extends readonly object[]>(...parts: Parts) {
  const descriptors = parts.map((part) => Object.getOwnPropertyDescriptors(part));
  return Object.defineProperties(
    {},
    Object.assign({}, ...descriptors) as PropertyDescriptorMap,
  ) as Intersection<Parts[number]>;
}
