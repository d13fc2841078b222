import { Categories } from './Categories.tsx';
import { Choices, type Props } from './Choices.tsx';

const groups = [
  ['experience', 'Experience Level'],
  ['type', 'Project Type'],
  ['client', 'Client History'],
] as const;

/** The filters beside the list. */
export const SideFilters = (props: Props) => (
  <div className="card divide px-3">
    <div className="py-4">
      <Categories {...props} />
    </div>
    {groups.map(([group, legend]) => (
      // A fieldset draws its upper line behind its legend, so the line belongs to the box around it.
      <div key={group} className="py-4">
        <Choices {...props} group={group} legend={legend} />
      </div>
    ))}
  </div>
);
