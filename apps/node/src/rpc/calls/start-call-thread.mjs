// a thread begins without the loader for TypeScript
import { importSource } from '@nova/runtime/import-source.mjs';

await importSource(new URL('./call-thread', import.meta.url));
