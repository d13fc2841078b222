import type { Company, CreateCompanyPageInput } from '../../schema/generated/types.ts';

/** Fields that depend on the reader, and lists of other objects. */
type Derived =
  | 'id'
  | 'founder'
  | 'viewerIsFollowing'
  | 'viewerIsMember'
  | 'values'
  | 'leadership'
  | 'jobs'
  | 'employees'
  | 'updates';

/** A new field of Company does not compile until it has a value here. */
export const createdCompany = (input: CreateCompanyPageInput): Omit<Company, Derived> => ({
  name: input.name,
  industry: input.industry,
  size: input.size,
  location: input.location,
  websiteUrl: input.websiteUrl ?? null,
  description: input.description,
  about: input.description,
  logo: null,
  coverImage: '/art/rings-fern-47.svg',
  // The form asks for neither.
  founded: null,
  employeeCount: null,
  openPositions: 0,
  followers: 0,
  views: 0,
  posts: 0,
  specialties: [],
});

/** What the form changes in a company. The number of employees is unknown once the company is in another size band. */
export const editedCompany = (
  { size, employeeCount }: Pick<Company, 'size' | 'employeeCount'>,
  input: CreateCompanyPageInput,
) => ({
  ...input,
  websiteUrl: input.websiteUrl ?? null,
  employeeCount: input.size === size ? employeeCount : null,
});
