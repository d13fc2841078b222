import { useNavigate } from 'react-router-dom';
import { startConversation } from '../../actions/conversation.ts';
import { useAction } from '../../actions/useAction.ts';
import type { StartConversationInput } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';

/** Returns a function that sends a message to a person and opens the conversation if that succeeds. */
export function useStartConversation() {
  const [start] = useAction(startConversation);
  const navigate = useNavigate();
  return async (input: StartConversationInput, options: Parameters<typeof start>[1]) => {
    const payload = await start({ input }, options);
    if (payload?.contact) void navigate(paths.messages({ contact: payload.contact.id }));
    return payload;
  };
}
