import { createContext, useContext } from 'react';

/** Whether the current user may make changes; auditors may not. */
export const AdminRights = createContext<{ readonly mayChange: boolean }>({ mayChange: true });

export function useMayChange(): boolean {
  return useContext(AdminRights).mayChange;
}
