// Writes the sample art to web/public/art. Run: npx tsx web/art/generate.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { art } from './catalogue.ts';

const folder = new URL('../public/art/', import.meta.url);
mkdirSync(folder, { recursive: true });

let bytes = 0;
const files = art();
for (const [name, content] of files) {
  // Files of other names stay: whoever put them there knows why.
  writeFileSync(new URL(name, folder), content);
  bytes += Buffer.byteLength(content);
}

console.log(`${files.size} files, ${(bytes / 1024).toFixed(1)} KB in ${fileURLToPath(folder)}`);
