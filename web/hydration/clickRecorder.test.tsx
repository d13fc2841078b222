import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DropArea } from '../ui/form/DropArea.tsx';
import { TagField } from '../components/creator/TagField.tsx';
import { defineForm } from '../ui/form/defineForm.ts';
import { text } from '../ui/form/rules.ts';
import { Form } from '../ui/form/Form.tsx';
import { ReplayClicks } from './ReplayClicks.tsx';
import { HydrationBoundary } from './HydrationBoundary.tsx';
import { clickRecorderScript } from './clickRecorder.ts';

const form = defineForm(
  { name: text({ max: 40 }), bio: text({ max: 200 }) },
  { start: { name: 'Maren', bio: 'Designs flows.' } },
);
const onSave = vi.fn<(values: object) => void>();
const Tags = () => (
  <FormProvider {...useForm({ defaultValues: { tags: '', tag: '' } })}>
    <TagField />
  </FormProvider>
);
const page = (
  <>
    <Form form={form} submit="Save" onSubmit={async (values) => onSave(values)}>
      <form.TextField name="name" label="Name" />
      <form.TextArea name="bio" label="Bio" />
    </Form>
    <Tags />
  </>
);

function Like() {
  const [likes, setLikes] = useState(0);
  return (
    <button type="button" onClick={() => setLikes(likes + 1)}>
      Liked {likes} times
    </button>
  );
}
const Board = ({ Part }: { Part: ComponentType }) => (
  <>
    <HydrationBoundary>
      <Part />
    </HydrationBoundary>
    <ReplayClicks />
  </>
);

const addedListeners: Parameters<typeof document.addEventListener>[] = [];
/** Runs the script as a page does. `afterEach` removes its listeners, since all tests of a file share one document. */
function runHeadScript(): void {
  const addListener = vi.spyOn(document, 'addEventListener');
  window.eval(clickRecorderScript);
  addedListeners.push(...addListener.mock.calls);
  addListener.mockRestore();
}
afterEach(() => {
  for (const [type, listener, options] of addedListeners.splice(0))
    document.removeEventListener(type, listener, options);
  delete window.clickRecorder;
});

test('a click before its part is hydrated is replayed once, as soon as the part is hydrated', async () => {
  runHeadScript();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Board Part={Like} />);
  screen.getByRole('button').click();
  let resolveImport = (_module: { default: typeof Like }) => {};
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Like }>((resolve) => {
        resolveImport = resolve;
      }),
  );
  try {
    const reactRoot = await act(async () => {
      window.clickRecorder!.isRootHydrated = true;
      return hydrateRoot(root, <Board Part={Late} />);
    });
    expect(screen.getByRole('button')).toHaveTextContent('Liked 0 times');
    await act(async () => resolveImport({ default: Like }));
    expect(screen.getByRole('button')).toHaveTextContent('Liked 1 times');
    await act(async () => window.clickRecorder!.replay(() => undefined));
    expect(screen.getByRole('button')).toHaveTextContent('Liked 1 times');
    await act(async () => reactRoot.unmount());
  } finally {
    delete window.clickRecorder;
    root.remove();
  }
});

test('a click whose propagation is stopped before its button is not replayed when a later part hydrates', async () => {
  runHeadScript();
  window.clickRecorder!.isRootHydrated = true;
  const root = document.body.appendChild(document.createElement('div'));
  const stop = vi.fn<(event: { stopPropagation: () => void }) => void>((event) => event.stopPropagation());
  const reactRoot = createRoot(root);
  onTestFinished(async () => {
    await act(async () => reactRoot.unmount());
    root.remove();
  });
  const show = (later: ReactNode) =>
    act(async () =>
      reactRoot.render(
        <>
          <div onClickCapture={stop}>
            <Like />
          </div>
          {later}
        </>,
      ),
    );
  await show(null);
  await act(async () => screen.getByRole('button').click());
  expect(stop).toHaveBeenCalledOnce();
  await show(<HydrationBoundary>Later</HydrationBoundary>);
  expect(screen.getByText('Later', { exact: false })).toBeVisible();
  expect(stop).toHaveBeenCalledOnce();
});

test('text typed into server-rendered fields before hydration is kept and submitted', async () => {
  runHeadScript();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const user = userEvent.setup();
  for (const label of ['Name', 'Bio']) await user.type(screen.getByLabelText(label), ' Early');
  await user.type(screen.getByLabelText(/^Tags/), 'Early, late');
  try {
    const reactRoot = await act(async () => hydrateRoot(root, page));
    window.clickRecorder!.isRootHydrated = true;
    expect(screen.getByLabelText('Name')).toHaveValue('Maren Early');
    expect(screen.getByLabelText('Bio')).toHaveValue('Designs flows. Early');
    expect(screen.getByRole('button', { name: 'Remove tag Early' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('button', { name: 'Remove tag late' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ name: 'Maren Early', bio: 'Designs flows. Early' }),
    );
    await act(async () => reactRoot.unmount());
  } finally {
    delete window.clickRecorder;
    root.remove();
  }
});

test('the file chooser opens before hydration, and the chosen file reaches `onFile` after hydration', async () => {
  runHeadScript();
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  const onFile = vi.fn<(file: File) => void>();
  const area = (
    <DropArea
      label="Picture"
      choose="Choose"
      hint=""
      accept=""
      errorId="e"
      onFile={onFile}
      onRefused={vi.fn<(why: string) => void>()}
    />
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(area);
  const button = screen.getByRole('button', { name: 'Choose' });
  button.click();
  expect(open).toHaveBeenCalledOnce();
  const picture = new File(['x'], 'picture.png');
  await userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), picture);
  await act(async () => hydrateRoot(root, area));
  expect(onFile.mock.calls).toEqual([[picture]]);
  // After hydration the component opens the file chooser, once.
  open.mockClear();
  button.click();
  expect(open).toHaveBeenCalledOnce();
  root.remove();
});
