// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IBoundedPause} from "./IBoundedPause.sol";

/**
 * @title Pause with a time limit
 * @notice Implements IBoundedPause, which documents the guarantees.
 * @dev OpenZeppelin's `_paused` flag stays set after a pause window closes. `paused` therefore also compares
 * the block timestamp with `pauseEndsAt`, and every modifier calls `paused`.
 * @custom:security-contact The /contact page of the website
 */
abstract contract BoundedPause is IBoundedPause, Pausable {
    /// @inheritdoc IBoundedPause
    uint256 public constant MAX_PAUSE = 7 days;
    /// @inheritdoc IBoundedPause
    uint256 public constant PAUSE_COOLDOWN = 3 days;

    /// @inheritdoc IBoundedPause
    uint256 public pauseEndsAt;

    /// @notice Returns whether the contract is paused.
    /// @return True from the start of a pause until it is lifted or its window closes
    function paused() public view virtual override returns (bool) {
        return block.timestamp < pauseEndsAt && super.paused();
    }

    /// @dev Opens a new window unless one is open. A pause within an open window does not extend it.
    function _pause() internal virtual override {
        super._pause();
        if (block.timestamp < pauseEndsAt) return;
        uint256 nextAt = pauseEndsAt == 0 ? 0 : pauseEndsAt + PAUSE_COOLDOWN;
        if (block.timestamp < nextAt) revert PauseCoolingDown(nextAt);
        pauseEndsAt = block.timestamp + MAX_PAUSE;
        emit PauseWindowOpened(pauseEndsAt, pauseEndsAt + PAUSE_COOLDOWN);
    }
}
