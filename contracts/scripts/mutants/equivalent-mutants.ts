/**
 * Mutants that no test can detect, with the reason. Any other surviving mutant of break-guards.ts means
 * that a test is missing.
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
  'presale/Presale.sol: bonusWei > 0 -> bonusWei > 1':
    'A bonus is none or a fifth of a hundred coins and more, never a single wei.',
  'presale/Presale.sol: reservation.bonusWei > 0 -> reservation.bonusWei > 1':
    'A bonus is none or a fifth of a hundred coins and more, never a single wei.',
  'presale/Presale.sol: reservedWei > 0 -> reservedWei > 1':
    'A reservation holds what a cent buys or more, never a single wei.',
  'presale/Presale.sol: _books[phase].soldWei += baseWei.toUint128(); -> before if (bonusWei > 0) _takeSlot(buyerKey, buyerKey);':
    'Two writes of different things, and the sale calls nobody in between.',
  'presale/Presale.sol: _handOver(msg.sender, baseWei, bonusWei); -> before if (receivedUnits != usdtUnits) revert WrongPayment(receivedUnits);':
    'The payment has been measured, and the refusal takes the coins back.',
  'presale/Presale.sol: _books[phase].reservedWei += baseWei.toUint128(); -> before if (bonusWei > 0) _takeSlot(buyerKey, _keyOf(to));':
    'Two writes of different things, and the sale calls nobody in between.',
  'presale/Presale.sol: Address.sendValue(payable(address(RESERVE)), returnedWei); -> before emit Closed(returnedWei);':
    'The reserve takes the coins without a word, so the order of events stays the same.',
  'presale/Presale.sol: return usedWei < OFFCHAIN_WEI_PER_DAY ? OFFCHAIN_WEI_PER_DAY - usedWei : 0; -> return usedWei <= OFFCHAIN_WEI_PER_DAY ? OFFCHAIN_WEI_PER_DAY - usedWei : 0;':
    'Where both are the same their difference is 0 too.',
  'presale/Presale.sol: limitWei > books.reservedWei ? limitWei - books.reservedWei : 0 -> limitWei >= books.reservedWei ? limitWei - books.reservedWei : 0':
    'Where both are the same their difference is 0 too.',
  'presale/Presale.sol: _buyers[recipientKey].hasBonus = true; -> before _buyers[buyerKey].hasBonus = true;':
    'Two writes of the same value, one after the other.',
  'presale/Presale.sol: _buyers[recipientKey].hasBonus = false; -> before _buyers[buyerKey].hasBonus = false;':
    'Two writes of the same value, one after the other.',
  'presale/Presale.sol: currentPhase = phase + 1; -> before (, uint256 allocationWei) = _termsOf(phase);':
    'What a phase sells is a constant of its number.',
  'token/DisplayName.sol: size == 0 || _isInvisible(codePoint) -> _isInvisible(codePoint)':
    'What is not valid decodes to the number 0, and that is invisible.',
  'token/DisplayName.sol: first < 0x80 -> first <= 0x80':
    'The byte 0x80 would become the character U+0080, a control, which is invisible.',
  'energy/ActionLedger.sol: _actions[actionId] = uint256(uint160(account)) | uint256(actionType.points) << 160 | uint256(occurredAt) << 192 | uint256(actionType.number) << 232; -> before _useLimits(account, actionKey, actionType, occurredAt);':
    'The limits read nothing of actions, and a refusal takes everything back.',
  'energy/ActionLedger.sol: _actions[actionId] = action | REVOKED; -> before _revocations = RollingDay.add(_revocations, block.timestamp, 1);':
    'Two writes of different things, and a library that only computes.',
  'energy/ActionLedger.sol: _accounts[account] = state - points; -> before uint256 taken = Math.min(_balanceOf(state), points);':
    'What is taken is computed from the word that was read, not from the one that is written.',
  'energy/ActionLedger.sol: _accounts[account] = state + (points << 64); -> before _spends.set(uint256(spendId));':
    'Two writes of different things, and the ledger calls nobody.',
  'energy/ActionLedger.sol: credited = _balanceOf(state) - balanceBefore; -> before _accounts[account] = state;':
    'What is credited is computed from the word in hand, which the write does not change.',
  'nft/Marketplace.sol: payee.code.length > 0 && gasleft() < GAS_BEFORE_PAYOUT -> payee.code.length > 1 && gasleft() < GAS_BEFORE_PAYOUT':
    'Code of a single byte can do nothing with its gas.',
  'nft/Marketplace.sol: _pay(TREASURY, feeWei); -> before if (NFT.ownerOf(tokenId) == seller) revert NotTransferred(tokenId);':
    'The refusal takes the payment back, and the payment cannot move the token.',
  'nft/Marketplace.sol: _pay(royaltyReceiver, royaltyWei); -> before _pay(TREASURY, feeWei);':
    'Who is paid first is promised to nobody; each gets its own share and its own gas.',
  'nft/Marketplace.sol: _pay(seller, msg.value - feeWei - royaltyWei); -> before _pay(royaltyReceiver, royaltyWei);':
    'Who is paid first is promised to nobody; each gets its own share and its own gas.',
  'nft/Marketplace.sol: _pay(seller, msg.value - feeWei - royaltyWei); -> before _pay(TREASURY, feeWei);':
    'Who is paid first is promised to nobody; each gets its own share and its own gas.',
  'token/CreatedToken.sol: _transferOwnership(owner_); -> before if (msg.sender != FACTORY) revert NotFactory(msg.sender);':
    'The refusal takes the change of owner back.',
  'token/CreatedToken.sol: _setContractURI(contractUri); -> before _transferOwnership(owner_);':
    'Two writes of different things; the first tells no event.',
  'token/CreatedToken.sol: _mint(owner_, INITIAL_SUPPLY()); -> before _setContractURI(contractUri);':
    'Writing the description tells no event, and its refusal takes the coins back.',
  'token/CreatedToken.sol: _approve(owner_, spender, value); -> before if (signer != owner_) revert ERC2612InvalidSigner(signer, owner_);':
    'The refusal takes the allowance back.',
  'token/DisplayName.sol: first < 0x80 -> first < 0x81':
    'The byte 0x80 would become the character U+0080, a control, which is invisible.',
  'token/DisplayName.sol: first < 0xC2 || first > 0xF4 -> first < 0xC2 || first >= 0xF4':
    'What begins with 0xF4 is private use or beyond the last character, and neither shows.',
  'token/DisplayName.sol: first < 0xC2 || first > 0xF4 -> first < 0xC2 || first > 0xf5':
    'What begins with 0xF5 is beyond the last character.',
  'token/DisplayName.sol: isOverlong || isSurrogate || codePoint > 0x10FFFF -> isOverlong || isSurrogate':
    'Everything from U+F0000 on is invisible.',
  'token/DisplayName.sol: isOverlong || isSurrogate || codePoint > 0x10FFFF -> isOverlong || isSurrogate || codePoint >= 0x10FFFF':
    'Everything from U+F0000 on is invisible.',
  'token/DisplayName.sol: isOverlong || isSurrogate || codePoint > 0x10FFFF -> isOverlong || isSurrogate || codePoint > 0x110000':
    'Everything from U+F0000 on is invisible.',
  'token/DisplayName.sol: _in(c, 0xFFF0, 0xFFFF) || c & 0xFFFE == 0xFFFE -> _in(c, 0xFFF0, 0xfffe) || c & 0xFFFE == 0xFFFE':
    'U+FFFF is one of those that end with FFFE or FFFF.',
  'token/DisplayName.sol: sign == "3" -> false':
    'The only coin with an E is EP, whose first sign can be no digit.',
  'token/DisplayName.sol: i += size; -> before if (size == 0 || _isInvisible(codePoint)) return false;':
    'The check reads the character, not the place of the next one.',
  'token/DisplayName.sol: folded = bytes.concat(folded, _fold(letter)); -> before if (isDigit && i == 0) return false;':
    'What was folded is read only after the last character.',
  'token/DisplayName.sol: codePoint >= 0xD800 && codePoint <= 0xDFFF -> codePoint >= 0xD800 && codePoint <= 0xe000':
    'U+E000 is private use, which is invisible.',
  'token/TokenFactory.sol: CreatedToken(token).initialize(owner, contractUri); -> before isCreated[token] = true;':
    'The new clone calls nobody who could look at what is written after it.',
  'token/WrappedNAC.sol: _burn(msg.sender, amountWei); -> before if (to == address(this) || to == address(0)) revert InvalidReceiver(to);':
    'The refusal takes the burning back.',
  'energy/CommunityRewards.sol: covered > 0 -> covered >= 0':
    'Adding nothing to what is used changes nothing.',
  'energy/CommunityRewards.sol: fromPot > 0 -> fromPot >= 0': 'Taking nothing from the pot changes nothing.',
  'energy/CommunityRewards.sol: left = leftPotPoints(); -> before uint256 fromPot = points - covered;':
    'Neither reads what the other sets.',
  'energy/CommunityRewards.sol: _use(_accounts[msg.sender], points); -> before if (fromPot > left) revert PotReached(left, _nextDayAt());':
    'The refusal takes the use back.',
  'energy/CommunityRewards.sol: _use(_total, points); -> before _use(_accounts[msg.sender], points);':
    'Two writes of different things.',
  'energy/CommunityRewards.sol: nacWei = points * 1 ether / POINTS_PER_NAC; -> before if (fromPot > 0) _use(_pot, fromPot);':
    'A product of what was given.',
  'nft/Marketplace.sol: royaltyWei = Math.min(second, Math.mulDiv(priceWei, MAX_ROYALTY_BPS, BPS)); -> before if (receiver == seller) return (address(0), 0);':
    'That case answers its own 0.',
  'nft/MetadataUri.sol: bytes32(letters[:32]) & bytes32(PREFIX_MASK) != PREFIX -> bytes32(letters[:33]) & bytes32(PREFIX_MASK) != PREFIX':
    'A word holds only the first 32 of them.',
  'nft/NovaNFT.sol: before != address(0) && before != to -> ( before != to)':
    'Nobody is the operator zero, whose count this would change.',
  'nft/NovaNFT.sol: (codec, hash) = MetadataUri.pack(uri); -> left out':
    'Stored as text the address is the same; what it costs is in .gas-snapshot.',
  'nft/NovaNFT.sol: _tokens[tokenId].moves += 1; -> before from = super._update(to, tokenId, auth);':
    'A refusal takes the count back.',
  'nft/NovaNFT.sol: super._approve(to, tokenId, auth, emitEvent); -> before if (before != address(0) && before != to) _tokenRevocations[tokenId][before] += 1;':
    'Two writes of different things, and who was approved before has been read.',
  'energy/CommunityRewards.sol: _use(_drips, DRIP_WEI); -> before _lastDripAt[to] = block.timestamp;':
    'Two writes of different things.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before emit Dripped(opId, to, DRIP_WEI);':
    'Who is paid has no code: it can look at nothing, log nothing and call nobody.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before _use(_drips, DRIP_WEI);':
    'Who is paid has no code: it can look at nothing, log nothing and call nobody.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before _lastDripAt[to] = block.timestamp;':
    'Who is paid has no code: it can look at nothing, log nothing and call nobody.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before isDripDone[opId] = true;':
    'Who is paid has no code: it can look at nothing, log nothing and call nobody.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before uint256 nextAt = nextDripAt(to);':
    'The refusal takes the coins back, and who is paid has no code.',
  'energy/CommunityRewards.sol: use.used = used.toUint96(); -> before use.day = (block.timestamp / 1 days).toUint32();':
    'Two writes of different things; the sum was computed before.',
  'energy/RecentDays.sol: ALL_DAYS = 2 ** (BITS * DAYS) - 1 -> (2 ** (BITS * DAYS) - 1) ^ 1':
    'The shift before it leaves the lowest bit empty, and that is the one this would clear.',
  'energy/RecentDays.sol: register = passed < DAYS ? (register << (BITS * passed)) & ALL_DAYS : 0; -> register = passed <= DAYS ? (register << (BITS * passed)) & ALL_DAYS : 0;':
    'After eight days the shift moves every total out by itself.',
  'presale/TestUSDT.sol: balanceOf[to] += units; -> before totalSupply += units;':
    'Two writes of different things.',
  'presale/TestUSDT.sol: _move(from, to, units); -> before if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - units;':
    'Moving calls nobody and does not read allowances.',
};
