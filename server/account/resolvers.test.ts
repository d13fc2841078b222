import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { read } from '../testing/read.ts';
import { sampleStore } from '../testing/sample.ts';

describe('the viewer', () => {
  it('EN-04 has name, picture, isAuthenticated and the company with the role there', async () => {
    const answer = await ask(`{ viewer {
      id name avatar headline isAuthenticated isVerified
      company { id name role company { id } }
      stats { profileViewCount postImpressionCount searchAppearanceCount }
      person { id connectionState } profile { id viewerIsOwner }
    } }`);
    expect(read(answer, 'viewer')).toEqual({
      id: 'account-person-maren-holt',
      name: 'Maren Holt',
      avatar: '/art/person-maren-holt.svg',
      headline: 'Product designer. I help small teams ship calmer software.',
      isAuthenticated: true,
      isVerified: false,
      company: {
        id: 'membership-company-halden-works',
        name: 'Halden Works',
        role: 'Design consultant',
        company: { id: 'company-halden-works' },
      },
      stats: { profileViewCount: 1_284, postImpressionCount: 8_970, searchAppearanceCount: 214 },
      person: { id: 'person-maren-holt', connectionState: 'SELF' },
      profile: { id: 'profile-person-maren-holt', viewerIsOwner: true },
    });
  });

  it('has no saved or created items at first', async () => {
    const items = 'savedPostCount gigCount appliedJobCount savedJobCount savedProjectCount wishlistCount';
    expect(read(await ask(`{ viewer { items { ${items} } } }`), 'viewer.items')).toEqual({
      savedPostCount: 0,
      gigCount: 2,
      appliedJobCount: 0,
      savedJobCount: 0,
      savedProjectCount: 0,
      wishlistCount: 0,
    });
  });

  it('has the same numbers of unread items in each field', async () => {
    const answer = await ask(`{
      viewer { unreadNotificationCount unreadMessageCount }
      notifications { unreadCount nodes { read } kinds { unreadCount } }
      networkSummary { unreadMessageCount }
      dashboard { tiles { unreadNotificationCount unreadMessageCount } }
    }`);
    expect(read(answer, 'viewer')).toEqual({ unreadNotificationCount: 3, unreadMessageCount: 6 });
    expect(read(answer, 'dashboard.tiles')).toEqual(read(answer, 'viewer'));
    expect(read(answer, 'networkSummary.unreadMessageCount')).toBe(6);
    expect(read(answer, 'notifications.unreadCount')).toBe(3);
    expect(
      read<{ read: boolean }[]>(answer, 'notifications.nodes').filter((node) => !node.read),
    ).toHaveLength(3);
    const kinds = read<{ unreadCount: number }[]>(answer, 'notifications.kinds');
    expect(kinds.reduce((sum, { unreadCount }) => sum + unreadCount, 0)).toBe(3);
  });
});

