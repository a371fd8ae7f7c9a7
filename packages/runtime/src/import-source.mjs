import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Imports a module in a new process or thread, which starts without the TypeScript loader. A production
 * build contains JavaScript instead and needs no loader.
 * @param {URL} module the module's URL without its extension
 */
export async function importSource(module) {
  if (!existsSync(fileURLToPath(`${module.href}.ts`))) return import(`${module.href}.js`);
  const { register } = await import('tsx/esm/api');
  register();
  return import(`${module.href}.ts`);
}
