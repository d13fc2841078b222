import type { CacheChange } from './cacheChanges.ts';

/** A cached value in one line; references show the id. */
const valueWords = (value: unknown) => {
  if (value === undefined) return '–';
  const text = JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && '__ref' in field ? field.__ref : field,
  );
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

export const ChangeList = ({ changes }: { changes: readonly CacheChange[] }) =>
  changes.length === 0 ? (
    <p className="text-sm text-muted">None</p>
  ) : (
    <ul className="divide text-sm">
      {changes.map(({ object, field, before, after }) => (
        <li key={`${object} ${field}`} className="py-1.5 break-words">
          <span className="font-medium">{object}</span> <code className="font-mono text-xs">{field}</code>
          <div className="font-mono text-xs leading-5 break-all">
            <del className="text-danger-ink no-underline">{valueWords(before)}</del>
            {' → '}
            <ins className="text-positive-ink no-underline">{valueWords(after)}</ins>
          </div>
        </li>
      ))}
    </ul>
  );