describe('the dashboard', () => {
  it('has tiles whose numbers equal those of the screens they link to', async () => {
    const answer = await ask(`{
      dashboard { tiles { applicationCount proposalCount gigCount saleCount gigSaleCount earnings } }
      proposals { totalCount }
      receivedGigOrders(first: 100) { nodes { status price } }
      creatorDashboard { totalDownloads totalEarnings products(first: 100) { nodes { isFree downloads } } }
    }`);
    type Product = { isFree: boolean; downloads: number };
    const products = read<Product[]>(answer, 'creatorDashboard.products.nodes');
    const sales = products.reduce((sum, { isFree, downloads }) => sum + (isFree ? 0 : downloads), 0);
    const orders = read<{ status: string; price: number }[]>(answer, 'receivedGigOrders.nodes');
    const completed = orders.filter(({ status }) => status === 'COMPLETED');
    const income = completed.reduce((sum, { price }) => sum + price, 0);
    expect(read(answer, 'dashboard.tiles')).toEqual({
      applicationCount: 0,
      proposalCount: read(answer, 'proposals.totalCount'),
      gigCount: 2,
      saleCount: sales + completed.length,
      gigSaleCount: completed.length,
      earnings: read<number>(answer, 'creatorDashboard.totalEarnings') + income,
    });
    expect(sales).toBeGreaterThan(0);
    expect(sales, 'free downloads are no sales').toBeLessThan(
      read(answer, 'creatorDashboard.totalDownloads'),
    );
  });

  it('has each next step once, with its completion', async () => {
    const steps = read<{ kind: string; isDone: boolean }[]>(
      await ask('{ dashboard { nextSteps { kind title text isDone } } }'),
      'dashboard.nextSteps',
    );
    expect(steps.map(({ kind, isDone }) => [kind, isDone])).toEqual([
      ['COMPLETE_PROFILE', true],
      ['ANSWER_INVITATIONS', false],
      ['READ_MESSAGES', false],
      ['APPLY_TO_JOB', false],
      ['SUBMIT_PROPOSAL', false],
      ['CREATE_GIG', true],
      ['PUBLISH_PRODUCT', true],
    ]);
    // Reading messages completes the step; reading notifications does not.
    for (const [counter, isDone] of [
      ['unreadMessages', true],
      ['unreadNotifications', false],
    ] as const) {
      const store = { ...sampleStore, [counter]: 0 };
      const answer = await ask('{ dashboard { nextSteps { kind isDone } } }', {}, store);
      expect(read(answer, 'dashboard.nextSteps.2')).toEqual({ kind: 'READ_MESSAGES', isDone });
    }
  });

  it('has recent activity, latest first, at most 10, each with its subject', async () => {
    const activity = read<{ happenedAt: string; subject: { id: string } | null }[]>(
      await ask('{ dashboard { recentActivity { id text time happenedAt subject { __typename id } } } }'),
      'dashboard.recentActivity',
    );
    expect(activity).toHaveLength(10);
    expect(activity[0]).toMatchObject({
      id: 'activity-sofia-answer',
      text: 'You answered Sofia Lindqvist.',
      time: '2h ago',
      subject: { __typename: 'Contact', id: 'contact-sofia-lindqvist' },
    });
    const moments = activity.map(({ happenedAt }) => happenedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(activity.filter(({ subject }) => subject === null)).toHaveLength(1);
  });
});

describe('the settings', () => {
  it('EN-61, EN-62 hold the profile fields with an industry', async () => {
    const fields =
      'firstName lastName displayName bio email phone resumeFileName location headline currentCompany industry';
    expect(read(await ask(`{ settings { profile { ${fields} } } }`), 'settings.profile')).toEqual({
      firstName: 'Maren',
      lastName: 'Holt',
      displayName: 'Maren Holt',
      bio: 'I design booking, billing and other flows people would rather not think about.',
      email: 'maren@marenholt.example',
      phone: '+47 555 01 234',
      resumeFileName: '',
      location: 'Bergen, Norway',
      headline: 'Product designer. I help small teams ship calmer software.',
      currentCompany: 'Halden Works',
      industry: 'DESIGN',
    });
    const enumeration = await ask('{ __type(name: "SettingsIndustry") { enumValues { name } } }');
    expect(read(enumeration, '__type.enumValues')).toEqual(
      ['SOFTWARE', 'DESIGN', 'MARKETING', 'FINANCE', 'HEALTHCARE', 'EDUCATION'].map((name) => ({ name })),
    );
  });

  it('EN-63 hold the notification switches', async () => {
    const switches = 'email push sms connectionRequests messages jobAlerts postInteractions marketingEmails';
    expect(
      read(await ask(`{ settings { notifications { ${switches} } } }`), 'settings.notifications'),
    ).toEqual({
      email: true,
      push: true,
      sms: false,
      connectionRequests: true,
      messages: true,
      jobAlerts: true,
      postInteractions: true,
      marketingEmails: false,
    });
  });

  it('EN-64, EN-65, EN-66 hold the privacy choices', async () => {
    const choices = 'profileVisibility onlineStatus profileIndexing connectionRequestPolicy twoFactor';
    expect(read(await ask(`{ settings { privacy { ${choices} } } }`), 'settings.privacy')).toEqual({
      profileVisibility: 'EVERYONE',
      onlineStatus: true,
      profileIndexing: true,
      connectionRequestPolicy: 'EVERYONE',
      twoFactor: false,
    });
    const enumerations = await ask(`{
      visibility: __type(name: "ProfileVisibility") { enumValues { name } }
      policy: __type(name: "ConnectionRequestPolicy") { enumValues { name } }
    }`);
    const names = (path: string) => read<{ name: string }[]>(enumerations, path).map(({ name }) => name);
    expect(names('visibility.enumValues')).toEqual(['EVERYONE', 'CONNECTIONS', 'NOBODY']);
    expect(names('policy.enumValues')).toEqual(['EVERYONE', 'MUTUAL', 'NOBODY']);
  });

  it('EN-67 hold theme, density, reduced motion and high contrast', async () => {
    const answer = await ask('{ settings { id appearance { theme density reducedMotion highContrast } } }');
    expect(read(answer, 'settings')).toEqual({
      id: 'settings-person-maren-holt',
      appearance: { theme: 'LIGHT', density: 'COMFORTABLE', reducedMotion: false, highContrast: false },
    });
  });

  it('hold the free plan, no payment method and no bill', async () => {
    const answer = await ask(
      '{ settings { billing { plan { id isCurrent } paymentMethods { id } history { id } } } }',
    );
    expect(read(answer, 'settings.billing')).toEqual({
      plan: { id: 'free', isCurrent: true },
      paymentMethods: [],
      history: [],
    });
  });
});

it('KC-32, KC-33, KC-34 the plans are Free, Professional and Business, cheapest first', async () => {
  expect(
    read(await ask('{ billingPlans { id tier name price priceText features isCurrent } }'), 'billingPlans'),
  ).toEqual([
    {
      id: 'free',
      tier: 'FREE',
      name: 'Free',
      price: 0,
      priceText: '$0/month',
      features: ['5 job applications per month', 'Limited messaging'],
      isCurrent: true,
    },
    {
      id: 'professional',
      tier: 'PROFESSIONAL',
      name: 'Professional',
      price: 9.99,
      priceText: '$9.99/month',
      features: ['Unlimited applications', 'Priority messaging', 'See who viewed the profile'],
      isCurrent: false,
    },
    {
      id: 'business',
      tier: 'BUSINESS',
      name: 'Business',
      price: 24.99,
      priceText: '$24.99/month',
      features: [
        'All Professional',
        'Unlimited job posts',
        'Advanced analytics',
        'Featured profile and gigs',
      ],
      isCurrent: false,
    },
  ]);
});
