import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4300';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const paths = ['/', '/jobs', '/jobs?tab=saved','/jobs?tab=applied','/jobs?tab=posted','/jobs/job-brand-designer','/projects','/projects?tab=proposals','/gigs','/gigs?tab=mine','/gigs?tab=orders','/gigs/gig-booking-flow-review','/products','/shop','/library','/network','/network?tab=invitations','/messages','/notifications','/dashboard','/profile','/profile?tab=projects','/settings','/settings?tab=billing','/companies','/companies/company-halden-works','/creator/dashboard','/search?q=design','/orders','/agency', '/profile/person-sofia-lindqvist','/auth/login','/terms'];
async function run(name, cookie) {
  for (const [w, h] of [[1440, 900], [390, 844]]) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, reducedMotion: 'reduce' });
    if (cookie) await context.addCookies([{ name: 'workgrove.session_token', value: cookie, url: base }]);
    const page = await context.newPage();
    page.on('console', (m) => m.type() !== 'log' && console.log(name, w, page.url(), m.type(), m.text().slice(0, 200)));
    page.on('pageerror', (e) => console.log(name, w, page.url(), 'ERR', e.message.slice(0, 200)));
    for (const p of paths) {
      const r = await page.goto(base + p);
      await page.waitForSelector('[data-hydrated]', { state: 'attached', timeout: 8000 }).catch(() => console.log('no hydration', p));
      await page.waitForLoadState('networkidle');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (r.status() !== 200 || over > 0) console.log(name, w, p, r.status(), over);
      await page.screenshot({ path: `/tmp/shots/${name}-${w}-${p.replaceAll(/[/?=]/g, '_')}.png`, fullPage: false });
    }
    await context.close();
  }
}
const res = await fetch(base + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: 'mutation { signUp(input: {fullName: "Nora Quist", email: "nora@example.com", password: "grove and rings", confirmPassword: "grove and rings", acceptsTerms: true}) { userErrors { message } } }' }) });
const cookie = res.headers.getSetCookie()[0]?.split(';')[0].split('=').slice(1).join('=');
console.log(await res.text());
await run('guest');
await run('new', decodeURIComponent(cookie) ? cookie : '');
await browser.close();
