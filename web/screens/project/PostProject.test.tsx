import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function fillIn(user: Awaited<ReturnType<typeof renderRoute>>['user'], dialog: HTMLElement) {
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  const select = (name: string) => within(dialog).getByRole('combobox', { name });
  await user.type(field('Title'), 'Tree map of Bergen');
  await user.type(field('Description'), 'A map of every tree, with one page for each.');
  await user.selectOptions(select('Category'), 'Web Development');
  await user.click(field('Skills'));
  await user.paste('Cartography\nSVG');
  expect(field('Skills')).toHaveValue('Cartography, SVG');
  await user.selectOptions(select('Duration'), '1 to 3 months');
  await user.selectOptions(select('Experience level'), 'Expert');
}

test('a posted project opens its page, is in the list of projects and on the profile', async () => {
  const { user, goTo } = await renderRoute('/projects');
  await user.click(await screen.findByRole('button', { name: 'Post a Project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Post a Project' });
  await fillIn(user, dialog);
  const submit = within(dialog).getByRole('button', { name: 'Post project' });
  await user.click(submit);
  expect(await within(dialog).findByText('Enter the lowest price, such as 1500')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Lowest price (USD)' }), '3.000 USD');
  await user.type(within(dialog).getByRole('textbox', { name: 'Highest price (USD)' }), '2000');
  await user.click(submit);
  expect(await within(dialog).findByText('Enter at least the lowest price')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Highest price (USD)' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Highest price (USD)' }), '$4,000');
  await user.click(submit);
  expect(await screen.findByText('Project posted')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Tree map of Bergen', level: 1 })).toBeVisible();
  expect(screen.getByText('$3,000 - $4,000')).toBeVisible();
  expect(screen.getByText(/^This is your project/)).toBeVisible();
  const client = within(screen.getByRole('region', { name: 'About the client' }));
  expect(client.getByText('6 reviews')).toBeVisible();
  expect(client.getByText('$5,480')).toBeVisible();
  expect(client.getByText('Projects posted').nextElementSibling).toHaveTextContent('5');
  await user.click(screen.getByRole('link', { name: 'View Proposals' }));
  expect(await screen.findByRole('heading', { name: 'No proposals yet' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: '0 proposals received' })).toHaveFocus());
  await goTo('/projects?q=tree+map', 'Projects');
  expect(await screen.findByRole('link', { name: 'Tree map of Bergen' })).toBeVisible();
  await goTo('/profile', 'Maren Holt');
  expect(
    within(await screen.findByRole('region', { name: 'My Projects' })).getByText('Tree map of Bergen'),
  ).toBeVisible();
});

