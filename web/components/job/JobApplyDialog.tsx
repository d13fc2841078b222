import { Dialog } from '../../ui/Dialog.tsx';
import { JobApplyForm, type AppliedJob } from './JobApplyForm.tsx';

interface Props {
  job: AppliedJob;
  open: boolean;
  onClose: () => void;
}

/** Where one applies to a job; what was typed is there again when the dialog is opened again. */
export const JobApplyDialog = ({ job, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Apply to ${job.title}`} size="form">
    <JobApplyForm job={job} onDone={onClose} onCancel={onClose} />
  </Dialog>
);
