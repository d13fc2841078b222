/** Returns a function that submits a form again, with its current input. It returns false if the form is gone. */
export const submitAgain = (form: unknown, submitter?: HTMLElement | null) => (): boolean => {
  if (!(form instanceof HTMLFormElement) || !form.isConnected) return false;
  form.requestSubmit(submitter);
  return true;
};
