import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuildEnv } from '../env.ts';
import { compressFiles } from './compress-files.ts';
import { drawIcon, drawSharePicture, toIco } from './draw-pictures.ts';
import { inlineStyles, letScriptsWait } from './inline-styles.ts';
import { toManifest, toRobots, toSitemap } from './site-files.ts';

const { PUBLIC_ORIGIN } = readBuildEnv();
const BUILD = fileURLToPath(new URL('../build/client', import.meta.url));
const write = (name: string, content: string | Buffer) => writeFileSync(path.join(BUILD, name), content);
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');

write('robots.txt', toRobots(PUBLIC_ORIGIN));
write('sitemap.xml', toSitemap(PUBLIC_ORIGIN));
write('manifest.webmanifest', toManifest());

write('share.png', await drawSharePicture());
write('favicon.ico', toIco(await drawIcon(48, 0.8), 48));
write('apple-touch-icon.png', await drawIcon(180, 0.6));
write('icon-192.png', await drawIcon(192, 0.66));
write('icon-512.png', await drawIcon(512, 0.66));
write('icon-maskable-512.png', await drawIcon(512, 0.5));

for (const name of readdirSync(BUILD, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.html')) write(name, letScriptsWait(inlineStyles(read(name), read)));

await compressFiles(BUILD);
