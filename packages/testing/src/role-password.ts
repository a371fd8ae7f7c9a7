/** With which the processes' roles sign in on throwaway servers. */
export const ROLE_PASSWORD = 'throwaway';
