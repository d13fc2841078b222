/** Six steps of one hue, from the lightest ground to the darkest line. */
export interface Palette {
  readonly paper: string;
  readonly tint: string;
  readonly soft: string;
  readonly mid: string;
  readonly deep: string;
  readonly ink: string;
}

export type PaletteName = 'fern' | 'moss' | 'creek' | 'heather' | 'rowan' | 'sap' | 'bark' | 'pine';

/**
 * The eight palettes. All share the same lightness per step, so any mix of them looks like one set.
 *
 * Source, in oklch (lightness, chroma), gamut-mapped to sRGB:
 * paper .975 .012, tint .9 .05, soft .84 .075, mid .68 .1, deep .44 .085, ink .29 .05.
 * Hues: fern 158, moss 122, creek 222, heather 300, rowan 22, sap 82, bark 58 (chroma × .55), pine 170.
 * They are written out as hex so that drawing needs no colour library.
 */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  fern: {
    paper: '#f0f9f4',
    tint: '#c3e9d2',
    soft: '#a1dab8',
    mid: '#5eab81',
    deep: '#206040',
    ink: '#123322',
  },
  moss: {
    paper: '#f5f8ef',
    tint: '#d8e4bf',
    soft: '#c2d39c',
    mid: '#8ea25a',
    deep: '#4b5a1f',
    ink: '#272f11',
  },
  creek: {
    paper: '#eff9fd',
    tint: '#bbe6f6',
    soft: '#93d6ee',
    mid: '#45a6c4',
    deep: '#005c74',
    ink: '#05313d',
  },
  heather: {
    paper: '#f8f5fe',
    tint: '#e3d7fb',
    soft: '#d2c0f5',
    mid: '#a28acd',
    deep: '#5a477a',
    ink: '#2f2540',
  },
  rowan: {
    paper: '#fff4f3',
    tint: '#fed2cf',
    soft: '#f8b8b5',
    mid: '#cf7f7c',
    deep: '#7b3e3d',
    ink: '#412120',
  },
  sap: {
    paper: '#fbf6ee',
    tint: '#efdcb9',
    soft: '#e3c693',
    mid: '#b7924b',
    deep: '#6a4d0c',
    ink: '#38290a',
  },
  bark: {
    paper: '#faf6f2',
    tint: '#eddacd',
    soft: '#e0c5b1',
    mid: '#b39077',
    deep: '#664c39',
    ink: '#36281e',
  },
  pine: {
    paper: '#effaf5',
    tint: '#bee9d9',
    soft: '#99dbc3',
    mid: '#4fac8f',
    deep: '#06614b',
    ink: '#0a3327',
  },
};
