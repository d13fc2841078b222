import { growthRings } from '../rings.ts';
import { arc, bars, checkMark, circle, line, paragraph, playMark, rect, ring } from '../shapes.ts';
import type { Layout, Layouts } from './layout.ts';

const ringsAroundPlay: Layout = ({ palette, seed }) =>
  growthRings({
    center: [160, 92],
    count: 9,
    firstRadius: 40,
    gap: 13,
    color: palette.mid,
    width: 1.5,
    seed,
    opacity: 0.6,
  }) +
  circle(160, 92, 33, palette.deep) +
  playMark(160, 92, 27, palette.paper) +
  bars(palette.paper, 6, [56, 168, 208]) +
  bars(palette.deep, 6, [56, 168, 92]) +
  circle(148, 171, 6, palette.deep);

const lessonList: Layout = ({ palette, seed }) => {
  const rows = [40, 74, 108, 142].map((y, index) => {
    const done = index < 2;
    const card = rect(36, y, 132, 28, palette.paper, { radius: 7 });
    const dot = done
      ? circle(52, y + 14, 8, palette.deep) + checkMark(51.5, y + 14, 7, palette.paper, 2)
      : ring(52, y + 14, 7, palette.mid, 2);
    return (
      card + dot + bars(done ? palette.mid : palette.soft, 5, [68, y + 8, 84 - index * 9], [68, y + 17, 44])
    );
  });
  return (
    growthRings({
      center: [238, 106],
      count: 10,
      firstRadius: 42,
      gap: 11,
      color: palette.mid,
      width: 1.5,
      seed,
      opacity: 0.6,
    }) +
    rows.join('') +
    circle(238, 106, 36, palette.deep) +
    playMark(238, 106, 30, palette.paper)
  );
};

const videoWindow: Layout = ({ palette, seed }) =>
  rect(48, 32, 224, 148, palette.paper, { radius: 10 }) +
  rect(58, 42, 204, 104, palette.deep, { radius: 6 }) +
  growthRings({
    center: [160, 94],
    count: 3,
    firstRadius: 27,
    gap: 8,
    color: palette.mid,
    width: 1.5,
    seed,
  }) +
  circle(160, 94, 20, palette.paper) +
  playMark(160, 94, 16, palette.deep) +
  playMark(65, 163, 9, palette.deep) +
  bars(palette.tint, 5, [80, 160.5, 150]) +
  bars(palette.mid, 5, [80, 160.5, 64]) +
  circle(142, 163, 5, palette.deep) +
  rect(240, 158, 18, 10, palette.soft, { radius: 3 });

const progressTracks: Layout = ({ palette, random }) => {
  const tracks = [62, 48, 34].map((radius, index) => {
    const color = [palette.deep, palette.mid, palette.paper][index] ?? palette.mid;
    return (
      ring(108, 108, radius, palette.soft, 9) +
      line(arc(108, 108, radius, 0, 0.8 - index * 0.17), color, 9, { round: true })
    );
  });
  return (
    tracks.join('') +
    circle(108, 108, 22, palette.deep) +
    playMark(108, 108, 17, palette.paper) +
    rect(194, 46, 96, 124, palette.paper, { radius: 9 }) +
    bars(palette.deep, 7, [206, 60, 56]) +
    paragraph(random, [206, 76, 72], 4, palette.soft, { gap: 10, thickness: 5 }) +
    [124, 142].map((y) => circle(211, y, 5, palette.mid) + bars(palette.tint, 6, [222, y - 3, 54])).join('')
  );
};

const moduleStack: Layout = ({ palette, seed }) =>
  rect(90, 36, 140, 90, palette.mid, { radius: 9 }) +
  rect(74, 48, 172, 100, palette.deep, { radius: 10, opacity: 0.85 }) +
  rect(56, 62, 208, 114, palette.paper, { radius: 11 }) +
  rect(66, 72, 82, 94, palette.tint, { radius: 7 }) +
  growthRings({
    center: [107, 119],
    count: 2,
    firstRadius: 27,
    gap: 8,
    color: palette.mid,
    width: 1.5,
    seed,
  }) +
  circle(107, 119, 20, palette.deep) +
  playMark(107, 119, 16, palette.paper) +
  bars(palette.deep, 8, [162, 82, 76]) +
  bars(palette.soft, 5, [162, 100, 88], [162, 111, 80], [162, 122, 50]) +
  bars(palette.tint, 7, [162, 148, 88]) +
  bars(palette.mid, 7, [162, 148, 52]);

export const courseLayouts: Layouts = [ringsAroundPlay, lessonList, videoWindow, progressTracks, moduleStack];
