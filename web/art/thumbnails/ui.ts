import { palettes } from '../palette.ts';
import type { Palette } from '../palette.ts';
import { bars, checkMark, circle, line, paragraph, place, rect, shape } from '../shapes.ts';
import type { Bar } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const desktopAndPhone: Layout = ({ palette, random }) =>
  rect(36, 34, 164, 140, palette.paper, { radius: 9 }) +
  shape('M36 43a9 9 0 0 1 9-9h33v140H45a9 9 0 0 1-9-9z', palette.soft) +
  bars(palette.mid, 5, ...[0, 2, 3, 4].map((row): Bar => [46, 50 + row * 16, 22])) +
  bars(palette.deep, 5, [46, 66, 22]) +
  bars(palette.deep, 8, [90, 50, 60]) +
  rect(90, 70, 46, 34, palette.tint, { radius: 6 }) +
  rect(142, 70, 46, 34, palette.tint, { radius: 6 }) +
  paragraph(random, [90, 116, 98], 5, palette.soft, { gap: 10, thickness: 4 }) +
  place(
    210,
    37,
    rect(0, 0, 72, 140, palette.ink, { radius: 13 }) +
      rect(5, 5, 62, 130, palette.paper, { radius: 9 }) +
      bars(palette.deep, 6, [13, 20, 34]) +
      rect(13, 34, 46, 36, palettes.sap.tint, { radius: 6 }) +
      shape('M13 70v-7l12-12 10 8 9-6 15 13v4z', palette.mid) +
      paragraph(random, [13, 80, 46], 3, palette.soft) +
      bars(palette.deep, 14, [13, 111, 46]),
  );

const dashboard: Layout = ({ palette }) => {
  const tiles = [0, 1, 2].map((index) => {
    const x = 88 + index * 64;
    const main = index === 0;
    return (
      rect(x, 54, 58, 36, main ? palette.deep : palette.tint, { radius: 6 }) +
      bars(main ? palette.mid : palette.soft, 4, [x + 9, 62, 26]) +
      bars(main ? palette.paper : palette.deep, 8, [x + 9, 73, 34 - index * 5])
    );
  });
  return (
    rect(34, 36, 252, 144, palette.paper, { radius: 9 }) +
    shape('M34 45a9 9 0 0 1 9-9h33v144H43a9 9 0 0 1-9-9z', palette.ink) +
    circle(55, 54, 8, palettes.moss.soft) +
    bars(palette.mid, 5, ...[0, 1, 2, 3].map((row): Bar => [45, 78 + row * 17, 20])) +
    bars(palette.deep, 5, [88, 43.5, 40]) +
    circle(274, 46, 4.5, palette.soft) +
    tiles.join('') +
    rect(88, 98, 122, 72, palette.tint, { radius: 6, opacity: 0.55 }) +
    shape('M96 152c14-4 18-22 32-18s18 8 30-10 24-8 44-20v60h-106z', palette.soft) +
    line('M96 152c14-4 18-22 32-18s18 8 30-10 24-8 44-20', palette.deep, 3, { round: true }) +
    [0, 1, 2]
      .map((row) =>
        circle(224, 108 + row * 26, 7, [palette.mid, palettes.sap.mid, palette.deep][row] ?? palette.mid),
      )
      .join('') +
    bars(palette.soft, 5, ...[0, 1, 2].map((row): Bar => [238, 102 + row * 26, 36])) +
    bars(palette.tint, 5, ...[0, 1, 2].map((row): Bar => [238, 111 + row * 26, 24]))
  );
};

const phone = (palette: Palette, screen: string, ground: string): string =>
  rect(-38, -72, 76, 144, palette.ink, { radius: 14 }) +
  rect(-33, -67, 66, 134, ground, { radius: 10 }) +
  screen;

