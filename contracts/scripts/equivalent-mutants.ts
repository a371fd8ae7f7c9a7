/**
 * Ways to break a guard that no test can notice, with the reason. Whatever break-guards.ts finds beside these is a
 * missing test.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {};
