/** A process that writes until it is killed: it adds posts and prints the number of each acknowledged entry. */
import { secret } from './databases.ts';
import { openLive } from '../live.ts';
import type { Location } from '../database.ts';
import { change, newPost } from './actions.ts';

const [location = '', writes = ''] = process.argv.slice(2);
const live = await openLive({
  location: JSON.parse(location) as Location,
  secret,
});
for (let i = 0; i < Number(writes); i += 1) {
  const id = `post-${process.pid}-${i}`;
  const { seq } = await change(live, [newPost(live.store, id)], id);
  process.stdout.write(`${seq} ${id}\n`);
}
await live.close();
