// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title USDT without value, for development
 * @notice Behaves like Tether's token where that differs from the standard: 6 decimals, `transfer`, `transferFrom`
 * and `approve` answer nothing, and an allowance must be set to zero before it is set to something else. Anybody
 * may tap it, so it must never stand where real value is sold.
 * @custom:security-contact page /contact of the website
 */
contract TestUSDT {
    /// @notice Follows the standard's event.
    /// @param from who had it; zero when it was made
    /// @param to who got it
    /// @param value in units of 6 decimals
    event Transfer(address indexed from, address indexed to, uint256 value);
    /// @notice Follows the standard's event.
    /// @param owner whose it is
    /// @param spender who may take them
    /// @param value in units of 6 decimals
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice The account has fewer units than asked for.
    /// @param available what the account has
    error InsufficientBalance(uint256 available);
    /// @notice The spender is allowed fewer units than asked for.
    /// @param available what is allowed
    error InsufficientAllowance(uint256 available);
    /// @notice Set the allowance to zero first.
    /// @param units what is allowed now
    error AllowanceNotZero(uint256 units);
    /// @notice One tap brings at most this many units.
    /// @param maximumUnits the most at once
    error TapTooLarge(uint256 maximumUnits);
    /// @notice The account is the zero address.
    error InvalidAccount();

    string public constant name = "Test USDT (no value)";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;
    /// @notice The most that one tap brings: 10,000 USDT.
    uint256 public constant MAX_TAP_UNITS = 10_000e6;

    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    /// @notice Gives an account new test coins. Anybody may.
    /// @param to who gets them
    /// @param units amount in units of 6 decimals
    function tap(address to, uint256 units) external {
        if (to == address(0)) revert InvalidAccount();
        if (units > MAX_TAP_UNITS) revert TapTooLarge(MAX_TAP_UNITS);
        totalSupply += units;
        balanceOf[to] += units;
        emit Transfer(address(0), to, units);
    }

    /// @notice Sends units; answers nothing, as Tether's does.
    /// @param to who gets it
    /// @param units amount in units of 6 decimals
    function transfer(address to, uint256 units) external {
        _move(msg.sender, to, units);
    }

    /// @notice Sends another account's units within its allowance; answers nothing, as Tether's does.
    /// @param from who had it before
    /// @param to who gets it
    /// @param units amount in units of 6 decimals
    function transferFrom(address from, address to, uint256 units) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < units) revert InsufficientAllowance(allowed);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - units;
        _move(from, to, units);
    }

    /// @notice Allows a spender; refuses to replace one allowance by another, as Tether's does.
    /// @param spender who may take them
    /// @param units amount in units of 6 decimals
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
