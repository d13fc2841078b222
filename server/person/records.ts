import type { ConnectionState, Viewer } from '../generated/resolvers.ts';

export interface PersonRecord {
  id: string;
  name: string;
  title: string;
  avatarUrl: string | null;
  location: string;
  connectionState: ConnectionState;
  mutualConnections: number;
}

/** The one user of the sample; the rest of what the shell shows is in the person's own record. */
export interface ViewerRecord {
  id: string;
  isAuthenticated: boolean;
  company: { id: string; role: string } | null;
  stats: Viewer['stats'];
  unreadNotifications: number;
}
