import { palettes } from '../palette.ts';
import { growthRings } from '../rings.ts';
import { bars, circle, line, paragraph, place, rect, shape } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const tiltedCover: Layout = ({ palette, seed }) =>
  place(
    160,
    104,
    rect(-48, -68, 104, 140, palette.ink, { radius: 5, opacity: 0.18 }) +
      rect(-54, -72, 104, 140, palette.deep, { radius: 5 }) +
      rect(-54, -72, 13, 140, palette.ink, { radius: 4 }) +
      growthRings({
        center: [4, -8],
        count: 6,
        firstRadius: 7,
        gap: 6,
        color: palette.soft,
        width: 1.4,
        seed,
      }) +
      bars(palette.soft, 6, [-26, 44, 60]) +
      bars(palette.mid, 4, [-26, 54, 38]),
    { turn: -7 },
  );

const openSpread: Layout = ({ palette, random }) =>
  shape('M44 52h232a6 6 0 0 1 6 6v112a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V58a6 6 0 0 1 6-6z', palette.deep) +
  shape('M160 54c-28-14-74-16-112-8v118c38-8 84-6 112 8z', palette.paper) +
  shape('M160 54c28-14 74-16 112-8v118c-38-8-84-6-112 8z', palette.paper) +
  shape('M160 54c-10-5-22-8-34-10v118c12 2 24 5 34 10z', palette.tint, 0.7) +
  paragraph(random, [62, 66, 56], 4, palette.soft, { gap: 11, thickness: 5 }) +
  paragraph(random, [62, 116, 56], 4, palette.soft, { gap: 11, thickness: 5 }) +
  rect(186, 60, 70, 50, palette.tint, { radius: 5 }) +
  circle(238, 76, 7, palettes.sap.mid) +
  shape('M186 105v-9l20-18 16 14 10-8 24 16v5a5 5 0 0 1-5 5h-60a5 5 0 0 1-5-5z', palette.mid) +
  paragraph(random, [186, 122, 70], 3, palette.soft, { gap: 11, thickness: 5 });

const stackOfBooks: Layout = ({ palette }) => {
  const book = (x: number, y: number, width: number, fill: string, label: string): string =>
    rect(x, y, width, 30, fill, { radius: 5 }) +
    rect(x + width - 14, y + 4, 14, 22, palette.paper, { radius: 2 }) +
    bars(label, 6, [x + 42, y + 12, 66]) +
    rect(x + 16, y, 6, 30, label, { opacity: 0.6 });
  return (
    rect(40, 170, 240, 4, palette.mid, { radius: 2 }) +
    book(62, 140, 196, palette.deep, palette.soft) +
    book(80, 110, 164, palettes.sap.mid, palette.paper) +
    book(68, 80, 178, palette.ink, palette.mid) +
    // A sprout grows from the topmost book.
    line('M158 80V46', palettes.moss.deep, 3.5, { round: true }) +
    shape(
      'M158 66c-14 0-22-7-22-18 14 0 22 7 22 18zM158 58c0-12 8-19 21-19 0 12-7 19-21 19z',
      palettes.moss.deep,
    )
  );
};

const seriesOfCovers: Layout = ({ palette }) => {
  const cover = (x: number, y: number, ground: string, art: string, label: string): string =>
    rect(x, y, 80, 116, ground, { radius: 5 }) +
    rect(x, y, 7, 116, palette.ink, { radius: 3, opacity: 0.35 }) +
    art +
    bars(label, 6, [x + 18, y + 86, 46]) +
    bars(label, 4, [x + 18, y + 98, 28]);
  const sun = circle(76, 88, 19, palettes.sap.soft) + shape('M57 88a19 19 0 0 0 38 0z', palette.soft);
  const arches = line('M144 112V94a19 19 0 0 1 38 0v18M154 112V94a9 9 0 0 1 18 0v18', palette.deep, 5);
  const leaf =
    shape('M230 110c-2-26 10-42 38-44 0 28-12 44-38 44z', palette.soft) +
    line('M230 112l24-30', palette.ink, 2.5);
  return (
    cover(32, 50, palette.deep, sun, palette.tint) +
    cover(120, 38, palette.paper, arches, palette.mid) +
    cover(208, 50, palette.ink, leaf, palette.mid) +
    rect(32, 166, 80, 3, palette.mid, { opacity: 0.5 }) +
    rect(120, 154, 80, 3, palette.mid, { opacity: 0.5 }) +
    rect(208, 166, 80, 3, palette.mid, { opacity: 0.5 })
  );
};

const printAndReader: Layout = ({ palette, random }) =>
  place(
    114,
    104,
    rect(-48, -66, 96, 132, palette.deep, { radius: 5 }) +
      rect(-48, -66, 12, 132, palette.ink, { radius: 4 }) +
      circle(6, -18, 20, palettes.sap.soft) +
      shape('M-14-18a20 20 0 0 0 40 0z', palette.mid) +
      bars(palette.soft, 6, [-22, 30, 56]) +
      bars(palette.mid, 4, [-22, 42, 34]),
    { turn: -9 },
  ) +
  place(
    202,
    106,
    rect(-58, -74, 116, 150, palette.ink, { radius: 12 }) +
      rect(-49, -65, 98, 128, palette.paper, { radius: 5 }) +
      bars(palette.deep, 7, [-37, -51, 50]) +
      paragraph(random, [-37, -35, 74], 5, palette.soft, { gap: 10, thickness: 4 }) +
      rect(-39, 17, 78, 16, palettes.sap.tint, { radius: 3 }) +
      bars(palette.mid, 4, [-35, 23, 66]) +
      bars(palette.tint, 4, [-37, 48, 74]) +
      bars(palette.deep, 4, [-37, 48, 28]),
    { turn: 5 },
  );

export const bookLayouts: Layouts = [tiltedCover, openSpread, stackOfBooks, seriesOfCovers, printAndReader];
