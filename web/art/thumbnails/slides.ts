import { palettes } from '../palette.ts';
import { bars, circle, line, paragraph, place, rect, shape, slice } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const stackWithPie: Layout = ({ palette, random }) =>
  rect(86, 28, 168, 106, palette.mid, { radius: 7 }) +
  rect(72, 42, 176, 110, palette.soft, { radius: 7 }) +
  rect(56, 58, 184, 116, palette.paper, { radius: 7 }) +
  bars(palette.deep, 10, [70, 76, 74]) +
  paragraph(random, [70, 96, 72], 4, palette.soft, { gap: 11, thickness: 5 }) +
  circle(196, 116, 30, palette.tint) +
  slice(196, 116, 30, 0, 0.3, palette.deep) +
  slice(196, 116, 30, 0.3, 0.55, palette.mid);

const filmstrip: Layout = ({ palette }) => {
  const thumbs = [0, 1, 2, 3].map((index) => {
    const y = 36 + index * 37;
    const current = index === 1;
    return (
      rect(34, y, 52, 31, current ? palette.deep : palette.paper, { radius: 4 }) +
      bars(current ? palette.paper : palette.mid, 4, [41, y + 8, 24]) +
      bars(current ? palette.mid : palette.tint, 4, [41, y + 17, 36 - index * 4])
    );
  });
  const heights = [26, 40, 34, 58, 72];
  return (
    thumbs.join('') +
    rect(98, 36, 188, 142, palette.paper, { radius: 8 }) +
    bars(palette.deep, 9, [114, 52, 88]) +
    bars(palette.soft, 5, [114, 69, 60]) +
    heights
      .map((height, index) =>
        rect(116 + index * 32, 162 - height, 22, height, index === 4 ? palette.deep : palette.mid, {
          radius: 3,
        }),
      )
      .join('') +
    line('M112 162.5h160', palette.soft, 1.5)
  );
};

const fan: Layout = ({ palette }) => {
  const card = (fill: string, body: string): string => rect(-62, -44, 124, 88, fill, { radius: 7 }) + body;
  return (
    place(104, 108, card(palette.mid, circle(-18, 0, 24, palette.tint)), { turn: -14 }) +
    place(216, 108, card(palette.deep, bars(palette.soft, 6, [-6, -24, 50], [4, -12, 40])), { turn: 14 }) +
    place(
      160,
      102,
      rect(-59, -38, 124, 88, palette.ink, { radius: 8, opacity: 0.16 }) +
        card(
          palette.paper,
          bars(palette.deep, 9, [-46, -28, 62]) +
            bars(palette.soft, 5, [-46, -10, 44], [-46, 1, 36]) +
            shape('M-62 37V27l24-13 22 9 30-31 48 15v30a7 7 0 0 1-7 7H-55a7 7 0 0 1-7-7z', palette.soft) +
            circle(34, -22, 10, palettes.sap.mid),
        ),
    )
  );
};

const presentation: Layout = ({ palette }) =>
  line('M160 140v18M160 148l-34 34M160 148l34 34', palette.deep, 5, { round: true }) +
  rect(52, 32, 216, 9, palette.ink, { radius: 4.5 }) +
  rect(60, 41, 200, 104, palette.paper) +
  rect(56, 143, 208, 6, palette.deep, { radius: 3 }) +
  bars(palette.deep, 8, [76, 55, 70]) +
  bars(palette.soft, 5, [76, 72, 52], [76, 84, 60], [76, 96, 44]) +
  rect(76, 114, 48, 15, palette.mid, { radius: 7.5 }) +
  line('M154 128h90M154 128V58', palette.soft, 2, { round: true }) +
  line('M160 118l22-20 18 9 38-38', palette.deep, 4, { round: true }) +
  shape('M243 63l-3 14-11-11z', palette.deep) +
  circle(182, 98, 4.5, palettes.sap.mid) +
  circle(200, 107, 4.5, palettes.sap.mid);

const overview: Layout = ({ palette }) => {
  const slide = (column: number, row: number, fill: string, body: string): string =>
    place(36 + column * 85, 40 + row * 70, rect(0, 0, 78, 60, fill, { radius: 6 }) + body);
  return (
    slide(0, 0, palette.deep, bars(palette.paper, 7, [10, 22, 48]) + bars(palette.mid, 4, [10, 35, 32])) +
    slide(
      1,
      0,
      palette.paper,
      bars(palette.mid, 5, [10, 10, 30]) +
        bars(palette.tint, 4, [10, 22, 26], [10, 31, 22], [10, 40, 26]) +
        circle(56, 33, 14, palette.mid) +
        slice(56, 33, 14, 0, 0.35, palette.deep),
    ) +
    slide(
      2,
      0,
      palettes.sap.tint,
      shape('M0 46l22-20 17 14 14-10 25 20v4a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z', palettes.sap.mid) +
        circle(58, 16, 7, palette.paper),
    ) +
    slide(
      0,
      1,
      palette.paper,
      [18, 28, 22, 36]
        .map((height, index) =>
          rect(12 + index * 15, 50 - height, 10, height, index === 3 ? palette.deep : palette.mid, {
            radius: 2,
          }),
        )
        .join(''),
    ) +
    slide(
      1,
      1,
      palette.mid,
      circle(22, 30, 11, palette.paper) + circle(39, 30, 11, palette.tint) + circle(56, 30, 11, palette.soft),
    ) +
    slide(
      2,
      1,
      palette.ink,
      bars(palette.soft, 5, [10, 12, 44], [10, 22, 58]) +
        rect(10, 38, 28, 11, palettes.sap.mid, { radius: 5.5 }),
    )
  );
};

export const slidesLayouts: Layouts = [stackWithPie, filmstrip, fan, presentation, overview];
