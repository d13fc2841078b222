import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Modal } from '../../ui/Modal.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { toggleTheme } from '../theme.ts';
import type { Effect } from './commands.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

const JobPostDialog = onDemand(() => import('../../components/job/JobPostDialog.tsx'), 'JobPostDialog');
const PostProjectDialog = onDemand(
  () => import('../../components/project/PostProjectDialog.tsx'),
  'PostProjectDialog',
);
const CreateGigDialog = onDemand(() => import('../../components/gig/CreateGigDialog.tsx'), 'CreateGigDialog');

interface Props {
  open: boolean;
  onClose: () => void;
  onShowKeys: () => void;
}

/** The command palette: finds screens, actions, people, jobs and what was opened lately. Actions open their dialogs here. */
export function Palette({ open, onClose, onShowKeys }: Props) {
  const id = useId();
  const navigate = useNavigate();
  // Like the palette, a dialog stays open when a screen that was still loading appears. Back closes it.
  const [effect, setEffect] = useState<Effect | null>(null);
  useEffect(() => {
    const close = () => setEffect(null);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  const run = (wanted: Effect) => {
    onClose();
    if (wanted === 'toggle-theme') return toggleTheme();
    if (wanted === 'show-keys') return onShowKeys();
    setEffect(wanted);
  };
  const dialog = (of: Effect) => ({ open: effect === of, onClose: () => setEffect(null) });
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        labelledBy={id}
        layerClass="grid grid-cols-1 content-start justify-items-center p-4 md:pt-[12dvh]"
        className="relative flex max-h-[min(32rem,calc(100dvh-2rem))] w-full max-w-[40rem] flex-col overflow-hidden rounded-xl bg-raised shadow-overlay transition duration-(--wg-fast) ease-out data-closed:scale-98 data-closed:opacity-0"
      >
        <h2 id={id} className="sr-only">
          Command palette
        </h2>
        <PaletteSearch onClose={onClose} onEffect={run} />
      </Modal>
      <JobPostDialog {...dialog('post-job')} onPosted={() => void navigate(paths.jobs())} />
      <PostProjectDialog {...dialog('post-project')} />
      <CreateGigDialog {...dialog('create-gig')} />
    </>
  );
}
