import { sorts } from './gigFilter.ts';

interface Props {
  /** The id of the search form, to which the select belongs. */
  form: string;
  sort: string;
}

/** The order of the gigs. */
export const GigSort = ({ form, sort }: Props) => (
  <label className="flex items-center gap-2 text-sm text-muted">
    <span className="max-sm:sr-only">Sort by</span>
    <select
      className="input select w-44"
      form={form}
      name="sort"
      defaultValue={sort}
      onChange={({ target }) => target.form?.requestSubmit()}
    >
      {sorts.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
