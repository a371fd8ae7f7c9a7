import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { withRunLock } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for chains that a test run creates once and copies. */
    chainTemplatesDir: string;
  }
}

/** Vitest global setup that provides a folder for chains used as a start by several suites of a run. */
export default async function removeOldTemplates(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-chains-'));
  project.provide('chainTemplatesDir', dir);
  return () => rm(dir, { recursive: true, force: true });
}

/**
 * Copies a chain into a data folder. The first caller of a run creates it; the others wait.
 * @param make creates the chain in an empty folder and closes it
 */
export async function copyChainTemplate(
  name: string,
  dataDir: string,
  make: (dataDir: string) => Promise<void>,
): Promise<void> {
  const template = path.join(inject('chainTemplatesDir'), name);
  await withRunLock(`chain ${name}`, async () => {
    if (existsSync(template)) return;
    // Renamed only when complete, so that an unfinished chain is never used.
    const draft = await mkdtemp(`${template}-`);
    await make(draft);
    await rename(draft, template);
  });
  await cp(template, dataDir, { recursive: true });
}
