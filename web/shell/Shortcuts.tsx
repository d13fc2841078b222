import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { isCommand, isSingleKey } from '../ui/keys.ts';
import { onDemand } from '../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../session/useOpenAcrossLogIn.ts';
import { useWindowEvent } from '../ui/useWindowEvent.ts';
import type { Effect } from './palette/commands.ts';
import { keepFocusState } from '../routing/useFocusOnArrival.ts';
import { toggleTheme } from '../session/theme.ts';

const KeysDialog = onDemand(() => import('./KeysDialog.tsx'), 'KeysDialog');
const Palette = onDemand(() => import('./palette/Palette.tsx'), 'Palette');
const JobPostDialog = onDemand(() => import('../components/job/JobPostDialog.tsx'), 'JobPostDialog');
const PostProjectDialog = onDemand(
  () => import('../components/project/PostProjectDialog.tsx'),
  'PostProjectDialog',
);
const CreateGigDialog = onDemand(() => import('../components/gig/CreateGigDialog.tsx'), 'CreateGigDialog');

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** The shortcuts Ctrl+K (palette), / (search) and ?, and the palette's dialogs, which open without it after a log-in. */
export function Shortcuts() {
  const [keysOpen, setKeysOpen] = useState(false);
  // Back closes the palette and its dialogs. They stay open when a screen that was still loading appears.
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [postingJob, setPostingJob] = useOpenAcrossLogIn('post-job');
  const [postingProject, setPostingProject] = useOpenAcrossLogIn('post-project');
  const [creatingGig, setCreatingGig] = useOpenAcrossLogIn('create-gig');
  const effects: Readonly<Record<Effect, () => void>> = {
    'post-job': () => setPostingJob(true),
    'post-project': () => setPostingProject(true),
    'create-gig': () => setCreatingGig(true),
    'toggle-theme': toggleTheme,
    'show-keys': () => setKeysOpen(true),
  };
  useWindowEvent('popstate', () => {
    for (const set of [setPaletteOpen, setPostingJob, setPostingProject, setCreatingGig]) set(false);
  });
  const navigate = useNavigate();
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented) return;
    const isPalette = isCommand(event, 'k');
    if (isPalette && paletteOpen) {
      event.preventDefault();
      return setPaletteOpen(false);
    }
    const box = document.querySelector<HTMLInputElement>('header [role=search] input');
    // Shortcuts do nothing behind a dialog, and outside the main layout, which has the search box.
    if (!box || document.querySelector('[aria-modal]')) return;
    const isPlain = !takesText(event.target);
    const isSearch = isPlain && isSingleKey(event, '/');
    const isHelp = isPlain && isSingleKey(event, '?');
    if (!isPalette && !isSearch && !isHelp) return;
    event.preventDefault();
    if (isPalette) setPaletteOpen(true);
    else if (isHelp) setKeysOpen(true);
    else {
      // Below 768 px the header hides its box: the field of the search screen is focused, now or after the navigation.
      const wide = matchMedia('(min-width: 48rem)').matches;
      const field = wide
        ? box
        : document.querySelector<HTMLInputElement>(`main [action="${paths.search()}"] [name=q]`);
      if (!field) return void navigate(paths.search(), { state: keepFocusState });
      field.focus();
      field.select();
    }
  });
  return (
    <>
      <Palette
        open={paletteOpen}
        onClose={() => setPaletteOpen(false)}
        onEffect={(effect) => effects[effect]()}
      />
      <JobPostDialog
        open={postingJob}
        onClose={() => setPostingJob(false)}
        onPosted={() => void navigate(paths.jobs({ sort: 'newest' }))}
      />
      <PostProjectDialog open={postingProject} onClose={() => setPostingProject(false)} />
      <CreateGigDialog open={creatingGig} onClose={() => setCreatingGig(false)} />
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </>
  );
}
