import { Component, type ReactNode } from 'react';

/** Whether the browser refused a change of the page, which other code has changed. An aborted request is no refusal. */
const isPageConflict = (error: unknown): boolean =>
  error instanceof DOMException && !/^(Abort|Timeout)Error$/.test(error.name);

interface State {
  error?: unknown;
}

/**
 * Renders its part of the page again, once, when the browser refused a change of it: a translator or an extension may
 * have moved elements. The error boundary around it handles a second failure and every other error.
 */
export class RetryOnce extends Component<{ children: ReactNode }, State> {
  static getDerivedStateFromError = (error: unknown): State => ({ error });
  override state: State = {};
  hasRetried = false;

  override componentDidUpdate(): void {
    if (this.state.error === undefined) return;
    this.hasRetried = true;
    // Before the browser paints.
    // oxlint-disable-next-line react/no-did-update-set-state -- the part is rendered again once
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.hasRetried || !isPageConflict(error)) throw error;
    return null;
  }
}
