// `node scripts/sample-texts.mjs [seed]`: draws texts for an editor to review: 200 English and 200 German
// strings of the website, and 100 comments of the code. The same seed always draws the same texts of a
// commit.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const random = createRandom(seed);

console.log(`seed ${seed}`);
for (const language of ['en', 'de']) print(language, draw(await listStrings(language), 200));
print('comments', draw(listComments(), 100));

/** mulberry32: small, and deterministic on every machine. */
function createRandom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw(all, count) {
  const rest = [...all];
  const drawn = [];
  while (drawn.length < count && rest.length > 0)
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

function print(title, texts) {
  console.log(`\n## ${title}\n`);
  for (const [where, text] of texts) console.log(`- ${where}: ${text}`);
}

function listFiles(pattern) {
  return execFileSync('git', ['ls-files', '-z', ...pattern], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
}

async function listStrings(language) {
  const { tsImport } = await import('tsx/esm/api');
  const texts = [];
  for (const file of listFiles([`apps/web/src/locales/${language}/*.ts`])) {
    if (file.split('/').length > 6) continue;
    const { default: catalog } = await tsImport(path.join(root, file), import.meta.url);
    texts.push(...flatten(catalog, `${path.basename(file, '.ts')}:`));
  }
  return texts;
}

function flatten(catalog, prefix) {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function listComments() {
  const files = listFiles(['apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'contracts/src/*.sol']);
  return files
    .filter((file) => !file.includes('/abi/src/'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/^[ \t]*\/\*\*([\s\S]*?)\*\//gm)].map(
        (match) => [file, match[1].replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()],
      ),
    );
}
