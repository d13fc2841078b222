/** Somebody who waits for the viewer's answer. */
export interface InvitationRecord {
  id: string;
  personId: string;
  note: string | null;
  sentAt: string;
}

/** Since when the viewer is connected with somebody; the rest is in the person's own record. */
export interface ConnectedRecord {
  personId: string;
  connectedAt: string;
}

/** A conversation as a row of the list: what its contact or channel and its messages tell is derived. */
export interface MessageThreadRecord {
  id: string;
  /** The id of the contact or channel. */
  conversationId: string;
}
