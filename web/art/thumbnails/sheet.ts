import { palettes } from '../palette.ts';
import { bars, circle, line, rect, shape, slice } from '../shapes.ts';
import type { Bar } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const rows = [0, 1, 2, 3, 4];

/** A rectangle rounded at the top only: the header of a card. */
function cardHead(x: number, y: number, width: number, height: number, fill: string): string {
  return shape(
    `M${x} ${y + height}v${8 - height}a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v${height - 8}z`,
    fill,
  );
}

const tableWithBars: Layout = ({ palette }) => {
  const cells = rows.flatMap((row): Bar[] => [
    [126, 68 + row * 21, 24],
    [162, 68 + row * 21, 24],
  ]);
  const heights = [38, 58, 30, 74, 52];
  return (
    rect(58, 34, 204, 150, palette.paper, { radius: 8 }) +
    cardHead(58, 34, 204, 22, palette.deep) +
    bars(palette.soft, 5, ...rows.map((row): Bar => [70, 68 + row * 21, 44])) +
    bars(palette.tint, 5, ...cells) +
    line(rows.map((row) => `M58 ${80 + row * 21}h204`).join(''), palette.tint, 1) +
    heights
      .map((height, index) =>
        rect(202 + index * 11, 176 - height, 7, height, index === 3 ? palette.deep : palette.mid, {
          radius: 2,
        }),
      )
      .join('')
  );
};

const heatMap: Layout = ({ palette, random }) => {
  let cells = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const warmth = random() * 0.6 + (column + row) * 0.06;
      const fill =
        warmth > 0.8
          ? palette.deep
          : warmth > 0.6
            ? palette.mid
            : warmth > 0.35
              ? palette.soft
              : palette.tint;
      cells += rect(80 + column * 31, 62 + row * 22, 28, 19, fill, { radius: 3 });
    }
  }
  return (
    rect(48, 34, 228, 146, palette.paper, { radius: 8 }) +
    bars(palette.mid, 4, ...[0, 1, 2, 3, 4, 5].map((column): Bar => [87 + column * 31, 47, 14])) +
    bars(palette.soft, 4, ...rows.map((row): Bar => [60, 69.5 + row * 22, 10])) +
    cells +
    line('M140.5 82.5h31v22h-31z', palette.ink, 2.5) +
    rect(168, 101, 7, 7, palette.ink)
  );
};

const totals: Layout = ({ palette }) => {
  const tiles = [0, 1, 2].map((index) => {
    const x = 40 + index * 82;
    const main = index === 0;
    return (
      rect(x, 38, 76, 46, main ? palette.deep : palette.paper, { radius: 8 }) +
      bars(main ? palette.mid : palette.soft, 4, [x + 11, 49, 30]) +
      bars(main ? palette.paper : palette.deep, 9, [x + 11, 62, 46 - index * 6])
    );
  });
  const cells = [0, 1, 2, 3].flatMap((row): Bar[] => [
    [132, 104 + row * 19, 34],
    [186, 104 + row * 19, 34],
  ]);
  const states = [palette.mid, palettes.sap.mid, palette.mid, palette.soft];
  return (
    tiles.join('') +
    rect(40, 92, 240, 86, palette.paper, { radius: 8 }) +
    bars(palette.mid, 5, ...[0, 1, 2, 3].map((row): Bar => [52, 104 + row * 19, 56 - (row % 2) * 12])) +
    bars(palette.tint, 5, ...cells) +
    line([115, 134, 153].map((y) => `M52 ${y + 1.5}h216`).join(''), palette.tint, 1) +
    states.map((fill, row) => rect(242, 101 + row * 19, 26, 11, fill, { radius: 5.5 })).join('')
  );
};

const timeline: Layout = ({ palette }) => {
  const spans: readonly (readonly [row: number, start: number, length: number, color: string])[] = [
    [0, 0, 52, palette.deep],
    [1, 26, 70, palette.mid],
    [2, 62, 46, palettes.sap.mid],
    [3, 80, 74, palette.mid],
    [4, 122, 40, palette.deep],
  ];
  return (
    rect(40, 36, 240, 142, palette.paper, { radius: 8 }) +
    rect(40, 62, 62, 104, palette.tint, { opacity: 0.6 }) +
    line([0, 1, 2, 3].map((week) => `M${102 + week * 44.5} 62v104`).join(''), palette.tint, 1.5) +
    bars(palette.deep, 5, [52, 47, 36]) +
    bars(palette.soft, 5, ...[0, 1, 2, 3].map((week): Bar => [112 + week * 44.5, 47, 22])) +
    bars(palette.mid, 4, ...rows.map((row): Bar => [52, 72 + row * 20, 40 - (row % 3) * 8])) +
    spans
      .map(([row, start, length, color]) => bars(color, 11, [108 + start, 68.5 + row * 20, length]))
      .join('') +
    line('M186 62v104', palette.ink, 1.5) +
    circle(186, 62, 4, palette.ink)
  );
};

const donutOverTable: Layout = ({ palette }) => {
  const cells = [0, 1, 2, 3, 4, 5].flatMap((row): Bar[] => [
    [92, 66 + row * 17, 30],
    [136, 66 + row * 17, 22],
  ]);
  return (
    rect(34, 34, 186, 146, palette.paper, { radius: 8 }) +
    cardHead(34, 34, 186, 20, palette.mid) +
    bars(palette.soft, 5, ...[0, 1, 2, 3, 4, 5].map((row): Bar => [46, 66 + row * 17, 34])) +
    bars(palette.tint, 5, ...cells) +
    rect(34, 164, 186, 1, palette.tint) +
    bars(palette.mid, 5, [46, 169, 26]) +
    bars(palette.soft, 5, [80, 169, 26], [114, 169, 26]) +
    rect(176, 58, 112, 100, palette.ink, { radius: 10 }) +
    circle(232, 100, 30, palette.mid) +
    slice(232, 100, 30, 0, 0.38, palette.paper) +
    slice(232, 100, 30, 0.38, 0.6, palettes.sap.mid) +
    circle(232, 100, 16, palette.ink) +
    bars(palette.soft, 4, [204, 142, 56])
  );
};

export const sheetLayouts: Layouts = [tableWithBars, heatMap, totals, timeline, donutOverTable];
