// a thread begins without the loader for TypeScript
import { register } from 'tsx/esm/api';

register();
await import('./compile-thread.ts');
