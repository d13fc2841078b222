import { formatCount } from '../../../schema/rules/numbers.ts';

export const CourseProgress = ({ completed, lessons }: { completed: number; lessons: number }) => (
  <div className="grid grid-cols-1 gap-1">
    <progress
      aria-label="Progress"
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      value={completed}
      max={lessons}
    />
    <p className="num text-xs text-muted">{`${completed} of ${formatCount(lessons, 'lesson')} completed`}</p>
  </div>
);
