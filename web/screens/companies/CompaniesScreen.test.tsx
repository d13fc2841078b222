import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
// Imported up front: the lazy import on first use is slow in tests.
import '../company/CompanyScreen.tsx';
import './CreateCompanyDialog.tsx';

const allCompanies = [...createStore().companies.values()];
const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const namesOf = (companies: typeof allCompanies) => companies.map(({ name }) => name).toSorted();
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const tabNamed = (name: string) => screen.findByRole('tab', { name });

test('RT-13 PU-02 CO-01 CO-03 CO-04 the list shows its title, Create Company Page, Filters and tabs', async () => {
  await renderRoute('/companies');
  expect(await screen.findByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
  expect(document.title).toBe('Companies · Workgrove');
  expect(screen.getByRole('button', { name: 'Create Company Page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'All Companies',
    'Technology',
    'Finance',
    'Healthcare',
    'Media',
  ]);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await status(`${allCompanies.length} companies, page 1 of 2`);
  const followed = allCompanies.toSorted((a, b) => b.followers - a.followers).map(({ name }) => name);
  expect(names()).toEqual(followed.slice(0, 8));
});

test('CO-05 CO-06 CO-07 CO-08 each tab shows its industries and is part of the address', async () => {
  const { user, router } = await renderRoute('/companies');
  const shown: Record<string, (industry: string) => boolean> = {
    Technology: (industry) => ['Technology', 'Software Development'].includes(industry),
    Finance: (industry) => industry === 'Financial Services',
    Healthcare: (industry) => industry.includes('Health'),
    Media: (industry) => industry === 'Media & Communications',
  };
  for (const [tab, matches] of Object.entries(shown)) {
    const expected = allCompanies.filter(({ industry }) => matches(industry));
    expect(expected.length).toBeGreaterThan(1);
    await user.click(await tabNamed(tab));
    await waitFor(() => expect(names().toSorted()).toEqual(namesOf(expected)));
    await waitFor(() => expect(router.state.location.search).toBe(`?industry=${tab.toLowerCase()}`));
    expect(await tabNamed(tab)).toHaveAttribute('aria-selected', 'true');
  }
  await user.keyboard('{Home}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await status(new RegExp(`^${allCompanies.length} companies`));
});

test('CO-02 the search finds a company by name, industry and location, on Enter, within the selected tab', async () => {
  const { user, router } = await renderRoute('/companies');
  await screen.findAllByRole('article');
  const box = screen.getByRole('searchbox', { name: 'Search companies' });
  expect(box).toHaveAttribute('placeholder', 'Search by name, industry or location');
  for (const [words, found] of [
    ['quarry', ['Quarry Labs']],
    ['software development', ['TechCorp', 'Halden Works']],
    ['OSAKA', ['Lumen Health']],
  ] as const) {
    await user.clear(box);
    await user.type(box, `${words}{Enter}`);
    await status(new RegExp(`for '${words}'$`));
    expect(names()).toEqual(found);
  }
  await user.click(await tabNamed('Finance'));
  expect(await screen.findByRole('heading', { name: 'No companies found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  await user.clear(box);
  await user.keyboard('{Enter}');
  await status('2 companies');
  await waitFor(() => expect(router.state.location.search).toBe('?industry=finance'));
});

test('CO-03 KC-53 Filters shows size and location, which combine with the tab; chips remove them', async () => {
  const { user, router } = await renderRoute('/companies?industry=technology');
  await screen.findAllByRole('article');
  const toggle = screen.getByRole('button', { name: 'Filters' });
  const panel = document.getElementById(toggle.getAttribute('aria-controls')!);
  expect(panel).toHaveClass('hidden', 'noscript:contents');
  await user.click(toggle);
  expect(panel).not.toHaveClass('hidden');
  const sizes = within(screen.getByLabelText('Company size')).getAllByRole('option');
  expect(sizes.map((size) => size.textContent)).toEqual([
    'Any size',
    '10-50',
    '50-100',
    '100-250',
    '250-500',
    '500-1000',
    '1000+',
  ]);
  await user.selectOptions(screen.getByLabelText('Company size'), '1000+');
  const large = allCompanies.filter(
    ({ industry, size }) => ['Technology', 'Software Development'].includes(industry) && size === 'FROM_1000',
  );
  await waitFor(() => expect(names()).toEqual(namesOf(large)));
  await waitFor(() => expect(router.state.location.search).toBe('?industry=technology&size=1000%2B'));
  await user.click(screen.getByRole('link', { name: 'Remove filter Company size: 1000+' }));
  await status('5 companies');
  await user.selectOptions(screen.getByLabelText('Location'), 'Bristol, United Kingdom');
  await waitFor(() => expect(names()).toEqual(['Quarry Labs']));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await status('5 companies');
  await waitFor(() => expect(router.state.location.search).toBe('?industry=technology'));
});

test('CO-09 a card links its name to the company and shows industry, location, size and followers', async () => {
  const { goTo, router } = await renderRoute('/companies?q=halden');
  const halden = await card('Halden Works');
  const link = halden.getByRole('link', { name: 'Halden Works' });
  expect(link).toHaveAttribute('href', '/companies/company-halden-works');
  for (const text of ['Software Development', 'Lisbon, Portugal', '8,306 followers'])
    expect(halden.getByText(text)).toBeVisible();
  expect(halden.getByText('Scheduling software for craft workshops and small studios.')).toBeVisible();
  expect(halden.getByText(/100-250 employees/)).toHaveTextContent(/100-250 employees · \d+ jobs$/);
  await goTo(link, 'Halden Works');
  await waitFor(() => expect(router.state.location.pathname).toBe('/companies/company-halden-works'));
});

test('CO-09 Follow updates the count at once without navigation and adds the company to Followed', async () => {
  const { user, router } = await renderRoute('/companies');
  await user.click(await screen.findByRole('button', { name: 'Follow DesignStudio' }));
  const company = allCompanies.find(({ name }) => name === 'DesignStudio')!;
  const count = `${(company.followers + 1).toLocaleString('en-US')} followers`;
  expect(await (await card('DesignStudio')).findByText(count)).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/companies'));
  await user.click(screen.getByRole('link', { name: 'Followed' }));
  await status('You follow 1 company');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Followed');
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  expect(names()).toEqual(['DesignStudio']);
  await user.click(screen.getByRole('button', { name: 'Following DesignStudio' }));
  expect(await screen.findByRole('heading', { name: "You don't follow any companies yet" })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse companies' }));
  expect(await screen.findByRole('button', { name: 'Follow DesignStudio' })).toBeVisible();
});

test('the list has pages of 8 in the chosen order, and Back returns to the previous page', async () => {
  const { user, router } = await renderRoute('/companies');
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'name');
  const byName = allCompanies.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
  await waitFor(() => expect(names()).toEqual(byName.slice(0, 8)));
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await status(`${allCompanies.length} companies, page 2 of 2`);
  expect(names()).toEqual(byName.slice(8));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&page=2'));
  await router.navigate(-1);
  await status(`${allCompanies.length} companies, page 1 of 2`);
});

test('CO-01 Create Company Page shows errors of missing fields, opens the new page and lists it', async () => {
  const { user, router } = await renderRoute('/companies');
  await user.click(await screen.findByRole('button', { name: 'Create Company Page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Company Page' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Create page' }));
  await send();
  for (const text of [
    'Enter the company name',
    'Please select an industry',
    'Please select a size',
    'Enter a city and a country',
    'Description must be at least 20 characters',
  ])
    expect(await dialog.findByText(text)).toBeVisible();
  const write = async (label: string | RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await write('Company name', 'Mirka Glass');
  await write('Location', 'Plzeň, Czechia');
  await write(/^Website/, 'mirka');
  await write('Description', 'Windows for greenhouses, cut to measure.');
  await user.selectOptions(dialog.getByLabelText('Industry'), 'Healthcare');
  await user.selectOptions(dialog.getByLabelText('Company size'), '10-50');
  await send();
  expect(await dialog.findByText('Enter an address such as https://example.com')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Website/));
  await send();
  await expectToast('Company page created', 'Mirka Glass is now in the list of companies.');
  expect(await screen.findByRole('heading', { name: 'Mirka Glass', level: 1 })).toBeVisible();
  expect(screen.getByText('No open positions right now.')).toBeVisible();
  await router.navigate('/companies?industry=healthcare&size=10-50');
  await status('1 company');
  expect(names()).toEqual(['Mirka Glass']);
  await router.navigate('/companies?industry=media');
  await status('2 companies');
  await router.navigate('/companies');
  await status(new RegExp(`^${allCompanies.length + 1} companies`));
});
