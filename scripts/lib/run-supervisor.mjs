import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileProcesses } from './compile-processes.mjs';
import { installAndConfigure, loadTypeScript } from './prepare-command.mjs';

/** Runs the supervisor, compiled if possible, because the TypeScript loader takes seconds longer. */
export async function runSupervisor() {
  const root = await installAndConfigure();
  const compiled = await compileProcesses(root);
  if (compiled !== null) {
    keepCompiledCode(path.join(path.dirname(compiled), 'compile-cache'));
    return import(pathToFileURL(compiled).href);
  }
  await loadTypeScript();
  return import('../../apps/supervisor/src/main.ts');
}

/** Lets Node.js keep the code that it compiles, for this process and those it starts. Node 20 cannot. */
function keepCompiledCode(folder) {
  module.enableCompileCache?.(folder);
  process.env.NODE_COMPILE_CACHE ??= folder;
}
