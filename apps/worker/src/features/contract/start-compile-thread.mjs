// A thread starts without the TypeScript loader.
import { importSource } from '@nova/runtime/import-source.mjs';

await importSource(new URL('./compile-thread', import.meta.url));
