import { choicesOf } from '../../ui/form/rules.ts';

/** What can be wrong with what is reported. */
export const reasons = choicesOf({
  SPAM: 'Spam',
  SCAM: 'Scam or fraud',
  OFFENSIVE: 'Offensive content',
  OTHER: 'Something else',
});
