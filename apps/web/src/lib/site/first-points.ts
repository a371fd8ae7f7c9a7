import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { WELCOME_BONUS_POINTS } from '@nova/shared/wallet/constants';

/** Points for the first connection of a new wallet: the connection itself and the welcome bonus. */
export const FIRST_POINTS = rewardTypeOf('wallet_connect').points + WELCOME_BONUS_POINTS;
