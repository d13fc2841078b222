import { palettes } from '../palette.ts';
import { growthRings } from '../rings.ts';
import { bars, checkMark, circle, line, paragraph, place, rect, ring, shape } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const signature = 'c8-14 14 8 22-4s8-4 14 0';

const signedContract: Layout = ({ palette, random, seed }) =>
  rect(92, 26, 136, 152, palette.paper, { radius: 6 }) +
  bars(palette.deep, 7, [110, 44, 70]) +
  paragraph(random, [110, 62, 100], 6, palette.soft, { gap: 10, thickness: 4 }) +
  growthRings({
    center: [190, 146],
    count: 4,
    firstRadius: 5,
    gap: 5,
    color: palette.deep,
    width: 1.5,
    seed,
  }) +
  line(`M110 150${signature}`, palette.ink, 2, { round: true });

const certificate: Layout = ({ palette, seed }) =>
  rect(44, 38, 232, 136, palette.paper, { radius: 6 }) +
  line('M54 48h212v116H54z', palette.soft, 2) +
  bars(palette.deep, 9, [104, 64, 112]) +
  bars(palette.soft, 5, [84, 84, 152], [108, 96, 104]) +
  line(`M74 144${signature}`, palette.ink, 2.2, { round: true }) +
  line('M70 151h56', palette.mid, 1.5) +
  shape('M208 142l-7 36 17-9 17 9-7-36z', palettes.rowan.mid) +
  circle(218, 134, 24, palette.deep) +
  growthRings({
    center: [218, 134],
    count: 3,
    firstRadius: 6,
    gap: 5,
    color: palette.soft,
    width: 1.5,
    seed,
  });

const stampAndPen: Layout = ({ palette, random }) =>
  place(
    140,
    106,
    rect(-70, -70, 140, 142, palette.paper, { radius: 6 }) +
      bars(palette.deep, 7, [-54, -54, 64]) +
      paragraph(random, [-54, -36, 104], 5, palette.soft, { gap: 10, thickness: 4 }) +
      line('M-54 48h58', palette.mid, 1.5) +
      line(`M-50 42${signature}`, palette.ink, 2.2, { round: true }),
    { turn: -5 },
  ) +
  place(
    214,
    136,
    ring(0, 0, 30, palette.deep, 4) +
      ring(0, 0, 22, palette.deep, 1.5) +
      checkMark(-1, 1, 18, palette.deep, 5),
    { turn: -12 },
  ) +
  // The nib rests where the signature ends.
  place(
    162,
    109,
    rect(-8, -52, 16, 68, palette.ink, { radius: 3 }) +
      rect(-8, -8, 16, 6, palettes.sap.mid) +
      shape('M-8 16H8L0 42z', palettes.sap.soft) +
      circle(0, 25, 2.5, palette.ink),
    { turn: 38 },
  );

const shieldedFolder: Layout = ({ palette, random }) =>
  shape('M40 54a8 8 0 0 1 8-8h60l14 16h138a8 8 0 0 1 8 8v96a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z', palette.deep) +
  rect(58, 38, 176, 110, palette.paper, { radius: 6 }) +
  bars(palette.mid, 6, [74, 52, 60]) +
  paragraph(random, [74, 66, 116], 2, palette.soft, { gap: 10, thickness: 4 }) +
  shape('M40 92h228v74a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z', palette.mid) +
  shape('M224 78l38 13v30c0 28-14 46-38 57-24-11-38-29-38-57V91z', palette.ink) +
  checkMark(223, 128, 30, palettes.moss.soft, 7) +
  bars(palette.tint, 7, [62, 144, 74]) +
  bars(palette.deep, 5, [62, 156, 46]);

const scales: Layout = ({ palette }) => {
  const clauses = [56, 84, 112, 140];
  const pan = (x: number): string =>
    line(`M${x} 76l-19 42M${x} 76l19 42`, palette.soft, 2) +
    shape(`M${x - 24} 116h48a24 20 0 0 1-48 0z`, palette.paper);
  return (
    rect(34, 36, 148, 142, palette.deep, { radius: 9 }) +
    line('M108 56v104M84 160h48M64 76h88', palette.paper, 5, { round: true }) +
    pan(66) +
    pan(150) +
    circle(108, 60, 8, palettes.sap.mid) +
    rect(192, 36, 94, 142, palette.paper, { radius: 9 }) +
    clauses
      .map(
        (y, index) =>
          circle(210, y, 7, index === 0 ? palette.deep : palette.mid) +
          bars(palette.soft, 5, [224, y - 6, 48], [224, y + 3, 30 + (index % 2) * 8]),
      )
      .join('')
  );
};

export const sealLayouts: Layouts = [signedContract, certificate, stampAndPen, shieldedFolder, scales];
