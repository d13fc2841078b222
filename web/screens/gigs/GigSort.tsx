import { sortLabels, type GigSearch } from './gigSearch.ts';

interface Props {
  /** The id of the search form, to which the select belongs. */
  form: string;
  sort: GigSearch['sort'];
}

/** The order of the gigs. */
export const GigSort = ({ form, sort }: Props) => (
  <label className="flex items-center gap-2 text-sm text-muted">
    <span className="max-sm:sr-only">Sort by</span>
    <select className="input select w-44" form={form} name="sort" defaultValue={sort}>
      {Object.entries(sortLabels).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
