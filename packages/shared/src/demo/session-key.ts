/** Where the browser keeps the running demo (requirement 121). */
export const DEMO_SESSION_KEY = 'demoSession';
