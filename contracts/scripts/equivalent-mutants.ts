/**
 * Ways to break a guard that no test can notice, with the reason. Whatever break-guards.ts finds beside these is a
 * missing test.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'energy/RecentDays.sol: day > latest -> day >= latest':
    'On the latest day itself no day has passed: the register is moved by nothing.',
  'presale/Presale.sol: reservation.bonusWei > 0 && _keyOf(to) != reservation.buyerKey -> (reservation.bonusWei > 0 )':
    'The count of a key is only asked whether it is zero, and a fulfilled reservation never takes it back.',
  'token/DisplayName.sol: size == 0 || _isInvisible(codePoint) -> _isInvisible(codePoint)':
    'What is not valid decodes to the number 0, and that is invisible.',
  'token/DisplayName.sol: first < 0x80 -> first <= 0x80':
    'The byte 0x80 would become the character U+0080, a control, which is invisible.',
  'token/DisplayName.sol: letter == 0x30 -> false': 'No reserved symbol has an O that a 0 could stand for.',
  'token/DisplayName.sol: letter == 0x31 -> false': 'No reserved symbol has an I that a 1 could stand for.',
};
