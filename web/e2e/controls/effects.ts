declare global {
  interface Window {
    /** What has come of the last press. */
    effects: string[];
    /** The page has stopped changing, moving and asking. */
    settled: () => Promise<void>;
    /** As pressed by somebody, where a click of the page's own is only noted. */
    clickLikeSomebody: (control: HTMLElement) => void;
  }
}

/**
 * Runs in the page before its own scripts. A press counts as answered when something in the page changes other than
 * where pointer and focus are: its nodes, texts, attributes or address, a field's state, the focus elsewhere, a notice,
 * the clipboard, a file that is asked for or given.
 */
export function installEffects(): void {
  const effects: string[] = (window.effects = []);
  let changedAt = 0;
  let underWay = 0;

  const ask = window.fetch.bind(window);
  window.fetch = (...asked) => {
    underWay++;
    return ask(...asked).finally(() => setTimeout(() => underWay--, 30));
  };
  const click = (control: HTMLElement) => HTMLElement.prototype.click.call(control);
  window.clickLikeSomebody = click;
  HTMLAnchorElement.prototype.click = function give(this: HTMLAnchorElement) {
    effects.push('a file');
    if (!this.download) click(this);
  };
  HTMLInputElement.prototype.click = function choose(this: HTMLInputElement) {
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
      // Nobody outside is asked: that the link leads there is enough.
      const outside = link && (link.origin !== location.origin || link.target === '_blank');
      if (!outside && !target.closest('input[type=file]')) return;
      effects.push('a place outside');
      event.preventDefault();
    },
    true,
  );

  const passing = /^data-(hover|active|focus|tabindex)|^name$|^tabindex$/;
  const stateOf = (text: string | null) =>
    (text ?? '')
      .split(' ')
      .filter((word) => !/^(hover|active|focus)?$/.test(word))
      .join(' ');
  const isBeside = ({ nodeName }: Node) => /^(LINK|SCRIPT|STYLE)$/.test(nodeName);
  new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
      changedAt = performance.now();
      const element = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].filter((node) => !isBeside(node));
      if (element?.closest('section[aria-label^=Notifications]')) {
        // Notices move and go by themselves.
        if (added.length > 0) effects.push('a notice');
      } else if (type === 'attributes') {
        const now = element!.getAttribute(attributeName!);
        const same = attributeName === 'data-headlessui-state' && stateOf(now) === stateOf(oldValue);
        if (!passing.test(attributeName!) && !same && now !== oldValue) effects.push(attributeName!);
      } else if (type === 'characterData' || added.length > 0 || ![...removedNodes].every(isBeside))
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
  // What comes and goes over the page says so.
  const fading = '[role=dialog][data-closed], .scrim[data-closed], [data-enter], [data-leave]';
  window.settled = async () => {
    const began = performance.now();
    await idle();
    const moves = () =>
      underWay > 0 ||
      document.querySelector(fading) !== null ||
      performance.now() - changedAt < 60 ||
      // What follows the scroll instead of the clock stands still by itself.
      document.getAnimations().some(({ timeline }) => timeline instanceof DocumentTimeline);
    while (moves() && performance.now() - began < 5_000) await wait(15);
    await idle();
  };
}
