/**
 * Mutants that no test can detect, with the reason. Any other surviving mutant of break-guards.ts means
 * that a test is missing.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'access/BoundedPause.sol: pauseEndsAt == 0 ? 0 : pauseEndsAt + PAUSE_COOLDOWN -> pauseEndsAt == 1 ? 0 : pauseEndsAt + PAUSE_COOLDOWN':
    'A contract that was never paused could be paused from 1970-01-04 on, which is in the past.',
  'access/BoundedPause.sol: pauseEndsAt == 0 ? 0 : pauseEndsAt + PAUSE_COOLDOWN -> pauseEndsAt == 0 ? 1 : pauseEndsAt + PAUSE_COOLDOWN':
    'A contract that can be paused from the first second of 1970 on can always be paused.',
  'access/RollingDay.sol: BITS = 32 -> 32 + 1':
    'Amounts of 33 bits have the same sums, and the number of the period still fits above seven of them.',
  'access/RollingDay.sol: return passed < PERIODS ? (register << (BITS * passed)) & ALL_AMOUNTS : 0; -> return passed <= PERIODS ? (register << (BITS * passed)) & ALL_AMOUNTS : 0;':
    'After seven periods, the shift alone removes every amount.',
  'account/AccountFactory.sol: account = Clones.cloneDeterministic(IMPLEMENTATION, id); -> before createdAt[id] = block.timestamp;':
    'Deploying a clone calls no contract that could read what is written afterwards.',
  'energy/RecentDays.sol: day > latest -> day >= latest':
    'On the latest day itself, no day has passed, so the register is not shifted.',
  'presale/Presale.sol: bonusWei > 0 -> bonusWei > 1':
    'A bonus is zero or at least a fifth of a hundred coins, and never a single wei.',
  'presale/Presale.sol: reservation.bonusWei > 0 -> reservation.bonusWei > 1':
    'A bonus is zero or at least a fifth of a hundred coins, and never a single wei.',
  'presale/Presale.sol: reservedWei > 0 -> reservedWei > 1':
    'A reservation contains at least the coins for one cent, and never a single wei.',
  'presale/Presale.sol: _books[phase].soldWei += baseWei.toUint128(); -> before if (bonusWei > 0) _takeSlot(buyerKey, buyerKey);':
    'The two writes are independent, and the sale makes no call in between.',
  'presale/Presale.sol: _handOver(msg.sender, baseWei, bonusWei); -> before if (receivedUnits != usdtUnits) revert WrongPayment(receivedUnits);':
    'The payment has already been measured, and the revert undoes the transfer.',
  'presale/Presale.sol: _books[phase].reservedWei += baseWei.toUint128(); -> before if (bonusWei > 0) _takeSlot(buyerKey, _keyOf(to));':
    'The two writes are independent, and the sale makes no call in between.',
  'presale/Presale.sol: Address.sendValue(payable(address(RESERVE)), returnedWei); -> before emit Closed(returnedWei);':
    'The reserve emits no event when it receives coins, so the order of events does not change.',
  'presale/Presale.sol: return usedWei < OFFCHAIN_WEI_PER_DAY ? OFFCHAIN_WEI_PER_DAY - usedWei : 0; -> return usedWei <= OFFCHAIN_WEI_PER_DAY ? OFFCHAIN_WEI_PER_DAY - usedWei : 0;':
    'If both are equal, their difference is 0 too.',
  'presale/Presale.sol: limitWei > books.reservedWei ? limitWei - books.reservedWei : 0 -> limitWei >= books.reservedWei ? limitWei - books.reservedWei : 0':
    'If both are equal, their difference is 0 too.',
  'presale/Presale.sol: _buyers[recipientKey].hasBonus = true; -> before _buyers[buyerKey].hasBonus = true;':
    'The two writes store the same value, one after the other.',
  'presale/Presale.sol: _buyers[recipientKey].hasBonus = false; -> before _buyers[buyerKey].hasBonus = false;':
    'The two writes store the same value, one after the other.',
  'presale/Presale.sol: currentPhase = phase + 1; -> before (, uint256 allocationWei) = _termsOf(phase);':
    'The allocation of a phase is a constant that depends only on its number.',
  'token/DisplayName.sol: size == 0 || _isInvisible(codePoint) -> _isInvisible(codePoint)':
    'An invalid character decodes to code point 0, which is invisible.',
  'token/DisplayName.sol: first < 0x80 -> first <= 0x80':
    'The byte 0x80 would become U+0080, a control character, which is invisible.',
  'energy/ActionLedger.sol: _actions[actionId] = uint256(uint160(account)) | uint256(actionType.points) << 160 | uint256(occurredAt) << 192 | uint256(actionType.number) << 232; -> before _useLimits(account, actionKey, actionType, occurredAt);':
    'The limits do not read actions, and a revert undoes everything.',
  'energy/ActionLedger.sol: _actions[actionId] = action | REVOKED; -> before _revocations = RollingDay.add(_revocations, block.timestamp, 1);':
    'The two writes are independent, and the library only computes.',
  'energy/ActionLedger.sol: _accounts[account] = state - points; -> before uint256 taken = Math.min(_balanceOf(state), points);':
    'The removed points are computed from the word that was read, not from the stored one.',
  'energy/ActionLedger.sol: _accounts[account] = state + (points << 64); -> before _spends.set(uint256(spendId));':
    'The two writes are independent, and the ledger makes no calls.',
  'energy/ActionLedger.sol: credited = _balanceOf(state) - balanceBefore; -> before _accounts[account] = state;':
    'The credited points are computed from the word in memory, which the write does not change.',
  'nft/Marketplace.sol: payee.code.length > 0 && gasleft() < GAS_BEFORE_PAYOUT -> payee.code.length > 1 && gasleft() < GAS_BEFORE_PAYOUT':
    'Code of a single byte cannot use its gas.',
  'nft/Marketplace.sol: _pay(TREASURY, feeWei); -> before if (NFT.ownerOf(tokenId) == seller) revert NotTransferred(tokenId);':
    'The revert undoes the payment, and the payment cannot move the token.',
  'nft/Marketplace.sol: _pay(royaltyReceiver, royaltyWei); -> before _pay(TREASURY, feeWei);':
    'The order of payments is not guaranteed; each payee gets its own share and its own gas.',
  'nft/Marketplace.sol: _pay(seller, msg.value - feeWei - royaltyWei); -> before _pay(royaltyReceiver, royaltyWei);':
    'The order of payments is not guaranteed; each payee gets its own share and its own gas.',
  'nft/Marketplace.sol: _pay(seller, msg.value - feeWei - royaltyWei); -> before _pay(TREASURY, feeWei);':
    'The order of payments is not guaranteed; each payee gets its own share and its own gas.',
  'token/CreatedToken.sol: _transferOwnership(owner_); -> before if (msg.sender != FACTORY) revert NotFactory(msg.sender);':
    'The revert undoes the change of owner.',
  'token/CreatedToken.sol: _setContractURI(contractUri); -> before _transferOwnership(owner_);':
    'The two writes are independent, and the first emits no event.',
  'token/CreatedToken.sol: _mint(owner_, INITIAL_SUPPLY()); -> before _setContractURI(contractUri);':
    'Storing the URI emits no event, and its revert undoes the mint.',
  'token/CreatedToken.sol: _approve(owner_, spender, value); -> before if (signer != owner_) revert ERC2612InvalidSigner(signer, owner_);':
    'The revert undoes the allowance.',
  'token/DisplayName.sol: first < 0x80 -> first < 0x81':
    'The byte 0x80 would become U+0080, a control character, which is invisible.',
  'token/DisplayName.sol: first < 0xC2 || first > 0xF4 -> first < 0xC2 || first >= 0xF4':
    'Characters that begin with 0xF4 are private use or beyond the last code point, and both are rejected.',
  'token/DisplayName.sol: first < 0xC2 || first > 0xF4 -> first < 0xC2 || first > 0xf5':
    'Characters that begin with 0xF5 are beyond the last code point.',
  'token/DisplayName.sol: isOverlong || isSurrogate || codePoint > 0x10FFFF -> isOverlong || isSurrogate':
    'All code points from U+F0000 on count as invisible.',
  'token/DisplayName.sol: isOverlong || isSurrogate || codePoint > 0x10FFFF -> isOverlong || isSurrogate || codePoint >= 0x10FFFF':
    'All code points from U+F0000 on count as invisible.',
  'token/DisplayName.sol: isOverlong || isSurrogate || codePoint > 0x10FFFF -> isOverlong || isSurrogate || codePoint > 0x110000':
    'All code points from U+F0000 on count as invisible.',
  'token/DisplayName.sol: _in(c, 0xFFF0, 0xFFFF) || c & 0xFFFE == 0xFFFE -> _in(c, 0xFFF0, 0xfffe) || c & 0xFFFE == 0xFFFE':
    'U+FFFF is one of the code points that end with FFFE or FFFF.',
  'token/DisplayName.sol: sign == "3" -> false':
    'The only coin with an E is EP, whose first character cannot be a digit.',
  'token/DisplayName.sol: i += size; -> before if (size == 0 || _isInvisible(codePoint)) return false;':
    'The check reads the character, not the position of the next one.',
  'token/DisplayName.sol: folded = bytes.concat(folded, _fold(letter)); -> before if (isDigit && i == 0) return false;':
    'The folded text is read only after the last character.',
  'token/DisplayName.sol: codePoint >= 0xD800 && codePoint <= 0xDFFF -> codePoint >= 0xD800 && codePoint <= 0xe000':
    'U+E000 is private use, which counts as invisible.',
  'token/TokenFactory.sol: CreatedToken(token).initialize(owner, contractUri); -> before isCreated[token] = true;':
    'The new clone calls no contract that could read what is written afterwards.',
  'token/WrappedNAC.sol: _burn(msg.sender, amountWei); -> before if (to == address(this) || to == address(0)) revert InvalidReceiver(to);':
    'The revert undoes the burn.',
  'energy/CommunityRewards.sol: covered > 0 -> covered >= 0':
    'Adding zero to the used amount changes nothing.',
  'energy/CommunityRewards.sol: fromPot > 0 -> fromPot >= 0': 'Taking zero from the pot changes nothing.',
  'energy/CommunityRewards.sol: left = leftPotPoints(); -> before uint256 fromPot = points - covered;':
    'Neither statement reads what the other writes.',
  'energy/CommunityRewards.sol: _use(_accounts[msg.sender], points); -> before if (fromPot > left) revert PotReached(left, _nextDayAt());':
    'The revert undoes the use.',
  'energy/CommunityRewards.sol: _use(_total, points); -> before _use(_accounts[msg.sender], points);':
    'The two writes are independent.',
  'energy/CommunityRewards.sol: nacWei = points * 1 ether / POINTS_PER_NAC; -> before if (fromPot > 0) _use(_pot, fromPot);':
    'The product depends only on the arguments.',
  'nft/Marketplace.sol: royaltyWei = Math.min(second, Math.mulDiv(priceWei, MAX_ROYALTY_BPS, BPS)); -> before if (receiver == seller) return (address(0), 0);':
    'That case returns its own 0.',
  'nft/MetadataUri.sol: bytes32(letters[:32]) & bytes32(PREFIX_MASK) != PREFIX -> bytes32(letters[:33]) & bytes32(PREFIX_MASK) != PREFIX':
    'A word contains only the first 32 of them.',
  'nft/NovaNFT.sol: before != address(0) && before != to -> ( before != to)':
    'The zero address cannot be an operator, and only its count would change.',
  'nft/NovaNFT.sol: (codec, hash) = MetadataUri.pack(uri); -> left out':
    'The URI stored as a string is the same; .gas-snapshot records the cost.',
  'nft/NovaNFT.sol: _tokens[tokenId].moves += 1; -> before from = super._update(to, tokenId, auth);':
    'A revert undoes the count.',
  'nft/NovaNFT.sol: super._approve(to, tokenId, auth, emitEvent); -> before if (before != address(0) && before != to) _tokenRevocations[tokenId][before] += 1;':
    'The two writes are independent, and the previous approval has already been read.',
  'energy/CommunityRewards.sol: _use(_drips, DRIP_WEI); -> before _lastDripAt[to] = block.timestamp;':
    'The two writes are independent.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before emit Dripped(opId, to, DRIP_WEI);':
    'The recipient has no code, so it can neither read state nor log nor call.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before _use(_drips, DRIP_WEI);':
    'The recipient has no code, so it can neither read state nor log nor call.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before _lastDripAt[to] = block.timestamp;':
    'The recipient has no code, so it can neither read state nor log nor call.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before isDripDone[opId] = true;':
    'The recipient has no code, so it can neither read state nor log nor call.',
  'energy/CommunityRewards.sol: Address.sendValue(payable(to), DRIP_WEI); -> before uint256 nextAt = nextDripAt(to);':
    'The revert undoes the payment, and the recipient has no code.',
  'energy/CommunityRewards.sol: use.used = used.toUint96(); -> before use.day = (block.timestamp / 1 days).toUint32();':
    'The two writes are independent, and the sum was computed before.',
  'energy/RecentDays.sol: ALL_DAYS = 2 ** (BITS * DAYS) - 1 -> (2 ** (BITS * DAYS) - 1) ^ 1':
    'The preceding shift already clears the lowest bit, which is the one that the mutant would clear.',
  'energy/RecentDays.sol: register = passed < DAYS ? (register << (BITS * passed)) & ALL_DAYS : 0; -> register = passed <= DAYS ? (register << (BITS * passed)) & ALL_DAYS : 0;':
    'After eight days, the shift alone removes every total.',
  'presale/TestUSDT.sol: balanceOf[to] += units; -> before totalSupply += units;':
    'The two writes are independent.',
  'presale/TestUSDT.sol: _move(from, to, units); -> before if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - units;':
    'The transfer makes no calls and does not read allowances.',
};
