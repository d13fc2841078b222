import { useScreenData } from '../../routing/screenRoute.tsx';
import { formatDay } from '../../ui/dates.ts';
import { formatUsd, formatInteger } from '../../../schema/rules/numbers.ts';
import { query } from './creator.data.ts';
import { CardSection } from '../../ui/CardSection.tsx';

// Sizes in SVG units. A pitch is a bar with the gap after it.
const height = 64;
const barPitch = 16;
const width = 12;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface BarsProps {
  label: string;
  values: readonly number[];
  format: (value: number) => string;
  starts: readonly string[]; // The start of each week, as an ISO time.
}

/** A bar for each week, oldest first. The last one is highlighted: it has the latest sale. */
function Bars({ label, values, format, starts }: BarsProps) {
  const max = Math.max(...values, 1);
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm text-muted">{label}</span>
        <span>
          <span className="num-lg text-lg">{format(sum(values))}</span>{' '}
          <span className="text-sm text-muted">in total</span>
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${barPitch * values.length - (barPitch - width)} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-20 w-full"
        aria-hidden
      >
        {values.map((value, i) => {
          const barHeight = Math.max((height * value) / max, 1);
          return (
            <rect
              key={starts[i]}
              x={i * barPitch}
              y={height - barHeight}
              width={width}
              height={barHeight}
              rx="1.5"
              className={i === values.length - 1 ? 'fill-accent' : 'fill-accent-line'}
              data-tip={`Week of ${formatDay(starts[i]!)}: ${format(value)}`}
            />
          );
        })}
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-subtle">
        <span>{starts[0] && formatDay(starts[0])}</span>
        <span>{starts[0] && formatDay(starts.at(-1)!)}</span>
      </p>
    </figure>
  );
}

/** Earnings and downloads by week: two charts, and the same figures as a table for screen readers. */
export function WeeksChart() {
  const { weeks } = useScreenData(query).creatorDashboard;
  const starts = weeks.map(({ startsAt }) => startsAt);
  const earnings = weeks.map((week) => week.earnings);
  const downloads = weeks.map((week) => week.downloads);
  return (
    <CardSection id="weeks" title="Last twelve weeks" className="card relative min-w-0 p-card">
      <div className="mt-3 grid gap-6 sm:grid-cols-2 md:gap-10">
        <Bars label="Earnings by week" values={earnings} format={formatUsd} starts={starts} />
        <Bars label="Downloads by week" values={downloads} format={formatInteger} starts={starts} />
      </div>
      <div className="sr-only">
        <table>
          <caption>Earnings and downloads of the last twelve weeks</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Earned</th>
              <th scope="col">Downloaded</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.startsAt}>
                <th scope="row">{formatDay(week.startsAt)}</th>
                <td>{formatUsd(week.earnings)}</td>
                <td>{formatInteger(week.downloads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </CardSection>
  );
}
