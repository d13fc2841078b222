import { palettes } from '../palette.ts';
import { pick } from '../random.ts';
import { circle, line, place, rect, shape } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const sampler: Layout = ({ palette, random }) => {
  const colors = [palette.deep, palette.mid, palette.soft, palettes.sap.mid, palette.ink] as const;
  let tiles = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const form = Math.floor(random() * 5);
      const color = pick(random, colors);
      const forms = [
        circle(18, 18, 10, color),
        rect(9, 9, 18, 18, color, { radius: 4 }),
        shape('M8 27a10 18 0 0 1 20 0z', color),
        shape('M8 8h10a10 10 0 0 1 10 10v10H18A10 10 0 0 1 8 18z', color),
        circle(14, 14, 6, color) + circle(23, 23, 6, palette.mid),
      ];
      tiles += place(
        57 + column * 42,
        40 + row * 42,
        rect(0, 0, 36, 36, palette.paper, { radius: 8 }) + (forms[form] ?? ''),
      );
    }
  }
  return tiles;
};

const quilt: Layout = ({ palette, random }) => {
  const colors = [palette.deep, palette.mid, palette.paper, palettes.rowan.mid, palette.ink] as const;
  const grounds = [palette.tint, palette.soft, palettes.moss.soft] as const;
  const forms = [
    (color: string) => shape('M-32-32h64a64 64 0 0 1-64 64z', color),
    (color: string) =>
      shape('M-32 32a32 32 0 0 1 64 0z', color) + shape('M-32 0a32 32 0 0 1 64 0z', color, 0.6),
    (color: string) => circle(0, 0, 22, color),
    (color: string) => shape('M-32-32h32a32 32 0 0 1 32 32v32H0a32 32 0 0 1-32-32z', color),
  ] as const;
  let cells = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const ground = rect(-32, -32, 64, 64, pick(random, grounds));
      const turn = pick(random, [0, 90, 180, 270]);
      // Rows of 64 fill 192 of 200 units; a touch of scale closes the edge.
      cells += place(
        32 + column * 64,
        33.5 + row * 66.6,
        ground + pick(random, forms)(pick(random, colors)),
        { turn, scale: 1.045 },
      );
    }
  }
  return cells;
};

const landscape: Layout = ({ palette }) => {
  const pine = (x: number, foot: number, size: number, fill: string): string =>
    place(x, foot, shape('M0-60l15 26H8l14 26H-22l14-26h-7z', fill) + rect(-2.5, -8, 5, 10, palette.ink), {
      scale: size,
    });
  return (
    rect(44, 34, 232, 144, palette.paper, { radius: 6 }) +
    rect(54, 44, 212, 124, palette.tint, { radius: 2 }) +
    circle(206, 82, 22, palettes.sap.mid) +
    shape('M54 130l48-58 34 40 22-22 40 44 26-22 42 34v22H54z', palette.mid) +
    shape('M102 72l13 15.5-9 4-7-5-8 6z', palette.paper) +
    shape('M54 142c40-20 84-12 116 0s64 8 96-4v30H54z', palette.deep) +
    pine(84, 158, 0.8, palette.ink) +
    pine(106, 164, 0.62, palettes.moss.deep) +
    pine(238, 160, 0.86, palette.ink) +
    shape('M54 158c60-10 110 4 212 0v10H54z', palette.ink)
  );
};

const stillLife: Layout = ({ palette }) => {
  const leaf = (turn: number, size: number, fill: string): string =>
    place(146, 104, shape('M0 0c-16-16-16-42 0-62 16 20 16 46 0 62z', fill), { turn, scale: size });
  return (
    circle(160, 98, 74, palette.paper) +
    leaf(-52, 0.86, palette.mid) +
    leaf(48, 0.9, palette.mid) +
    leaf(-24, 1, palette.deep) +
    leaf(22, 1.04, palettes.moss.mid) +
    leaf(0, 0.86, palette.ink) +
    shape('M118 104h56c0 30-4 44-12 62h-32c-8-18-12-32-12-62z', palettes.rowan.mid) +
    shape('M119 118h54l-2 16h-50z', palettes.rowan.tint) +
    circle(204, 148, 18, palettes.sap.mid) +
    line('M204 131c0-6 3-9 8-10', palettes.moss.deep, 3, { round: true }) +
    shape('M60 166h200v5H60z', palette.deep)
  );
};

const arches: Layout = ({ palette }) => {
  const rainbow = [60, 45, 30, 15].map((radius, index) => {
    const fill = [palette.deep, palette.mid, palettes.sap.soft, palette.ink][index] ?? palette.mid;
    return shape(`M${122 - radius} 172v-66a${radius} ${radius} 0 0 1 ${radius * 2} 0v66z`, fill);
  });
  return (
    circle(214, 74, 36, palettes.rowan.mid) +
    shape('M178 172v-28a40 40 0 0 1 80 0v28z', palette.paper) +
    shape('M218 172v-68a40 40 0 0 1 40 40v28z', palette.soft) +
    rainbow.join('') +
    circle(236, 152, 10, palette.ink) +
    rect(44, 172, 232, 5, palette.ink, { radius: 2.5 })
  );
};

export const shapesLayouts: Layouts = [sampler, quilt, landscape, stillLife, arches];
