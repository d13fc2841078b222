import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const project = join(import.meta.dirname, '../..');

/** For each floor, imports that lint forbids and one that it allows. */
const floors: Readonly<Record<string, { forbidden: readonly string[]; allowed: string }>> = {
  'schema/rules/job/zz.ts': {
    forbidden: ['zod', '../../../server/data/store.ts', '../../../web/paths.ts'],
    allowed: '../text.ts',
  },
  'server/http/zz.ts': {
    forbidden: ['../../web/ui/notify.ts', '../../web/paths.ts'],
    allowed: '../../web/entry-server.tsx',
  },
  'server/live/zz.ts': { forbidden: ['../contract/check.ts'], allowed: '../data/x.ts' },
  'server/contract/zz.ts': {
    forbidden: ['../data/store.ts', '../app.ts', '../../schema/facts.ts', '../../web/paths.ts'],
    allowed: './checks/x.ts',
  },
  'server/contract/checks/zz.ts': {
    forbidden: ['../../data/store.ts', '../../../schema/rules/text.ts'],
    allowed: '../pages.ts',
  },
  'server/graphql/zz.ts': { forbidden: ['../live/x.ts', '../http/x.ts'], allowed: '../job/x.ts' },
  'server/job/zz.ts': {
    forbidden: [
      '../graphql/x.ts',
      '../live/x.ts',
      '../http/x.ts',
      '../tab/x.ts',
      '../app.ts',
      '../person/store.ts',
      '../../web/ui/notify.ts',
    ],
    allowed: '../person/records.ts',
  },
  'server/effects/zz.ts': {
    forbidden: ['../live/x.ts', '../graphql/x.ts', '../job/actions.ts', '../../web/ui/notify.ts'],
    allowed: '../../schema/rules/job/search.ts',
  },
  'server/data/zz.ts': {
    forbidden: ['../effects/x.ts', '../graphql/x.ts', '../live/x.ts', '../app.ts', '../job/actions.ts'],
    allowed: '../shared/x.ts',
  },
  'server/shared/catalogue/zz.ts': {
    forbidden: [
      '../../data/x.ts',
      '../../effects/x.ts',
      '../../job/x.ts',
      '../../live/x.ts',
      '../../graphql/x.ts',
    ],
    allowed: '../../../schema/rules/text.ts',
  },
  'web/seo/zz.ts': { forbidden: ['../../server/data/store.ts'], allowed: '../paths.ts' },
  'web/hydration/zz.ts': {
    forbidden: ['../ui/notify.ts', '../../server/data/store.ts'],
    allowed: './nextTask.ts',
  },
  'web/session/zz.ts': {
    forbidden: ['../ui/notify.ts', '../paths.ts', '../../server/data/store.ts'],
    allowed: '../../schema/rules/cut.ts',
  },
  'web/ui/form/zz.ts': {
    forbidden: [
      '@apollo/client',
      'react-router-dom',
      '../../generated/graphql.ts',
      '../../apollo/client.ts',
      '../../routing/Page.tsx',
      '../../paths.ts',
      '../../../server/data/store.ts',
    ],
    allowed: '../../../schema/generated/bounds.ts',
  },
  'web/actions/zz.ts': {
    forbidden: ['../components/x.ts', '../shell/x.ts', '../routing/Page.tsx', '../../server/data/store.ts'],
    allowed: '../../server/tab/worker.ts',
  },
  'web/routing/zz.ts': {
    forbidden: ['../lists/x.ts', '../components/job/x.ts', '../shell/x.ts', '../actions/job.ts'],
    allowed: '../ui/notify.ts',
  },
  'web/lists/zz.ts': {
    forbidden: ['../components/job/x.ts', '../shell/x.ts', '../screens/jobs/x.ts', '../searches/x.ts'],
    allowed: '../routing/Page.tsx',
  },
  'web/searches/zz.ts': {
    forbidden: ['../components/job/x.ts', '../../server/x.ts'],
    allowed: '../lists/x.ts',
  },
  'web/paths.ts': {
    forbidden: ['./shell/x.ts', './components/job/x.ts'],
    allowed: './searches/jobSearch.ts',
  },
  'web/components/job/zz.ts': {
    forbidden: ['../../screens/jobs/x.ts', '../../shell/x.ts', '../../../server/data/store.ts'],
    allowed: '../../lists/x.ts',
  },
  'web/shell/zz.ts': {
    forbidden: ['../screens/jobs/x.ts', '../../server/x.ts'],
    allowed: '../devtools/x.ts',
  },
  'web/devtools/zz.ts': { forbidden: ['../screens/jobs/x.ts', '../shell/x.ts'], allowed: '../apollo/x.ts' },
  'web/explorer/zz.ts': {
    forbidden: ['../../server/data/store.ts', '../screens/jobs/x.ts'],
    allowed: '../../server/http/explorer/prepared.ts',
  },
  'web/screens/jobs/zz.ts': {
    forbidden: ['../job/x.ts', '../../shell/x.ts', '../../devtools/x.ts', '../../../server/data/store.ts'],
    allowed: '../../components/job/x.ts',
  },
};

/** Lints a copy of the configuration with the imports of each file. Returns the refused imports. */
async function lint(files: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(project, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), imports.map((from) => `import '${from}';\n`).join(''));
  }
  const oxlint = join(project, 'node_modules/.bin/oxlint');
  const { stdout } = await promisify(execFile)(oxlint, ['--format', 'json', '.'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, labels: [label] }) => {
      const [file, imports] = [...files].find(([name]) => filename.endsWith(name))!;
      return `${file} imports ${imports[label!.span.line - 1]}`;
    });
}

test('lint refuses each import against the direction of the floors, and no other', async () => {
  const rows = Object.entries(floors);
  const files = new Map(rows.map(([file, { forbidden, allowed }]) => [file, [...forbidden, allowed]]));
  const wanted = rows.flatMap(([file, { forbidden }]) => forbidden.map((from) => `${file} imports ${from}`));
  expect((await lint(files)).toSorted()).toEqual(wanted.toSorted());
});
