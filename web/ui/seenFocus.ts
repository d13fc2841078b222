/*
 * When a dialog closes, Headless UI gives the focus back to what had it before, as far as it has seen since it was
 * loaded. It is loaded for the first dialog, when the press that opens it has passed: so it is shown once more.
 */
if (typeof document !== 'undefined') document.activeElement?.dispatchEvent(new FocusEvent('focus'));
