import type { Random } from './random.ts';

/** Any number as SVG text: one decimal at most, no leading or trailing zeros, because size counts here. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

interface FillOptions {
  readonly radius?: number;
  readonly opacity?: number;
}

const optional = (name: string, value: number | undefined): string =>
  value === undefined || value === 0 ? '' : ` ${name}="${num(value)}"`;

/** A filled rectangle, with rounded corners if a radius is given. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { radius, opacity }: FillOptions = {},
): string {
  const corner = optional('rx', radius);
  const frame = `${optional('x', x)}${optional('y', y)} width="${num(width)}" height="${num(height)}"`;
  return `<rect${frame}${corner} fill="${fill}"${optional('opacity', opacity)}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string, opacity?: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${optional('opacity', opacity)}/>`;
}

/** A filled path. */
export function shape(data: string, fill: string, opacity?: number): string {
  return `<path d="${data}" fill="${fill}"${optional('opacity', opacity)}/>`;
}

interface LineOptions {
  readonly round?: boolean;
  readonly opacity?: number;
}

/** An outlined, unfilled path. */
export function line(data: string, color: string, width: number, options: LineOptions = {}): string {
  const ends = options.round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const stroke = `stroke="${color}" stroke-width="${num(width)}"${ends}${optional('opacity', options.opacity)}`;
  return `<path d="${data}" fill="none" ${stroke}/>`;
}

/** An outlined, unfilled circle. */
export function ring(x: number, y: number, radius: number, color: string, width: number): string {
  const stroke = `fill="none" stroke="${color}" stroke-width="${num(width)}"`;
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${stroke}/>`;
}

/** The parts of a circle outline from one share of a turn to another, starting at twelve o'clock. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const at = (turn: number): string => {
    const angle = (turn - 0.25) * Math.PI * 2;
    return `${num(x + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`;
  };
  return `M${at(from)}A${num(radius)} ${num(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** A slice of a pie as a filled path. */
export function slice(x: number, y: number, radius: number, from: number, to: number, fill: string): string {
  return shape(`${arc(x, y, radius, from, to)}L${num(x)} ${num(y)}z`, fill);
}

/** A horizontal bar: left edge, top edge, length. */
export type Bar = readonly [x: number, y: number, length: number];

/** Round-ended bars that stand for text; one stroked path, since it is a third of the size of as many rects. */
export function bars(color: string, thickness: number, ...items: readonly Bar[]): string {
  const half = thickness / 2;
  const data = items.map(([x, y, length]) => `M${num(x + half)} ${num(y + half)}h${num(length - thickness)}`);
  return `<path d="${data.join('')}" stroke="${color}" stroke-width="${num(thickness)}" stroke-linecap="round"/>`;
}

interface ParagraphOptions {
  readonly gap?: number;
  readonly thickness?: number;
}

/** Lines of greeked text of slightly uneven length, the last one short. */
export function paragraph(
  random: Random,
  [x, y, width]: Bar,
  count: number,
  color: string,
  { gap = 9, thickness = 4 }: ParagraphOptions = {},
): string {
  const items = Array.from({ length: count }, (_, row): Bar => {
    const share = row === count - 1 ? 0.6 : 0.82 + random() * 0.18;
    return [x, y + row * gap, width * share];
  });
  return bars(color, thickness, ...items);
}

/** A group moved to a point, and turned or scaled around it. */
export function place(
  x: number,
  y: number,
  body: string,
  { turn = 0, scale = 1 }: { readonly turn?: number; readonly scale?: number } = {},
): string {
  const rotate = turn === 0 ? '' : `rotate(${num(turn)})`;
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${rotate}${size}">${body}</g>`;
}

/** A play triangle with soft corners, centred by its visual weight. */
export function playMark(x: number, y: number, size: number, fill: string): string {
  const corners = `M${num(x - size * 0.32)} ${num(y - size * 0.5)}v${num(size)}l${num(size * 0.84)} ${num(-size * 0.5)}z`;
  const stroke = `stroke="${fill}" stroke-width="${num(size * 0.16)}" stroke-linejoin="round"`;
  return `<path d="${corners}" fill="${fill}" ${stroke}/>`;
}

/** A check mark. */
export function checkMark(x: number, y: number, size: number, color: string, width: number): string {
  const data = `M${num(x - size * 0.5)} ${num(y)}l${num(size * 0.35)} ${num(size * 0.36)}l${num(size * 0.62)} ${num(-size * 0.7)}`;
  return line(data, color, width, { round: true });
}
