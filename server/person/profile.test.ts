import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const profile = 'query ($id: ID!) { profile(id: $id) { %s } }';
const answerFor = (id: string, fields: string) => ask(profile.replace('%s', fields), { id });
const readProfile = async (id: string, fields: string) =>
  read<Record<string, object[]>>(await answerFor(id, fields), 'profile');

describe('a profile', () => {
  it('EN-14 has name, title, pictures, location, website, email, about and skills', async () => {
    expect(
      await readProfile(
        'person-maren-holt',
        'id viewerIsOwner name title avatarUrl coverUrl location website email about skills person { id }',
      ),
    ).toEqual({
      id: 'profile-person-maren-holt',
      viewerIsOwner: true,
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
    expect(await readProfile('person-tove-nygaard', 'viewerIsOwner coverUrl website email')).toEqual({
      viewerIsOwner: false,
      coverUrl: null,
      website: null,
      email: null,
    });
  });

  it('EN-15 has experience with id, role, company, duration and perhaps a description', async () => {
    const { experience } = await readProfile(
      'person-maren-holt',
      'experience { id role company employer { id logo } duration startYear endYear description }',
    );
    expect(experience).toHaveLength(4);
    expect(experience?.[3]).toEqual({
      id: 'experience-maren-holt-4',
      role: 'Junior designer',
      company: 'Vellum',
      employer: { id: 'company-vellum', logo: '/art/logo-vellum.svg' },
      duration: '2016 - 2017',
      startYear: 2016,
      endYear: 2017,
      description: null,
    });
    expect(experience?.[0]).toMatchObject({ description: expect.stringMatching(/^Rebuilt class booking/) });
  });

  it('EN-16 has education with id, degree, school and duration', async () => {
    expect(
      (await readProfile('person-maren-holt', 'education { id degree school duration startYear endYear }'))[
        'education'
      ],
    ).toEqual([
      {
        id: 'education-maren-holt-1',
        degree: 'MA Interaction Design',
        school: 'Vestland School of Art',
        duration: '2014 - 2016',
        startYear: 2014,
        endYear: 2016,
      },
      {
        id: 'education-maren-holt-2',
        degree: 'BA Psychology',
        school: 'University of Nordhavn',
        duration: '2011 - 2014',
        startYear: 2011,
        endYear: 2014,
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
    const own = await answerFor('person-maren-holt', 'projects { id status completion project { id } }');
    expect(read(own, 'profile.projects')).toMatchObject([
      { id: 'own-project-design-tokens', status: 'IN_PROGRESS', project: { id: 'project-design-tokens' } },
      { id: 'own-project-onboarding-audit' },
      { id: 'own-project-booking-flow' },
      { id: 'own-project-research-library', status: 'COMPLETED', completion: 100 },
    ]);
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

  it('has posts, newest first', async () => {
    const sofia = await answerFor('person-sofia-lindqvist', 'posts { nodes { id } }');
    expect(idsAt(sofia, 'profile.posts.nodes')).toEqual([
      'post-three-questions',
      'post-critique-rules',
      'post-default-values',
    ]);
  });
});
