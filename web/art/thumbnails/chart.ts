import { palettes } from '../palette.ts';
import { bars, circle, line, rect, shape, slice } from '../shapes.ts';
import type { Bar } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const growthCurve: Layout = ({ palette }) => {
  const curve = 'M58 142c24-6 30-30 54-26s28 14 50-8 28-2 46-16 34-22 54-28';
  return (
    rect(44, 34, 232, 142, palette.paper, { radius: 9 }) +
    bars(palette.deep, 6, [58, 48, 54]) +
    bars(palette.soft, 4, [58, 60, 34]) +
    line([0, 1, 2, 3].map((row) => `M58 ${82 + row * 22}h204`).join(''), palette.tint, 1.2) +
    shape(`${curve}v98H58z`, palette.tint) +
    line(curve, palette.deep, 3, { round: true }) +
    circle(208, 92, 6, palette.paper) +
    circle(208, 92, 4.5, palettes.sap.mid)
  );
};

const groupedBars: Layout = ({ palette }) => {
  const pairs: readonly (readonly [number, number])[] = [
    [44, 28],
    [58, 40],
    [38, 52],
    [70, 46],
    [88, 62],
  ];
  return (
    rect(40, 34, 240, 146, palette.paper, { radius: 9 }) +
    bars(palette.deep, 7, [54, 47, 60]) +
    circle(206, 50.5, 4, palette.deep) +
    bars(palette.soft, 4, [214, 48.5, 18]) +
    circle(242, 50.5, 4, palette.mid) +
    bars(palette.soft, 4, [250, 48.5, 18]) +
    line('M54 80h212M54 108h212M54 136h212', palette.tint, 1.2) +
    pairs
      .map(([first, second], index) => {
        const x = 62 + index * 42;
        return (
          rect(x, 164 - first, 13, first, palette.deep, { radius: 3 }) +
          rect(x + 15, 164 - second, 13, second, palette.mid, { radius: 3 })
        );
      })
      .join('') +
    line('M54 164.5h212', palette.soft, 1.5)
  );
};

const donutWithLegend: Layout = ({ palette }) => {
  const rows = [66, 94, 122, 150];
  const colors = [palette.deep, palette.mid, palettes.sap.mid, palette.soft];
  return (
    circle(108, 108, 66, palette.paper) +
    circle(108, 108, 54, palette.soft) +
    slice(108, 108, 54, 0, 0.42, palette.deep) +
    slice(108, 108, 54, 0.42, 0.68, palette.mid) +
    slice(108, 108, 54, 0.68, 0.84, palettes.sap.mid) +
    circle(108, 108, 32, palette.paper) +
    bars(palette.deep, 9, [90, 99, 36]) +
    bars(palette.soft, 5, [95, 114, 26]) +
    rect(190, 42, 96, 132, palette.paper, { radius: 9 }) +
    rows.map((y, index) => rect(202, y - 6, 12, 12, colors[index] ?? palette.mid, { radius: 3.5 })).join('') +
    bars(palette.soft, 5, ...rows.map((y, index): Bar => [222, y - 2.5, 50 - index * 8]))
  );
};

const funnel: Layout = ({ palette }) => {
  const colors = [palette.ink, palette.deep, palette.mid, palettes.sap.mid];
  const widths = [168, 132, 96, 60];
  return widths
    .map((width, index) => {
      const y = 38 + index * 36;
      const next = widths[index + 1] ?? 44;
      const band = `M${124 - width / 2} ${y}h${width}L${124 + next / 2} ${y + 31}H${124 - next / 2}z`;
      const tag =
        rect(226, y + 4, 58, 23, palette.paper, { radius: 6 }) +
        bars(palette.mid, 5, [236, y + 13, 36 - index * 6]);
      const leader = line(`M${136 + width / 2} ${y + 15.5}H220`, palette.mid, 1.5);
      return (
        shape(band, colors[index] ?? palette.mid) + bars(palette.paper, 5, [110, y + 13, 28]) + leader + tag
      );
    })
    .join('');
};

const candles: Layout = ({ palette, random }) => {
  let price = 144;
  const items = Array.from({ length: 14 }, (_, index) => {
    // The noise moves around a rising trend, so that the candles fill the window whatever the seed.
    const from = price;
    const to = 140 - index * 4.4 + (random() - 0.5) * 26;
    price = to;
    const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
    const fill = to < from ? palette.mid : palettes.rowan.mid;
    const x = 58 + index * 15;
    const tall = Math.max(bottom - top, 5);
    return rect(x + 3.5, top - 7, 2, tall + 14, fill) + rect(x, top, 9, tall, fill, { radius: 2 });
  });
  return (
    rect(40, 34, 240, 146, palette.ink, { radius: 9 }) +
    line('M54 76h212M54 100h212M54 124h212', palette.deep, 1.2) +
    bars(palette.paper, 8, [56, 46, 58]) +
    bars(palettes.moss.soft, 11, [226, 44.5, 40]) +
    items.join('') +
    [10, 14, 8, 18, 12, 9, 16, 11, 20, 13, 15, 10, 17, 14]
      .map((height, index) => rect(58 + index * 15, 172 - height, 9, height, palette.deep, { radius: 1.5 }))
      .join('')
  );
};

export const chartLayouts: Layouts = [growthCurve, groupedBars, donutWithLegend, funnel, candles];
