import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A person with a browser of their own. */
export interface Person {
  id: string;
  page: Page;
}

/** Runs an action of a page's account and returns its payload. Throws if it is refused. */
export async function act<T>(page: Page, name: string, input: string, selection = ''): Promise<T> {
  const query = `mutation { ${name}(input: ${input}) { ${selection} userErrors { message } } }`;
  const response = await page.context().request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as {
    data?: Record<string, T & { userErrors: { message: string }[] }>;
  };
  const payload = data?.[name];
  if (payload?.userErrors.length !== 0) throw new Error(`${name}: ${await response.text()}`);
  return payload;
}

/** Opens a browser and enters an account with it: `action` is signUp or logIn, with its input. */
export async function enter(
  browser: Browser,
  options: BrowserContextOptions,
  action: 'logIn' | 'signUp',
  input: string,
): Promise<Person> {
  const page = await (await browser.newContext(options)).newPage();
  const { viewer } = await act<{ viewer: { person: { id: string } } }>(
    page,
    action,
    input,
    'viewer { person { id } }',
  );
  return { id: viewer.person.id, page };
}

/** The input of `signUp` of a person with this name. */
export const newAccount = (fullName: string): string =>
  `{ fullName: "${fullName}", email: "${fullName.toLowerCase().replaceAll(' ', '.')}@example.com", acceptsTerms: true,
     password: "grove and rings", confirmPassword: "grove and rings" }`;
