import { suggestionOf, type Suggestion } from './suggestionOf.tsx';
import type { Found } from './useSuggestions.ts';

interface SuggestionGroup {
  label: string;
  suggestions: (Suggestion & { place: number })[];
}

/** Groups the suggestions by kind, the kind of the best match first. `place` is the index in the complete list. */
export function groupByKind(found: Found | undefined): SuggestionGroup[] {
  const all = (found?.nodes ?? []).flatMap((node) => suggestionOf(node) ?? []);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const ordered = kinds.flatMap((kind) => all.filter((one) => one.kind === kind));
  return kinds.map((kind) => ({
    label: found?.counts.find((one) => one.kind === kind)?.label ?? '',
    suggestions: ordered
      .map((suggestion, place) => ({ ...suggestion, place }))
      .filter((suggestion) => suggestion.kind === kind),
  }));
}
