/** Names of actions that differ in the same way. */
export const messages = ['sendMessage', 'startConversation', 'contactSeller', 'contactCompany'];
