import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuildEnv } from '../env.ts';
import { LANGUAGES, localizePath } from '@nova/shared/language/language';
import { listPublicPages } from '../src/lib/site/page-registry.ts';
import { compressFiles } from './compress-files.ts';
import { documentTexts } from './documents/document-texts.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { drawIcon, drawSharePicture, toIco } from './draw-pictures.ts';
import { leaveOutGround, pickFirstStyles } from './first-styles.ts';
import { inlineStyles, deferScripts } from './inline-styles.ts';
import { writeServiceWorker } from './write-service-worker.ts';
import { toManifest, toRobots, toSitemap } from './site-files.ts';
import { describePage, insertStructuredData } from './structured-data.ts';

const { PUBLIC_ORIGIN, NOVA_SOCIAL_URLS } = readBuildEnv();
const BUILD = fileURLToPath(new URL('../build/client', import.meta.url));
const write = (name: string, content: string | Buffer) => writeFileSync(path.join(BUILD, name), content);
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const isScript = (file: string) => path.dirname(file) === path.join(BUILD, 'assets') && file.endsWith('.js');

// Nothing below changes scripts. Compressing them takes longest and runs on other threads meanwhile.
const scripts = compressFiles(BUILD, isScript);

write('robots.txt', toRobots(PUBLIC_ORIGIN));
write('sitemap.xml', toSitemap(PUBLIC_ORIGIN));
write('manifest.webmanifest', toManifest());

write('share.png', await drawSharePicture());
write('favicon.ico', toIco(await drawIcon(48, 0.8), 48));
write('apple-touch-icon.png', await drawIcon(180, 0.6));
write('icon-192.png', await drawIcon(192, 0.66));
write('icon-512.png', await drawIcon(512, 0.66));
write('icon-maskable-512.png', await drawIcon(512, 0.5));

await writeDocuments(BUILD, PUBLIC_ORIGIN);

for (const language of LANGUAGES) {
  const t = documentTexts.translate(language, 'site');
  for (const page of listPublicPages()) {
    const data = describePage(page, {
      origin: PUBLIC_ORIGIN,
      language,
      profiles: NOVA_SOCIAL_URLS,
      nameOf: (id) => t(`pages.${id as typeof page.id}.nav`),
      description: t('pages.home.description'),
    });
    const name = path.join(localizePath(page.path, language), 'index.html');
    if (data) write(name, insertStructuredData(read(name), data));
  }
}

for (const name of readdirSync(BUILD, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.html'))
    write(name, deferScripts(await inlineStyles(read(name), read, pickFirstStyles)));

for (const name of readdirSync(path.join(BUILD, 'assets'))) {
  if (/^every-page-[\w-]+\.css$/.test(name)) write(`assets/${name}`, leaveOutGround(read(`assets/${name}`)));
}

await writeServiceWorker(BUILD);
await Promise.all([scripts, compressFiles(BUILD, (file) => !isScript(file))]);
