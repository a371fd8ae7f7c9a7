import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBuildEnv } from '../env.ts';
import { toRobots, toSitemap } from './site-files.ts';

const { PUBLIC_ORIGIN } = readBuildEnv();
const write = (name: string, text: string) =>
  writeFileSync(fileURLToPath(new URL(`../build/client/${name}`, import.meta.url)), text);

write('robots.txt', toRobots(PUBLIC_ORIGIN));
write('sitemap.xml', toSitemap(PUBLIC_ORIGIN));
