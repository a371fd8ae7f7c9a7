/** Password of the processes' roles on temporary servers. */
export const ROLE_PASSWORD = 'throwaway';
