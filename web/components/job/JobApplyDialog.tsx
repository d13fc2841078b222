import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { applyToJob } from '../../actions/jobApplication.ts';
import { useAction } from '../../actions/useAction.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { email, phone, text } from '../../ui/form/rules.ts';
import { draftName, query } from './easyApply.ts';
import { contactOf, keepContact, keepResume, resumeOf } from './jobContact.ts';
import { acceptedResumes, resumeFile } from './resumeFile.ts';
import { requiredNoteBounds } from '../../../schema/rules/job/application.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const note = requiredNoteBounds;
const fields = {
  email: email('Enter an email address'),
  phone: phone('Enter a phone number'),
  resume: resumeFile('Choose your résumé'),
};
const easyForm = defineForm({ ...fields, note: text(note) });
const fullForm = defineForm({
  ...fields,
  note: text(note, { missing: `Write at least ${note.min} characters about why you want this job` }),
});

interface Props extends DialogState {
  /** `company` is the company's name. */
  job: { id: string; title: string; company: string; isEasyApply: boolean };
  returnTo: () => HTMLElement | null;
}

/** The form of an application, prefilled with the last contact and résumé. A job without Easy Apply requires the note. */
export function JobApplyDialog({ job, open, onClose, returnTo }: Props) {
  const { data, loading } = useQuery(query);
  const [apply] = useAction(applyToJob);
  const isLive = useIsLive();
  const form = job.isEasyApply ? easyForm : fullForm;
  const seen = isLive
    ? 'your application, and your profile if you show it'
    : 'your application and your profile';
  const onePress = isLive
    ? ' Your next Easy Apply in this tab takes one press.'
    : ' Your next Easy Apply takes one press.';
  const profile = data?.settings.profile;
  // Computed when the dialog opens: a résumé that is chosen later is input, which Start over discards.
  const start = useMemo(
    () => ({ ...contactOf(profile), resume: resumeOf(profile), note: '' }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads what this tab has stored when the dialog opens
    [profile, open],
  );
  return (
    <FormDialog
      // Waits for the settings. If they fail to load, only the data that this tab has stored prefill the form.
      open={open && !loading}
      onClose={onClose}
      returnTo={returnTo}
      form={form}
      start={start}
      draft={draftName(job.id)}
      title={`Apply to ${job.title}`}
      intro={`${job.company} will see ${seen}.${job.isEasyApply ? onePress : ''}`}
      className="grid gap-4 sm:grid-cols-2"
      submit="Send application"
      onSubmit={({ resume, ...rest }, submission) =>
        apply({ input: { jobId: job.id, ...rest, resumeFileName: resume!.name } }, submission)
      }
      onDone={keepContact}
    >
      <form.TextField name="email" label="Email" type="email" autoComplete="email" />
      <form.TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      <form.FileField
        name="resume"
        label="Résumé"
        hint={
          isLive
            ? 'PDF, Word or text. The file stays on this device: only its name is sent.'
            : 'PDF, Word or text'
        }
        className="sm:col-span-2"
        accept={acceptedResumes}
        onChoose={keepResume}
      />
      <form.TextArea
        name="note"
        label="Note"
        optional={job.isEasyApply}
        hint={job.isEasyApply ? undefined : `${job.company} asks every applicant for a few sentences.`}
        className="sm:col-span-2"
        placeholder="Why this job, in a few sentences"
      />
    </FormDialog>
  );
}
