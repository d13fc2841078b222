interface Props {
  /** The id of the search form, to which the select belongs. */
  form: string;
  sort: string;
  /** The orders by their ids in the address, the default first. */
  labels: Readonly<Record<string, string>>;
}

/** The order of a list, beside it. */
export const SortSelect = ({ form, sort, labels }: Props) => (
  <label className="flex items-center gap-2 text-sm text-muted">
    <span className="max-sm:sr-only">Sort by</span>
    <select className="input select w-48" form={form} name="sort" defaultValue={sort}>
      {Object.entries(labels).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
