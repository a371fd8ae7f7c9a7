/** Where the browser keeps the running demo (SPEC §3: expiresAt, demoType). */
export const DEMO_SESSION_KEY = 'demoSession';
