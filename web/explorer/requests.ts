/** As `fetch`, with an error that is a sentence for the user. */
async function request(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new Error('The server cannot be reached. Check the connection, then try again.');
  }
}

const refusal = ({ status }: Response) => new Error(`The server answered with status ${status}.`);

/** Loads a file of the explorer. */
export async function loadFile(name: string): Promise<unknown> {
  const response = await request(`/graphql/explorer/${name}`);
  if (!response.ok) throw refusal(response);
  return response.json();
}

/** Sends an operation. Returns the JSON of the answer, also of a refusal. */
export async function askServer(body: object, headers: object): Promise<string> {
  const response = await request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (text.startsWith('{')) return text;
  throw refusal(response);
}
