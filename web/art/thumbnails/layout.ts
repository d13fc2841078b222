import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** What a layout draws with. */
interface Scene {
  readonly palette: Palette;
  readonly random: Random;
  readonly seed: number;
}

/** Draws one composition on a 320 × 200 ground that is already painted. */
export type Layout = (scene: Scene) => string;

/** The five compositions of one kind. */
export type Layouts = readonly [Layout, Layout, Layout, Layout, Layout];
