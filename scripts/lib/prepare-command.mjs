import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure-dependencies.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Prepares everything a command needs before it runs our TypeScript: the dependencies, the variables of
 * `.env`, and the loader.
 * @param {{ needsTools?: boolean }} options needsTools: whether the command also needs the tools of development.
 * @returns The root of the checkout.
 */
export async function prepareCommand({ needsTools = false } = {}) {
  await installAndConfigure({ needsTools });
  await loadTypeScript();
  return ROOT;
}

/** Prepares the dependencies and the variables of `.env`. @returns The root of the checkout. */
export async function installAndConfigure({ needsTools = false } = {}) {
  await ensureDependencies(ROOT, { needsTools });
  loadEnvFile(path.join(ROOT, '.env'));
  return ROOT;
}

/** From here on, this process can import TypeScript. */
export async function loadTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}

/** A variable that is already set in the environment keeps its value. */
function loadEnvFile(file) {
  if (existsSync(file)) process.loadEnvFile(file);
}
