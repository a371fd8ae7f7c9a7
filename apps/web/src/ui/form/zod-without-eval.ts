/**
 * zod would compile its checks by `new Function`, and tries whether it may: our content security policy forbids and
 * reports that. Its settings stand on `globalThis`, so that they hold before the library is loaded.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
