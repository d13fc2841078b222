import { representativeOf } from '../../../server/company/actions.ts';
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

/**
 * Whether the viewer can write to a company. A member's page of it has no Contact button. The server refuses a message
 * whose receiver the viewer has blocked; the tab has no field for the receiver, so it accepts the message.
 */
function canContact(world: World, id: string): boolean {
  const { store } = world;
  const company = store.companies.get(id)!;
  const personId = representativeOf(company, world);
  return !isMember(company, store) && (personId === undefined || isOpen(world, personId));
}

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
    (world) => world.pool.companies.filter((id) => canContact(world, id)),
    (companyId) => ({ companyId, subject: 'Ferries', text }),
  ),
  generateFor(deleteProduct, 'creatorProducts', (id) => ({ id })),
];
