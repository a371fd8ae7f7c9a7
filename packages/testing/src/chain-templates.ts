import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { withRunLock } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the run in which chains lie that are made once and copied. */
    chainTemplatesDir: string;
  }
}

/** Vitest global setup: a place for chains that several suites of a run begin with. */
export default async function removeOldTemplates(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-chains-'));
  project.provide('chainTemplatesDir', dir);
  return () => rm(dir, { recursive: true, force: true });
}

/**
 * Fills a data folder with a chain that is made by whoever needs it first in a run; the others wait for it.
 * @param make puts the chain into an empty folder and closes it
 */
export async function copyChainTemplate(
  name: string,
  dataDir: string,
  make: (dataDir: string) => Promise<void>,
): Promise<void> {
  const template = path.join(inject('chainTemplatesDir'), name);
  await withRunLock(`chain ${name}`, async () => {
    if (existsSync(template)) return;
    // Half a chain is never taken for a whole one.
    const draft = await mkdtemp(`${template}-`);
    await make(draft);
    await rename(draft, template);
  });
  await cp(template, dataDir, { recursive: true });
}
