import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Imports a module of ours in a new process or thread, which begins without the loader for TypeScript. A production
 * build has JavaScript in its place and needs none.
 * @param {URL} module its address without the ending
 */
export async function importSource(module) {
  if (!existsSync(fileURLToPath(`${module.href}.ts`))) return import(`${module.href}.js`);
  const { register } = await import('tsx/esm/api');
  register();
  return import(`${module.href}.ts`);
}
