import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';

describe('company', () => {
  it('EN-55 a company has name, pictures, industry, size, location, description, founded, websiteUrl', async () => {
    const { data, errors } = await ask(`{ company(id: "company-halden-works") {
      id name logo coverImage industry size location description founded websiteUrl viewerIsFollowing } }`);
    expect(errors).toBeUndefined();
    expect(data?.['company']).toEqual({
      id: 'company-halden-works',
      name: 'Halden Works',
      logo: '/art/logo-halden.svg',
      coverImage: '/art/rings-bark-5.svg',
      industry: 'Software Development',
      size: 'FROM_100_TO_250',
      location: 'Lisbon, Portugal',
      description: 'Scheduling software for craft workshops and small studios.',
      founded: 2016,
      websiteUrl: 'https://haldenworks.example',
      viewerIsFollowing: false,
    });
  });

  it('EN-55 it may lack a logo, a cover picture and a web site', async () => {
    const { data } = await ask(`{
      logo: company(id: "company-northbeam-capital") { logo }
      cover: company(id: "startupinc") { coverImage }
      site: company(id: "company-meadow-care") { websiteUrl } }`);
    expect(data).toEqual({ logo: { logo: null }, cover: { coverImage: null }, site: { websiteUrl: null } });
  });

  it('EN-56 it has counts, specialties, about and values', async () => {
    const { data } = await ask(`{ company(id: "company-quarry-labs") {
      employeeCount openPositions followers views specialties about values { title description } } }`);
    expect(data?.['company']).toEqual({
      employeeCount: 64,
      openPositions: 2,
      followers: 3_127,
      views: 1_840,
      specialties: ['Geodata', 'Surveying', 'Risk maps'],
      about: expect.stringMatching(/^There are 160,000 known mines.*\n\nArchitects/),
      values: [
        { title: 'Show the error bar', description: 'A map that hides its doubts is a drawing.' },
        { title: 'Delete first', description: 'The best line of code is the one we no longer keep.' },
        { title: 'Four days', description: 'Rested people survey better.' },
      ],
    });
  });

  it('EN-57 a leader has id, name, title, avatar, bio', async () => {
    const { data } = await ask(
      '{ company(id: "company-quarry-labs") { leadership { id name title avatar bio } } }',
    );
    expect(data?.['company']).toEqual({
      leadership: [
        {
          id: 'leader-harriet-lowe',
          name: 'Harriet Lowe',
          title: 'Founder and Chief Executive',
          avatar: '/art/person-harriet-lowe.svg',
          bio: 'A geologist who once fell into a shaft that was on no map.',
        },
        {
          id: 'leader-samir-bouzid',
          name: 'Samir Bouzid',
          title: 'Chief Technology Officer',
          avatar: '/art/person-samir-bouzid.svg',
          bio: 'Built the first alignment engine as a thesis and has replaced it twice.',
        },
      ],
    });
  });

  it('EN-58 KC-54 a job of it has id, title, location, department, type, remote, postedDate, applications', async () => {
    const { data } = await ask(`{
      company(id: "company-halden-works") { openPositions jobs {
        id job { id posted company { id } } title location department type remote applications } }
      fernbank: company(id: "company-fernbank-studio") { jobs { id department remote postedDate } } }`);
    expect(data?.['company']).toEqual({
      openPositions: 5,
      jobs: [
        {
          id: 'position-job-senior-product-designer',
          job: {
            id: 'job-senior-product-designer',
            posted: '2 days ago',
            company: { id: 'company-halden-works' },
          },
          title: 'Senior Product Designer',
          location: 'Lisbon, Portugal',
          department: 'Design',
          type: 'FULL_TIME',
          remote: false,
          applications: 38,
        },
        expect.objectContaining({ id: 'position-job-support-engineer', type: 'FULL_TIME', remote: true }),
        expect.objectContaining({ id: 'position-job-content-designer', type: 'CONTRACT', remote: true }),
        expect.objectContaining({ id: 'position-job-data-analyst', type: 'CONTRACT', remote: false }),
        expect.objectContaining({ id: 'position-job-design-intern', type: 'PART_TIME' }),
      ],
    });
    expect(data?.['fernbank']).toEqual({
      jobs: [
        {
          id: 'position-job-director-of-design',
          department: 'Studio leadership',
          remote: false,
          postedDate: expect.any(String),
        },
        // A job without a department is listed under General.
        {
          id: 'position-job-motion-designer',
          department: 'General',
          remote: true,
          postedDate: expect.any(String),
        },
      ],
    });
  });

  it('EN-59 a person who works there has id, name, title, avatar, connections', async () => {
    const { data } = await ask(`{ company(id: "company-halden-works") {
      employees { id person { id employer { id } } name title avatar connections } } }`);
    const { employees }: { employees: { id: string; person: { id: string } }[] } = data!['company']!;
    expect(employees.map(({ person }) => person.id)).toEqual(
      expect.arrayContaining(['person-maren-holt', 'person-wanjiru-kamau']),
    );
    for (const employee of employees)
      expect(employee).toMatchObject({
        id: `employee-${employee.person.id}`,
        person: { employer: { id: 'company-halden-works' } },
        connections: expect.any(Number),
      });
  });

  it('EN-60 its posts have the shape of Post and are counted', async () => {
    const { data } = await ask(`{ companies { nodes { id name posts updates {
      totalCount nodes { postedAt image author { name person { id } company { id } } } } } } }`);
    interface Writer {
      id: string;
      name: string;
      posts: number;
      updates: { totalCount: number; nodes: { postedAt: string; image: string | null; author: unknown }[] };
    }
    const { nodes }: { nodes: Writer[] } = data!['companies']!;
    for (const { id, name, posts, updates } of nodes) {
      expect(posts).toBe(updates.totalCount);
      expect(updates.nodes).toHaveLength(posts);
      for (const { author } of updates.nodes) expect(author).toEqual({ name, person: null, company: { id } });
      const moments = updates.nodes.map(({ postedAt }) => postedAt);
      expect(moments).toEqual(moments.toSorted().toReversed());
    }
    expect(nodes.some(({ posts }) => posts > 0)).toBe(true);
  });
});

