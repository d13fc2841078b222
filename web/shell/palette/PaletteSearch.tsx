import { useApolloClient } from '@apollo/client/react';
import { History, Search, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { maxSearchLength } from '../../../schema/rules/searchLength.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useLogInHere } from '../../routing/useLogInHere.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { groupByKind } from '../groupByKind.ts';
import { OptionGroup, OptionText, optionProps } from '../OptionGroup.tsx';
import { query } from '../shell.data.ts';
import { useCombobox } from '../useCombobox.ts';
import { useSuggestions } from '../useSuggestions.ts';
import { actionsFor, screens, type Command, type Effect } from './commands.ts';
import { matchLabels, startsWith } from './matchLabels.ts';
import { recentPlaces, recordPlace, type RecentPlace } from '../../routing/recentPlaces.ts';

/** In a box with the size of a suggestion's picture, so that all texts align. */
const icon = (Icon: LucideIcon) => (
  <span className="grid size-7 flex-none place-items-center text-subtle">
    <Icon aria-hidden className="size-4" strokeWidth={1.75} />
  </span>
);

interface Props {
  onClose: () => void;
  onEffect: (effect: Effect) => void;
}

/** The field of the palette, and the options that its words find. The first option is active from the start. */
export function PaletteSearch({ onClose, onEffect }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { cache } = useApolloClient();
  // The palette opens only inside the shell, which has loaded the viewer.
  const [viewer] = useState(() => cache.readQuery({ query, optimistic: true })!.viewer);
  const [places] = useState(() => (viewer.isAuthenticated ? recentPlaces(viewer.id) : []));
  const [words, setWords] = useState('');
  const { found, isPending, search } = useSuggestions();
  const logIn = useLogInHere();

  const recent = matchLabels(
    words,
    places.map(({ title, to }): Command => ({ label: title, to, Icon: History })),
  );
  const inScreens = {
    label: 'Screens',
    commands: matchLabels(
      words,
      screens.filter(({ to }) => recent.every((place) => place.to !== to)),
    ),
  };
  const inActions = { label: 'Actions', commands: matchLabels(words, actionsFor(viewer, logIn)) };
  // Screens are last without words, since they are many, and where only an action starts with the words.
  const areActionsFirst =
    !words || (startsWith(words, inActions.commands) && !startsWith(words, inScreens.commands));
  const groups = [
    { label: 'Recent', commands: recent },
    ...(areActionsFirst ? [inActions, inScreens] : [inScreens, inActions]),
  ];
  const commands = groups.flatMap((group) => group.commands);
  const localCount = commands.length;
  const kinds = groupByKind(found);
  const suggested = kinds.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  // With words, the last option searches the whole site.
  const count = localCount + suggested + (words ? 1 : 0);
  const { active } = useCombobox({
    box,
    id,
    count,
    answer: found,
    // The commands come first, and do not depend on the server's answer.
    alwaysOpen: { independent: localCount, isPending },
    onWords: (latest) => {
      setWords(latest);
      search(latest);
    },
  });

  const follow = (place: RecentPlace) => {
    if (viewer.isAuthenticated) recordPlace(viewer.id, place);
    onClose();
  };
  const option = (place: number) => ({
    ...optionProps(id, place, active),
    className: 'menu-item w-full min-h-11 text-left aria-selected:bg-pressed',
  });
  const commandOption = (command: Command) => {
    const { label, Icon, to, state, effect } = command;
    const place = commands.indexOf(command);
    const content = (
      <>
        {icon(Icon)}
        <span dir="auto" className="truncate">
          {label}
        </span>
      </>
    );
    return to === undefined ? (
      <button key={label} {...option(place)} type="button" onClick={() => onEffect(effect!)}>
        {content}
      </button>
    ) : (
      <PrefetchLink
        key={to}
        {...option(place)}
        to={to}
        state={state}
        // 'Start a post' has a state. It is an action on the feed, so it is no recent place.
        onClick={() => (state ? onClose() : follow({ title: label, to }))}
      >
        {content}
      </PrefetchLink>
    );
  };

  return (
    <>
      <div className="flex flex-none items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4.5 flex-none text-subtle" strokeWidth={1.75} />
        <input
          ref={box}
          data-autofocus=""
          aria-label="Search screens, actions, people and jobs"
          placeholder="Search screens, actions, people and jobs"
          className="h-13 min-w-0 grow bg-transparent text-read outline-none placeholder:text-subtle text-ellipsis"
          maxLength={maxSearchLength.words}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="button" className="reach flex-none rounded-sm" aria-label="Close" onClick={onClose}>
          <kbd aria-hidden className="key">
            Esc
          </kbd>
        </button>
      </div>
      <span role="status" className="sr-only">
        {words && !isPending && (count === 1 ? 'No results' : formatCount(count - 1, 'result'))}
      </span>
      {words && localCount === 0 && found?.correctedQuery && (
        <p className="flex-none truncate border-b border-line px-4 py-2 text-xs text-muted">
          Showing results for '{found.correctedQuery}'
        </p>
      )}
      {/* A press keeps the focus in the field. */}
      <div
        role="presentation"
        className="flex min-h-0 flex-col"
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-1.5">
          {groups.map(
            (group) =>
              group.commands.length > 0 && (
                <OptionGroup key={group.label} list={id} label={group.label}>
                  {group.commands.map(commandOption)}
                </OptionGroup>
              ),
          )}
          {kinds.map(({ label, suggestions }) => (
            <OptionGroup key={label} list={id} label={label}>
              {suggestions.map(({ id: itemId, place, to, ...suggestion }) => (
                <PrefetchLink
                  key={itemId}
                  {...option(localCount + place)}
                  to={to}
                  onClick={() => follow({ title: suggestion.title, to })}
                >
                  <OptionText {...suggestion} />
                </PrefetchLink>
              ))}
            </OptionGroup>
          ))}
          {words && (
            <PrefetchLink
              {...option(count - 1)}
              to={paths.search({ q: words })}
              // The results page records the search.
              onClick={onClose}
            >
              {icon(Search)}
              <span dir="auto" className="truncate">
                Search all of {brand.name} for '{words}'
              </span>
            </PrefetchLink>
          )}
        </div>
      </div>
    </>
  );
}
