/** The list of conversations and the open one: beside each other from 1024 px. */
export const messagesLayout =
  'flex flex-col md:min-h-[calc(100dvh-3.5rem)] lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]';
