import { PURPOSES, PURPOSES_ANNOUNCED, type Purpose } from '@nova/shared/treasury/allocation';

const percentOf = (id: Purpose['id']) => PURPOSES.find((purpose) => purpose.id === id)!.percent;

/** The announced distribution of the supply with its date, for texts that compare it with the contracts. */
export const ANNOUNCED_PLAN = {
  announced: PURPOSES_ANNOUNCED,
  rewards: percentOf('rewards'),
  fund: percentOf('fund'),
  team: percentOf('team'),
  partners: percentOf('partners'),
  reserve: percentOf('reserve'),
};
