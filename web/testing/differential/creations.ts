import { createCompanyPage, updateCompanyPage } from '../../actions/createCompany.ts';
import { createGig } from '../../actions/createGig.ts';
import { createProject } from '../../actions/createProject.ts';
import { publishProduct, saveProductDraft, updateProduct } from '../../actions/creatorProduct.ts';
import { createJob, setJobOpen, updateJob } from '../../actions/jobPosting.ts';
import { setGigOpen, updateGig } from '../../actions/ownGig.ts';
import { addComment, createPost } from '../../actions/post.ts';
import { postProject, setProjectOpen, updateProject } from '../../actions/postProject.ts';
import type {
  CreateCompanyPageInput,
  CreateGigInput,
  CreateJobInput,
  PostProjectInput,
  ProductFormInput,
} from '../../generated/graphql.ts';
import { generate, generateFor, select, type Generator, type World } from './define.ts';

const description = 'A northern text that is long enough for every description.';
const title = ({ variant }: World) => `Northern work ${variant}`;

const job = (world: World): CreateJobInput => ({
  title: title(world),
  type: select(['FULL_TIME', 'CONTRACT'] as const, world.variant),
  location: select(['Remote', 'Bergen, hybrid', 'Oslo, Norway'], world.variant),
  description,
  ...(world.on && { salary: '$90,000 - $110,000', skills: 'Figma, Maps, Figma' }),
});
const gig = (world: World): CreateGigInput => ({
  title: title(world),
  category: select(['DESIGN', 'WRITING'] as const, world.variant),
  description,
  startingPrice: 1_060 + world.variant,
  deliveryDays: 3 + world.variant,
  ...(world.on && {
    tags: 'maps, design',
    basicDescription: 'One sketch in ink.',
    morePackages: [{ price: 1_500, deliveryDays: 9, description: 'Three sketches in ink.' }],
  }),
});
const company = (world: World): CreateCompanyPageInput => ({
  name: `Northern Maps ${world.variant}`,
  industry: select(['Technology', 'Design'], world.variant),
  size: select(['FROM_10_TO_50', 'FROM_50_TO_100'] as const, world.variant),
  location: 'Bergen, Norway',
  description,
  ...(world.on && { websiteUrl: 'https://maps.example' }),
});
const project = (world: World): PostProjectInput => ({
  title: title(world),
  description,
  category: select(['WEB_DEVELOPMENT', 'UI_UX_DESIGN'] as const, world.variant),
  skills: ['SVG', 'Figma'],
  length: 'FROM_1_TO_3_MONTHS',
  experience: 'EXPERT',
  ...(world.on
    ? { paymentType: 'HOURLY', hourlyRate: 60, workload: 'UNDER_10_HOURS', location: 'Bergen' }
    : { paymentType: 'FIXED', budgetMin: 1_000, budgetMax: 2_000 }),
});
const product = (world: World): ProductFormInput => ({
  title: title(world),
  shortDescription: 'A short text.',
  fullDescription: description,
  category: select(['DESIGN', 'MARKETING'] as const, world.variant),
  tags: 'maps,design',
  // The tab leaves the shop as it is when a live product becomes private or a draft.
  visibility: 'PUBLIC',
  ...(world.on ? { price: 1_250.5, productType: 'TEMPLATE' } : { isFree: true }),
});
/** A form of one of the viewer's products that was saved before, or of a new one. */
const edited = (world: World) => {
  const saved = world.pool.creatorProducts.filter((id) => /^product-[\da-f]{16}$/.test(id));
  return { product: product(world), ...(world.object % 2 && saved.length > 0 && { id: saved[0]! }) };
};

/** The actions that create an object, or edit one of the viewer's. */
export const creations: readonly Generator[] = [
  generate(createPost, (world) => ({
    content: `The northern ferry ${world.variant} #design #maps`,
    ...(world.on && { image: '/art/grove-fern-21.svg' }),
  })),
  generateFor(addComment, 'posts', (postId, { variant }) => ({ postId, text: `Well said ${variant}.` })),
  generate(createJob, (world) => ({
    ...job(world),
    ...(world.on && world.store.viewer.company && { companyId: world.store.viewer.company.id }),
  })),
  generateFor(updateJob, 'postings', (jobId, world) => ({ jobId, job: job(world) })),
  generateFor(setJobOpen, 'postings', (jobId, { on }) => ({ jobId, open: on })),
  generate(createGig, gig),
  generateFor(updateGig, 'ownGigs', (gigId, world) => ({ gigId, gig: gig(world) })),
  generateFor(setGigOpen, 'ownGigs', (gigId, { on }) => ({ gigId, open: on })),
  generate(createCompanyPage, company),
  generateFor(
    updateCompanyPage,
    ({ store }) => (store.viewer.company ? [store.viewer.company.id] : []),
    (companyId, world) => ({ companyId, company: company(world) }),
  ),
  generate(createProject, (world) => ({
    title: title(world),
    description,
    ...(world.on && { techStack: ['SVG'] }),
  })),
  generate(postProject, project),
  generateFor(updateProject, 'ownProjects', (projectId, world) => ({ projectId, project: project(world) })),
  generateFor(setProjectOpen, 'ownProjects', (projectId, { on }) => ({ projectId, open: on })),
  generate(saveProductDraft, edited),
  generate(publishProduct, edited),
  generateFor(updateProduct, 'creatorProducts', (id, world) => ({ id, product: product(world) })),
];
