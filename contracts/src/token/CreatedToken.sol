// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {ShortString, ShortStrings} from "@openzeppelin/contracts/utils/ShortStrings.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {ICreatedToken} from "./ICreatedToken.sol";

/**
 * @title Token created by a user
 * @notice Implements ICreatedToken, which documents the guarantees and permissions.
 * @dev Tokens are ERC-1167 clones of this contract. Their code ends with `abi.encode(supply, name, symbol)`,
 * with name and symbol as ShortStrings, so these constants need no storage. The contract implements permits
 * itself, because OpenZeppelin's version takes the name of the EIP-712 domain from the constructor. The
 * implementation itself has no supply, and the factory never initializes it.
 * @custom:security-contact The /contact page of the website
 */
contract CreatedToken is ICreatedToken, ERC20Burnable, Nonces, Ownable, IERC20Permit, IERC5267 {
    using ShortStrings for ShortString;

    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    /// @dev EIP-5267 bitmap: the domain consists of name, version, chain ID and verifying contract.
    bytes1 private constant DOMAIN_FIELDS = hex"0f";
    string private constant DOMAIN_VERSION = "1";
    uint256 private constant MAX_URI_BYTES = 512;

    /// @inheritdoc ICreatedToken
    address public immutable FACTORY;

    /// @inheritdoc ICreatedToken
    string public contractURI;

    /// @dev Runs only for the implementation. Its owner is the factory, which has no function that would use
    /// the ownership.
    constructor() ERC20("", "") Ownable(msg.sender) {
        FACTORY = msg.sender;
    }

    /// @inheritdoc ICreatedToken
    function initialize(address owner_, string calldata contractUri) external {
        if (msg.sender != FACTORY) revert NotFactory(msg.sender);
        _transferOwnership(owner_);
        _setContractURI(contractUri);
        _mint(owner_, INITIAL_SUPPLY());
    }

    /// @inheritdoc ICreatedToken
    function setContractURI(string calldata uri) external onlyOwner {
        _setContractURI(uri);
        emit ContractURIUpdated();
    }

    /// @inheritdoc IERC20Permit
    function permit(
        address owner_,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        if (block.timestamp > deadline) revert ERC2612ExpiredSignature(deadline);
        bytes32 content =
            keccak256(abi.encode(PERMIT_TYPEHASH, owner_, spender, value, _useNonce(owner_), deadline));
        address signer = ECDSA.recover(MessageHashUtils.toTypedDataHash(DOMAIN_SEPARATOR(), content), v, r, s);
        if (signer != owner_) revert ERC2612InvalidSigner(signer, owner_);
        _approve(owner_, spender, value);
    }

    /// @inheritdoc IERC5267
    function eip712Domain()
        external
        view
        returns (
            bytes1 fields,
            string memory name_,
            string memory version,
            uint256 chainId,
            address verifyingContract,
            bytes32 salt,
            uint256[] memory extensions
        )
    {
        return (DOMAIN_FIELDS, name(), DOMAIN_VERSION, block.chainid, address(this), 0, new uint256[](0));
    }

    /// @inheritdoc ICreatedToken
    function INITIAL_SUPPLY() public view returns (uint256 supply) {
        (supply,,) = _words();
    }

    /// @inheritdoc IERC20Metadata
    function name() public view override(ERC20, IERC20Metadata) returns (string memory) {
        (, ShortString short,) = _words();
        return short.toString();
    }

    /// @inheritdoc IERC20Metadata
    function symbol() public view override(ERC20, IERC20Metadata) returns (string memory) {
        (,, ShortString short) = _words();
        return short.toString();
    }

    /// @inheritdoc IERC20Permit
    function nonces(address owner_) public view override(Nonces, IERC20Permit) returns (uint256) {
        return super.nonces(owner_);
    }

    /// @inheritdoc IERC20Permit
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return MessageHashUtils.toDomainSeparator(
            DOMAIN_FIELDS, name(), DOMAIN_VERSION, block.chainid, address(this), 0
        );
    }

    function _setContractURI(string calldata uri) private {
        if (bytes(uri).length > MAX_URI_BYTES) revert InvalidContractURI(bytes(uri).length);
        contractURI = uri;
    }

    /// @dev Returns the immutable arguments that follow the code of the clone.
    function _words() private view returns (uint256, ShortString, ShortString) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (uint256, ShortString, ShortString));
    }
}
