import type {
  Company,
  CompanySize,
  ContactCompanyInput,
  CreateCompanyPageInput,
  ScheduleConsultationInput,
} from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';
import { messageBounds } from '../channel/input.ts';

export const companyBounds = {
  name: { min: 1, max: 100 },
  industry: { min: 1, max: 100 },
  location: { min: 1, max: 100 },
  websiteUrl: { max: 200 },
  description: { min: 20, max: 300 },
} satisfies Bounds<CreateCompanyPageInput>;

export const contactCompanyBounds = {
  ...messageBounds,
  subject: { min: 1, max: 100 },
} satisfies Bounds<ContactCompanyInput>;

export const consultationBounds = {
  name: { min: 1, max: 100 },
  company: { max: 100 },
  note: { max: 2_000 },
} satisfies Bounds<ScheduleConsultationInput>;

/** The lower end of each size band: the input has no exact number. */
const minEmployees: Record<CompanySize, number> = {
  FROM_10_TO_50: 10,
  FROM_50_TO_100: 50,
  FROM_100_TO_250: 100,
  FROM_250_TO_500: 250,
  FROM_500_TO_1000: 500,
  FROM_1000: 1000,
};

/** Fields that depend on the reader, and lists of other objects. */
type Derived =
  | 'id'
  | 'viewerIsFollowing'
  | 'viewerIsMember'
  | 'values'
  | 'leadership'
  | 'jobs'
  | 'employees'
  | 'updates'
  | 'outline';

/** A company as its page is created. A new field of Company does not compile until it has a value here. */
export const createdCompany = (input: CreateCompanyPageInput, year: number): Omit<Company, Derived> => ({
  name: input.name,
  industry: input.industry,
  size: input.size,
  location: input.location,
  websiteUrl: input.websiteUrl ?? null,
  description: input.description,
  about: input.description,
  logo: null,
  coverImage: '/art/rings-fern-47.svg',
  founded: year,
  employeeCount: minEmployees[input.size],
  openPositions: 0,
  followers: 0,
  views: 0,
  posts: 0,
  specialties: [],
});
