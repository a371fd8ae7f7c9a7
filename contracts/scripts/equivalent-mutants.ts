/**
 * Ways to break a guard that no test can notice, with the reason. Whatever break-guards.ts finds beside these is a
 * missing test.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'energy/RecentDays.sol: day > latest -> day >= latest':
    'On the latest day itself no day has passed: the register is moved by nothing.',
  'token/DisplayName.sol: size == 0 || _isInvisible(codePoint) -> _isInvisible(codePoint)':
    'What is not valid decodes to the number 0, and that is invisible.',
  'token/DisplayName.sol: first < 0x80 -> first <= 0x80':
    'The byte 0x80 would become the character U+0080, a control, which is invisible.',
};
