import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import type { Outline } from './outline.ts';

/* oxlint-disable no-array-index-key -- the order never changes */

interface Props {
  title: string;
  /** Text lengths of each entry: name, two lines below it, and optional lines of a description. */
  entries: Outline['experience'];
  gap: string;
}

const Entries = ({ title, entries, gap }: Props) => (
  <div className="card p-card">
    <p className="card-title text-md leading-9">
      <TextSkeleton lengths={title.length} />
    </p>
    {entries.length === 0 && <div className="mt-2 h-6" />}
    <ul className={`mt-3.5 flex flex-col ${gap}`}>
      {entries.map(([name = 0, place = 0, time = 0, ...description], index) => (
        <li key={index} className="flex gap-4">
          <div className="skeleton size-10 flex-none" />
          <div className="min-w-0">
            <p className="font-semibold">
              <TextSkeleton lengths={name} />
            </p>
            <p className="text-sm">
              <TextSkeleton lengths={place} />
            </p>
            <p className="num text-sm">
              <TextSkeleton lengths={time} />
            </p>
            {description.length > 0 && (
              <p className="mt-1.5">
                <TextSkeleton lengths={description} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </div>
);

/** Skeletons of `AboutCard`, `ExperienceCard` and `EducationCard`. */
export const CvOutline = ({ outline }: { outline: Outline }) => (
  <div className="flex min-w-0 flex-col gap-stack">
    <div className="card p-card">
      <p className="card-title text-md leading-9">
        <TextSkeleton lengths={'About'.length} />
      </p>
      <p className="mt-1">
        <TextSkeleton lengths={outline.about} />
      </p>
      {outline.skills.length > 0 && (
        <ul className="mt-3.5 flex flex-wrap gap-1.5">
          {outline.skills.map((length, place) => (
            <li key={place} className="chip block! max-w-full truncate py-1.25">
              <TextSkeleton lengths={length} />
            </li>
          ))}
        </ul>
      )}
    </div>
    <Entries title="Experience" entries={outline.experience} gap="gap-5" />
    <Entries title="Education" entries={outline.education} gap="gap-4" />
  </div>
);
