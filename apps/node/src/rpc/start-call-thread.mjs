// a thread begins without the loader for TypeScript
import { register } from 'tsx/esm/api';

register();
await import('./call-thread.ts');
