import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Characters at the start and at the end of a long text that are typed. */
const typed = 3;

/**
 * Creates the user of a test. Its `type` pastes the middle of a long text: each key renders the form, and a text of thirty
 * characters takes longer than the rest of most tests. A comma, which ends a tag, is typed.
 */
export function createUser(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    if (text.length <= 3 * typed || /[{[,]/.test(text)) return user.type(element, text, options);
    await user.type(element, text.slice(0, typed), options);
    await user.paste(text.slice(typed, -typed));
    await user.keyboard(text.slice(-typed));
  };
  return { ...user, type };
}
