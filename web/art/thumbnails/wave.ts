import { palettes } from '../palette.ts';
import type { Random } from '../random.ts';
import { bars, circle, line, num, playMark, rect, ring, shape } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

/** The loudness at one moment of a made-up recording, as a share of the loudest. */
function loudness(moment: number, random: Random): number {
  return 0.1 + Math.abs(Math.sin(moment * 0.55) * Math.cos(moment * 0.21)) * 0.77 + random() * 0.13;
}

interface Track {
  readonly left: number;
  readonly middle: number;
  readonly step: number;
  readonly count: number;
  readonly height: number;
}

/** A waveform; the bars before the play head have the first colour. */
function waveform(
  { left, middle, step, count, height }: Track,
  playedBars: number,
  colors: readonly [string, string],
  random: Random,
): string {
  const strokes = Array.from({ length: count }, (_, index) => {
    const tall = loudness(index, random) * height;
    return `M${num(left + index * step)} ${num(middle - tall / 2)}v${num(tall)}`;
  });
  const width = step * 0.53;
  return (
    line(strokes.slice(0, playedBars).join(''), colors[0], width, { round: true }) +
    line(strokes.slice(playedBars).join(''), colors[1], width, { round: true })
  );
}

const recording: Layout = ({ palette, random }) =>
  rect(40, 44, 240, 112, palette.ink, { radius: 10 }) +
  waveform(
    { left: 54, middle: 100, step: 6.4, count: 34, height: 80 },
    14,
    [palettes.moss.soft, palette.mid],
    random,
  ) +
  line('M142 44v112', palette.paper, 1.5);

const radial: Layout = ({ palette, random }) => {
  const count = 60;
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 46 + loudness(index, random) * 34;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(160 + cos * 44)} ${num(106 + sin * 44)}L${num(160 + cos * reach)} ${num(106 + sin * reach)}`;
  });
  return (
    line(rays.slice(0, 42).join(''), palette.deep, 3, { round: true }) +
    line(rays.slice(42).join(''), palette.mid, 3, { round: true }) +
    circle(160, 106, 36, palette.ink) +
    playMark(160, 106, 28, palette.paper)
  );
};

const player: Layout = ({ palette, random }) =>
  rect(36, 38, 248, 138, palette.paper, { radius: 11 }) +
  rect(48, 50, 84, 84, palette.deep, { radius: 8 }) +
  ring(90, 92, 30, palette.mid, 1.5) +
  ring(90, 92, 22, palette.mid, 1.5) +
  circle(90, 92, 14, palettes.sap.soft) +
  circle(90, 92, 4, palette.deep) +
  bars(palette.deep, 8, [148, 54, 92]) +
  bars(palette.soft, 5, [148, 70, 62]) +
  waveform(
    { left: 150, middle: 108, step: 5.3, count: 24, height: 46 },
    10,
    [palette.deep, palette.soft],
    random,
  ) +
  bars(palette.tint, 5, [48, 154, 196]) +
  bars(palette.mid, 5, [48, 154, 82]) +
  circle(130, 156.5, 6, palette.deep) +
  playMark(264, 156.5, 12, palette.deep);

const socialPosts: Layout = ({ palette, random }) =>
  rect(36, 48, 76, 124, palette.deep, { radius: 9 }) +
  circle(74, 92, 22, palettes.sap.soft) +
  shape('M52 92a22 22 0 0 0 44 0z', palette.mid) +
  bars(palette.paper, 6, [50, 132, 48]) +
  bars(palette.mid, 5, [50, 146, 32]) +
  rect(122, 34, 76, 138, palette.paper, { radius: 9 }) +
  rect(130, 42, 60, 74, palette.soft, { radius: 5 }) +
  shape('M160 94c-10-7-16-12-16-19 0-9 12-11 16-3 4-8 16-6 16 3 0 7-6 12-16 19z', palette.deep) +
  circle(138, 132, 7, palette.mid) +
  bars(palette.soft, 5, [150, 129.5, 36], [132, 146, 54], [132, 156, 38]) +
  rect(208, 48, 76, 124, palette.ink, { radius: 9 }) +
  waveform(
    { left: 220, middle: 96, step: 5.2, count: 11, height: 50 },
    5,
    [palettes.moss.soft, palette.mid],
    random,
  ) +
  circle(246, 146, 13, palette.paper) +
  playMark(246, 146, 10, palette.ink);

const equalizer: Layout = ({ palette }) => {
  const tallest = 9;
  const levels = [3, 5, 7, 4, 6, 9, 8, 5, 7, 4, 2];
  const cells = (
    columns: readonly number[],
    from: number,
    to: number,
    color: string,
    opacity = 1,
  ): string => {
    const data = columns.flatMap((level, column) =>
      Array.from({ length: Math.max(0, Math.min(level, to) - from) }, (_, cell) => {
        return `M${55 + column * 20} ${163 - (from + cell) * 14}h10`;
      }),
    );
    return line(data.join(''), color, 8, { round: true, opacity });
  };
  const unlit = levels.map(() => tallest);
  return (
    rect(36, 34, 248, 146, palette.ink, { radius: 10 }) +
    cells(unlit, 0, tallest, palette.deep, 0.4) +
    cells(levels, 0, 4, palettes.moss.soft) +
    cells(levels, 4, 7, palette.mid) +
    cells(levels, 7, tallest, palettes.rowan.mid)
  );
};

export const waveLayouts: Layouts = [recording, radial, player, socialPosts, equalizer];
