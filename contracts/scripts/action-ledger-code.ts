import { actionLedgerAbi, actionLedgerBytecode } from '@nova/abi/action-ledger';
import { ACTION_SOURCES, REWARD_CATALOGUE, encodeActionKey } from '@nova/shared/energy/catalogue';
import { type Address, type Hex, encodeDeployData } from 'viem';

/** Initial holders of the ledger's roles. */
export interface LedgerRoles {
  admin: Address;
  attestor: Address;
  curator: Address;
}

/** The reward catalog as an argument of the ledger's constructor. */
export const ledgerCatalogue = REWARD_CATALOGUE.map((type) => ({
  actionKey: encodeActionKey(type.key),
  actionType: {
    points: type.points,
    cooldown: type.cooldownSeconds,
    dailyCap: type.dailyCap,
    lifetimeCap: type.lifetimeCap,
    source: ACTION_SOURCES.indexOf(type.source),
    active: true,
  },
}));

/** Returns the ledger's creation code with its arguments, which determines the ledger's address. */
export function encodeActionLedger(roles: LedgerRoles): Hex {
  return encodeDeployData({
    abi: actionLedgerAbi,
    bytecode: actionLedgerBytecode,
    args: [roles.admin, roles.attestor, roles.curator, ledgerCatalogue],
  });
}
