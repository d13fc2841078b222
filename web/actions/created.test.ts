import { createdDetails, createdProject } from '../../schema/rules/project/input.ts';
import { expect, test } from 'vitest';
import { newGig } from './newGig.ts';
import { newCompany } from './newCompany.ts';
import { newConnection } from './newConnection.ts';
import { newCreatorProduct } from './newCreatorProduct.ts';
import { newCompanyJob, newJob, newJobPosting } from './newJob.ts';
import { newPost } from './newPost.ts';
import { newEducation, newExperience } from './newProfileEntry.ts';
import { newOwnProject } from './newProject.ts';
import { newProposal } from './newProposal.ts';
import { ownName } from './poster.ts';

const viewer = {
  __typename: 'Viewer',
  id: 'maren-holt',
  name: 'Maren Holt',
  avatar: null,
  headline: 'Product Lead',
} as const;
const localId = /-tab-[\da-f-]{36}$/;

test('a post has the words after a #, each once and at most ten', () => {
  const post = newPost({ content: '#Trees and #trees, not a#b. #Äpfel' }, viewer);
  expect(post).toMatchObject({ tags: ['trees', 'äpfel'], author: { name: 'Maren Holt' }, likes: 0 });
  expect(post.id).toMatch(localId);
  const many = Array.from({ length: 12 }, (_, i) => `#t${i}`).join(' ');
  expect(newPost({ content: many }, viewer).tags).toHaveLength(10);
});

test('a viewer without a company posts a job under their own name', () => {
  const input = {
    title: 'Gardener',
    location: 'Berlin (Hybrid)',
    type: 'CONTRACT',
    description: 'Trees.',
    skills: 'Soil, seeds ,soil,',
  } as const;
  const alone = newJob(input, ownName({ ...viewer, company: null }));
  expect(alone).toMatchObject({
    company: { id: 'maren-holt', name: 'Maren Holt', logo: null },
    workplace: 'HYBRID',
    skills: ['Soil', 'seeds'],
    viewerIsPoster: true,
  });
  expect(newJobPosting(alone)).toMatchObject({ id: alone.id, job: { id: alone.id }, company: 'Maren Holt' });
  expect(newCompanyJob(alone)).toMatchObject({ id: alone.id, department: 'General', remote: false });
});

test('a gig has the entered price, delivery and tags', () => {
  const gig = newGig(
    {
      title: 'I will plant a tree',
      category: 'DESIGN',
      description: 'A tree.',
      startingPrice: 1_200,
      deliveryDays: 1,
      tags: 'trees, soil',
    },
    viewer,
    { ordersCompleted: 7 },
  );
  expect(gig).toMatchObject({
    price: 'Starting at $1,200',
    deliveryTime: '1 day',
    tags: ['trees', 'soil'],
    packages: { basic: { price: 1_200, tierDeliveryTime: '1 day' }, standard: null, premium: null },
    comparison: [],
    creator: { name: 'Maren Holt', ordersCompleted: 7, languages: [] },
    viewerIsSeller: true,
  });
  // A local seller must not replace the server's data about the seller.
  expect(gig.creator.id).toMatch(/^gig-tab-.*-seller$/);
});

test('a proposal belongs to its project and was sent just now', () => {
  const proposal = newProposal({
    projectId: 'project-a',
    bid: 100,
    length: 'LESS_THAN_1_MONTH',
    coverLetter: 'Hello.',
  });
  expect(proposal).toMatchObject({ project: { id: 'project-a' }, status: 'SUBMITTED', milestones: [] });
});

test('a project of the viewer has a page, and the viewer cannot bid for it', () => {
  const input = { title: 'Tree map', description: 'Every tree of the city.', techStack: ['SVG'] };
  const own = newOwnProject(
    { project: createdProject(input), details: createdDetails },
    { viewer, client: null },
  );
  expect(own).toMatchObject({
    id: own.project.id,
    techStack: ['SVG'],
    status: 'IN_PROGRESS',
    completion: 0,
    project: {
      title: 'Tree map',
      skills: ['SVG'],
      viewerIsClient: true,
      client: { id: `${own.id}-client`, name: 'Maren Holt' },
    },
  });
});

test('a product has the values of its form; an edited product keeps its other values', () => {
  const tab = {
    __typename: 'ShopCategoryTab',
    id: 'design',
    category: 'DESIGN',
    label: 'Design Templates',
  } as const;
  const tabs = { __typename: 'Query' as const, shop: [tab], course: [] };
  const form = {
    title: 'Leaf icons',
    shortDescription: '',
    fullDescription: 'Ninety leaves.',
    category: 'DESIGN' as const,
    price: 12,
    tags: 'leaf,icon,leaf',
  };
  const product = newCreatorProduct(form, tabs);
  expect(product).toMatchObject({
    category: 'Design Templates',
    price: 12,
    isFree: false,
    status: 'DRAFT',
    views: 0,
  });
  expect(product.tags).toEqual(['leaf', 'icon']);
  const known = { ...product, views: 40, status: 'LIVE' as const };
  const free = newCreatorProduct({ ...form, isFree: true }, tabs, known);
  expect(free).toMatchObject({ id: product.id, price: 0, isFree: true, views: 40, status: 'LIVE' });
  expect(() => newCreatorProduct(form, { ...tabs, shop: [] })).toThrow('category');
});

test('a former job needs no description; a degree keeps its description', () => {
  const job = { role: 'Gardener', company: 'Park', duration: '2020 - 2022' };
  expect(newExperience({ ...job, description: '' })).toMatchObject({ ...job, description: null });
  const degree = { degree: 'BSc Botany', school: 'Kew', duration: '2014 - 2018' };
  expect(newEducation(degree)).toMatchObject(degree);
});

test('a connection is the person who sent the invitation, connected since now', () => {
  const person = {
    __typename: 'Person',
    id: 'idris-vale',
    employer: null,
    contact: null,
    isFormerMember: false,
  } as const;
  const inviter = { name: 'Idris Vale', title: 'Engineer', mutualConnections: 3, avatar: null };
  const invitation = { __typename: 'Invitation', id: 'invitation-1', ...inviter, person } as const;
  const connection = newConnection({ ...invitation, notifications: [] });
  expect(connection).toMatchObject({ ...inviter, id: 'idris-vale', person: { id: 'idris-vale' } });
  expect(Date.now() - Date.parse(connection.connectedAt)).toBeLessThan(60_000);
});

test('a company has the values of its form, its founder, and no number or year that nobody has entered', () => {
  const input = {
    name: 'Tree House',
    industry: 'Technology',
    size: 'FROM_50_TO_100',
    location: 'Bergen',
    description: 'Houses in trees.',
  } as const;
  const founder = { id: 'person-1', name: 'Bo Sandvik' };
  expect(newCompany(input, founder)).toMatchObject({
    ...input,
    websiteUrl: null,
    employeeCount: null,
    founded: null,
    founder,
    followers: 0,
  });
});
