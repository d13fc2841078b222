import { projectLengthChoices } from '../../../schema/generated/project.ts';
import {
  milestoneInputBounds,
  submitProposalInputBounds,
} from '../../../schema/generated/proposal.actions.ts';
import { isBlank, trimmed, visibleLength } from '../../../schema/rules/characters.ts';
import { listOf } from '../../../schema/rules/choices.ts';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import * as z from 'zod/mini';
import { defineFormOf } from '../../ui/form/defineForm.ts';
import { parseAmount } from '../../ui/form/parseAmount.ts';
import { formatRange } from '../../ui/form/rules.ts';
import { lengthError } from '../../ui/lengthError.ts';

export const durations = listOf(projectLengthChoices);

export const payWays = [
  { id: 'sum', label: 'One payment at the end' },
  { id: 'parts', label: 'By milestones' },
];

export interface ProposalForm {
  /** 'sum' for one price in `bid`, 'parts' for milestones. An hourly project has no milestones. */
  by: 'sum' | 'parts';
  bid: string;
  parts: { title: string; amount: string }[];
  /** Id of one of `durations`; '' until one is chosen. */
  length: string;
  coverLetter: string;
}

export const emptyPart = { title: '', amount: '' };

/** Parses a bid or a milestone's amount, which have the same bounds; returns null for any other text. */
function amountOf(text: string): number | null {
  const { min, max } = milestoneInputBounds.amount;
  const amount = parseAmount(text);
  return amount >= min && amount <= max ? amount : null;
}

/** The sum of the milestones' valid amounts, computed in cents to avoid floating-point errors. */
export const sumOf = (parts: readonly { amount?: string | undefined }[]): number =>
  parts.reduce((cents, { amount = '' }) => cents + Math.round((amountOf(amount) ?? 0) * 100), 0) / 100;

type FieldError = readonly [path: (string | number)[], message: string];
const wrongAmount = `Enter an amount in dollars such as 9,900, ${formatRange(milestoneInputBounds.amount)}`;

function* errorsOf(proposal: ProposalForm): Generator<FieldError> {
  const { by, bid, parts, length } = proposal;
  if (by === 'sum') {
    if (isBlank(bid)) yield [['bid'], 'Enter your bid'];
    else if (amountOf(bid) === null) yield [['bid'], wrongAmount];
  } else
    for (const [i, { title, amount }] of parts.entries()) {
      if (isBlank(title)) yield [['parts', i, 'title'], "Describe what you'll deliver"];
      const long = lengthError(trimmed(title), milestoneInputBounds.title.max);
      if (long) yield [['parts', i, 'title'], long];
      if (isBlank(amount)) yield [['parts', i, 'amount'], 'Enter an amount'];
      else if (amountOf(amount) === null) yield [['parts', i, 'amount'], wrongAmount];
    }
  const most = submitProposalInputBounds.bid.max;
  if (by === 'parts' && sumOf(parts) > most)
    yield [['parts', parts.length - 1, 'amount'], `Enter at most ${formatInteger(most)} in total`];
  if (!length) yield [['length'], 'Choose a duration'];
  const letter = trimmed(proposal.coverLetter);
  const { min, max } = submitProposalInputBounds.coverLetter;
  if (visibleLength(letter) < min)
    yield [['coverLetter'], `Write at least ${min} characters about how you would do it`];
  const long = lengthError(letter, max);
  if (long) yield [['coverLetter'], long];
}

const schema = z
  .object({
    by: z.enum(['sum', 'parts']),
    bid: z.string(),
    parts: z.array(z.object({ title: z.string(), amount: z.string() })),
    length: z.string(),
    coverLetter: z.string(),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of errorsOf(value))
      issues.push({ code: 'custom', input: value, path, message });
  });

/** Only the price that `by` selects is validated. Amounts are texts in US dollars. */
export const proposalForm = defineFormOf(schema.shape, schema, { start: { by: 'sum', parts: [emptyPart] } });

/** Converts a valid form to the input of `submitProposal`. */
export function inputOf({ by, bid, parts, length, coverLetter }: ProposalForm) {
  const milestones = by === 'parts' ? parts : [];
  return {
    bid: by === 'parts' ? sumOf(parts) : amountOf(bid)!,
    milestones: milestones.map(({ title, amount }) => ({ title: trimmed(title), amount: amountOf(amount)! })),
    length: durations.find(({ id }) => id === length)!.value,
    coverLetter: trimmed(coverLetter),
  };
}
