import type { Report } from './check.ts';
import { reproduceWithCurl, type Target } from './client.ts';
import type { Result } from './results.ts';

type Format = (report: Report, target: Target) => string;

const titleOf = ({ check, subject, property }: Result) => `${check} · ${subject}: ${property}`;

/** The numbers of results by status. */
export function countResults({ results }: Report): Record<Result['status'], number> {
  const counts = { passed: 0, failed: 0, warning: 0, skipped: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

const formatInteger = (count: number) => count.toLocaleString('en');
const plural = (count: number, noun: string) => `${formatInteger(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The line of a report that sums it up. */
function summary(report: Report): string {
  const { passed, failed, warning, skipped } = countResults(report);
  return `${formatInteger(passed)} passed, ${formatInteger(failed)} failed, ${plural(warning, 'warning')}, ${formatInteger(skipped)} skipped. ${plural(report.requests, 'request')} in ${report.duration.toFixed(1)} s.`;
}

/** Results in the order of the report: by check, then by subject. */
const sorted = (results: readonly Result[]) =>
  results.toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : Number(titleOf(a) > titleOf(b))));

function lines(result: Result, target: Target): string[] {
  const { status, reason, sent } = result;
  if (status === 'passed') return [];
  const head = `${status.padEnd(8)} ${titleOf(result)}`;
  return [
    head,
    ...(reason ? [`         ${reason}`] : []),
    ...(status === 'failed' && sent ? [`         Reproduce: ${reproduceWithCurl(target, sent)}`] : []),
  ];
}

/** A table of the checks, then each property that did not pass, then the sum. */
const text: Format = (report, target) => {
  const results = sorted(report.results);
  const checks = [...new Set(results.map(({ check }) => check))];
  const counts = checks.map((check) => {
    const counted = countResults({ ...report, results: results.filter((result) => result.check === check) });
    const others = (['failed', 'warning', 'skipped'] as const).flatMap((status) =>
      counted[status] > 0 ? `, ${counted[status]} ${status}` : [],
    );
    return `${(counted.failed > 0 ? 'failed' : 'ok').padEnd(8)} ${check.padEnd(12)} ${counted.passed} passed${others.join('')}`;
  });
  const { unserved } = report;
  return [
    `The contract, checked at ${report.url}`,
    '',
    ...counts,
    '',
    ...results.flatMap((result) => lines(result, target)),
    ...(unserved.length > 0 ? [`${plural(unserved.length, 'action')} of the contract not served.`] : []),
    summary(report),
  ].join('\n');
};

/** Each result with the command that reproduces it. */
const json: Format = (report, target) =>
  JSON.stringify(
    {
      ...report,
      counts: countResults(report),
      results: sorted(report.results).map(({ sent, ...result }) =>
        sent && result.status === 'failed' ? { ...result, curl: reproduceWithCurl(target, sent) } : result,
      ),
    },
    null,
    2,
  );

/** Text on one line, without the characters that start a directive in TAP. */
const inTap = (description: string) => description.replaceAll(/\s+/g, ' ').replaceAll('#', String.raw`\#`);

/** The Test Anything Protocol, version 14. */
const tap: Format = (report, target) => {
  const results = sorted(report.results);
  return [
    'TAP version 14',
    `1..${results.length}`,
    ...results.flatMap((result, i) => {
      const { status, reason = '', sent } = result;
      const skip = status === 'skipped' ? ` # SKIP ${inTap(reason)}` : '';
      const head = `${status === 'failed' ? 'not ok' : 'ok'} ${i + 1} - ${inTap(titleOf(result))}${skip}`;
      if (status !== 'failed' && status !== 'warning') return [head];
      return [
        head,
        '  ---',
        `  ${status === 'failed' ? 'message' : 'warning'}: ${JSON.stringify(reason)}`,
        ...(sent ? [`  reproduce: ${JSON.stringify(reproduceWithCurl(target, sent))}`] : []),
        '  ...',
      ];
    }),
    `# ${summary(report)}`,
  ].join('\n');
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
  const cases = sorted(report.results).map((result) => {
    const { check, subject, property, status, reason = '', sent } = result;
    const head = `<testcase classname="${inXml(check)}" name="${inXml(`${subject}: ${property}`)}"`;
    if (status === 'passed') return `  ${head}/>`;
    const details = inXml(sent ? reproduceWithCurl(target, sent) : '');
    const inner = {
      failed: `<failure message="${inXml(reason)}">${details}</failure>`,
      skipped: `<skipped message="${inXml(reason)}"/>`,
      warning: `<system-out>${inXml(reason)}</system-out>`,
    }[status];
    return `  ${head}>${inner}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${report.results.length}" failures="${failed}" skipped="${skipped}" time="${report.duration.toFixed(3)}">`,
    ...cases,
    '</testsuite>',
  ].join('\n');
};

/** The formats of a report. */
export const formats = { text, json, tap, junit } satisfies Record<string, Format>;
