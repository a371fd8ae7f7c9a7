/**
 * zod would compile its checks with `new Function` and probe whether that is allowed, which our content
 * security policy blocks and reports. The configuration is on `globalThis`, so that it applies before the
 * library is loaded.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
