import { viewer } from '../../account/fixtures.ts';
import { maren } from '../../person/fixtures/viewer.ts';
import type { Auth } from './auth.ts';

/** The account of the sample's member. Only a program on the server's machine can log in to it. */
export const demoAccount = {
  id: viewer.id,
  name: maren.name,
  email: 'maren@marenholt.example',
  password: 'workgrove',
  /** Adds it to the database, unless it is there. */
  async ensure(auth: Auth): Promise<void> {
    const { internalAdapter, password } = await auth.$context;
    const { id, email, name } = this;
    if (await internalAdapter.findUserByEmail(email)) return;
    const hash = await password.hash(this.password);
    await internalAdapter.createUser({ id, email, name, emailVerified: false }, { method: 'demo' });
    await internalAdapter.linkAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: hash,
    });
  },
};
