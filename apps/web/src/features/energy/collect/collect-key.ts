/** The action of "Collect energy" in the reward catalogue. */
export const COLLECT_KEY = 'energy_collection';
