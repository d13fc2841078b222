import { palettes } from '../palette.ts';
import type { Palette } from '../palette.ts';
import { bars, circle, line, rect, shape } from '../shapes.ts';
import type { Bar } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';
import type { Random } from '../random.ts';

const indents = [0, 14, 28, 28, 14, 14, 28, 0];

const windowButtons = (x: number, y: number): string =>
  [palettes.rowan.mid, palettes.sap.mid, palettes.fern.mid]
    .map((fill, index) => circle(x + index * 13, y, 4, fill))
    .join('');

const syntaxColors = ({ mid, soft }: Palette): readonly string[] => [
  mid,
  palettes.sap.soft,
  soft,
  palettes.rowan.soft,
];

interface Listing {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly rows: number;
}

/** Indented rows of coloured tokens. */
function listing({ left, top, right, rows }: Listing, palette: Palette, random: Random): string {
  const colors = syntaxColors(palette);
  const tokens: Bar[][] = colors.map(() => []);
  for (let row = 0; row < rows; row += 1) {
    let x = left + (indents[row % indents.length] ?? 0);
    for (let token = 0; token < 3; token += 1) {
      const width = 14 + random() * 46;
      if (x + width > right) break;
      tokens[(row + token) % colors.length]?.push([x, top + row * 13, width]);
      x += width + 7;
    }
  }
  return colors.map((color, index) => bars(color, 5, ...(tokens[index] ?? []))).join('');
}

const editor: Layout = ({ palette, random }) =>
  rect(44, 36, 232, 148, palette.ink, { radius: 9 }) +
  windowButtons(60, 51) +
  listing({ left: 62, top: 70, right: 262, rows: 8 }, palette, random);

const terminal: Layout = ({ palette }) => {
  const prompt = (y: number): string => `M62 ${y}l6 5-6 5`;
  return (
    rect(36, 34, 190, 118, palette.deep, { radius: 9, opacity: 0.45 }) +
    rect(52, 48, 234, 136, palette.ink, { radius: 9 }) +
    shape('M52 66v-9a9 9 0 0 1 9-9h216a9 9 0 0 1 9 9v9z', palette.deep) +
    bars(palette.mid, 5, [142, 54.5, 54]) +
    line(prompt(78) + prompt(122) + prompt(160), palettes.moss.soft, 2.5, { round: true }) +
    bars(palette.paper, 5, [78, 80.5, 44], [130, 80.5, 26], [78, 124.5, 70]) +
    bars(palette.mid, 5, [62, 94, 150], [62, 107, 110]) +
    bars(palettes.moss.mid, 5, [62, 140, 96]) +
    rect(78, 158, 9, 14, palette.soft, { radius: 1 })
  );
};

const diff: Layout = ({ palette, random }) => {
  const rowTop = (row: number): number => 58 + row * 16;
  const side = (x: number, changed: readonly number[], { tint, deep }: Palette, isAdded: boolean): string => {
    const bands = changed.map((row) => rect(x, rowTop(row), 112, 15, tint, { radius: 3 })).join('');
    const signs = changed.map((row) => {
      const y = rowTop(row) + 7.5;
      return `M${x + 7} ${y}h7${isAdded ? `m-3.5-3.5v7` : ''}`;
    });
    const lines = [0, 1, 2, 3, 4, 5, 6].map((row): Bar => {
      const indent = (indents[row] ?? 0) * 0.7;
      return [x + 22 + indent, rowTop(row) + 5, 26 + random() * 36];
    });
    return bands + line(signs.join(''), deep, 2, { round: true }) + bars(palette.mid, 5, ...lines);
  };
  return (
    rect(40, 34, 240, 142, palette.paper, { radius: 9 }) +
    bars(palette.deep, 5, [52, 43, 44], [172, 43, 44]) +
    side(44, [2, 5], palettes.rowan, false) +
    side(164, [2, 3, 4], palettes.fern, true) +
    line('M160 34v142M40 54h240', palette.tint, 1.5)
  );
};

const fileTree: Layout = ({ palette, random }) => {
  const files = [0, 1, 2, 3, 4, 5, 6];
  return (
    rect(36, 36, 248, 146, palette.ink, { radius: 9 }) +
    shape('M36 45a9 9 0 0 1 9-9h61v146H45a9 9 0 0 1-9-9z', palette.deep) +
    windowButtons(51, 51) +
    rect(42, 83, 58, 14, palette.mid, { radius: 4, opacity: 0.45 }) +
    files
      .map((row) =>
        rect(
          49 + (row % 3 === 0 ? 0 : 8),
          70.5 + row * 15,
          6,
          7,
          row % 3 === 0 ? palettes.sap.mid : palette.soft,
          { radius: 1.5 },
        ),
      )
      .join('') +
    bars(
      palette.soft,
      4,
      ...files.map((row): Bar => [60 + (row % 3 === 0 ? 0 : 8), 72 + row * 15, 20 + random() * 10]),
    ) +
    bars(palette.mid, 3, ...[0, 1, 2, 3, 4, 5, 6, 7].map((row): Bar => [118, 72 + row * 13, 8])) +
    bars(palette.soft, 5, [118, 48, 40]) +
    listing({ left: 138, top: 71, right: 272, rows: 8 }, palette, random)
  );
};

const braces: Layout = ({ palette }) => {
  const left = 'M112 52c-20 0-22 8-22 24v8c0 12-6 18-16 20 10 2 16 8 16 20v8c0 16 2 24 22 24';
  const right = 'M208 52c20 0 22 8 22 24v8c0 12 6 18 16 20-10 2-16 8-16 20v8c0 16-2 24-22 24';
  return (
    rect(40, 34, 240, 140, palette.paper, { radius: 14 }) +
    line(left + right, palette.deep, 9, { round: true }) +
    bars(palette.mid, 9, [118, 74, 46], [134, 118, 58]) +
    bars(palettes.sap.mid, 9, [172, 74, 30], [134, 96, 26]) +
    bars(palette.soft, 9, [168, 96, 34], [118, 140, 40])
  );
};

export const codeLayouts: Layouts = [editor, terminal, diff, fileTree, braces];
