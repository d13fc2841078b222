import { createSpreadRandom } from './random.ts';
import { line, num } from './shapes.ts';

type Point = readonly [x: number, y: number];

interface RingsOptions {
  readonly center: Point;
  readonly count: number;
  readonly firstRadius: number;
  readonly gap: number;
  readonly color: string;
  readonly width: number;
  readonly seed: number;
  readonly opacity?: number;
}

/** Below this many points the five-fold wobble of the outline would be lost. */
const POINTS_PER_RING = 18;

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A closed smooth outline through the middles of the polygon's sides, as relative curves. */
function smoothOutline(polygon: readonly Point[]): string {
  const first = polygon[0];
  const last = polygon.at(-1);
  if (first === undefined || last === undefined) return '';
  const start = between(last, first);
  // Relative steps are short numbers. Each starts from the rounded pen position, so rounding cannot add up.
  let pen: Point = [Math.round(start[0] * 10) / 10, Math.round(start[1] * 10) / 10];
  let data = `M${num(pen[0])} ${num(pen[1])}q`;
  polygon.forEach((corner, index) => {
    const end = between(corner, polygon[index + 1] ?? first);
    const steps = [corner[0] - pen[0], corner[1] - pen[1], end[0] - pen[0], end[1] - pen[1]];
    const rounded = steps.map((step) => Math.round(step * 10) / 10);
    pen = [pen[0] + (rounded[2] ?? 0), pen[1] + (rounded[3] ?? 0)];
    for (const step of rounded) data += step < 0 || data.endsWith('q') ? num(step) : ` ${num(step)}`;
  });
  return `${data}z`;
}

/** Growth rings: wobbly, never concentric circles, each a little different from the one inside it. */
export function growthRings(options: RingsOptions): string {
  const random = createSpreadRandom(options.seed);
  const slowPhase = random() * Math.PI * 2;
  const fastPhase = random() * Math.PI * 2;
  const [centerX, centerY] = options.center;
  const outlines = Array.from({ length: options.count }, (_, index) => {
    const radius = options.firstRadius + index * options.gap;
    const polygon = Array.from({ length: POINTS_PER_RING }, (__, step): Point => {
      const angle = (step / POINTS_PER_RING) * Math.PI * 2;
      const slow = 0.045 * Math.sin(angle * 3 + slowPhase + index * 0.07);
      const fast = 0.03 * Math.sin(angle * 5 + fastPhase - index * 0.05);
      const reach = radius * (1 + slow + fast);
      return [centerX + Math.cos(angle) * reach * 1.06, centerY + Math.sin(angle) * reach];
    });
    return smoothOutline(polygon);
  });
  const style = options.opacity === undefined ? {} : { opacity: options.opacity };
  return line(outlines.join(''), options.color, options.width, style);
}
