/** Storage key of the running demo in the browser (requirement 121). */
export const DEMO_SESSION_KEY = 'demoSession';
