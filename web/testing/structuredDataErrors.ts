/** Checks the value of a property against the search engines' documentation. */
type Rule = (value: unknown) => boolean;

const isText: Rule = (value) =>
  typeof value === 'string' &&
  value === value.trim() &&
  /\S/.test(value) &&
  !/^(undefined|null|NaN)$/.test(value);
const isPositiveInteger: Rule = (value) => Number.isInteger(value) && (value as number) > 0;
const isUrl: Rule = (value) => isText(value) && /^https?:\/\/[^\s/]+(\/\S*)?$/.test(value as string);
const matches =
  (shape: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && shape.test(value);
const isDate: Rule = (value) =>
  matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/)(value) &&
  !Number.isNaN(Date.parse(value as string));
const isAmount: Rule = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const hasType =
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
  /** A condition on several properties together. */
  isConsistent?: (object: Readonly<Record<string, unknown>>) => boolean;
}

const optionalRating = { aggregateRating: hasType('AggregateRating') };

/** Required and recommended properties by type, from Google's documentation; more optional ones from schema.org. */
const types: Readonly<Record<string, Type>> = {
  JobPosting: {
    required: {
      title: isText,
      description: isText,
      datePosted: isDate,
      hiringOrganization: hasType('Organization'),
      jobLocation: hasType('Place'),
    },
    recommended: {
      employmentType: matches(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/),
      directApply: (value) => typeof value === 'boolean',
      baseSalary: hasType('MonetaryAmount'),
      url: isUrl,
      identifier: hasType('PropertyValue'),
      jobLocationType: matches(/^TELECOMMUTE$/),
      applicantLocationRequirements: hasType('Country', 'State', 'AdministrativeArea'),
      validThrough: isDate,
    },
  },
  MonetaryAmount: {
    required: { currency: matches(/^[A-Z]{3}$/), value: hasType('QuantitativeValue') },
    isConsistent: ({ value }) => (value as { unitText?: unknown }).unitText !== undefined,
  },
  QuantitativeValue: {
    required: {},
    recommended: {
      value: isAmount,
      minValue: isAmount,
      maxValue: isAmount,
      unitText: matches(/^(HOUR|DAY|WEEK|MONTH|YEAR)$/),
    },
    isConsistent: ({ value, minValue, maxValue }) =>
      value !== undefined ||
      (minValue !== undefined && (maxValue === undefined || Number(minValue) <= Number(maxValue))),
  },
  PropertyValue: { required: { name: isText, value: isText } },
  Place: { required: { address: hasType('PostalAddress') } },
  PostalAddress: { required: { addressCountry: isText }, recommended: { addressLocality: isText } },
  AdministrativeArea: { required: { name: isText } },
  Organization: {
    required: { name: isText, url: isUrl },
    recommended: {
      description: isText,
      logo: isUrl,
      sameAs: isUrl,
      address: hasType('PostalAddress'),
      foundingDate: matches(/^\d{4}(-\d\d(-\d\d)?)?$/),
      numberOfEmployees: hasType('QuantitativeValue'),
    },
  },
  Person: {
    required: { name: isText, url: isUrl },
    recommended: {
      jobTitle: isText,
      description: isText,
      image: isUrl,
      sameAs: isUrl,
      address: hasType('PostalAddress'),
      knowsAbout: listOf(isText),
    },
  },
  Product: {
    required: { name: isText, image: isUrl, offers: hasType('Offer') },
    recommended: { description: isText, url: isUrl, ...optionalRating },
  },
  Offer: {
    required: { price: matches(/^\d+\.\d\d$/), priceCurrency: matches(/^[A-Z]{3}$/) },
    recommended: {
      availability: matches(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|SoldOut)$/),
      url: isUrl,
      seller: hasType('Person', 'Organization'),
      category: matches(/^(Free|Partially Free|Subscription|Paid)$/),
    },
  },
  AggregateRating: {
    required: {
      ratingValue: (value) => isAmount(value) && (value as number) >= 1 && (value as number) <= 5,
      reviewCount: isPositiveInteger,
    },
  },
  Course: {
    required: {
      name: isText,
      description: isText,
      provider: hasType('Organization', 'Person'),
      offers: hasType('Offer'),
      hasCourseInstance: hasType('CourseInstance'),
    },
    recommended: { image: isUrl, url: isUrl, ...optionalRating },
  },
  CourseInstance: {
    required: {
      courseMode: matches(/^(Online|Onsite|Blended)$/),
      courseWorkload: matches(/^PT(?=\d)(\d+H)?(\d+M)?$/),
    },
  },
  Service: {
    required: { name: isText, description: isText, provider: hasType('Person', 'Organization') },
    recommended: { image: isUrl, url: isUrl, ...optionalRating },
  },
  WebPage: { required: { name: isText, url: isUrl }, recommended: { description: isText } },
  BreadcrumbList: {
    required: { itemListElement: listOf(hasType('ListItem')) },
    isConsistent: ({ itemListElement: steps }) =>
      (steps as readonly { position: number }[]).length > 1 &&
      (steps as readonly { position: number }[]).every(({ position }, i) => position === i + 1),
  },
  ListItem: { required: { position: isPositiveInteger, name: isText, item: isUrl } },
};

type JsonLdObject = Readonly<Record<string, unknown>>;
const isJsonLdObject = (value: unknown): value is JsonLdObject =>
  typeof value === 'object' && value !== null && '@type' in value;

/** Returns the errors of a JSON-LD object and of all objects inside it. */
export function findStructuredDataErrors(object: JsonLdObject): string[] {
  const name = String(object['@type']);
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return [`${name} is an unknown type`];
  const { required, recommended = {}, isConsistent = () => true } = type;
  const rules: Readonly<Record<string, Rule>> = { ...required, ...recommended };
  const own = Object.entries(object).filter(([property]) => !property.startsWith('@'));
  return [
    ...Object.keys(required)
      .filter((property) => object[property] === undefined)
      .map((property) => `${name} has no ${property}`),
    ...own
      .filter(([property, value]) => !rules[property]?.(value))
      .map(([property, value]) => `${name}.${property}: ${JSON.stringify(value)}`),
    ...(isConsistent(object) ? [] : [`${name} is inconsistent: ${JSON.stringify(object)}`]),
    ...own.flatMap(([, value]) => [value].flat().filter(isJsonLdObject).flatMap(findStructuredDataErrors)),
  ];
}
