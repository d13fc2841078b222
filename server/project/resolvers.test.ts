import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { idsAt } from '../testing/read.ts';
import { sampleStore } from '../testing/sample.ts';

const inDays = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 86_400_000);

describe('project', () => {
  it('EN-27 EN-28 a project at a fixed price has its range and its due date', async () => {
    const { data, errors } = await ask(`{ project(id: "project-storefront-speed") {
      id title description budget budgetMin budgetMax hourlyRate budgetBand paymentType postedAgo dueDate duration } }`);
    expect(errors).toBeUndefined();
    expect(data?.['project']).toEqual({
      id: 'project-storefront-speed',
      title: 'Make our storefront load in under two seconds',
      description:
        'A shop with 4,000 articles has become slow on phones. Find out why, fix the largest causes and show the numbers.',
      budget: '$1,500 - $3,000',
      budgetMin: 1_500,
      budgetMax: 3_000,
      hourlyRate: null,
      budgetBand: 'FIXED_MID',
      paymentType: 'FIXED',
      postedAgo: '2 hours ago',
      dueDate: expect.any(String),
      duration: null,
    });
    const { dueDate }: { dueDate: string } = data!['project']!;
    expect(inDays(dueDate)).toBe(24);
  });

  it('EN-27 EN-28 a project paid by the hour has its rate and its length', async () => {
    const { data } = await ask(`{ project(id: "project-courier-app") {
      budget budgetMin budgetMax hourlyRate budgetBand paymentType dueDate duration } }`);
    expect(data?.['project']).toEqual({
      budget: '$85/hr',
      budgetMin: null,
      budgetMax: null,
      hourlyRate: 85,
      budgetBand: 'HOURLY_HIGH',
      paymentType: 'HOURLY',
      dueDate: null,
      duration: 'More than 6 months',
    });
  });

  it('EN-27 it has the complete project in HTML, with text of other users escaped', async () => {
    const { data } = await ask(`{ project(id: "project-form-hardening") { detailedDescription } }`);
    const { detailedDescription: html }: { detailedDescription: string } = data!['project']!;
    expect(html).toMatch(/^<h3>Scope<\/h3><p>.*<ul><li>.*<a href="https:\/\/example\.com\/staging">/);
    expect(html).toContain('<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('EN-29 it has location, skills and the number of proposals', async () => {
    const { data } = await ask(
      `{ project(id: "project-bird-counter") { location category skills proposals viewerProposals { id } viewerHasSaved viewerIsClient }
        own: project(id: "project-onboarding-audit") { viewerIsClient } }`,
    );
    expect(data?.['project']).toEqual({
      location: 'Wellington, New Zealand',
      category: 'MOBILE_DEVELOPMENT',
      skills: ['Kotlin', 'Offline storage', 'Maps', 'Usability testing'],
      proposals: 16,
      viewerProposals: [],
      viewerHasSaved: false,
      viewerIsClient: false,
    });
    expect(data?.['own']).toEqual({ viewerIsClient: true });
  });

  it('EN-30 its client has name, rating, totalSpent, projectsPosted, country, memberSince, lastActive, badges', async () => {
    const { data } = await ask(`query {
      known: project(id: "project-handbook") { client { ...all } }
      unknown: project(id: "project-flower-shop") { client { ...all } } }
      fragment all on Client { id name avatar country rating reviews totalSpent projectsPosted memberSince
        lastActive verificationBadges paymentVerified }`);
    expect(data).toEqual({
      known: {
        client: {
          id: 'client-papermill-press',
          name: 'Papermill Press',
          avatar: '/art/logo-papermill.svg',
          country: 'Ireland',
          rating: 4.5,
          reviews: 12,
          totalSpent: 18_250,
          projectsPosted: 14,
          memberSince: expect.any(String),
          lastActive: '6 hours ago',
          verificationBadges: ['Payment verified', 'Email verified'],
          paymentVerified: true,
        },
      },
      unknown: {
        client: expect.objectContaining({
          avatar: '/art/person-rana-haddadin.svg',
          rating: 0,
          reviews: 0,
          verificationBadges: [],
          paymentVerified: false,
        }),
      },
    });
  });

  it('EN-31 its details are experience, projectLength and workload', async () => {
    const { data } = await ask(`{ project(id: "project-fleet-dashboard") {
      projectDetails { experience projectLength lengthBand workload workloadBand } } }`);
    expect(data?.['project']).toEqual({
      projectDetails: {
        experience: 'EXPERT',
        projectLength: '3 to 6 months',
        lengthBand: 'FROM_3_TO_6_MONTHS',
        workload: '20-30 hrs/week',
        workloadBand: 'FROM_20_TO_30_HOURS',
      },
    });
  });

  it('has its activity so far', async () => {
    const { data } = await ask(`query {
      seen: project(id: "project-storefront-speed") { activity { ...all } }
      unseen: project(id: "project-flower-shop") { activity { ...all lastViewedAt } } }
      fragment all on ProjectActivity { proposalCount interviewCount sentInvitationCount lastViewed }`);
    expect(data).toEqual({
      seen: {
        activity: {
          proposalCount: 14,
          interviewCount: 2,
          sentInvitationCount: 5,
          lastViewed: '20 minutes ago',
        },
      },
      unseen: {
        activity: {
          proposalCount: 9,
          interviewCount: 0,
          sentInvitationCount: 0,
          lastViewed: null,
          lastViewedAt: null,
        },
      },
    });
  });

  it('has at most 3 similar projects, with the most common skills, never own ones', async () => {
    const { data } = await ask(`{
      clinic: project(id: "project-clinic-booking") { similarProjects { id } }
      own: project(id: "project-onboarding-audit") { similarProjects { id } }
      one: project(id: "project-clinic-booking") { similarProjects(first: 1) { id } }
      none: project(id: "project-icon-set") { similarProjects { id } } }`);
    expect(data).toEqual({
      clinic: {
        similarProjects: [
          { id: 'project-library-catalogue' },
          { id: 'project-rental-ledger' },
          { id: 'project-festival-volunteers' },
        ],
      },
      own: {
        similarProjects: [
          { id: 'project-onboarding-volunteers' },
          { id: 'project-checkout-redesign' },
          { id: 'project-patient-letters' },
        ],
      },
      one: { similarProjects: [{ id: 'project-library-catalogue' }] },
      none: { similarProjects: [] },
    });
    // All similar projects are in the public list.
    const listed = new Set(idsAt(await ask('{ projects(first: 100) { nodes { id } } }'), 'projects.nodes'));
    const similar = [...sampleStore.projects.values()].flatMap((project) =>
      sampleStore.similarProjects(project, 100),
    );
    expect(similar.filter(({ id }) => !listed.has(id))).toEqual([]);
  });
});

describe('own projects', () => {
  it('EN-18 an own project has id, title, description, techStack, status, completion, lastUpdated, collaborators', async () => {
    const { data } = await ask(`{ profile(id: "person-maren-holt") { projects {
      id project { id title } title description techStack status completion lastUpdated collaborators } } }`);
    const { projects }: { projects: object[] } = data!['profile']!;
    const title = 'Design tokens that survive a rebrand';
    expect(projects[0]).toEqual({
      id: 'own-project-design-tokens',
      project: { id: 'project-design-tokens', title },
      title,
      description:
        'One source of colours, sizes and motion for web and phone, with checks for contrast before anything is released.',
      techStack: ['TypeScript', 'CSS', 'Swift', 'Figma'],
      status: 'IN_PROGRESS',
      completion: 85,
      lastUpdated: '5 hours ago',
      collaborators: 4,
    });
  });
});

it('the viewer has sent no proposal', async () => {
  expect((await ask('{ proposals { totalCount nodes { id } } }')).data).toEqual({
    proposals: { totalCount: 0, nodes: [] },
  });
});

it('projectCategories counts the projects of every category', async () => {
  const { data } = await ask(
    '{ projectCategories { category count } projects(first: 100) { nodes { category } } }',
  );
  const { nodes }: { nodes: { category: string }[] } = data!['projects']!;
  const categories: { category: string; count: number }[] = data!['projectCategories']!;
  for (const { category, count } of categories)
    expect(count).toBe(nodes.filter((project) => project.category === category).length);
  expect(new Set(categories.map(({ category }) => category)).size).toBe(8);
});
