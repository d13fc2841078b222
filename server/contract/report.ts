import type { Report } from './check.ts';
import { reproduceWithCurl, type Target } from './client.ts';
import type { Result } from './results.ts';

type Format = (report: Report, target: Target) => string;

export function countResults({ results }: Pick<Report, 'results'>): Record<Result['status'], number> {
  const counts = { passed: 0, failed: 0, warning: 0, skipped: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

function summary(report: Report): string {
  const { passed, failed, warning, skipped } = countResults(report);
  const number = (n: number) => n.toLocaleString('en-US');
  const count = (n: number, thing: string) => `${number(n)} ${thing}${n === 1 ? '' : 's'}`;
  return `${number(passed)} passed, ${number(failed)} failed, ${count(warning, 'warning')}, ${number(skipped)} skipped. ${count(report.requests, 'request')} in ${report.duration.toFixed(1)} s.`;
}

/** The results by check, then by subject, with their titles and the commands that reproduce them. */
const entriesOf = ({ results }: Report, target: Target) =>
  results
    .map((result) => ({
      ...result,
      title: `${result.check} · ${result.subject}: ${result.property}`,
      curl: result.sent && reproduceWithCurl(target, result.sent),
    }))
    .toSorted((a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)));

const unservedLine = (count: number) =>
  count === 1
    ? '1 action is not served; the client simulates it, so this is no failure.'
    : `${count} actions are not served; the client simulates them, so this is no failure.`;

/** A table of the checks, then each property that did not pass, then the sum. */
const text: Format = (report, target) => {
  const entries = entriesOf(report, target);
  const counts = [...new Set(entries.map(({ check }) => check))].map((check) => {
    const counted = countResults({ results: entries.filter((entry) => entry.check === check) });
    const others = (['failed', 'warning', 'skipped'] as const).flatMap((status) =>
      counted[status] > 0 ? `, ${counted[status]} ${status}` : [],
    );
    return `${(counted.failed > 0 ? 'failed' : 'ok').padEnd(8)} ${check.padEnd(12)} ${counted.passed} passed${others.join('')}`;
  });
  const problems = entries
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ status, title, reason, curl }) => [
      `${status.padEnd(8)} ${title}`,
      ...(reason ? [`         ${reason}`] : []),
      ...(curl ? [`         Reproduce: ${curl}`] : []),
    ]);
  const { url, unserved } = report;
  return [
    `The contract, checked at ${url}`,
    '',
    ...counts,
    '',
    ...problems,
    ...(unserved.length > 0 ? [unservedLine(unserved.length)] : []),
    summary(report),
  ].join('\n');
};

/** Each result with the command that reproduces it. */
const json: Format = (report, target) => {
  const results = entriesOf(report, target).map(({ sent: _sent, title: _title, ...result }) => result);
  return JSON.stringify({ ...report, counts: countResults(report), results }, null, 2);
};

/** Text on one line, with `#` escaped, which starts a directive in TAP. */
const inTap = (description: string) => description.replaceAll(/\s+/g, ' ').replaceAll('#', String.raw`\#`);

/** The Test Anything Protocol, version 14. */
const tap: Format = (report, target) => {
  const lines = entriesOf(report, target).flatMap(({ status, title, reason = '', curl }, i) => {
    const skip = status === 'skipped' ? ` # SKIP ${inTap(reason)}` : '';
    const head = `${status === 'failed' ? 'not ok' : 'ok'} ${i + 1} - ${inTap(title)}${skip}`;
    if (status !== 'failed' && status !== 'warning') return [head];
    return [
      head,
      '  ---',
      `  ${status === 'failed' ? 'message' : 'warning'}: ${JSON.stringify(reason)}`,
      ...(curl ? [`  reproduce: ${JSON.stringify(curl)}`] : []),
      '  ...',
    ];
  });
  return ['TAP version 14', `1..${report.results.length}`, ...lines, `# ${summary(report)}`].join('\n');
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, without the control characters that XML does not allow. */
const inXml = (value: string) =>
  value
    // oxlint-disable-next-line no-control-regex -- XML has no escape for them
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);

/** JUnit's XML, in which a warning is output of its test. */
const junit: Format = (report, target) => {
  const { failed, skipped } = countResults(report);
  const cases = entriesOf(report, target).map(
    ({ check, subject, property, status, reason = '', curl = '' }) => {
      const head = `<testcase classname="${inXml(check)}" name="${inXml(`${subject}: ${property}`)}"`;
      if (status === 'passed') return `  ${head}/>`;
      const inner = {
        failed: `<failure message="${inXml(reason)}">${inXml(curl)}</failure>`,
        skipped: `<skipped message="${inXml(reason)}"/>`,
        warning: `<system-out>${inXml(reason)}</system-out>`,
      }[status];
      return `  ${head}>${inner}</testcase>`;
    },
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${report.results.length}" failures="${failed}" skipped="${skipped}" time="${report.duration.toFixed(3)}">`,
    ...cases,
    '</testsuite>',
  ].join('\n');
};

export const formats = { text, json, tap, junit } satisfies Record<string, Format>;
