import type { FragmentType } from '@apollo/client';
import { idOfValue } from '../../../schema/rules/choices.ts';
import { basicDescription, isCategoryPicture } from '../../../schema/rules/gig/input.ts';
import { updateGig } from '../../actions/ownGig.ts';
import { useAction } from '../../actions/useAction.ts';
import { keepPicture } from '../../ui/form/pictureUrls.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { GigFields } from '../../components/gig/GigFields.tsx';
import { categories, gigForm, inputOf } from '../../components/gig/gigForm.ts';
import { graphql } from '../../generated/gql.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment GigEditDialog_gig on Gig {
    id
    title
    category
    description
    tags
    image
    imageAlt
    packages {
      basic {
        price
        deliveryDays
        description
      }
      standard {
        price
        deliveryDays
        description
      }
      premium {
        price
        deliveryDays
        description
      }
    }
  }
`);

interface Props {
  gig: FragmentType<typeof fragment>;
  open: boolean;
  onClose: () => void;
}

/** Dialog that edits an own gig. */
export function GigEditDialog({ gig, ...dialog }: Props) {
  const { id, title, description, image, packages, ...data } = useFragmentData(fragment, gig);
  const { basic, standard, premium } = packages;
  const [update] = useAction(updateGig);
  return (
    <FormDialog
      {...dialog}
      form={gigForm}
      start={{
        title,
        description,
        category: idOfValue(categories, data.category),
        startingPrice: String(basic.price),
        deliveryDays: String(basic.deliveryDays),
        basicDescription: basic.description === basicDescription ? '' : basic.description,
        morePackages: [standard, premium].flatMap((offer) =>
          offer
            ? [
                {
                  price: String(offer.price),
                  deliveryDays: String(offer.deliveryDays),
                  description: offer.description,
                },
              ]
            : [],
        ),
        tags: data.tags.join(', '),
        image: isCategoryPicture(image) ? null : { url: image, name: 'Current picture' },
        imageAlt: data.imageAlt ?? '',
      }}
      draft={`edit-gig:${id}`}
      title="Edit gig"
      className="grid gap-4 sm:grid-cols-2"
      submit="Save changes"
      onSubmit={(values, refusals) =>
        keepPicture(values.image?.url, () => update({ input: { gigId: id, gig: inputOf(values) } }, refusals))
      }
    >
      <GigFields />
    </FormDialog>
  );
}
