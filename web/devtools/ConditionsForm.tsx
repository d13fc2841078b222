import { useId } from 'react';
import {
  delays,
  failures,
  type Condition,
  type Failure,
  type NetworkConditions,
} from '../apollo/networkConditions.ts';
import { CheckRow } from '../ui/CheckRow.tsx';
import { useConditions, useTurnOff } from './useConditions.ts';

/** The fields for one operation, or for all. */
function ConditionFields({ value, onChange }: { value: Condition; onChange: (value: Condition) => void }) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={`${id}-delay`} className="eyebrow mb-1 block">
          Delay
        </label>
        <select
          id={`${id}-delay`}
          className="input select"
          value={value.delay ?? ''}
          onChange={({ target }) => onChange({ ...value, delay: Number(target.value) || undefined })}
        >
          <option value="">None</option>
          {delays.map((ms) => (
            <option key={ms} value={ms}>
              {ms / 1000} s
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0">
        <label htmlFor={`${id}-failure`} className="eyebrow mb-1 block">
          Failure
        </label>
        <select
          id={`${id}-failure`}
          className="input select"
          value={value.failure ?? ''}
          onChange={({ target }) => onChange({ ...value, failure: (target.value || undefined) as Failure })}
        >
          <option value="">None</option>
          {Object.entries(failures).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <CheckRow
        label="Empty lists"
        checked={value.empty === true}
        onChange={({ target }) => onChange({ ...value, empty: target.checked })}
      />
    </div>
  );
}

const withoutOperation = (
  { operations = {}, ...rest }: NetworkConditions,
  name: string,
): NetworkConditions => ({
  ...rest,
  operations: Object.fromEntries(Object.entries(operations).filter(([other]) => other !== name)),
});

/** The conditions of one operation: those of all operations until a field is changed. */
export function OperationConditions({ name }: { name: string }) {
  const [conditions, change] = useConditions();
  const { all = {}, operations } = conditions;
  const own = operations?.[name];
  return (
    <>
      <ConditionFields
        value={own ?? all}
        onChange={(value) => change({ ...conditions, operations: { ...operations, [name]: value } })}
      />
      {own && (
        <button
          type="button"
          className="btn btn-sm btn-outline mt-2"
          onClick={() => change(withoutOperation(conditions, name))}
        >
          Use the conditions of all operations
        </button>
      )}
    </>
  );
}

/** The conditions of all operations, of pictures and of the browser. */
export function ConditionsForm() {
  const [conditions, change] = useConditions();
  const turnOff = useTurnOff();
  return (
    <>
      <p className="max-w-read text-muted">
        Requests meet these conditions until you turn them off or close the tab. An operation can have
        conditions of its own, in its details.
      </p>
      <ConditionFields value={conditions.all ?? {}} onChange={(all) => change({ ...conditions, all })} />
      <div className="grid grid-cols-1 sm:grid-cols-2">
        <CheckRow
          label="Slow pictures"
          checked={conditions.slowPictures === true}
          onChange={({ target }) => change({ ...conditions, slowPictures: target.checked })}
        />
        <CheckRow
          label="Offline"
          checked={conditions.offline === true}
          onChange={({ target }) => change({ ...conditions, offline: target.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" className="btn btn-outline" onClick={() => location.reload()}>
          Reload the page
        </button>
        <button type="button" className="btn btn-ghost" onClick={turnOff}>
          Turn all off
        </button>
      </div>
      <p className="max-w-read text-sm text-subtle">
        A reloaded page requests all its data under these conditions. Simulated actions end with a reload.
      </p>
    </>
  );
}
