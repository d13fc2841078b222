import { svgMark } from './document.ts';
import { palettes } from './palette.ts';
import { shape } from './shapes.ts';

interface Portrait {
  readonly ground: string;
  readonly clothes: string;
  readonly collar: string;
  readonly skin: string;
  readonly hairColor: string;
  readonly hair: string;
  /** Drawn over the face: a beard, glasses. */
  readonly detail?: string;
}

const { fern, pine, sap, rowan, creek, heather } = palettes;

const portraits: readonly Portrait[] = [
  {
    ground: fern.soft,
    clothes: pine.deep,
    collar: pine.mid,
    skin: '#e8b894',
    hairColor: '#3b2a22',
    hair: 'M25 37c-3-20 8-24 16-24 9 0 17 6 14 24-1-7-4-11-7-13-6 4-14 3-18 2-3 3-4 6-5 11z',
  },
  {
    ground: sap.tint,
    clothes: rowan.deep,
    collar: rowan.mid,
    skin: '#8d5a3c',
    hairColor: '#1f1714',
    hair: 'M26 33c-4-16 6-22 14-22s18 6 14 22c-1-5-3-8-6-9-5 2-12 2-16 0-3 1-5 4-6 9z',
    detail: shape('M30 43c1 9 5 11 10 11s9-2 10-11c-2 3-5 4-10 4s-8-1-10-4z', '#1f1714'),
  },
  {
    ground: creek.tint,
    clothes: sap.mid,
    collar: sap.soft,
    skin: '#c98f66',
    hairColor: '#2a1c18',
    hair:
      'M24 58c-5-12-3-26-1-31 3-10 10-15 17-15s15 5 17 14c2 7 4 21-1 32-3-1-5-2-6-4 4-9 4-18 2-24-6-1-11-4-14-8' +
      '-2 5-6 8-11 9-1 7 0 15 3 23-2 2-4 3-6 4z',
  },
  {
    ground: heather.tint,
    clothes: creek.deep,
    collar: creek.mid,
    skin: '#f0cdb0',
    hairColor: '#b5642f',
    hair:
      'M26 40c-4-4-5-22 5-26 6-4 18-3 22 5 3 6 2 15 0 21-1-6-3-11-5-14-7 1-14-1-17-4-3 4-4 10-5 18z' +
      'M32.5 10a7.5 7.5 0 1 1 15 0 7.5 7.5 0 1 1-15 0z',
  },
  {
    ground: rowan.tint,
    clothes: heather.deep,
    collar: heather.mid,
    skin: '#5f3c2b',
    hairColor: '#17110f',
    hair: 'M23 38c-5-4-6-12-2-17 1-7 8-12 15-11 6-4 16-1 19 5 6 3 7 14 2 23-1-6-2-9-4-12-8 0-15-2-19-4-4 4-8 6-11 16z',
    detail:
      '<g fill="none" stroke="#f4e3c6" stroke-width="1.6"><circle cx="34" cy="37" r="4.6"/>' +
      '<circle cx="46" cy="37" r="4.6"/><path d="M38.6 37h2.8"/></g>',
  },
];

function drawPortrait(portrait: Portrait): string {
  const body =
    `<rect width="80" height="80" fill="${portrait.ground}"/>` +
    shape('M12 84c0-19 12-27 28-27s28 8 28 27z', portrait.clothes) +
    shape('M31 57.5c2 7 16 7 18 0l-2.5-1.5h-13z', portrait.collar) +
    shape('M33 47h14v10c0 5-14 5-14 0z', portrait.skin) +
    // The shadow of the chin; black at a tenth works on every skin tone.
    shape('M33 50c4 4.5 10 4.5 14 0v5c-4 3-10 3-14 0z', '#000', 0.1) +
    `<ellipse cx="40" cy="36" rx="13" ry="16" fill="${portrait.skin}"/>` +
    shape(portrait.hair, portrait.hairColor) +
    (portrait.detail ?? '');
  return svgMark(80, body);
}

/** The faceless busts in order; their number is part of the file name. */
export function portraitDrawings(): string[] {
  return portraits.map(drawPortrait);
}
