/** A value of a property as search engines document it, and in words for whoever has to mend it. */
type Rule = (value: unknown) => boolean;

const isText: Rule = (value) =>
  typeof value === 'string' &&
  value === value.trim() &&
  /\S/.test(value) &&
  !/^(undefined|null|NaN)$/.test(value);
const isWhole: Rule = (value) => Number.isInteger(value) && (value as number) > 0;
const isAddress: Rule = (value) => isText(value) && /^https?:\/\/[^\s/]+(\/\S*)?$/.test(value as string);
const matches =
  (shape: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && shape.test(value);
const isDate: Rule = (value) =>
  matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/)(value) &&
  !Number.isNaN(Date.parse(value as string));
const isAmount: Rule = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const of =
  (...types: readonly string[]): Rule =>
  (value) =>
    types.includes(String((value as { '@type'?: unknown } | null)?.['@type']));
const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);

interface Type {
  required: Readonly<Record<string, Rule>>;
  recommended?: Readonly<Record<string, Rule>>;
  /** What no single property tells. */
  whole?: (thing: Readonly<Record<string, unknown>>) => boolean;
}

const rated = { aggregateRating: of('AggregateRating') };

/** What Google documents as required and recommended for each type, and what schema.org takes beside it. */
const types: Readonly<Record<string, Type>> = {
  JobPosting: {
    required: {
      title: isText,
      description: isText,
      datePosted: isDate,
      hiringOrganization: of('Organization'),
      jobLocation: of('Place'),
    },
    recommended: {
      employmentType: matches(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/),
      directApply: (value) => typeof value === 'boolean',
      baseSalary: of('MonetaryAmount'),
      url: isAddress,
      identifier: of('PropertyValue'),
      jobLocationType: matches(/^TELECOMMUTE$/),
      applicantLocationRequirements: of('Country', 'State', 'AdministrativeArea'),
      validThrough: isDate,
    },
  },
  MonetaryAmount: { required: { currency: matches(/^[A-Z]{3}$/), value: of('QuantitativeValue') } },
  QuantitativeValue: {
    required: {},
    recommended: {
      value: isAmount,
      minValue: isAmount,
      maxValue: isAmount,
      unitText: matches(/^(HOUR|DAY|WEEK|MONTH|YEAR)$/),
    },
    whole: ({ value, minValue, maxValue, unitText }) =>
      value !== undefined || (Number(minValue) <= Number(maxValue) && unitText !== undefined),
  },
  PropertyValue: { required: { name: isText, value: isText } },
  Place: { required: { address: of('PostalAddress') } },
  PostalAddress: { required: { addressCountry: isText }, recommended: { addressLocality: isText } },
  AdministrativeArea: { required: { name: isText } },
  Organization: {
    required: { name: isText, url: isAddress },
    recommended: {
      description: isText,
      logo: isAddress,
      sameAs: isAddress,
      address: of('PostalAddress'),
      foundingDate: matches(/^\d{4}(-\d\d(-\d\d)?)?$/),
      numberOfEmployees: of('QuantitativeValue'),
    },
  },
  Person: {
    required: { name: isText, url: isAddress },
    recommended: {
      jobTitle: isText,
      description: isText,
      image: isAddress,
      sameAs: isAddress,
      address: of('PostalAddress'),
      knowsAbout: listOf(isText),
    },
  },
  Product: {
    required: { name: isText, image: isAddress, offers: of('Offer') },
    recommended: { description: isText, url: isAddress, ...rated },
  },
  Offer: {
    required: { price: matches(/^\d+\.\d\d$/), priceCurrency: matches(/^[A-Z]{3}$/) },
    recommended: {
      availability: matches(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|SoldOut)$/),
      url: isAddress,
      seller: of('Person', 'Organization'),
      category: matches(/^(Free|Partially Free|Subscription|Paid)$/),
    },
  },
  AggregateRating: {
    required: {
      ratingValue: (value) => isAmount(value) && (value as number) >= 1 && (value as number) <= 5,
      reviewCount: isWhole,
    },
  },
  Course: {
    required: {
      name: isText,
      description: isText,
      provider: of('Organization', 'Person'),
      offers: of('Offer'),
      hasCourseInstance: of('CourseInstance'),
    },
    recommended: { image: isAddress, url: isAddress, ...rated },
  },
  CourseInstance: {
    required: {
      courseMode: matches(/^(Online|Onsite|Blended)$/),
      courseWorkload: matches(/^PT(?=\d)(\d+H)?(\d+M)?$/),
    },
  },
  Service: {
    required: { name: isText, description: isText, provider: of('Person', 'Organization') },
    recommended: { image: isAddress, url: isAddress, ...rated },
  },
  WebPage: { required: { name: isText, url: isAddress }, recommended: { description: isText } },
  BreadcrumbList: {
    required: { itemListElement: listOf(of('ListItem')) },
    whole: ({ itemListElement: steps }) =>
      (steps as readonly { position: number }[]).length > 1 &&
      (steps as readonly { position: number }[]).every(({ position }, i) => position === i + 1),
  },
  ListItem: { required: { position: isWhole, name: isText, item: isAddress } },
};

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** What is wrong with a thing of JSON-LD, and with every thing within it. */
export function findStructuredDataErrors(thing: Thing): string[] {
  const name = String(thing['@type']);
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return [`${name} is no type that is known here`];
  const { required, recommended = {}, whole = () => true } = type;
  const known: Readonly<Record<string, Rule>> = { ...required, ...recommended };
  const own = Object.entries(thing).filter(([property]) => !property.startsWith('@'));
  return [
    ...Object.keys(required)
      .filter((property) => thing[property] === undefined)
      .map((property) => `${name} has no ${property}`),
    ...own
      .filter(([property, value]) => !known[property]?.(value))
      .map(([property, value]) => `${name}.${property}: ${JSON.stringify(value)}`),
    ...(whole(thing) ? [] : [`${name} does not hold together: ${JSON.stringify(thing)}`]),
    ...own.flatMap(([, value]) => [value].flat().filter(isThing).flatMap(findStructuredDataErrors)),
  ];
}