const threePhones: Layout = ({ palette }) => {
  const welcome =
    circle(0, -20, 22, palette.mid) +
    shape('M-10-8c-2-15 6-24 22-25 0 16-7 25-22 25z', palette.paper) +
    bars(palette.paper, 7, [-20, 18, 40]) +
    bars(palette.mid, 4, [-16, 31, 32]) +
    bars(palettes.sap.soft, 13, [-22, 44, 44]);
  const list =
    bars(palette.deep, 7, [-24, -54, 32]) +
    [-34, -8, 18]
      .map((y) => rect(-25, y, 50, 21, palette.tint, { radius: 5 }) + circle(-15, y + 10.5, 5.5, palette.mid))
      .join('') +
    bars(palette.mid, 4, [-5, -28, 22], [-5, -2, 18], [-5, 24, 24]) +
    bars(palette.deep, 3, [-12, 58, 24]) +
    circle(17, 46, 8, palette.deep);
  const chat =
    bars(palette.mid, 14, [-25, -50, 36]) +
    bars(palette.deep, 14, [-11, -30, 36], [-3, -12, 28]) +
    bars(palette.tint, 14, [-25, 8, 42]) +
    rect(-25, 44, 50, 14, palette.tint, { radius: 7 }) +
    circle(17, 51, 5, palette.deep);
  return (
    place(74, 112, phone(palette, welcome, palette.deep), { scale: 0.92 }) +
    place(246, 112, phone(palette, chat, palette.paper), { scale: 0.92 }) +
    place(160, 106, phone(palette, list, palette.paper))
  );
};

const componentSheet: Layout = ({ palette }) =>
  rect(36, 36, 120, 66, palette.paper, { radius: 9 }) +
  bars(palette.deep, 20, [48, 48, 62]) +
  bars(palette.paper, 5, [64, 55.5, 30]) +
  rect(118, 48, 26, 20, palette.soft, { radius: 6 }) +
  bars(palette.tint, 14, [48, 78, 44], [98, 78, 46]) +
  rect(36, 112, 120, 66, palette.deep, { radius: 9 }) +
  bars(palette.mid, 20, [50, 124, 40]) +
  circle(80, 134, 7, palette.paper) +
  bars(palette.ink, 20, [102, 124, 40]) +
  circle(112, 134, 7, palette.mid) +
  bars(palette.ink, 5, [50, 160, 92]) +
  bars(palette.soft, 5, [50, 160, 54]) +
  circle(102, 162.5, 6, palette.paper) +
  rect(166, 36, 118, 142, palette.paper, { radius: 9 }) +
  bars(palette.deep, 6, [180, 50, 44]) +
  rect(180, 64, 90, 20, palette.tint, { radius: 5 }) +
  bars(palette.mid, 4, [188, 72, 34]) +
  rect(180, 92, 90, 20, palette.tint, { radius: 5 }) +
  bars(palette.mid, 4, [188, 100, 50]) +
  rect(180, 122, 12, 12, palette.deep, { radius: 3.5 }) +
  checkMark(185.5, 128, 6, palette.paper, 1.8) +
  bars(palette.soft, 5, [200, 125.5, 56]) +
  bars(palettes.sap.mid, 18, [180, 148, 90]);

const storefront: Layout = ({ palette }) => {
  const products = [0, 1, 2].map((index) => {
    const x = 56 + index * 72;
    const fill = [palette.tint, palettes.sap.tint, palette.soft][index] ?? palette.tint;
    const object = [
      circle(x + 32, 146, 11, palette.mid),
      shape(`M${x + 20} 158a12 24 0 0 1 24 0z`, palettes.sap.mid),
      rect(x + 22, 136, 20, 20, palette.deep, { radius: 4 }),
    ][index];
    return rect(x, 128, 64, 44, fill, { radius: 6 }) + (object ?? '');
  });
  return (
    rect(40, 34, 240, 148, palette.paper, { radius: 9 }) +
    shape('M40 43a9 9 0 0 1 9-9h222a9 9 0 0 1 9 9v9H40z', palette.soft) +
    [52, 63, 74].map((x) => circle(x, 43, 3.5, palette.mid)).join('') +
    bars(palette.paper, 9, [96, 38.5, 128]) +
    rect(56, 62, 208, 56, palette.deep, { radius: 7 }) +
    bars(palette.paper, 8, [70, 74, 84]) +
    bars(palette.mid, 5, [70, 88, 62]) +
    bars(palettes.moss.soft, 11, [70, 100, 38]) +
    shape('M196 118a28 34 0 0 1 56 0z', palette.mid) +
    circle(238, 78, 8, palettes.sap.soft) +
    products.join('')
  );
};

export const uiLayouts: Layouts = [desktopAndPhone, dashboard, threePhones, componentSheet, storefront];
