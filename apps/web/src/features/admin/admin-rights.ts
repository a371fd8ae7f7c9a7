import { createContext, useContext } from 'react';

/** Whether who looks may change things too; an auditor may not. */
export const AdminRights = createContext<{ readonly mayChange: boolean }>({ mayChange: true });

export function useMayChange(): boolean {
  return useContext(AdminRights).mayChange;
}
