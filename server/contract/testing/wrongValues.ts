import { query, value, type WrongServer } from './wrongServer.ts';

/** A server with another text in its answers. */
const rewritten =
  (pattern: RegExp, replacement: string): NonNullable<WrongServer['send']> =>
  async (sent, right) => {
    const { data, ...answer } = await right(sent);
    return { ...answer, sent, data: JSON.parse(JSON.stringify(data).replaceAll(pattern, replacement)) };
  };

/** Servers with one value that is wrong. */
export const wrongValues: Readonly<Record<string, WrongServer>> = {
  'a time has no milliseconds': {
    send: rewritten(/("postedAt":"[^"]+)\.\d{3}Z/g, '$1Z'),
    found: ['nullability', 'Job', /^node\.postedAt: /],
  },
  'a time has an offset': {
    send: rewritten(/("postedAt":"[^"]+)Z"/g, '$1+00:00"'),
    found: ['nullability', 'Job'],
  },
  'the value of an enum is its id': {
    send: rewritten(/"workplace":"REMOTE"/g, '"workplace":"remote"'),
    found: ['nullability', 'Job'],
  },
  'an id is a number': {
    send: rewritten(/"id":"company-[^"]*"/g, '"id":5'),
    found: ['nullability', 'Company'],
  },
  'a number is a text': {
    send: rewritten(/"followers":(\d+)/g, '"followers":"$1"'),
    found: ['nullability', 'Company'],
  },
  'a whole number has a fraction': {
    send: rewritten(/"followers":(\d+)/g, '"followers":$1.5'),
    found: ['nullability', 'Company'],
  },
  'a flag is a number': {
    send: rewritten(/"isOpen":true/g, '"isOpen":1'),
    found: ['nullability', 'Job'],
  },
  'a relation causes an error': {
    fields: value('Experience', 'employer', () => {
      throw new Error('There is no such company.');
    }),
    found: ['nullability', 'Experience', /^viewer\.profile\.experience\.0\.employer: /],
  },
  'a text is longer than its limit': {
    fields: value('Company', 'name', (name) => `${String(name)}${'x'.repeat(100)}`),
    found: ['nullability', 'Company'],
  },
  'a list has more items than its limit': {
    fields: value('Company', 'employees', (list) => Array.from({ length: 101 }, () => (list as object[])[0])),
    found: ['nullability', 'Company'],
  },
  'a number is outside its range': {
    fields: value('Job', 'matchScore', () => 95),
    found: ['nullability', 'Job'],
  },
  'a picture that is missing has a text': {
    fields: value('Post', 'imageAlt', (text) => text ?? 'A picture'),
    found: ['nullability', 'Post'],
  },
  'a count is not the number of items of its list': {
    fields: value('Company', 'posts', (count) => Number(count) + 1),
    found: ['counts', 'Company'],
  },
  'a count of the viewer is not the number of items of its list': {
    fields: value('ViewerItems', 'savedJobCount', () => 3),
    found: ['counts', 'ViewerItems'],
  },
  'a count is not the length of its list': {
    fields: value('Company', 'openPositions', (count) => Number(count) + 1),
    found: ['counts', 'Company'],
  },
  'the field of a noun returns an object of another type': {
    fields: query<{ id: string }>('job', (args, original) =>
      original({ id: args.id.startsWith('job-') ? args.id : 'job-staff-backend-engineer' }),
    ),
    found: ['unknown', 'job'],
  },
  'a malformed id returns null': {
    fields: query<{ id: string }>('company', (args, original) =>
      /^[\w-]{1,64}$/.test(args.id) ? original(args) : null,
    ),
    found: ['limits', 'company'],
  },
  'nodes returns objects in another order': {
    fields: query<{ ids: string[] }>('nodes', (args, original) => (original(args) as unknown[]).toReversed()),
    found: ['nodes', 'Topic'],
  },
  'node and the field of the noun differ': {
    fields: query<{ id: string }>('company', (args, original) => {
      const company = original(args) as object | null;
      return company && { ...company, followers: 0 };
    }),
    found: ['nodes', 'Company'],
  },
};
