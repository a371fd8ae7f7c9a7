/**
 * Ways to break a guard that no test can notice, with the reason. Whatever break-guards.ts finds beside these is a
 * missing test.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'access/BoundedPause.sol: pauseEndsAt == 0 ? 0 : pauseEndsAt + PAUSE_COOLDOWN -> pauseEndsAt == 1 ? 0 : pauseEndsAt + PAUSE_COOLDOWN':
    'Never paused would mean free from the third day of 1970 on, which is over.',
  'access/BoundedPause.sol: pauseEndsAt == 0 ? 0 : pauseEndsAt + PAUSE_COOLDOWN -> pauseEndsAt == 0 ? 1 : pauseEndsAt + PAUSE_COOLDOWN':
    'Free from the first second of 1970 on is free.',
  'access/RollingDay.sol: BITS = 32 -> 32 + 1':
    'Amounts of 33 bits hold the same sums, and above seven of them the number of the period still fits.',
  'access/RollingDay.sol: return passed < PERIODS ? (register << (BITS * passed)) & ALL_AMOUNTS : 0; -> return passed <= PERIODS ? (register << (BITS * passed)) & ALL_AMOUNTS : 0;':
    'After seven periods the shift moves every amount out by itself.',
  'account/AccountFactory.sol: account = Clones.cloneDeterministic(IMPLEMENTATION, id); -> before createdAt[id] = block.timestamp;':
    'Making a clone calls nobody who could look at what is written after it.',
  'energy/RecentDays.sol: day > latest -> day >= latest':
    'On the latest day itself no day has passed: the register is moved by nothing.',
  'token/DisplayName.sol: size == 0 || _isInvisible(codePoint) -> _isInvisible(codePoint)':
    'What is not valid decodes to the number 0, and that is invisible.',
  'token/DisplayName.sol: first < 0x80 -> first <= 0x80':
    'The byte 0x80 would become the character U+0080, a control, which is invisible.',
};
