import { useNavigate } from 'react-router-dom';
import { createGig } from '../../actions/ownGig.ts';
import { useAction } from '../../actions/useAction.ts';
import { keepPicture } from '../../ui/form/pictureUrls.ts';
import { paths } from '../../paths.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { GigFields } from './GigFields.tsx';
import { gigForm, inputOf } from './gigForm.ts';

/** Dialog to create a gig; My Gigs opens afterwards. */
export function CreateGigDialog(dialog: { open: boolean; onClose: () => void }) {
  const [create] = useAction(createGig);
  const navigate = useNavigate();
  return (
    <FormDialog
      {...dialog}
      form={gigForm}
      draft="gig"
      title="Create a Gig"
      intro="Describe what you offer. Buyers see it as a card with your price."
      className="grid gap-4 sm:grid-cols-2"
      submit="Create Gig"
      // The chosen picture's object URL must outlive the form.
      onSubmit={(values, submission) =>
        keepPicture(values.image?.url, () => create({ input: inputOf(values) }, submission))
      }
      onDone={() => void navigate(paths.gigs({ tab: 'mine' }))}
    >
      <GigFields />
    </FormDialog>
  );
}
