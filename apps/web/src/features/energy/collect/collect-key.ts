/** Action key of "Collect energy" in the reward catalog. */
export const COLLECT_KEY = 'energy_collection';
