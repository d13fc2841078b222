import { isBlank } from '../../schema/rules/characters.ts';
import { readStored, writeStored } from '../session/storage.ts';

interface Draft {
  name: string;
  /** Separates a returned text from the text that was typed since. */
  separator: string;
}

/** A text that was removed from its field and is being sent. */
export interface Sending {
  text: string;
  /** Sends the text. A falsy result is a failure: the field gets the text back. The failure's notice can offer `retry`. */
  send: (text: string, retry: () => void) => Promise<unknown>;
  /** Takes attachments out of the form: at once, also while an earlier text is being sent, and on each retry. */
  take?: () => void;
  /** Gives them back when this text or an earlier one fails, before the texts return to the field. */
  giveBack?: () => void;
}

const listeners = new Set<() => void>();
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const readDraft = (name: string): string => readStored(`draft:${name}`) ?? '';
export function writeDraft(name: string, text: string): void {
  writeStored(`draft:${name}`, text);
  for (const listener of listeners) listener();
}

/** The texts of each draft that are being sent, in order. They outlive the field, but not the page. */
const queues = new Map<string, Sending[]>();

const joined = (sendings: readonly Sending[], { separator }: Draft) =>
  sendings.map(({ text }) => text).join(separator);

/** Puts a text before what was typed since. */
const putBack = (text: string, { name, separator }: Draft) =>
  writeDraft(name, [text, readDraft(name)].filter(Boolean).join(separator));

/** Stores the texts that are being sent; `restoreUnsent` reads them after a reload. */
const storeUnsent = (queue: readonly Sending[], draft: Draft) =>
  writeStored(`unsent:${draft.name}`, joined(queue, draft));

/** Returns the texts to their field that were being sent when the page was reloaded. */
export function restoreUnsent(draft: Draft): void {
  const unsent = queues.has(draft.name) ? null : readStored(`unsent:${draft.name}`);
  if (!unsent) return;
  storeUnsent([], draft);
  putBack(unsent, draft);
}

/** Asks before the page closes while a text is being sent. A reload keeps it, so `reloadOnce`'s untrusted event may pass. */
function warn(event: BeforeUnloadEvent): void {
  if (event.isTrusted) event.preventDefault();
}

/** Simulates a reload; for tests. */
export function forgetSending(): void {
  queues.clear();
  removeEventListener('beforeunload', warn);
}

/** Sends one text after the other. After a failure all unsent texts return to the field, in their order. */
async function sendAll(queue: Sending[], draft: Draft): Promise<void> {
  addEventListener('beforeunload', warn);
  for (let [first] = queue; first; [first] = queue) {
    // Filled after a failure, before a press of Retry in its notice.
    let failed: readonly Sending[] = [];
    // oxlint-disable-next-line no-await-in-loop -- the texts have an order
    const isSent = await first.send(first.text, () => retry(failed, draft));
    if (isSent) queue.shift();
    else failed = queue.splice(0);
    storeUnsent(queue, draft);
    for (const { giveBack } of failed) giveBack?.();
    if (!isSent) putBack(joined(failed, draft), draft);
  }
  queues.delete(draft.name);
  if (queues.size === 0) removeEventListener('beforeunload', warn);
}

function add(sendings: readonly Sending[], draft: Draft): void {
  const running = queues.get(draft.name);
  const queue = running ?? [];
  for (const { take } of sendings) take?.();
  queue.push(...sendings);
  storeUnsent(queue, draft);
  queues.set(draft.name, queue);
  if (!running) void sendAll(queue, draft);
}

/** Takes the text out of the field and sends it after the earlier ones. */
export function sendDraft(draft: Draft, sending: Omit<Sending, 'text'>): void {
  const text = readDraft(draft.name);
  writeDraft(draft.name, '');
  add([{ ...sending, text }], draft);
}

/** Sends again what has failed, as separate texts. If the field's text was edited, it sends that, like the first of them. */
function retry(failed: readonly Sending[], draft: Draft): void {
  const text = readDraft(draft.name);
  const returned = joined(failed, draft);
  if (text === returned || text.startsWith(returned + draft.separator)) {
    writeDraft(draft.name, text.slice(returned.length + draft.separator.length));
    add(failed, draft);
  } else if (!isBlank(text)) {
    sendDraft(draft, failed[0]!);
  }
}
