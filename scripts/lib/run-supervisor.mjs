import { pathToFileURL } from 'node:url';
import { compileProcesses } from './compile-processes.mjs';
import { installAndConfigure, loadTypeScript } from './prepare-command.mjs';

/** Runs the supervisor, compiled if possible, because a start through the TypeScript loader takes seconds longer. */
export async function runSupervisor() {
  const root = await installAndConfigure();
  const compiled = await compileProcesses(root);
  if (compiled !== null) return import(pathToFileURL(compiled).href);
  await loadTypeScript();
  return import('../../apps/supervisor/src/main.ts');
}
