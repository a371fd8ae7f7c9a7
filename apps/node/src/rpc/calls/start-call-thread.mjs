// A new thread starts without the TypeScript loader.
import { importSource } from '@nova/runtime/import-source.mjs';

await importSource(new URL('./call-thread', import.meta.url));
