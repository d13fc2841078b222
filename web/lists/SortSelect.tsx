interface Props {
  /** The id of the search form, to which the select belongs. */
  form: string;
  sort: string;
  /** The orders by their ids in the address, the default first. */
  labels: Readonly<Record<string, string>>;
}

/** The order of a list, beside it. */
export const SortSelect = ({ form, sort, labels }: Props) => (
  <div className="flex items-center gap-2">
    <label htmlFor={`${form}-sort`} className="text-sm text-muted max-sm:sr-only">
      Sort by
    </label>
    <select id={`${form}-sort`} className="input select w-48" form={form} name="sort" defaultValue={sort}>
      {Object.entries(labels).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
