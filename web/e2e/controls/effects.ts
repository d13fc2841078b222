declare global {
  interface Window {
    /** Effects of the last press. */
    effects: string[];
    /** Waits until there are no changes, animations, requests or operations of the contract in the tab. */
    settled: () => Promise<void>;
    /** Clicks as a user. Clicks by scripts of the page are only recorded. */
    clickAsUser: (control: HTMLElement) => void;
  }
}

/**
 * Runs in the page before its scripts and records the effects of a press: changed nodes, texts or attributes, a toast,
 * the clipboard, a file dialog or a download, a link to another site. Hover and focus states do not count.
 */
export function installEffects(): void {
  const effects: string[] = (window.effects = []);
  let changedAt = 0;
  let pending = 0;

  const originalFetch = window.fetch.bind(window);
  window.fetch = (...args) => {
    pending++;
    return originalFetch(...args).finally(() => setTimeout(() => pending--, 30));
  };
  // The contract in the tab answers each message that has an id.
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => setTimeout(() => pending--, 30));
    }
    override postMessage(message: object): void {
      if ('id' in message) pending++;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      super.postMessage(message);
    }
  };
  const click = (control: HTMLElement) => HTMLElement.prototype.click.call(control);
  window.clickAsUser = click;
  HTMLAnchorElement.prototype.click = function download(this: HTMLAnchorElement) {
    effects.push('a file');
    if (!this.download) click(this);
  };
  HTMLInputElement.prototype.click = function chooseFile(this: HTMLInputElement) {
    if (this.type === 'file') effects.push('a choice of files');
    else click(this);
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => void effects.push('the clipboard') },
  });
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      // Does not open other sites; it is enough that the link leads there.
      const isExternal = link && (link.origin !== location.origin || link.target === '_blank');
      if (!isExternal && !target.closest('input[type=file]')) return;
      effects.push('a place outside');
      event.preventDefault();
    },
    true,
  );

  // The page stays: it is enough that a press would load a document, such as the page again.
  window.navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument || !event.cancelable) return;
    effects.push('another document');
    event.preventDefault();
  });

  const transient = /^data-(hover|active|focus|tabindex)|^name$|^tabindex$/;
  const stateOf = (text: string | null) =>
    (text ?? '')
      .split(' ')
      .filter((word) => !/^(hover|active|focus)?$/.test(word))
      .join(' ');
  const isResource = ({ nodeName }: Node) => /^(LINK|SCRIPT|STYLE)$/.test(nodeName);
  new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
      changedAt = performance.now();
      const element = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => !isResource(node));
      if (element?.closest('section[aria-label^=Notifications]')) {
        // Toasts move and close by themselves.
        if (added.length > 0) effects.push('a notice');
        // An action that fails or is refused is a fault: the walk reports each line of the console.
        for (const { textContent } of added)
          if (textContent?.includes('Something went wrong')) console.error(textContent);
      } else if (type === 'attributes') {
        const now = element!.getAttribute(attributeName!);
        const same = attributeName === 'data-headlessui-state' && stateOf(now) === stateOf(oldValue);
        if (!transient.test(attributeName!) && !same && now !== oldValue) effects.push(attributeName!);
      } else if (type === 'characterData' || added.length > 0 || ![...removedNodes].every(isResource))
        effects.push('the page');
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  });

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  // Overlays have these attributes while they open or close.
  const fading = '[role=dialog][data-closed], .scrim[data-closed], [data-enter], [data-leave]';
  window.settled = async () => {
    const began = performance.now();
    await idle();
    const isBusy = () =>
      pending > 0 ||
      document.querySelector(fading) !== null ||
      performance.now() - changedAt < 60 ||
      // Scroll-driven animations do not run by time. The outlines of the query panel stay after their animation.
      document
        .getAnimations()
        .some(({ timeline, playState }) => playState === 'running' && timeline instanceof DocumentTimeline);
    while (isBusy() && performance.now() - began < 5_000) await wait(15);
    await idle();
  };
}
