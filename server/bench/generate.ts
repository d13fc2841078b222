/** The searchable fields of a job. */
export interface BenchJob {
  id: string;
  title: string;
  description: string;
  type: string;
  workplace: string;
  company: string;
  salaryMin: number;
  postedAt: number;
}

const levels = ['Junior', 'Senior', 'Lead', 'Principal', 'Staff', 'Associate'];
const crafts = [
  'React',
  'Node.js',
  'Product',
  'UI/UX',
  'Data',
  'C++',
  'Cloud',
  'Security',
  'Mobile',
  'Quality',
];
const roles = ['Engineer', 'Designer', 'Manager', 'Analyst', 'Developer', 'Researcher'];
const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'FREELANCE'];
const workplaces = ['REMOTE', 'HYBRID', 'ONSITE'];
const vocabularySize = 20_000;
const wordsOfADescription = 24;

/** Pseudorandom integers from 0 to n - 1, reproducible by seed (xorshift). */
export function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

const syllables = [
  'ba',
  'co',
  'di',
  'fen',
  'gra',
  'ho',
  'ki',
  'lum',
  'mo',
  'nar',
  'pel',
  'qui',
  'ros',
  'ta',
  'vi',
  'zen',
];

/** 20,000 distinct words of two to four syllables. */
function makeVocabulary(below: (n: number) => number): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize)
    words.add(Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]).join(''));
  return [...words];
}

/** The n-th word occurs 1/n as often as the first, as in real text (Zipf). */
function zipf(below: (n: number) => number): () => number {
  const upTo = new Float64Array(vocabularySize);
  let sum = 0;
  for (let i = 0; i < vocabularySize; i += 1) upTo[i] = sum += 1 / (i + 1);
  return () => {
    const target = (below(1 << 30) / (1 << 30)) * sum;
    let low = 0;
    let high = vocabularySize - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (upTo[middle]! < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Generates the same jobs each time, and the vocabulary of their descriptions. */
export function generateJobs(size: number): { jobs: BenchJob[]; vocabulary: string[] } {
  const below = chance(20_250_314);
  const pick = (list: readonly string[]) => list[below(list.length)]!;
  const vocabulary = makeVocabulary(below);
  const rank = zipf(below);
  const jobs = Array.from({ length: size }, (_, i) => ({
    id: `job-${i}`,
    title: `${pick(levels)} ${pick(crafts)} ${pick(roles)}`,
    description: Array.from({ length: wordsOfADescription }, () => vocabulary[rank()]).join(' '),
    type: pick(types),
    workplace: pick(workplaces),
    company: `company-${below(Math.max(10, size / 50))}`,
    salaryMin: 30_000 + below(170_000),
    postedAt: 1_700_000_000_000 + below(90 * 86_400) * 1_000,
  }));
  return { jobs, vocabulary };
}
