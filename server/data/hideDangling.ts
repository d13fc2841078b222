import { threadIdOf } from '../channel/records.ts';
import type { OwnValuesByAccount } from './own.ts';
import { nodeTables, references } from './references.ts';
import type { Data, Table } from './sample.ts';
import type { Mark } from '../shared/marks.ts';

interface AnyRecord {
  id: string;
}

/** The marks whose ids are not checked: their objects are not Nodes, or are the account itself (`verificationRequests`). */
const otherMarks: ReadonlySet<Mark> = new Set([
  'clearedSearches',
  'completedLessons',
  'registeredEvents',
  'verificationRequests',
]);

/** Removes the conversations without a message (`lastMessage` throws for them), and the notifications of removed ones. */
function hideConversations(data: Data, hide: (table: Table, id: string, why: string) => void): void {
  const used = new Set(Array.from(data.messages.values(), ({ conversationId }) => conversationId));
  for (const table of ['contacts', 'channels'] as const)
    for (const id of data[table].keys()) if (!used.has(id)) hide(table, id, 'has no message');
  const threads = new Set([...data.contacts.keys(), ...data.channels.keys()].map(threadIdOf));
  for (const { id, kind, subjectId } of data.notifications.values())
    if (kind === 'MESSAGE' && !threads.has(subjectId))
      hide('notifications', id, `refers to '${subjectId}', which does not exist`);
}

/**
 * Removes records that refer to a missing one, and those that refer to them, from data that live mode has read. An optional
 * reference is removed alone. Returns a sentence for each record; the viewer's company and marks are none. `values` has the
 * marks of the other accounts. Throws if the person of the account is missing.
 */
export function hideDangling(data: Data, values: OwnValuesByAccount = new Map()): string[] {
  const hidden: string[] = [];
  if (!data.people.has(data.viewer.id))
    throw new Error(`The person of the account, '${data.viewer.id}', does not exist.`);
  const note = (table: Table, id: string, why: string) =>
    hidden.push(`A record of '${table}', '${id}', ${why}.`);
  const hide = (table: Table, id: string, why: string) => {
    data[table].delete(id);
    note(table, id, why);
  };
  // Repeats until a round removes nothing: a removed record can leave others dangling.
  for (let count = -1; count < hidden.length;) {
    count = hidden.length;
    for (const { from, to, idsOf, without } of references) {
      const exists = (id: string) => to.some((table) => data[table].has(id));
      const records = data[from] as Map<string, AnyRecord>;
      for (const record of records.values()) {
        const missing = idsOf(record as never).find((id) => id !== null && !exists(id));
        if (missing === undefined) continue;
        const why = `refers to '${missing}', which does not exist`;
        if (!without) hide(from, record.id, why);
        else {
          records.set(record.id, without(record as never, exists) as AnyRecord);
          note(from, record.id, why);
        }
      }
    }
    hideConversations(data, hide);
  }
  const { company } = data.viewer;
  if (company && !data.companies.has(company.id)) data.viewer = { ...data.viewer, company: null };
  for (const { marks } of [data, ...values.values()])
    for (const [mark, ids] of Object.entries(marks) as [Mark, Set<string>][])
      for (const id of otherMarks.has(mark) ? [] : ids)
        if (!nodeTables.some((table) => data[table].has(id))) ids.delete(id);
  return hidden;
}
