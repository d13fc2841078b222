import { isMember } from '../../../server/company/resolvers.ts';
import { isMarkedBy } from '../../../server/shared/marks.ts';
import { sendMessage } from '../../actions/channel.ts';
import { contactCompany } from '../../actions/company.ts';
import { startConversation } from '../../actions/conversation.ts';
import { deleteProduct } from '../../actions/creatorProduct.ts';
import { contactSeller } from '../../actions/gigOrder.ts';
import { generateFor, type Generator, type World } from './define.ts';

const text = 'A message about the northern ferry.';

/** Whether the screens offer to write to a person. */
const isOpen = ({ store }: World, personId: string) => {
  const contact = store.contactWith.get(personId);
  return personId !== store.viewer.id && !(contact && isMarkedBy(store, 'blockedContacts', contact.id));
};

/** The actions on conversations, and the deletion of a product: other people see what they change. */
export const messages: readonly Generator[] = [
  generateFor(
    sendMessage,
    ({ pool, store }) => [
      ...pool.contacts.filter((id) => !isMarkedBy(store, 'blockedContacts', id)),
      ...pool.channels.filter((id) => !isMarkedBy(store, 'leftChannels', id)),
    ],
    (conversationId) => ({ conversationId, text }),
  ),
  generateFor(
    startConversation,
    (world) => world.pool.people.filter((id) => isOpen(world, id)),
    (personId) => ({ personId, text }),
  ),
  generateFor(
    contactSeller,
    (world) => world.pool.gigs.filter((id) => isOpen(world, world.store.gigs.get(id)!.sellerId)),
    (gigId) => ({ gigId, text }),
  ),
  generateFor(
    contactCompany,
    // A member's page of the company has no Contact button.
    ({ pool, store }) => pool.companies.filter((id) => !isMember(store.companies.get(id)!, store)),
    (companyId) => ({ companyId, subject: 'Ferries', text }),
  ),
  generateFor(deleteProduct, 'creatorProducts', (id) => ({ id })),
];
