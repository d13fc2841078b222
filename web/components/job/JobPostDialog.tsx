import { useQuery } from '@apollo/client/react';
import { poster } from '../../actions/jobPosting.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { JobPostForm } from './JobPostForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** After a job was posted; the dialog has closed itself. */
  onPosted?: () => void;
}

/** Where a job is posted; what was typed is there again when the dialog is opened again. */
export function JobPostDialog({ open, onClose, onPosted }: Props) {
  const { data } = useQuery(poster);
  const company = data?.viewer.company?.company.name;
  return (
    <Dialog open={open} onClose={onClose} title="Post a Job" size="form">
      <p className="mt-1 text-muted">
        {company ? `People will see it as a job at ${company}.` : 'Tell people what they will work on.'}
      </p>
      <JobPostForm
        onCancel={onClose}
        onDone={() => {
          onClose();
          onPosted?.();
        }}
      />
    </Dialog>
  );
}
