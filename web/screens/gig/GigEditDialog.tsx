import { updateGig } from '../../actions/ownGig.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { GigFields } from '../../components/gig/GigFields.tsx';
import { gigForm, gigFragment, inputOf, startOf } from '../../components/gig/gigForm.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { keepPicture } from '../../ui/form/pictureUrls.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

export function GigEditDialog({ gig, ...dialog }: DialogState & { gig: FragmentType<typeof gigFragment> }) {
  const data = useFragmentData(gigFragment, gig);
  const [update] = useAction(updateGig);
  return (
    <FormDialog
      {...dialog}
      form={gigForm}
      start={startOf(data)}
      draft={`edit-gig:${data.id}`}
      title="Edit gig"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, submission) =>
        // A saved picture keeps its object URL when the form closes.
        keepPicture(values.image?.url, () =>
          update({ input: { gigId: data.id, gig: inputOf(values) } }, submission),
        )
      }
    >
      <GigFields />
    </FormDialog>
  );
}
