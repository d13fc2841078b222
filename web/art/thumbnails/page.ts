import { palettes } from '../palette.ts';
import { bars, circle, line, paragraph, place, rect, shape } from '../shapes.ts';
import type { Bar } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const onePageCv: Layout = ({ palette, random }) =>
  rect(104, 24, 116, 164, palette.paper, { radius: 6 }) +
  circle(126, 50, 12, palette.mid) +
  bars(palette.deep, 6, [146, 42, 54]) +
  bars(palette.soft, 4, [146, 53, 36]) +
  paragraph(random, [116, 74, 92], 4, palette.soft) +
  bars(palette.deep, 5, [116, 116, 40]) +
  paragraph(random, [116, 128, 92], 5, palette.soft);

/** A head and shoulders in a circle, cut off at its edge. */
function bust(x: number, y: number, ground: string, figure: string): string {
  return (
    circle(x, y, 16, ground) +
    circle(x, y - 4, 6, figure) +
    shape(`M${x - 11} ${y + 11.5}c1-9 5-11 11-11s10 2 11 11a16 16 0 0 1-22 0z`, figure)
  );
}

const sidebarCv: Layout = ({ palette, random }) => {
  const meters = [106, 122, 138, 154];
  return (
    rect(82, 26, 156, 160, palette.paper, { radius: 6 }) +
    shape('M82 32a6 6 0 0 1 6-6h48v160H88a6 6 0 0 1-6-6z', palette.deep) +
    bust(109, 54, palette.soft, palette.deep) +
    bars(palette.paper, 5, [93, 82, 32]) +
    bars(palette.mid, 5, ...meters.map((y): Bar => [93, y, 32])) +
    bars(palette.tint, 5, ...meters.map((y, index): Bar => [93, y, 26 - (index % 3) * 6])) +
    bars(palette.deep, 8, [150, 42, 66]) +
    bars(palette.mid, 4, [150, 56, 42]) +
    bars(palette.deep, 5, [150, 76, 34], [150, 128, 40]) +
    paragraph(random, [150, 89, 74], 3, palette.soft) +
    paragraph(random, [150, 141, 74], 4, palette.soft)
  );
};

const letterAndCv: Layout = ({ palette, random }) =>
  place(
    122,
    106,
    rect(-52, -70, 104, 140, palette.deep, { radius: 6 }) +
      bars(palette.paper, 7, [-38, -54, 46]) +
      paragraph(random, [-38, -34, 76], 6, palette.mid, { gap: 10, thickness: 4 }) +
      line('M-36 46c6-12 10 6 16-3s6-3 12 0', palette.tint, 2.5, { round: true }),
    { turn: -8 },
  ) +
  place(
    198,
    108,
    rect(-52, -70, 104, 140, palette.paper, { radius: 6 }) +
      rect(-52, -54, 104, 26, palette.tint) +
      bars(palette.deep, 7, [-40, -44, 58]) +
      bars(palette.mid, 5, [-40, -14, 34], [-40, 26, 34]) +
      paragraph(random, [-40, -3, 80], 3, palette.soft, { gap: 9, thickness: 4 }) +
      paragraph(random, [-40, 37, 80], 3, palette.soft, { gap: 9, thickness: 4 }),
    { turn: 6 },
  );

const careerPath: Layout = ({ palette, random }) => {
  const stops = [88, 120, 152];
  return (
    rect(88, 26, 144, 160, palette.paper, { radius: 6 }) +
    shape('M88 32a6 6 0 0 1 6-6h132a6 6 0 0 1 6 6v38H88z', palette.mid) +
    bars(palette.paper, 9, [104, 40, 74]) +
    bars(palette.tint, 5, [104, 56, 46]) +
    circle(208, 48, 12, palettes.sap.soft) +
    line('M110 88v76', palette.soft, 2) +
    stops.map((y, index) => circle(110, y, 5.5, index === 0 ? palette.deep : palette.mid)).join('') +
    bars(palette.deep, 5, ...stops.map((y, index): Bar => [126, y - 4, 52 - index * 8])) +
    stops.map((y) => paragraph(random, [126, y + 6, 90], 2, palette.soft)).join('')
  );
};

const freebieSet: Layout = ({ palette }) => {
  const sheet = (x: number, y: number, body: string): string =>
    place(x, y, rect(0, 0, 72, 94, palette.paper, { radius: 5 }) + body, { scale: 1.16 });
  const checks = [26, 42, 58, 74];
  return (
    sheet(
      28,
      60,
      rect(10, 12, 52, 30, palette.soft, { radius: 4 }) +
        bars(palette.mid, 5, [10, 52, 40]) +
        bars(palette.tint, 4, [10, 64, 52], [10, 73, 46], [10, 82, 30]),
    ) +
    sheet(
      118,
      36,
      bars(palette.deep, 6, [10, 11, 36]) +
        checks.map((y) => rect(10, y - 4, 9, 9, palette.mid, { radius: 2.5 })).join('') +
        bars(palette.tint, 5, ...checks.map((y, index): Bar => [25, y - 2, 36 - (index % 2) * 10])),
    ) +
    sheet(
      208,
      60,
      circle(36, 34, 20, palettes.sap.soft) +
        shape('M26 48c-2-16 6-25 22-26 0 16-7 26-22 26z', palette.deep) +
        bars(palette.mid, 5, [16, 64, 40]) +
        bars(palette.tint, 4, [22, 76, 28]),
    ) +
    circle(160, 158, 20, palette.deep) +
    line('M160 149v14m-6.5-6l6.5 6 6.5-6M152 168h16', palette.paper, 2.8, { round: true })
  );
};

export const pageLayouts: Layouts = [onePageCv, sidebarCv, letterAndCv, careerPath, freebieSet];
