import { useQuery } from '@apollo/client/react';
import { applyToJob } from '../../actions/jobApplication.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { email, file, phone, text } from '../../ui/form/rules.ts';
import { contactOf, keepContact, keepResume, lastResume } from './jobContact.ts';
import { maxMegabytes } from '../../../schema/rules/bounds.ts';
import { applicationBounds } from '../../../schema/rules/job/input.ts';

const endings = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'];
const form = defineForm({
  email: email('Enter an email address'),
  phone: phone('Enter a phone number'),
  resume: file({
    endings,
    wrong: 'Choose a PDF, Word or text file',
    maxMB: maxMegabytes.resume,
    missing: 'Choose your résumé',
  }),
  note: text(applicationBounds.note),
});

/** The settings with all fields of the settings screen, because the object is merged as a whole. */
const query = graphql(/* GraphQL */ `
  query ApplyContact {
    settings {
      id
      profile {
        email
        phone
      }
      ...AllSettings
    }
  }
`);

interface Props {
  /** `company` is the company's name. */
  job: { id: string; title: string; company: string };
  open: boolean;
  onClose: () => void;
}

/**
 * Form with email and phone, prefilled from the settings, résumé and a message. The file itself stays on this device.
 */
export function JobApplyDialog({ job, open, onClose }: Props) {
  const { data, loading } = useQuery(query);
  const [apply] = useAction(applyToJob);
  return (
    <FormDialog
      open={open && !loading}
      onClose={onClose}
      form={form}
      start={{ ...contactOf(data?.settings.profile), resume: lastResume() }}
      draft={`apply:${job.id}`}
      title={`Apply to ${job.title}`}
      intro={`${job.company} will see your application and your profile.`}
      className="grid gap-4 sm:grid-cols-2"
      submit="Send application"
      onSubmit={({ resume, ...rest }, refusals) =>
        apply({ input: { jobId: job.id, ...rest, resumeFileName: resume!.name } }, refusals)
      }
      onDone={keepContact}
    >
      <form.TextField name="email" label="Email" type="email" autoComplete="email" />
      <form.TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      <form.FileField
        name="resume"
        label="Résumé"
        hint="PDF, Word or text"
        className="sm:col-span-2"
        accept={endings.map((ending) => `.${ending}`).join()}
        onChoose={keepResume}
      />
      <form.TextArea
        name="note"
        label="Note"
        optional
        className="sm:col-span-2"
        placeholder="Why this job, in a few sentences"
      />
    </FormDialog>
  );
}
