import { svgMark } from './document.ts';
import { palettes } from './palette.ts';
import type { Palette, PaletteName } from './palette.ts';
import { circle, line, rect, ring, shape } from './shapes.ts';

interface Logo {
  readonly palette: PaletteName;
  readonly ground: 'deep' | 'ink' | 'tint' | 'soft' | 'mid';
  readonly mark: (palette: Palette) => string;
}

const round = { round: true };

/** Marks by company, each drawn on 40 × 40 with a clear margin of seven, so that they match in weight. */
const logos = {
  halden: {
    palette: 'pine',
    ground: 'deep',
    mark: ({ paper }) =>
      shape(
        'M9 9h10v10A10 10 0 0 1 9 9zM21 9h10a10 10 0 0 1-10 10zM9 31a10 10 0 0 1 10-10v10zM21 21a10 10 0 0 1 10 10H21z',
        paper,
      ),
  },
  fernbank: {
    palette: 'moss',
    ground: 'tint',
    mark: ({ deep }) =>
      shape('M20 19c-6 0-9-3-9-8 6 0 9 3 9 8zm0 8c6 0 9-3 9-8-6 0-9 3-9 8z', deep) +
      line('M20 33V12M20 19c-6 0-9-3-9-8 6 0 9 3 9 8zm0 8c6 0 9-3 9-8-6 0-9 3-9 8z', deep, 2, round),
  },
  tidewell: {
    palette: 'creek',
    ground: 'deep',
    mark: ({ paper }) =>
      line([13, 20, 27].map((y) => `M7 ${y}c4.3-5 8.7-5 13 0s8.7 5 13 0`).join(''), paper, 3, round),
  },
  quarry: {
    palette: 'bark',
    ground: 'tint',
    mark: ({ mid, deep, ink }) =>
      shape('M20 7l11 6.5v13L20 33 9 26.5v-13z', mid) +
      shape('M20 20l11-6.5v13L20 33z', deep) +
      shape('M20 20L9 13.5 20 7l11 6.5z', ink),
  },
  ostler: {
    palette: 'rowan',
    ground: 'deep',
    mark: ({ paper, soft }) => ring(15, 20, 8, paper, 3.2) + ring(25, 20, 8, soft, 3.2),
  },
  lumen: {
    palette: 'sap',
    ground: 'soft',
    mark: ({ ink }) =>
      circle(20, 20, 6, ink) +
      line(
        'M20 7v5M20 28v5M7 20h5M28 20h5M10.8 10.8l3.5 3.5M25.7 25.7l3.5 3.5M29.2 10.8l-3.5 3.5M14.3 25.7l-3.5 3.5',
        ink,
        3,
        round,
      ),
  },
  vellum: {
    palette: 'heather',
    ground: 'deep',
    mark: ({ paper, deep }) =>
      shape('M10 9h14l6 6v16H10z', paper) + line('M24 9v6h6M15 21h10M15 26h7', deep, 2, round),
  },
  techcorp: {
    palette: 'creek',
    ground: 'ink',
    mark: ({ paper, mid }) =>
      rect(9, 9, 22, 5.5, paper) +
      rect(17.2, 17, 5.6, 14, paper) +
      rect(9, 17, 5.6, 5.6, mid) +
      rect(25.4, 17, 5.6, 5.6, mid),
  },
  designstudio: {
    palette: 'rowan',
    ground: 'tint',
    mark: ({ deep, mid }) => rect(9, 9, 9.5, 22, deep) + shape('M20.5 9a11 11 0 0 1 0 22z', mid),
  },
  startupinc: {
    palette: 'sap',
    ground: 'deep',
    mark: ({ paper, soft }) =>
      line('M10 20.5L20 10.5l10 10', paper, 4.5, round) + line('M10 30l10-10 10 10', soft, 4.5, round),
  },
  northbeam: {
    palette: 'creek',
    ground: 'tint',
    mark: ({ deep, mid }) =>
      shape('M20 6l3.6 14H16.4z', deep) +
      shape('M20 34l-3.6-14h7.2z', mid) +
      shape('M7 20l10-2.6v5.2zM33 20l-10-2.6v5.2z', deep),
  },
  claymere: {
    palette: 'bark',
    ground: 'deep',
    mark: ({ paper, soft }) =>
      shape('M16 8h8v4c5 2 7 5 7 9 0 6-4 11-11 11S9 27 9 21c0-4 2-7 7-9z', paper) +
      line('M9.5 20.5c3.5 3.5 7 3.5 10.5 0s7-3.5 10.5 0', soft, 3),
  },
  meadowhealth: {
    palette: 'fern',
    ground: 'tint',
    mark: ({ deep, mid }) =>
      shape('M20 19c-5.5-3-6-9 0-12 6 3 5.5 9 0 12zM20 21c-5.5 3-6 9 0 12 6-3 5.5-9 0-12z', deep) +
      shape('M19 20c-3-5.5-9-6-12 0 3 6 9 5.5 12 0zM21 20c3-5.5 9-6 12 0-3 6-9 5.5-12 0z', mid),
  },
  brightwater: {
    palette: 'creek',
    ground: 'soft',
    mark: ({ deep, paper }) =>
      shape('M20 6c6 7 10 11 10 17a10 10 0 0 1-20 0c0-6 4-10 10-17z', deep) +
      line('M15 23a5.5 5.5 0 0 0 5.5 5.5', paper, 2.6, round),
  },
  kestrel: {
    palette: 'bark',
    ground: 'ink',
    mark: ({ soft, mid }) =>
      shape('M6 12c8-1 12 3 14 10 2-7 6-11 14-10-1 8-6 11-9 12l-5 8-5-8c-3-1-8-4-9-12z', soft) +
      shape('M20 22l5 2-5 8-5-8z', mid),
  },
  harbourline: {
    palette: 'pine',
    ground: 'tint',
    mark: ({ deep, mid }) =>
      shape('M21 7v17h11C31 16 27 10 21 7zM18.5 11v13H10c1-5 4-10 8.5-13z', deep) +
      shape('M7 27h26c-2 4-5 6-9 6h-8c-4 0-7-2-9-6z', mid),
  },
  papermill: {
    palette: 'heather',
    ground: 'tint',
    mark: ({ deep, mid }) =>
      shape('M20 20V7a6.5 6.5 0 0 1 0 13zM20 20v13a6.5 6.5 0 0 1 0-13z', deep) +
      shape('M20 20h13a6.5 6.5 0 0 1-13 0zM20 20H7a6.5 6.5 0 0 1 13 0z', mid),
  },
  solace: {
    palette: 'rowan',
    ground: 'soft',
    mark: ({ deep }) => shape('M8 21a12 12 0 0 1 24 0z', deep) + line('M11 26h18M15 31h10', deep, 3, round),
  },
  orchard: {
    palette: 'moss',
    ground: 'deep',
    mark: ({ paper, soft, mid }) =>
      circle(13.5, 25, 6.5, paper) +
      circle(26.5, 25, 6.5, soft) +
      line('M13.5 18.5C14 13 17 9 23 8c1 5 3 8 3.5 10.5', mid, 2.4, round),
  },
  ironleaf: {
    palette: 'pine',
    ground: 'ink',
    mark: ({ soft, ink }) =>
      shape('M9 31V17A10 10 0 0 1 19 7h12v14a10 10 0 0 1-10 10z', soft) +
      line('M9 31L23 15M16 23v-7M16 23h8', ink, 2.4),
  },
  cobalt: {
    palette: 'heather',
    ground: 'ink',
    mark: ({ mid, soft, paper }) =>
      shape('M20 7l13 13-13 13L7 20z', mid) +
      shape('M20 7l13 13H20z', paper) +
      shape('M20 20h13L20 33z', soft),
  },
} satisfies Readonly<Record<string, Logo>>;

/** Every logo by the name of its company. */
export function logoDrawings(): Map<string, string> {
  const entries = Object.entries<Logo>(logos).map(([name, logo]): [string, string] => {
    const palette = palettes[logo.palette];
    const ground = `<rect width="40" height="40" fill="${palette[logo.ground]}"/>`;
    return [name, svgMark(40, ground + logo.mark(palette))];
  });
  return new Map(entries);
}
