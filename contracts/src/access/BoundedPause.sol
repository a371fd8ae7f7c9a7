// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IBoundedPause} from "./IBoundedPause.sol";

/**
 * @title A pause that ends by itself
 * @notice See IBoundedPause for what it promises.
 * @dev OpenZeppelin's flag stays set when a window closes; `paused` answers by the clock, and all checks ask it.
 * @custom:security-contact page /contact of the website
 */
abstract contract BoundedPause is IBoundedPause, Pausable {
    /// @inheritdoc IBoundedPause
    uint256 public constant MAX_PAUSE = 7 days;
    /// @inheritdoc IBoundedPause
    uint256 public constant PAUSE_COOLDOWN = 3 days;

    /// @inheritdoc IBoundedPause
    uint256 public pauseEndsAt;

    /// @notice True while the contract is stopped.
    /// @return true from the pause to its end
    function paused() public view virtual override returns (bool) {
        return block.timestamp < pauseEndsAt && super.paused();
    }

    function _pause() internal virtual override {
        super._pause();
        if (block.timestamp < pauseEndsAt) return;
        uint256 nextAt = pauseEndsAt == 0 ? 0 : pauseEndsAt + PAUSE_COOLDOWN;
        if (block.timestamp < nextAt) revert PauseCoolingDown(nextAt);
        pauseEndsAt = block.timestamp + MAX_PAUSE;
        emit PauseWindowOpened(pauseEndsAt, pauseEndsAt + PAUSE_COOLDOWN);
    }
}
