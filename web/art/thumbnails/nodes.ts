import { palettes } from '../palette.ts';
import { bars, circle, line, num, rect, ring, shape } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

type Point = readonly [x: number, y: number];

/** A horizontal S-curve from one point to the other. */
function link([fromX, fromY]: Point, [toX, toY]: Point): string {
  const middle = num((fromX + toX) / 2);
  return `M${num(fromX)} ${num(fromY)}C${middle} ${num(fromY)} ${middle} ${num(toY)} ${num(toX)} ${num(toY)}`;
}

/** The four-pointed star that stands for an assistant. */
function spark(x: number, y: number, size: number, fill: string): string {
  const pull = num(size * 0.22);
  const far = num(size);
  const back = num(-size);
  return shape(
    `M${num(x)} ${num(y - size)}q${pull} ${num(size * 0.78)} ${far} ${far}q${num(-size * 0.78)} ${pull} ${back} ${far}q${num(-size * 0.22)} ${num(-size * 0.78)} ${back} ${back}q${num(size * 0.78)} ${num(-size * 0.22)} ${far} ${back}z`,
    fill,
  );
}

const workflow: Layout = ({ palette }) => {
  const points: readonly Point[] = [
    [84, 104],
    [148, 62],
    [156, 140],
    [226, 74],
    [236, 140],
  ];
  const pairs: readonly Point[] = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [1, 2],
  ];
  const links = pairs.map(([from, to]) => link(points[from] ?? [0, 0], points[to] ?? [0, 0]));
  const cards = points.map(([x, y], index) => {
    const main = index === 2;
    return (
      rect(x - 24, y - 16, 48, 32, main ? palette.deep : palette.paper, { radius: 9 }) +
      circle(x - 10, y, 5, main ? palettes.moss.soft : palette.mid) +
      bars(main ? palette.mid : palette.soft, 6, [x, y - 3, 15])
    );
  });
  return line(links.join(''), palette.mid, 2.5) + cards.join('');
};

const hub: Layout = ({ palette }) => {
  const satellites: readonly Point[] = [
    [98, 58],
    [66, 108],
    [98, 158],
    [222, 58],
    [254, 108],
    [222, 158],
  ];
  const spokes = satellites.map(([x, y]) => `M160 108L${x} ${y}`).join('');
  const discs = satellites.map(([x, y], index) => {
    const strong = index === 1 || index === 3;
    return (
      circle(x, y, 18, strong ? palettes.sap.soft : palette.paper) +
      circle(x, y, 7, strong ? palettes.sap.deep : palette.mid)
    );
  });
  return (
    line(spokes, palette.mid, 2.5) +
    circle(160, 108, 46, palette.soft) +
    discs.join('') +
    circle(160, 108, 34, palette.deep) +
    spark(158, 110, 18, palette.paper) +
    spark(174, 94, 7, palettes.sap.soft)
  );
};

const pipeline: Layout = ({ palette }) => {
  const steps = [58, 106, 154];
  const flows = steps.flatMap((y) => [link([92, y], [134, 106]), link([186, 106], [228, y])]);
  const inputs = steps.map(
    (y, index) =>
      rect(36, y - 17, 58, 34, palette.paper, { radius: 8 }) +
      circle(53, y, 6, palette.mid) +
      bars(palette.soft, 5, [66, y - 2.5, 20 - index * 3]),
  );
  const outputs = steps.map((y, index) => {
    const picked = index === 0;
    return (
      rect(226, y - 17, 58, 34, picked ? palette.mid : palette.paper, { radius: 8 }) +
      bars(picked ? palette.paper : palette.soft, 5, [238, y - 7, 34], [238, y + 3, 22 + index * 3])
    );
  });
  return (
    line(flows.join(''), palette.mid, 2.5) +
    inputs.join('') +
    outputs.join('') +
    rect(130, 76, 60, 60, palette.deep, { radius: 14 }) +
    spark(160, 106, 19, palette.paper)
  );
};

const conversation: Layout = ({ palette }) =>
  shape(
    'M110 40h120a4 4 0 0 1 4 4v28a14 14 0 0 1-14 14H110a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14z',
    palette.deep,
  ) +
  bars(palette.mid, 6, [112, 53, 104], [112, 67, 66]) +
  circle(264, 57, 17, palette.paper) +
  circle(264, 52, 6, palette.mid) +
  shape('M252 68.5c1-8 5-10 12-10s11 2 12 10a17 17 0 0 1-24 0z', palette.mid) +
  circle(56, 113, 17, palette.ink) +
  spark(56, 113, 10, palette.soft) +
  shape(
    'M90 96h130a14 14 0 0 1 14 14v50a14 14 0 0 1-14 14H100a14 14 0 0 1-14-14v-60a4 4 0 0 1 4-4z',
    palette.paper,
  ) +
  bars(palette.mid, 6, [102, 110, 110]) +
  bars(palette.soft, 6, [102, 123, 118], [102, 136, 84]) +
  rect(102, 150, 42, 14, palette.tint, { radius: 7 }) +
  rect(150, 150, 50, 14, palette.tint, { radius: 7 });

const network: Layout = ({ palette }) => {
  const layers = [3, 4, 4, 2].map((size, layer) =>
    Array.from({ length: size }, (_, index): Point => [64 + layer * 64, 108 + (index - (size - 1) / 2) * 38]),
  );
  const wires = layers.flatMap((layer, index) =>
    layer.flatMap(([x, y]) =>
      (layers[index + 1] ?? []).map(([nextX, nextY]) => `M${x} ${y}L${nextX} ${nextY}`),
    ),
  );
  const cells = layers.map((layer, index) => {
    const fill = [palette.paper, palette.mid, palette.deep, palettes.sap.mid][index] ?? palette.mid;
    return layer
      .map(([x, y]) => circle(x, y, 12, fill) + (index === 0 ? circle(x, y, 5, palette.deep) : ''))
      .join('');
  });
  return (
    line(wires.join(''), palette.mid, 1.5, { opacity: 0.55 }) +
    cells.join('') +
    layers
      .flatMap((layer, index) =>
        index === 3 ? layer.map(([x, y]) => ring(x, y, 17, palettes.sap.mid, 2)) : [],
      )
      .join('')
  );
};

export const nodesLayouts: Layouts = [workflow, hub, pipeline, conversation, network];
