interface Props {
  /** The id of the search form that the select belongs to. */
  form: string;
  sort: string;
  /** The labels of the sort orders by their ids in the address, the default first. */
  labels: Readonly<Record<string, string>>;
}

/** Selects the sort order beside the list, as a field of the search form, which `useSearchForm.ts` submits. */
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
