// `npm run solc:add 0.8.28`, or the file of a package: puts a compiler for contract verification into the
// data folder before it is needed, or where no package registry can be reached.
import '../lib/require-node.mjs';
import '../lib/help.mjs';

const path = await import('node:path');
const { prepareCommand } = await import('../lib/prepare-command.mjs');
const root = await prepareCommand();
const { readEnv } = await import('../../apps/supervisor/src/env.ts');
const { readNpmEnv } = await import('../../apps/worker/src/env.ts');
const worker = '../../apps/worker/src/features/contract/compilers';
const { COMPILERS_FOLDER } = await import(`${worker}/provide-compiler.ts`);
const { supplyCompiler } = await import(`${worker}/supply-compiler.ts`);

const versionOrFile = process.argv[2] ?? '';
const folder = path.resolve(root, readEnv().NOVA_DATA_DIR, COMPILERS_FOLDER);
const { isThere, message } = await supplyCompiler(versionOrFile, { folder, npmEnv: readNpmEnv() });
console.log(message);
process.exit(isThere ? 0 : 1);
