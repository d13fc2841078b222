import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { idsAt, idsOfAllPages, read } from '../testing/read.ts';

const profile = 'query ($id: ID!) { profile(id: $id) { %s } }';
const answerFor = (id: string, fields: string) => ask(profile.replace('%s', fields), { id });
const readProfile = async (id: string, fields: string) =>
  read<Record<string, object[]>>(await answerFor(id, fields), 'profile');

describe('a profile', () => {
  it('EN-14 has name, title, pictures, location, website, email, about and skills', async () => {
    expect(
      await readProfile(
        'person-maren-holt',
        'id isViewer name title avatarUrl coverUrl location website email about skills person { id }',
      ),
    ).toEqual({
      id: 'person-maren-holt',
      isViewer: true,
      name: 'Maren Holt',
      title: 'Product designer. I help small teams ship calmer software.',
      avatarUrl: '/art/person-maren-holt.svg',
      coverUrl: '/art/grove-fern-77.svg',
      location: 'Bergen, Norway',
      website: 'https://marenholt.example',
      email: 'maren@marenholt.example',
      about: expect.stringMatching(/^I design booking, billing and other flows/),
      skills: [
        'Product strategy',
        'Onboarding',
        'Prototyping',
        'Usability testing',
        'UX writing',
        'Design systems',
        'Accessibility',
        'Teaching',
      ],
      person: { id: 'person-maren-holt' },
    });
  });

  it('EN-14 may lack a cover, website and email', async () => {
    expect(await readProfile('person-tove-nygaard', 'isViewer coverUrl website email')).toEqual({
      isViewer: false,
      coverUrl: null,
      website: null,
      email: null,
    });
  });

  it('EN-15 has experience with id, role, company, duration and perhaps a description', async () => {
    const { experience } = await readProfile(
      'person-maren-holt',
      'experience { id role company employer { id logo } duration description }',
    );
    expect(experience).toHaveLength(4);
    expect(experience?.[3]).toEqual({
      id: 'experience-maren-holt-4',
      role: 'Junior designer',
      company: 'Vellum',
      employer: { id: 'company-vellum', logo: '/art/logo-vellum.svg' },
      duration: '2016 - 2017',
      description: null,
    });
    expect(experience?.[0]).toMatchObject({ description: expect.stringMatching(/^Rebuilt class booking/) });
  });

  it('EN-16 has education with id, degree, school and duration', async () => {
    expect(
      (await readProfile('person-maren-holt', 'education { id degree school duration }'))['education'],
    ).toEqual([
      {
        id: 'education-maren-holt-1',
        degree: 'MA Interaction Design',
        school: 'Vestland School of Art',
        duration: '2014 - 2016',
      },
      {
        id: 'education-maren-holt-2',
        degree: 'BA Psychology',
        school: 'University of Nordhavn',
        duration: '2011 - 2014',
      },
    ]);
  });

  it('EN-17 has stats, with the numbers of connections and posts in its lists', async () => {
    const { data } = await ask(`{
      profile(id: "person-maren-holt") {
        stats { profileViews connections followers posts }
        posts { totalCount nodes { id author { person { id } company { id } } } }
      }
      connections { totalCount }
    }`);
    expect(data?.['profile']).toEqual({
      stats: { profileViews: 1284, connections: 15, followers: 3918, posts: 3 },
      posts: {
        totalCount: 3,
        nodes: ['post-helper-texts', 'post-kiosk-gloves', 'post-rate-note'].map((id) => ({
          id,
          author: { person: { id: 'person-maren-holt' }, company: null },
        })),
      },
    });
    expect(data?.['connections']).toEqual({ totalCount: 15 });
  });

  it('EN-18, EN-19 shows own projects, latest change first', async () => {
    const own = await answerFor(
      'person-maren-holt',
      'projects { id title description techStack status completion lastUpdated collaborators project { id } }',
    );
    expect(idsAt(own, 'profile.projects')).toEqual([
      'project-design-tokens',
      'project-onboarding-audit',
      'project-booking-flow',
      'project-research-library',
    ]);
    const projects = read<object[]>(own, 'profile.projects');
    expect(projects[0]).toMatchObject({
      techStack: ['TypeScript', 'CSS', 'Swift', 'Figma'],
      status: 'IN_PROGRESS',
      completion: 85,
      lastUpdated: '5 hours ago',
      collaborators: 4,
      project: { id: 'project-design-tokens' },
    });
    expect(projects[3]).toMatchObject({ status: 'COMPLETED', completion: 100 });
  });

  it('EN-20 shows own job postings, newest first', async () => {
    const own = await answerFor(
      'person-maren-holt',
      'jobPostings { id title company location type salary postedDate applications }',
    );
    expect(idsAt(own, 'profile.jobPostings')).toEqual(['job-content-designer', 'job-design-intern']);
    expect(read<object[]>(own, 'profile.jobPostings')[1]).toMatchObject({
      title: 'Design Intern, Summer Term',
      company: 'Halden Works',
      location: 'Bergen, Norway',
      type: 'PART_TIME',
      salary: '$24/hour',
      applications: 6,
    });
  });

  it("shows the person's gigs and products", async () => {
    const seller = await answerFor('person-kenji-mori', 'gigs { id }');
    expect(idsAt(seller, 'profile.gigs')).toEqual(['gig-usability-review']);
    const own = await answerFor('person-maren-holt', 'gigs { id } products { id }');
    expect(idsAt(own, 'profile.gigs')).toEqual(['gig-booking-flow-review', 'gig-form-texts']);
    expect(idsAt(own, 'profile.products')).toEqual(
      expect.arrayContaining([
        'product-research-plan-kit',
        'product-notion-freelance-desk',
        'course-calm-interfaces',
      ]),
    );
  });

  it('has posts in pages, newest first', async () => {
    const posts = 'posts(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }';
    const query = `query ($first: Int, $after: String) { profile(id: "person-sofia-lindqvist") { ${posts} } }`;
    expect(await idsOfAllPages(query, 'profile.posts', 2)).toEqual([
      ['post-three-questions', 'post-critique-rules'],
      ['post-default-values'],
    ]);
  });

  it('is null for an unknown id', async () => {
    expect(await ask('{ profile(id: "person-nobody") { id } person(id: "person-nobody") { id } }')).toEqual({
      data: { profile: null, person: null },
      errors: [],
    });
  });

  it.each(['', 'a b', 'ä', 'x'.repeat(65), '../etc'])('refuses %j as an id', async (id) => {
    const queries = ['profile', 'person'].map((field) => `query ($id: ID!) { ${field}(id: $id) { id } }`);
    const answers = await Promise.all(queries.map((query) => ask(query, { id })));
    for (const answer of answers)
      expect(onlyError(answer)).toEqual({
        code: 'BAD_USER_INPUT',
        message: 'id must be 1 to 64 letters, digits, hyphens or underscores.',
      });
  });
});
