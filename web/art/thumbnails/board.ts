import { palettes } from '../palette.ts';
import { bars, checkMark, circle, line, rect, ring, shape } from '../shapes.ts';
import type { Bar } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const kanban: Layout = ({ palette }) => {
  const fills = [palette.tint, palette.soft, palettes.sap.tint];
  const columns = [3, 2, 3].map((cards, column) => {
    const x = 46 + column * 78;
    const tops = Array.from({ length: cards }, (_, card) => 62 + card * 38);
    return (
      rect(x, 36, 70, 148, palette.paper, { radius: 7 }) +
      tops
        .map((y, card) => rect(x + 8, y, 54, 31, fills[(card + column) % 3] ?? palette.tint, { radius: 5 }))
        .join('') +
      bars(palette.deep, 4, [x + 9, 47, 30], ...tops.map((y): Bar => [x + 14, y + 8, 34])) +
      bars(palette.mid, 4, ...tops.map((y): Bar => [x + 14, y + 17, 22]))
    );
  });
  return columns.join('');
};

const workspacePage: Layout = ({ palette }) => {
  const sidebar = [0, 1, 2, 3, 4, 5].map((row): Bar => [60, 58 + row * 17, 34 - (row % 3) * 6]);
  return (
    rect(36, 34, 248, 148, palette.paper, { radius: 9 }) +
    shape('M36 43a9 9 0 0 1 9-9h57v148H45a9 9 0 0 1-9-9z', palette.soft) +
    shape('M102 34h173a9 9 0 0 1 9 9v27H102z', palette.mid) +
    shape('M200 70c14-26 34-34 84-30v30z', palette.deep, 0.7) +
    sidebar.map(([, y], row) => circle(52, y + 2.5, 3.5, row === 1 ? palette.deep : palette.mid)).join('') +
    bars(palette.paper, 5, ...sidebar) +
    rect(118, 58, 24, 24, palettes.sap.soft, { radius: 6 }) +
    shape('M124 76c0-9 4-13 12-13 0 9-4 13-12 13z', palettes.sap.deep) +
    bars(palette.deep, 8, [118, 92, 84]) +
    [112, 130, 148]
      .map((y, row) => rect(118, y, 10, 10, row < 2 ? palette.mid : palette.tint, { radius: 3 }))
      .join('') +
    checkMark(122.5, 117, 5, palette.paper, 1.6) +
    checkMark(122.5, 135, 5, palette.paper, 1.6) +
    bars(palette.soft, 5, [136, 114.5, 58], [136, 132.5, 44], [136, 150.5, 52]) +
    rect(210, 110, 60, 50, palette.tint, { radius: 6 }) +
    bars(palette.mid, 5, [220, 120, 30]) +
    bars(palette.paper, 5, [220, 133, 40], [220, 145, 34])
  );
};

const calendar: Layout = ({ palette }) => {
  let days = '';
  for (let day = 0; day < 28; day += 1) {
    days += rect(58 + (day % 7) * 29.5, 76 + Math.floor(day / 7) * 25, 26, 21, palette.tint, {
      radius: 4,
      opacity: 0.65,
    });
  }
  return (
    rect(46, 34, 228, 148, palette.paper, { radius: 9 }) +
    bars(palette.deep, 8, [58, 46, 66]) +
    circle(244, 50, 6, palette.tint) +
    circle(260, 50, 6, palette.tint) +
    bars(palette.soft, 4, ...[0, 1, 2, 3, 4, 5, 6].map((day): Bar => [65 + day * 29.5, 64, 12])) +
    days +
    bars(palette.deep, 9, [61, 82, 79], [208, 132, 50]) +
    bars(palette.mid, 9, [149, 107, 50], [90, 157, 79]) +
    bars(palettes.sap.mid, 9, [179, 82, 20], [90, 132, 20]) +
    ring(248, 161.5, 7.5, palette.deep, 2)
  );
};

const gallery: Layout = ({ palette }) => {
  const pictures = [
    (x: number, y: number) =>
      rect(x, y, 70, 38, palette.mid, { radius: 5 }) + circle(x + 35, y + 19, 11, palette.paper),
    (x: number, y: number) =>
      rect(x, y, 70, 38, palettes.sap.soft, { radius: 5 }) +
      shape(`M${x + 8} ${y + 38}l20-24 14 15 9-8 13 17z`, palettes.sap.deep),
    (x: number, y: number) =>
      rect(x, y, 70, 38, palette.deep, { radius: 5 }) +
      shape(`M${x + 20} ${y + 38}a15 26 0 0 1 30 0z`, palette.soft),
    (x: number, y: number) =>
      rect(x, y, 70, 38, palette.soft, { radius: 5 }) +
      line(`M${x + 12} ${y + 27}c8-20 14 8 23-7s12-9 23-9`, palette.deep, 3, { round: true }),
    (x: number, y: number) =>
      rect(x, y, 70, 38, palette.ink, { radius: 5 }) +
      shape(`M${x + 35} ${y + 8}l12 22H${x + 23}z`, palette.mid),
    (x: number, y: number) =>
      rect(x, y, 70, 38, palette.tint, { radius: 5 }) +
      circle(x + 28, y + 19, 11, palette.mid) +
      circle(x + 42, y + 19, 11, palette.deep, 0.8),
  ];
  return pictures
    .map((picture, index) => {
      const x = 38 + (index % 3) * 84;
      const y = 34 + Math.floor(index / 3) * 76;
      return (
        rect(x, y, 76, 68, palette.paper, { radius: 7 }) +
        picture(x + 3, y + 3) +
        bars(palette.mid, 4, [x + 8, y + 48, 40]) +
        bars(palette.tint, 4, [x + 8, y + 57, 54 - (index % 2) * 16])
      );
    })
    .join('');
};

const habits: Layout = ({ palette, random }) => {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = 72 + row * 22;
    const dots = [0, 1, 2, 3, 4, 5, 6].map((day) => {
      const fill = random() > 0.32 ? (row === 1 ? palettes.fern.mid : palette.mid) : palette.tint;
      return circle(148 + day * 18, y, 6.5, fill);
    });
    const box =
      row < 2
        ? rect(56, y - 6, 12, 12, palette.deep, { radius: 3.5 }) + checkMark(61.5, y, 6, palette.paper, 1.8)
        : line(
            `M58 ${y - 5}h8a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5z`,
            palette.mid,
            1.6,
          );
    return box + bars(palette.soft, 5, [76, y - 2.5, 52 - (row % 3) * 10]) + dots.join('');
  });
  return (
    rect(42, 34, 236, 148, palette.paper, { radius: 9 }) +
    bars(palette.deep, 7, [56, 46, 58]) +
    bars(palette.soft, 4, ...[0, 1, 2, 3, 4, 5, 6].map((day): Bar => [143 + day * 18, 48, 10])) +
    rows.join('')
  );
};

export const boardLayouts: Layouts = [kanban, workspacePage, calendar, gallery, habits];
