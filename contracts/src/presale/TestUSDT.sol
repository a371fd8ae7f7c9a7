// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title USDT without value, for development
 * @notice Behaves like Tether's token where that differs from ERC-20: it has 6 decimals, `transfer`,
 * `transferFrom` and `approve` return nothing, and an allowance must be set to zero before it is set to
 * another value. Anyone can mint it, so it must never be used where real value is sold.
 * @custom:security-contact The /contact page of the website
 */
contract TestUSDT {
    /// @notice Emitted when units are transferred, as in ERC-20.
    /// @param from The sender, or zero when the units are minted
    /// @param to The recipient
    /// @param value The amount in the smallest unit (6 decimals)
    event Transfer(address indexed from, address indexed to, uint256 value);
    /// @notice Emitted when an allowance is set, as in ERC-20.
    /// @param owner The owner of the units
    /// @param spender The address that can transfer them
    /// @param value The allowance in the smallest unit (6 decimals)
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice The account has fewer units than required.
    /// @param available The balance in the smallest unit (6 decimals)
    error InsufficientBalance(uint256 available);
    /// @notice The spender has a lower allowance than required.
    /// @param available The allowance in the smallest unit (6 decimals)
    error InsufficientAllowance(uint256 available);
    /// @notice The allowance must be set to zero first.
    /// @param units The current allowance in the smallest unit (6 decimals)
    error AllowanceNotZero(uint256 units);
    /// @notice The amount exceeds the maximum of one call of `tap`.
    /// @param maximumUnits The maximum in the smallest unit (6 decimals)
    error TapTooLarge(uint256 maximumUnits);
    /// @notice A required address is zero.
    error InvalidAccount();

    /// @notice The name of the token.
    string public constant name = "Test USDT (no value)";
    /// @notice The symbol of the token.
    string public constant symbol = "USDT";
    /// @notice The number of decimals.
    uint8 public constant decimals = 6;
    /// @notice The maximum amount of one call of `tap`: 10,000 USDT, in the smallest unit (6 decimals).
    uint256 public constant MAX_TAP_UNITS = 10_000e6;

    /// @notice The total supply in the smallest unit (6 decimals).
    uint256 public totalSupply;
    /// @notice The balance of an account in the smallest unit (6 decimals).
    mapping(address account => uint256) public balanceOf;
    /// @notice The allowance of a spender in the smallest unit (6 decimals).
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    /// @notice Mints test units to an account. Anyone can call this function.
    /// @param to The recipient
    /// @param units The amount in the smallest unit (6 decimals)
    function tap(address to, uint256 units) external {
        if (to == address(0)) revert InvalidAccount();
        if (units > MAX_TAP_UNITS) revert TapTooLarge(MAX_TAP_UNITS);
        totalSupply += units;
        balanceOf[to] += units;
        emit Transfer(address(0), to, units);
    }

    /// @notice Transfers units of the caller. Like Tether's token, it returns nothing.
    /// @param to The recipient
    /// @param units The amount in the smallest unit (6 decimals)
    function transfer(address to, uint256 units) external {
        _move(msg.sender, to, units);
    }

    /**
     * @notice Transfers units of another account within the caller's allowance. Like Tether's token, it
     * returns nothing.
     * @param from The owner of the units
     * @param to The recipient
     * @param units The amount in the smallest unit (6 decimals)
     */
    function transferFrom(address from, address to, uint256 units) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < units) revert InsufficientAllowance(allowed);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - units;
        _move(from, to, units);
    }

    /// @notice Sets the allowance of a spender. Like Tether's token, it does not replace one nonzero
    /// allowance with another.
    /// @param spender The address that can transfer the units
    /// @param units The allowance in the smallest unit (6 decimals)
    function approve(address spender, uint256 units) external {
        uint256 allowed = allowance[msg.sender][spender];
        if (units != 0 && allowed != 0) revert AllowanceNotZero(allowed);
        allowance[msg.sender][spender] = units;
        emit Approval(msg.sender, spender, units);
    }

    function _move(address from, address to, uint256 units) private {
        if (to == address(0)) revert InvalidAccount();
        uint256 available = balanceOf[from];
        if (available < units) revert InsufficientBalance(available);
        balanceOf[from] = available - units;
        balanceOf[to] += units;
        emit Transfer(from, to, units);
    }
}
