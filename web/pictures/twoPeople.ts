import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { act, enter, newAccount, type Person } from '../e2e/people.ts';
import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import { paths } from '../paths.ts';
import { target } from './target.ts';
import { toWebp, uncover } from './toWebp.ts';

/**
 * Takes the pictures of `.github/two-people.md`: what two people see of the same deal in live mode. Run it after `npm run build`,
 * look at what has changed, and commit it: `npm run pictures:people`, or `npm run pictures:people sale` for
 * some; `to=FOLDER` writes pictures elsewhere.
 */
const { folder, selected } = target('.github/two-people');
const width = 720;
const note = 'I have mapped four onboarding flows, and removed half of the steps of each.';

/** Runs the actions of a scene. Returns the addresses at which Jonas and Maren are then. */
type Scene = (jonas: Person, maren: Person) => Promise<readonly [string, string]>;

const scenes: Readonly<Record<string, Scene>> = {
  async invitation(jonas, maren) {
    const input = `{ personId: "${maren.id}", note: "Your talk about forms stayed with me." }`;
    await act(jonas.page, 'requestConnection', input);
    return [paths.profile(maren.id), paths.network({ tab: 'invitations' })];
  },
  async message(jonas, maren) {
    const start = (page: Person['page'], personId: string, text: string) =>
      act<{ contact: { id: string } }>(
        page,
        'startConversation',
        `{ personId: "${personId}", text: "${text}" }`,
        'contact { id }',
      );
    const { contact } = await start(jonas.page, maren.id, 'May I ask you about the booking flow?');
    const answer = await start(maren.page, jonas.id, 'Of course. Which step?');
    return [paths.messages({ contact: contact.id }), paths.messages({ contact: answer.contact.id })];
  },
  async application(jonas, maren) {
    const jobId = 'job-content-designer';
    const input = `{ jobId: "${jobId}", email: "jonas.aker@example.com", phone: "+47 555 01 234", resumeFileName: "Jonas Aker.pdf",
      note: "${note}" }`;
    await act(jonas.page, 'applyToJob', input);
    const query = `{ job(id: "${jobId}") { applications(first: 1) { nodes { id } } } }`;
    const reply = await maren.page.context().request.post('/graphql', { data: { query } });
    const { data } = (await reply.json()) as {
      data: { job: { applications: { nodes: [{ id: string }] } } };
    };
    const [{ id }] = data.job.applications.nodes;
    await act(maren.page, 'setApplicationStatus', `{ applicationId: "${id}", status: INTERVIEW }`);
    return [paths.jobs({ tab: 'applied' }), `${paths.manageJob(jobId)}?sort=newest`];
  },
  async proposal(jonas, maren) {
    const terms =
      'title: "Onboarding map", skills: ["Research"], length: LESS_THAN_1_MONTH, experience: EXPERT';
    const { project } = await act<{ project: { id: string } }>(
      maren.page,
      'postProject',
      `{ ${terms}, category: UI_UX_DESIGN, paymentType: FIXED, budgetMin: 1000, budgetMax: 2000,
         description: "A map of every step between the first visit and the first finished booking." }`,
      'project { id }',
    );
    const { proposal } = await act<{ proposal: { id: string } }>(
      jonas.page,
      'submitProposal',
      `{ projectId: "${project.id}", bid: 1500, length: LESS_THAN_1_MONTH, coverLetter: "${note}" }`,
      'proposal { id }',
    );
    await act(maren.page, 'answerProposal', `{ proposalId: "${proposal.id}", status: ACCEPTED }`);
    return [paths.projects({ proposals: 'mine' }), paths.projectProposals(project.id)];
  },
  async order(jonas) {
    await act(jonas.page, 'orderGig', `{ gigId: "gig-form-texts", tier: BASIC }`);
    return [paths.library(), paths.orders()];
  },
  async sale(jonas) {
    await act(jonas.page, 'buyProduct', `{ productId: "product-research-plan-kit" }`);
    return [paths.library({ show: 'products' }), paths.notifications()];
  },
};

const data = mkdtempSync(join(tmpdir(), 'workgrove-pictures-'));
await withBuiltServer(
  async (browser, baseURL) => {
    const phone: BrowserContextOptions = {
      baseURL,
      viewport: { width: 390, height: 780 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      bypassCSP: true,
    };
    const demo = '{ email: "maren@marenholt.example", password: "workgrove" }';
    const people = [
      await enter(browser, phone, 'signUp', newAccount('Jonas Aker')),
      await enter(browser, phone, 'logIn', demo),
    ] as const;
    const converter = await browser.newPage();
    for (const [name, run] of Object.entries(scenes)) {
      if (selected.length > 0 && !selected.includes(name)) continue;
      const addresses = await run(...people);
      const pngs: Buffer[] = [];
      for (const [index, { page }] of people.entries()) {
        await page.goto(addresses[index]!, { waitUntil: 'networkidle' });
        await page.locator('html[data-hydrated]').waitFor();
        await uncover(page);
        pngs.push(await page.screenshot());
      }
      const picture = await toWebp(converter, pngs, width);
      writeFileSync(`${folder}/${name}.webp`, picture);
      console.log(name, `${Math.round(picture.length / 1024)} KB`);
    }
  },
  { LIVE: '1', DATA_FOLDER: data },
).finally(() => rmSync(data, { recursive: true }));
