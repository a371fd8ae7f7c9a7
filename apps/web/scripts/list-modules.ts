import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Lists the modules in a page's initial JavaScript. Run `tsx scripts/list-modules.ts [index.html] [part of a
 * module name]` after a build with source maps (`npx react-router build --sourcemapClient`). With a module
 * name, it lists that module's functions. Bytes are those of the minified file; gzip is each module's share
 * of the compressed file.
 */
const BUILD = fileURLToPath(new URL('../build/client', import.meta.url));
const [page = 'index.html', wanted] = process.argv.slice(2);

interface Share {
  bytes: number;
  gzip: number;
}
const shares = new Map<string, Share>();

/** Returns the function that contains a line of the original module: the last one that starts before it. */
function nameFunctions(code: string): (line: number) => string {
  let name = '(top)';
  const names = code.split('\n').map((text) => {
    const found =
      /^(?: {2})?(?:export )?(?:default )?(?:async )?(?:function\*? |class |var |let |const )([\w$]+)/.exec(
        text,
      );
    if (found) name = found[1]!;
    return name;
  });
  return (line) => names[line] ?? '(end)';
}

function addFile(file: string): void {
  const code = readFileSync(path.join(BUILD, file), 'utf8');
  if (!existsSync(path.join(BUILD, `${file}.map`))) {
    shares.set(file, { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length });
    return;
  }
  const payload = JSON.parse(readFileSync(path.join(BUILD, `${file}.map`), 'utf8'));
  const map = new SourceMap(payload);
  const namers = new Map<string, (line: number) => string>(
    payload.sources.map((source: string, index: number) => [
      source,
      nameFunctions(payload.sourcesContent[index] ?? ''),
    ]),
  );
  const ratio = gzipSync(code, { level: 9 }).length / code.length;
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column) as { originalSource?: string; originalLine?: number };
      const source = entry.originalSource ?? '(glue)';
      const short = source.replace(/^.*node_modules\//, '').replace(/^.*\.\.\/src\//, 'src/');
      if (wanted && !short.includes(wanted)) continue;
      const key = wanted
        ? `${short} ${namers.get(source)?.(entry.originalLine ?? 0)}`
        : `${file.replace('/assets/', '')} ${short}`;
      const share = shares.get(key) ?? { bytes: 0, gzip: 0 };
      share.bytes += 1;
      share.gzip += ratio;
      shares.set(key, share);
    }
  }
}

const html = readFileSync(path.join(BUILD, page), 'utf8');
for (const file of new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map((match) => match[0])))
  addFile(file);
const lines = [...shares]
  .sort(([, one], [, other]) => other.bytes - one.bytes)
  .map(([name, { bytes, gzip }]) => `${String(bytes).padStart(7)} ${gzip.toFixed(0).padStart(6)}  ${name}`);
process.stdout.write(`  bytes   gzip\n${lines.join('\n')}\n`);