test('the viewer has one client record: it counts each new project, and their other projects show it', async () => {
  const { user, goTo } = await renderRoute('/profile');
  for (const title of ['Tree map', 'Tree book']) {
    await user.click(await screen.findByRole('button', { name: 'New Project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Project' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), title);
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Every tree of the city.');
    await user.click(dialog.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await goTo('/projects/project-design-tokens', 'Design tokens that survive a rebrand');
  const client = within(screen.getByRole('region', { name: 'About the client' }));
  expect(client.getByText('Maren Holt')).toBeVisible();
  expect(client.getByText('Projects posted').nextElementSibling).toHaveTextContent('6');
});

test('a posted hourly project has its rate, and its text keeps paragraphs, lines and characters', async () => {
  const { user } = await renderRoute('/projects');
  await user.click(await screen.findByRole('button', { name: 'Post a Project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Post a Project' });
  await fillIn(user, dialog);
  const field = within(dialog).getByRole('textbox', { name: 'Description' });
  await user.clear(field);
  await user.click(field);
  await user.paste('A map of every <b>tree</b>.\n\nIt shows:\n- trees\n- paths');
  await user.click(within(dialog).getByRole('radio', { name: 'Hourly Rate' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Hourly rate (USD)' }), '60');
  await user.click(within(dialog).getByRole('button', { name: 'Post project' }));
  await screen.findByRole('heading', { name: 'Tree map of Bergen', level: 1 });
  expect(screen.getByText('$60/hr')).toBeVisible();
  const text = screen.getByRole('region', { name: 'Description' });
  await waitFor(() =>
    expect([...text.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual([
      'A map of every &lt;b&gt;tree&lt;/b&gt;.',
      'It shows:<br>- trees<br>- paths',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  await user.type(edit.getByRole('textbox', { name: 'Description' }), '\n- benches');
  await user.click(edit.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(text).toHaveTextContent('- paths- benches'));
});

test('the dialog for a new project of the profile leads to the dialog that seeks freelancers', async () => {
  const { user } = await renderRoute('/profile');
  await user.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Project' }));
  await user.click(dialog.getByRole('button', { name: 'Post a project' }));
  expect(await screen.findByRole('dialog', { name: 'Post a Project' })).toBeVisible();
});

test('an edited project keeps its formatted text and its due date', async () => {
  const { user } = await renderRoute('/projects/project-design-tokens');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  expect(dialog.getByRole('textbox', { name: 'Lowest price (USD)' })).toHaveValue('900');
  await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Design tokens, edited');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Web Development');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('heading', { name: 'Design tokens, edited', level: 1 })).toBeVisible();
  expect(screen.getByText('Due date', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('Less than 10 hrs/week', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Idea' })).toBeVisible();
});

test('an edited project may keep its past due date, and loses it and the hours when they are removed', async () => {
  const { user } = await renderRoute('/projects/project-research-library');
  const openEdit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit project' }));
  };
  const save = async (dialog: Awaited<ReturnType<typeof openEdit>>) => {
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const before = screen.getByText('Due date', { selector: 'dt' }).nextElementSibling!.textContent;
  await save(await openEdit());
  expect(screen.getByText('Due date', { selector: 'dt' }).nextElementSibling).toHaveTextContent(before);
  const dialog = await openEdit();
  const date = dialog.getByLabelText(/^Due date/);
  fireEvent.change(date, { target: { value: '2020-02-03' } });
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Choose a due date from today on')).toBeVisible();
  fireEvent.change(date, { target: { value: '' } });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Hours per week/ }), 'Any number');
  await save(dialog);
  expect(screen.queryByText('Due date')).toBeNull();
  expect(screen.queryByText('Hours per week')).toBeNull();
});

test('a posted project shows its due date and its hours per week, on its page and on its card', async () => {
  const { user, goTo } = await renderRoute('/projects');
  await user.click(await screen.findByRole('button', { name: 'Post a Project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Post a Project' });
  await fillIn(user, dialog);
  await user.type(within(dialog).getByRole('textbox', { name: 'Lowest price (USD)' }), '900');
  await user.type(within(dialog).getByRole('textbox', { name: 'Highest price (USD)' }), '1500');
  fireEvent.change(within(dialog).getByLabelText(/^Due date/), { target: { value: '2199-12-24' } });
  const hours = within(dialog).getByRole('combobox', { name: /^Hours per week/ });
  await user.selectOptions(hours, '10-20 hrs/week');
  await user.click(within(dialog).getByRole('button', { name: 'Post project' }));
  await screen.findByRole('heading', { name: 'Tree map of Bergen', level: 1 });
  expect(screen.getByText('Due date', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Dec 24, 2199',
  );
  expect(screen.getByText('Hours per week', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '10-20 hrs/week',
  );
  await goTo('/projects?q=tree+map', 'Projects');
  const card = within(await screen.findByRole('article', { name: 'Tree map of Bergen' }));
  expect(card.getByText('10-20 hrs/week')).toBeVisible();
});

test('a page leaves out what a project of the profile has not: budget, length and hours', async () => {
  const { user } = await renderRoute('/profile');
  await user.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Project' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Tree map');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Every tree of the city.');
  await user.click(dialog.getByRole('button', { name: 'Create project' }));
  await user.click(await screen.findByRole('link', { name: 'View Details: Tree map' }));
  await screen.findByRole('heading', { name: 'Tree map', level: 1 });
  expect(screen.getByText('Payment type')).toBeVisible();
  for (const name of ['Budget', 'Project length', 'Hours per week', 'Not set'])
    expect(screen.queryByText(name)).toBeNull();
});

test('a project is closed and opened again, with undo', async () => {
  const { user } = await renderRoute('/projects/project-design-tokens');
  await user.click(await screen.findByRole('button', { name: 'Close project' }));
  expect(await screen.findByText('Project closed')).toBeVisible();
  expect(screen.getByText(/It is closed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Close project' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/It is closed/)).toBeNull());
});
