import { scheduleConsultationInputBounds } from '../../../schema/generated/company.actions.ts';
import { useMemo } from 'react';
import { scheduleConsultation } from '../../actions/agency.ts';
import { useAction } from '../../actions/useAction.ts';
import { useOpenedAt } from '../../ui/useOpenedAt.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, email, nameText, text } from '../../ui/form/rules.ts';
import { dayChoices, timeChoices } from './consultationTimes.ts';

function consultationForm(days: ReturnType<typeof dayChoices>) {
  const form = defineForm({
    name: nameText(scheduleConsultationInputBounds.name, { missing: 'Enter your name' }),
    email: email('Enter your email address'),
    company: text(scheduleConsultationInputBounds.company),
    day: choice(days, 'Choose a day'),
    time: choice(timeChoices, 'Choose a time'),
    note: text(scheduleConsultationInputBounds.note),
  });
  return { form, days };
}

/** Schedules a talk with a recruiter at `day + time`, in milliseconds. Each opening computes the days on offer. */
export function ConsultationDialog(dialog: { open: boolean; onClose: () => void }) {
  const [schedule] = useAction(scheduleConsultation);
  const openedAt = useOpenedAt(dialog.open);
  const { form, days } = useMemo(() => consultationForm(dayChoices(openedAt)), [openedAt]);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="consultation"
      title="Schedule a Consultation"
      intro="Half an hour by video. Times are UTC."
      submit="Schedule"
      onSubmit={({ day, time, ...values }, submission) =>
        schedule({ input: { ...values, startsAt: new Date(day + time).toISOString() } }, submission)
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <form.TextField name="name" label="Full name" autoComplete="name" />
        <form.TextField name="email" label="Email" type="email" autoComplete="email" />
        <form.TextField
          name="company"
          label="Company"
          autoComplete="organization"
          optional
          className="sm:col-span-2"
        />
        <form.SelectField name="day" label="Day" choices={days} placeholder="Choose a day" />
        <form.SelectField name="time" label="Time" choices={timeChoices} placeholder="Choose a time" />
      </div>
      <form.TextArea name="note" label="Topic" rows={4} optional />
    </FormDialog>
  );
}
