// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract Marketplace. */
export const marketplaceAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "admin",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "curator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "pauser",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "treasury",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "nft",
        "type": "address",
        "internalType": "contract INovaNFT"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "CURATOR_ROLE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "DEFAULT_ADMIN_ROLE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "MAX_FEE_BPS",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "MAX_LISTING_TIME",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "MAX_PAUSE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "MAX_ROYALTY_BPS",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "NFT",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract INovaNFT"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "PAUSER_ROLE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "PAUSE_COOLDOWN",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "TREASURY",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "acceptDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "beginDefaultAdminTransfer",
    "inputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "buy",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "expectedPriceWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "cancel",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "cancelDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "changeDefaultAdminDelay",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "defaultAdmin",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "defaultAdminDelay",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "defaultAdminDelayIncreaseWait",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "feeBps",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getRoleAdmin",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "grantRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "hasRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "list",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "priceWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "expiresAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "listingOf",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IMarketplace.Listing",
        "components": [
          {
            "name": "seller",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "priceWei",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "expiresAt",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "feeBps",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "isBuyable",
            "type": "bool",
            "internalType": "bool"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "owner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pause",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "pauseEndsAt",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "paused",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingDefaultAdmin",
    "inputs": [],
    "outputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "schedule",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingDefaultAdminDelay",
    "inputs": [],
    "outputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "internalType": "uint48"
      },
      {
        "name": "schedule",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "proceedsOf",
    "inputs": [
      {
        "name": "payee",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "renounceRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "revokeRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "rollbackDefaultAdminDelay",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setFee",
    "inputs": [
      {
        "name": "newFeeBps",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "supportsInterface",
    "inputs": [
      {
        "name": "interfaceId",
        "type": "bytes4",
        "internalType": "bytes4"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "unpause",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "withdraw",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "Cancelled",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminDelayChangeCanceled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminDelayChangeScheduled",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      },
      {
        "name": "effectSchedule",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminTransferCanceled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminTransferScheduled",
    "inputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "acceptSchedule",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "FeeSet",
    "inputs": [
      {
        "name": "feeBps",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Listed",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "seller",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "priceWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "expiresAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "feeBps",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PauseWindowOpened",
    "inputs": [
      {
        "name": "endsAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "nextAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Paused",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProceedsHeld",
    "inputs": [
      {
        "name": "payee",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "amountWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProceedsWithdrawn",
    "inputs": [
      {
        "name": "payee",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "amountWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleAdminChanged",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "previousAdminRole",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "newAdminRole",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleGranted",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleRevoked",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "SettingsFixed",
    "inputs": [
      {
        "name": "treasury",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "nft",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Sold",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "seller",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "buyer",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "priceWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "feeWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "royaltyReceiver",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      },
      {
        "name": "royaltyWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Unpaused",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AccessControlBadConfirmation",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminDelay",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint48",
        "internalType": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminRules",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlInvalidDefaultAdmin",
    "inputs": [
      {
        "name": "defaultAdmin",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "neededRole",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "EnforcedPause",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ExpectedPause",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FeeTooHigh",
    "inputs": [
      {
        "name": "maximumBps",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": [
      {
        "name": "balance",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidAccount",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidExpiry",
    "inputs": [
      {
        "name": "expiresAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidPrice",
    "inputs": [
      {
        "name": "priceWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ListingExpired",
    "inputs": [
      {
        "name": "expiresAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotApproved",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotListed",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotTokenOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotTransferred",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "NothingToWithdraw",
    "inputs": [
      {
        "name": "payee",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PauseCoolingDown",
    "inputs": [
      {
        "name": "nextAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PriceChanged",
    "inputs": [
      {
        "name": "priceWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ReentrancyGuardReentrantCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SafeCastOverflowedUintDowncast",
    "inputs": [
      {
        "name": "bits",
        "type": "uint8",
        "internalType": "uint8"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "SelfPurchase",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TooLittleGas",
    "inputs": [
      {
        "name": "neededGas",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "WrongValue",
    "inputs": [
      {
        "name": "priceWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const;

/** Creation code of the contract Marketplace, without constructor arguments. */
export const marketplaceBytecode: `0x${string}` =
  '0x60c060405234801561000f575f5ffd5b5060405161354138038061354183398101604081905261002e916102bb565b6202a300856001600160a01b03811661006057604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100895f8261018e565b5050506001600160a01b03841615806100a957506001600160a01b038316155b806100bb57506001600160a01b038216155b806100cd57506001600160a01b038116155b156100eb57604051630da30f6560e31b815260040160405180910390fd5b6101157f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a108561018e565b506101407f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a8461018e565b506001600160a01b0380831660a081905290821660808190526040519091907fa3d25b4a6c869f035a366076377eb915dd7eac235d4eb33351227ec6e6786eed905f90a3505050505061032c565b5f826101ea575f6101a76002546001600160a01b031690565b6001600160a01b0316146101ce57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101f483836101fd565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1661029d575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556102553390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101f7565b505f6101f7565b6001600160a01b03811681146102b8575f5ffd5b50565b5f5f5f5f5f60a086880312156102cf575f5ffd5b85516102da816102a4565b60208701519095506102eb816102a4565b60408701519094506102fc816102a4565b606087015190935061030d816102a4565b608087015190925061031e816102a4565b809150509295509295909350565b60805160a0516131926103af5f395f818161039d01526117d101525f8181610547015281816109b001528181610aa4015281816114c30152818161168e0152818161171f0152818161195b01528181611b9301528181611c9301528181611d3d0152818161234d0152818161240801528181612544015261257101526131925ff3fe608060405260043610610291575f3560e01c8063746465cf11610165578063b5acb567116100c6578063d55be8c61161007c578063d6febde811610062578063d6febde814610747578063e34049811461075a578063e63ab1e9146107c5575f5ffd5b8063d55be8c61461071f578063d602b9fd14610733575f5ffd5b8063cefc1429116100ac578063cefc1429146106a1578063cf6eefb7146106b5578063d547741f14610700575f5ffd5b8063b5acb56714610677578063cc8463c81461068d575f5ffd5b80639194eae71161011b578063999d55fb11610101578063999d55fb1461061b578063a1eda53c14610631578063a217fddf14610664575f5ffd5b80639194eae7146105ae57806391d14854146105d9575f5ffd5b80638456cb591161014b5780638456cb591461056957806384ef8ffc1461057d5780638da5cb5b1461059a575f5ffd5b8063746465cf146105205780637c0b8de214610536575f5ffd5b806336568abe1161020f57806351cff8d9116101c5578063634e93da116101ab578063634e93da146104c3578063649a5ec7146104e257806369fe0e2d14610501575f5ffd5b806351cff8d9146104905780635c975abb146104af575f5ffd5b80633f4ba83a116101f55780633f4ba83a1461042a57806340e58ee51461043e5780634a2cfb541461045d575f5ffd5b806336568abe146103f65780633dca40e614610415575f5ffd5b8063235839121161026457806324a9d8531161024a57806324a9d853146103775780632d2c55651461038c5780632f2ff15d146103d7575f5ffd5b80632358391214610326578063248a9ca314610349575f5ffd5b806301ffc9a714610295578063022d63fb146102c95780630aa6220b146102f157806319aeb49014610307575b5f5ffd5b3480156102a0575f5ffd5b506102b46102af366004612f00565b6107f8565b60405190151581526020015b60405180910390f35b3480156102d4575f5ffd5b50620697805b60405165ffffffffffff90911681526020016102c0565b3480156102fc575f5ffd5b50610305610853565b005b348015610312575f5ffd5b50610305610321366004612f3f565b610868565b348015610331575f5ffd5b5061033b60045481565b6040519081526020016102c0565b348015610354575f5ffd5b5061033b610363366004612f68565b5f9081526020819052604090206001015490565b348015610382575f5ffd5b5061033b60055481565b348015610397575f5ffd5b506103bf7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016102c0565b3480156103e2575f5ffd5b506103056103f1366004612f93565b610c74565b348015610401575f5ffd5b50610305610410366004612f93565b610cb9565b348015610420575f5ffd5b5061033b6103e881565b348015610435575f5ffd5b50610305610da4565b348015610449575f5ffd5b50610305610458366004612f68565b610dd6565b348015610468575f5ffd5b5061033b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b34801561049b575f5ffd5b506103056104aa366004612fc1565b610ea3565b3480156104ba575f5ffd5b506102b4610fa0565b3480156104ce575f5ffd5b506103056104dd366004612fc1565b610fbc565b3480156104ed575f5ffd5b506103056104fc366004612fdc565b610fcf565b34801561050c575f5ffd5b5061030561051b366004612f68565b610fe2565b34801561052b575f5ffd5b5061033b62ed4e0081565b348015610541575f5ffd5b506103bf7f000000000000000000000000000000000000000000000000000000000000000081565b348015610574575f5ffd5b50610305611087565b348015610588575f5ffd5b506002546001600160a01b03166103bf565b3480156105a5575f5ffd5b506103bf6110b9565b3480156105b9575f5ffd5b5061033b6105c8366004612fc1565b60066020525f908152604090205481565b3480156105e4575f5ffd5b506102b46105f3366004612f93565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b348015610626575f5ffd5b5061033b62093a8081565b34801561063c575f5ffd5b506106456110cc565b6040805165ffffffffffff9384168152929091166020830152016102c0565b34801561066f575f5ffd5b5061033b5f81565b348015610682575f5ffd5b5061033b6203f48081565b348015610698575f5ffd5b506102da611146565b3480156106ac575f5ffd5b506103056111e3565b3480156106c0575f5ffd5b50600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016102c0565b34801561070b575f5ffd5b5061030561071a366004612f93565b611232565b34801561072a575f5ffd5b5061033b60fa81565b34801561073e575f5ffd5b50610305611273565b610305610755366004613001565b611285565b348015610765575f5ffd5b50610779610774366004612f68565b61182b565b6040516102c091905f60a0820190506001600160a01b03835116825260208301516020830152604083015160408301526060830151606083015260808301511515608083015292915050565b3480156107d0575f5ffd5b5061033b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f3149878600000000000000000000000000000000000000000000000000000000148061084d575061084d82611a42565b92915050565b5f61085d81611ad8565b610865611ae2565b50565b610870611aee565b610878611b23565b61088183611b62565b61088b3384611c53565b6108c9576040517f676e2fd4000000000000000000000000000000000000000000000000000000008152600481018490526024015b60405180910390fd5b8115806108e157506bffffffffffffffffffffffff82115b1561091b576040517ff9632e86000000000000000000000000000000000000000000000000000000008152600481018390526024016108c0565b4281111580610935575061093262ed4e004261304e565b81115b1561096f576040517f3accc52b000000000000000000000000000000000000000000000000000000008152600481018290526024016108c0565b6040518060a0016040528061098384611db8565b6bffffffffffffffffffffffff16815260200161099f83611e0d565b64ffffffffff168152602001610a407f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663684234ab876040518263ffffffff1660e01b81526004016109fc91815260200190565b602060405180830381865afa158015610a17573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a3b9190613061565b611e0d565b64ffffffffff168152602001610a57600554611e57565b61ffff1681526040517f08485fc900000000000000000000000000000000000000000000000000000000815260048101869052306024820152602090910190610ad3906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906308485fc9906044016109fc565b64ffffffffff9081169091525f858152600760209081526040918290208451815486840151878601516060808a01516080909a01516bffffffffffffffffffffffff9095167fffffffffffffffffffffffffffffff0000000000000000000000000000000000909416939093176c0100000000000000000000000092891692909202919091177fffffffffffffffff00000000000000ffffffffffffffffffffffffffffffffff1671010000000000000000000000000000000000918816919091027fffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffffffff161776010000000000000000000000000000000000000000000061ffff90981697909702969096177fffffff0000000000ffffffffffffffffffffffffffffffffffffffffffffffff167801000000000000000000000000000000000000000000000000919095160293909317909255600554815186815292830185905290820152339185917fd0e2632082726e989c9a9cac6d495b05080e0d6836ee21e07618b32d5719a404910160405180910390a3610c6f611e9e565b505050565b81610cab576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610cb58282611ec8565b5050565b81158015610cd457506002546001600160a01b038281169116145b15610d9a576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610d1b575065ffffffffffff8116155b80610d2e57504265ffffffffffff821610155b15610d6f576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016108c0565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610cb58282611ef2565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610dce81611ad8565b610865611f3e565b610dde611aee565b610de781611b62565b5f818152600760205260408120546bffffffffffffffffffffffff169003610e3e576040517fd176cea0000000000000000000000000000000000000000000000000000000008152600481018290526024016108c0565b5f8181526007602052604080822080547fffffff000000000000000000000000000000000000000000000000000000000016905551339183917f26deca31ff8139a06c52453ce8985d34f7648a6d9af1d283c4063d052c355a0f9190a3610865611e9e565b610eab611aee565b6001600160a01b038116610eeb576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f9081526006602052604081205490819003610f36576040517fdc69dc160000000000000000000000000000000000000000000000000000000081523360048201526024016108c0565b335f8181526006602052604080822091909155516001600160a01b03841691907f3eab9245288923bdc2f009594c02746febfdd320faf123e203eeb67223aa122290610f859085815260200190565b60405180910390a3610f978282611fae565b50610865611e9e565b5f60045442108015610fb757505060035460ff1690565b905090565b5f610fc681611ad8565b610cb582612053565b5f610fd981611ad8565b610cb5826120c5565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1061100c81611ad8565b60fa82111561104a576040517f7b93142000000000000000000000000000000000000000000000000000000000815260fa60048201526024016108c0565b60058290556040518281527f20461e09b8e557b77e107939f9ce6544698123aad0fc964ac5cc59b7df2e608f906020015b60405180910390a15050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6110b181611ad8565b61086561212d565b5f610fb76002546001600160a01b031690565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561110e57504265ffffffffffff821610155b611119575f5f61113e565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561118757504265ffffffffffff8216105b6111b9576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff166111dd565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b031633811461122a576040517fc22c80220000000000000000000000000000000000000000000000000000000081523360048201526024016108c0565b6108656121fe565b81611269576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610cb582826122d5565b5f61127d81611ad8565b6108656122f9565b61128d611aee565b611295611b23565b5f82815260076020908152604091829020825160a08101845290546bffffffffffffffffffffffff8116825264ffffffffff6c01000000000000000000000000820481169383019390935271010000000000000000000000000000000000810483169382019390935261ffff7601000000000000000000000000000000000000000000008404166060820152780100000000000000000000000000000000000000000000000090920416608082015261134e8382612303565b611387576040517fd176cea0000000000000000000000000000000000000000000000000000000008152600481018490526024016108c0565b806020015164ffffffffff1642106113da5760208101516040517f4df8589600000000000000000000000000000000000000000000000000000000815264ffffffffff90911660048201526024016108c0565b80516bffffffffffffffffffffffff1682146114355780516040517fa6dc15bd0000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff90911660048201526024016108c0565b805f01516bffffffffffffffffffffffff1634146114925780516040517fcfde14610000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff90911660048201526024016108c0565b6040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa158015611510573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115349190613078565b9050336001600160a01b0382160361157b576040517ff5428c40000000000000000000000000000000000000000000000000000000008152600481018590526024016108c0565b5f84815260076020526040812080547fffffff000000000000000000000000000000000000000000000000000000000016905560608301516115c590349061ffff1661271061248e565b90505f5f6115d487348661253e565b91509150336001600160a01b0316846001600160a01b0316887fcbf98d09e084959cca3d6514cd7a84dd5cfdd81e91d625491fc4819cb099130534878787604051611641949392919093845260208401929092526001600160a01b03166040830152606082015260800190565b60405180910390a46040517f42842e0e0000000000000000000000000000000000000000000000000000000081526001600160a01b038581166004830152336024830152604482018990527f000000000000000000000000000000000000000000000000000000000000000016906342842e0e906064015f604051808303815f87803b1580156116cf575f5ffd5b505af11580156116e1573d5f5f3e3d5ffd5b50506040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018a90526001600160a01b0387811693507f0000000000000000000000000000000000000000000000000000000000000000169150636352211e90602401602060405180830381865afa158015611765573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117899190613078565b6001600160a01b0316036117cc576040517f507138e7000000000000000000000000000000000000000000000000000000008152600481018890526024016108c0565b6117f67f000000000000000000000000000000000000000000000000000000000000000084612733565b6118008282612733565b61181e848261180f8634613093565b6118199190613093565b612733565b5050505050610cb5611e9e565b6118636040518060a001604052805f6001600160a01b031681526020015f81526020015f81526020015f81526020015f151581525090565b5f828152600760209081526040808320815160a08101835290546bffffffffffffffffffffffff8116825264ffffffffff6c01000000000000000000000000820481169483019490945271010000000000000000000000000000000000810484169282019290925261ffff7601000000000000000000000000000000000000000000008304166060820152780100000000000000000000000000000000000000000000000090910490911660808201529061191e8483612303565b90505f8161192c575f6119cc565b6040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018690527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa1580156119a8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119cc9190613078565b90506040518060a00160405280826001600160a01b03168152602001845f01516bffffffffffffffffffffffff168152602001846020015164ffffffffff168152602001846060015161ffff168152602001838015611a355750846020015164ffffffffff1642105b1515905295945050505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061084d57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff0000000000000000000000000000000000000000000000000000000083161461084d565b6108658133612866565b611aec5f5f6128d1565b565b611af6612a1d565b611aec60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612a76565b611b2b610fa0565b15611aec576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa158015611be0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c049190613078565b90506001600160a01b0381163314610cb5576040517f928730cc0000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024016108c0565b6040517fe985e9c50000000000000000000000000000000000000000000000000000000081526001600160a01b0383811660048301523060248301525f917f00000000000000000000000000000000000000000000000000000000000000009091169063e985e9c590604401602060405180830381865afa158015611cda573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611cfe91906130a6565b80611db157506040517f081812fc0000000000000000000000000000000000000000000000000000000081526004810183905230906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063081812fc90602401602060405180830381865afa158015611d82573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611da69190613078565b6001600160a01b0316145b9392505050565b5f6bffffffffffffffffffffffff821115611e09576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260606004820152602481018390526044016108c0565b5090565b5f64ffffffffff821115611e09576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260286004820152602481018390526044016108c0565b5f61ffff821115611e09576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260106004820152602481018390526044016108c0565b611aec5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611b1d565b5f82815260208190526040902060010154611ee281611ad8565b611eec8383612a7d565b50505050565b6001600160a01b0381163314611f34576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610c6f8282612b14565b611f46612b68565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b80471015611ff1576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016108c0565b61200a828260405180602001604052805f815250612ba6565b15612013575050565b3d1561202157610cb5612bbb565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61205c611146565b61206542612bc6565b61206f91906130c5565b905061207b8282612c11565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6120cf82612c9f565b6120d842612bc6565b6120e291906130c5565b90506120ee82826128d1565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910161107b565b612135612ce6565b60045442101561214157565b5f6004545f14612161576203f48060045461215c919061304e565b612163565b5f5b9050804210156121a2576040517f982872a5000000000000000000000000000000000000000000000000000000008152600481018290526024016108c0565b6121af62093a804261304e565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906121e36203f4808261304e565b6040805192835260208301919091520160405180910390a150565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061224157504265ffffffffffff821610155b15612282576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016108c0565b61229d5f6122986002546001600160a01b031690565b612b14565b506122a85f83612a7d565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546122ef81611ad8565b611eec8383612b14565b611aec5f5f612c11565b80515f906bffffffffffffffffffffffff16158015906123cc57506040517f684234ab000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063684234ab90602401602060405180830381865afa15801561239a573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123be9190613061565b826040015164ffffffffff16145b8015611db157506040517f08485fc9000000000000000000000000000000000000000000000000000000008152600481018490523060248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906308485fc990604401602060405180830381865afa158015612455573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124799190613061565b826080015164ffffffffff1614905092915050565b5f5f5f61249b8686612d41565b91509150815f036124bf578381816124b5576124b56130e3565b0492505050611db1565b8184116124d6576124d66003851502601118612d7c565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f5f5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661c3507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316632a55205a8a8a6040516024016125ba929190918252602082015260400190565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff1660e09490941b9390931790925290516126259250613110565b5f604051808303818686fa925050503d805f811461265e576040519150601f19603f3d011682016040523d82523d5f602084013e612663565b606091505b5091509150811580612676575060408151105b15612688575f5f93509350505061272b565b5f5f8280602001905181019061269e9190613126565b91509150815f14806126b657506001600160a01b0382115b806126bf575080155b156126d3575f5f955095505050505061272b565b828060200190518101906126e79190613148565b5095506001600160a01b038088169087160361270c575f5f955095505050505061272b565b6127248161271f8a6103e861271061248e565b612d8d565b9450505050505b935093915050565b805f0361273e575050565b5f826001600160a01b03163b118015612759575062015f905a105b15612795576040517f34edfe3100000000000000000000000000000000000000000000000000000000815262015f9060048201526024016108c0565b5f826001600160a01b03168261c350906040515f60405180830381858888f193505050503d805f81146127e3576040519150601f19603f3d011682016040523d82523d5f602084013e6127e8565b606091505b5050905080156127f757505050565b6001600160a01b0383165f908152600660205260408120805484929061281e90849061304e565b90915550506040518281526001600160a01b038416907f823fc6629bbbd2e67273f16a4a83392d3ef451d42495a413cd664bbadc4e11989060200160405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16610cb5576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602481018390526044016108c0565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680156129a5574265ffffffffffff8216101561297c576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a010000000000000000000000000000000000000000000000000000029190911790556129a5565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611aec576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f82612b0a575f612a966002546001600160a01b031690565b6001600160a01b031614612ad6576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b611db18383612d9c565b5f82158015612b3057506002546001600160a01b038381169116145b15612b5e57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b611db18383612e61565b612b70610fa0565b611aec576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff821115611e09576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260306004820152602481018390526044016108c0565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015610c6f576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f612ca9611146565b90508065ffffffffffff168365ffffffffffff1611612cd157612ccc8382613174565b611db1565b611db165ffffffffffff841662069780612d8d565b612cee611b23565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258611f913390565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f828218828410028218611db1565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16612e5a575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055612e123390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161084d565b505f61084d565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615612e5a575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a450600161084d565b5f60208284031215612f10575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611db1575f5ffd5b5f5f5f60608486031215612f51575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215612f78575f5ffd5b5035919050565b6001600160a01b0381168114610865575f5ffd5b5f5f60408385031215612fa4575f5ffd5b823591506020830135612fb681612f7f565b809150509250929050565b5f60208284031215612fd1575f5ffd5b8135611db181612f7f565b5f60208284031215612fec575f5ffd5b813565ffffffffffff81168114611db1575f5ffd5b5f5f60408385031215613012575f5ffd5b50508035926020909101359150565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561084d5761084d613021565b5f60208284031215613071575f5ffd5b5051919050565b5f60208284031215613088575f5ffd5b8151611db181612f7f565b8181038181111561084d5761084d613021565b5f602082840312156130b6575f5ffd5b81518015158114611db1575f5ffd5b65ffffffffffff818116838216019081111561084d5761084d613021565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82518060208501845e5f920191825250919050565b5f5f60408385031215613137575f5ffd5b505080516020909101519092909150565b5f5f60408385031215613159575f5ffd5b825161316481612f7f565b6020939093015192949293505050565b65ffffffffffff828116828216039081111561084d5761084d61302156';
