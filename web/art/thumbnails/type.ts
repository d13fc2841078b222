import { palettes } from '../palette.ts';
import { bars, circle, line, place, rect, ring, shape } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';
import { letters } from './letters.ts';

const identityTiles: Layout = ({ palette }) =>
  rect(40, 32, 116, 136, palette.deep, { radius: 9 }) +
  place(98, 122, shape(letters.upperAndLower, palette.paper), { scale: 0.68 }) +
  rect(166, 32, 114, 64, palette.paper, { radius: 9 }) +
  circle(200, 64, 15, palette.deep) +
  circle(223, 64, 15, palette.mid, 0.85) +
  circle(246, 64, 15, palettes.sap.mid, 0.85) +
  rect(166, 104, 53, 64, palettes.sap.soft, { radius: 9 }) +
  rect(227, 104, 53, 64, palette.ink, { radius: 9 }) +
  shape('M239.5 150a14 26 0 0 1 28 0z', palettes.moss.soft) +
  shape('M178.5 150l14-28 14 28z', palette.ink);

const specimen: Layout = ({ palette }) =>
  rect(36, 34, 248, 146, palette.paper, { radius: 9 }) +
  line('M36 67h248M36 85h248M36 140h248M36 164h248', palette.tint, 1.5) +
  line('M92 48v118M234 48v118', palette.soft, 1.5) +
  place(163, 140, shape(letters.upperAndLower, palette.deep), { scale: 1.04 }) +
  circle(234, 140, 4.5, palettes.rowan.mid) +
  circle(92, 140, 4.5, palettes.rowan.mid) +
  circle(92, 67, 4.5, palettes.rowan.mid) +
  circle(234, 67, 4.5, palettes.rowan.mid) +
  bars(palette.mid, 4, [48, 58, 26], [48, 76, 20], [48, 131, 30]);

const markConstruction: Layout = ({ palette }) => {
  const grid = [0, 1, 2, 3, 4, 5, 6]
    .map((step) => `M44 ${42 + step * 22}h132M${44 + step * 22} 42v132`)
    .join('');
  const swatches = [palette.ink, palette.deep, palette.mid, palettes.sap.mid];
  return (
    rect(34, 34, 152, 148, palette.paper, { radius: 9 }) +
    line(grid, palette.tint, 1) +
    shape('M66 64h44a44 44 0 0 1 44 44v44h-44a44 44 0 0 1-44-44z', palette.deep) +
    line('M110 152v-52m0 26c-14 0-22-8-22-22m22 8c13 0 21-8 21-20', palette.paper, 6, { round: true }) +
    ring(110, 108, 44, palettes.rowan.mid, 1.2) +
    line('M66 64l88 88M154 64l-88 88', palettes.rowan.mid, 0.8) +
    swatches.map((fill, index) => rect(198, 34 + index * 38, 88, 34, fill, { radius: 7 })).join('') +
    bars(palette.paper, 4, [210, 49, 34], [210, 87, 28], [210, 125, 36], [210, 163, 24])
  );
};

const stationery: Layout = ({ palette }) => {
  const mark = (fill: string, leaf: string): string =>
    circle(0, 0, 13, fill) + shape('M-6 7c-1-9 3-14 13-14 0 9-4 14-13 14z', leaf);
  return (
    place(
      118,
      104,
      rect(-62, -64, 124, 136, palette.paper, { radius: 5 }) +
        place(-38, -42, mark(palette.deep, palette.tint)) +
        bars(palette.soft, 4, [-44, -8, 84], [-44, 2, 76], [-44, 12, 82], [-44, 22, 48]) +
        bars(palette.tint, 4, [-44, 52, 40]),
      { turn: -7 },
    ) +
    place(
      206,
      80,
      rect(-58, -34, 116, 68, palette.deep, { radius: 6 }) +
        place(-32, 0, mark(palette.paper, palette.deep)) +
        bars(palette.soft, 6, [-8, -12, 52]) +
        bars(palette.mid, 4, [-8, 1, 40], [-8, 10, 30]),
      { turn: 5 },
    ) +
    place(
      212,
      142,
      rect(-58, -28, 116, 62, palette.ink, { radius: 6 }) +
        line('M-50-20L0 10l50-30', palette.mid, 2.5, { round: true }) +
        circle(0, 8, 9, palettes.rowan.mid),
      { turn: -3 },
    )
  );
};

const posters: Layout = ({ palette }) =>
  rect(34, 44, 78, 128, palette.deep, { radius: 4 }) +
  place(73, 126, shape(letters.capitalR, palette.tint), { scale: 0.86 }) +
  bars(palette.mid, 5, [46, 150, 54]) +
  rect(121, 34, 78, 138, palette.paper, { radius: 4 }) +
  circle(160, 78, 27, palettes.rowan.mid) +
  shape('M133 105a27 27 0 0 1 54 0z', palette.ink) +
  bars(palette.deep, 7, [133, 122, 54]) +
  bars(palette.soft, 5, [133, 136, 42], [133, 147, 48]) +
  rect(208, 44, 78, 128, palette.ink, { radius: 4 }) +
  place(247, 122, shape(letters.ampersand, palettes.sap.mid), { scale: 0.8 }) +
  bars(palette.mid, 5, [220, 150, 34]) +
  rect(34, 172, 252, 3, palette.deep, { opacity: 0.25 });

export const typeLayouts: Layouts = [identityTiles, specimen, markConstruction, stationery, posters];