describe('agencyPage', () => {
  it('has the three figures of AG-05', async () => {
    const { data } = await ask('{ agencyPage { figures { value label } } }');
    expect(data?.['agencyPage']).toEqual({
      figures: [
        { value: '94%', label: 'Retention rate' },
        { value: '1,500+', label: 'Placements yearly' },
        { value: '48hrs', label: 'Response time' },
      ],
    });
  });

  it('has hero, services, specializations and questions', async () => {
    const { data } = await ask(`{ agencyPage { heroTitle heroText services { title description features }
      specializations { title description } faq { question answer } } }`);
    const page: Record<'services' | 'specializations' | 'faq', unknown[]> = data!['agencyPage']!;
    expect(page).toMatchObject({ heroTitle: 'Hire people who stay', heroText: expect.stringMatching(/\w/) });
    expect(page.services).toHaveLength(4);
    expect(page.specializations).toHaveLength(6);
    expect(page.faq).toHaveLength(5);
  });

  it('has events and workshops in the future, next first', async () => {
    const { data } = await ask('{ agencyPage { events { id kind startsAt location viewerHasRegistered } } }');
    const { events }: { events: { kind: string; startsAt: string }[] } = data!['agencyPage']!;
    const moments = events.map(({ startsAt }) => startsAt);
    expect(moments).toEqual(moments.toSorted());
    expect(Date.parse(moments[0]!)).toBeGreaterThan(Date.now());
    expect(events.map(({ kind }) => kind)).toEqual(['WORKSHOP', 'EVENT', 'EVENT', 'WORKSHOP']);
    for (const event of events) expect(event).toMatchObject({ viewerHasRegistered: false });
  });
});
