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
    "inputs": []
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
    "inputs": []
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
    "inputs": []
  },
  {
    "type": "error",
    "name": "NothingToWithdraw",
    "inputs": []
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
    "inputs": []
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
  '0x60c060405234801561000f575f5ffd5b506040516131fa3803806131fa83398101604081905261002e91610289565b6202a300856001600160a01b03811661006057604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100895f8261015c565b5050506001600160a01b03841615806100a957506001600160a01b038316155b806100bb57506001600160a01b038216155b806100cd57506001600160a01b038116155b156100eb57604051630da30f6560e31b815260040160405180910390fd5b6101157f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a108561015c565b506101407f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a8461015c565b506001600160a01b0391821660a05216608052506102fa915050565b5f826101b8575f6101756002546001600160a01b031690565b6001600160a01b03161461019c57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101c283836101cb565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1661026b575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556102233390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101c5565b505f6101c5565b6001600160a01b0381168114610286575f5ffd5b50565b5f5f5f5f5f60a0868803121561029d575f5ffd5b85516102a881610272565b60208701519095506102b981610272565b60408701519094506102ca81610272565b60608701519093506102db81610272565b60808701519092506102ec81610272565b809150509295509295909350565b60805160a051612e846103765f395f818161033a01526116dc01525f81816104e70152818161091d015281816111de015281816113d40152818161159c0152818161162d01528181611837015281816118f301528181611b3a01528181611c3a01528181611ce4015281816122ea01526123170152612e845ff3fe608060405260043610610243575f3560e01c8063746465cf11610131578063cc8463c8116100ac578063d55be8c61161007c578063d6febde811610062578063d6febde8146106bb578063e3404981146106ce578063e63ab1e914610739575f5ffd5b8063d55be8c614610693578063d602b9fd146106a7575f5ffd5b8063cc8463c814610601578063cefc142914610615578063cf6eefb714610629578063d547741f14610674575f5ffd5b80638da5cb5b1161010157806391d14854116100e757806391d1485414610579578063a1eda53c146105bb578063a217fddf146105ee575f5ffd5b80638da5cb5b1461053a5780639194eae71461054e575f5ffd5b8063746465cf146104c05780637c0b8de2146104d65780638456cb591461050957806384ef8ffc1461051d575f5ffd5b80633dca40e6116101c157806351cff8d911610191578063634e93da11610177578063634e93da14610463578063649a5ec71461048257806369fe0e2d146104a1575f5ffd5b806351cff8d91461042d5780635c975abb1461044c575f5ffd5b80633dca40e6146103b25780633f4ba83a146103c757806340e58ee5146103db5780634a2cfb54146103fa575f5ffd5b8063248a9ca3116102165780632d2c5565116101fc5780632d2c5565146103295780632f2ff15d1461037457806336568abe14610393575f5ffd5b8063248a9ca3146102d857806324a9d85314610314575f5ffd5b806301ffc9a714610247578063022d63fb1461027b5780630aa6220b146102a357806319aeb490146102b9575b5f5ffd5b348015610252575f5ffd5b50610266610261366004612bf2565b61076c565b60405190151581526020015b60405180910390f35b348015610286575f5ffd5b50620697805b60405165ffffffffffff9091168152602001610272565b3480156102ae575f5ffd5b506102b76107c7565b005b3480156102c4575f5ffd5b506102b76102d3366004612c31565b6107dc565b3480156102e3575f5ffd5b506103066102f2366004612c5a565b5f9081526020819052604090206001015490565b604051908152602001610272565b34801561031f575f5ffd5b5061030660045481565b348015610334575f5ffd5b5061035c7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610272565b34801561037f575f5ffd5b506102b761038e366004612c85565b610b10565b34801561039e575f5ffd5b506102b76103ad366004612c85565b610b55565b3480156103bd575f5ffd5b506103066103e881565b3480156103d2575f5ffd5b506102b7610c40565b3480156103e6575f5ffd5b506102b76103f5366004612c5a565b610c72565b348015610405575f5ffd5b506103067f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b348015610438575f5ffd5b506102b7610447366004612cb3565b610d3f565b348015610457575f5ffd5b5060035460ff16610266565b34801561046e575f5ffd5b506102b761047d366004612cb3565b610e3a565b34801561048d575f5ffd5b506102b761049c366004612cce565b610e4d565b3480156104ac575f5ffd5b506102b76104bb366004612c5a565b610e60565b3480156104cb575f5ffd5b5061030662ed4e0081565b3480156104e1575f5ffd5b5061035c7f000000000000000000000000000000000000000000000000000000000000000081565b348015610514575f5ffd5b506102b7610f05565b348015610528575f5ffd5b506002546001600160a01b031661035c565b348015610545575f5ffd5b5061035c610f37565b348015610559575f5ffd5b50610306610568366004612cb3565b60056020525f908152604090205481565b348015610584575f5ffd5b50610266610593366004612c85565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b3480156105c6575f5ffd5b506105cf610f4f565b6040805165ffffffffffff938416815292909116602083015201610272565b3480156105f9575f5ffd5b506103065f81565b34801561060c575f5ffd5b5061028c610fc9565b348015610620575f5ffd5b506102b7611066565b348015610634575f5ffd5b50600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610272565b34801561067f575f5ffd5b506102b761068e366004612c85565b6110b5565b34801561069e575f5ffd5b5061030660fa81565b3480156106b2575f5ffd5b506102b76110f6565b6102b76106c9366004612cf3565b611108565b3480156106d9575f5ffd5b506106ed6106e8366004612c5a565b611736565b60405161027291905f60a0820190506001600160a01b03835116825260208301516020830152604083015160408301526060830151606083015260808301511515608083015292915050565b348015610744575f5ffd5b506103067f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806107c157506107c1826119eb565b92915050565b5f6107d181611a81565b6107d9611a8b565b50565b6107e4611a97565b6107ec611acc565b6107f583611b09565b6107ff3384611bfa565b610835576040517fc19f17a900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b81158061084d57506bffffffffffffffffffffffff82115b15610883576040517ebfc92100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b428111158061089d575061089a62ed4e0042612d40565b81115b156108dc576040517f3accc52b000000000000000000000000000000000000000000000000000000008152600481018290526024015b60405180910390fd5b60405180608001604052806108f084611d5f565b6bffffffffffffffffffffffff16815260200161090c83611db4565b64ffffffffff1681526020016109ad7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663684234ab876040518263ffffffff1660e01b815260040161096991815260200190565b602060405180830381865afa158015610984573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109a89190612d53565b611db4565b64ffffffffff1681526020016109c4600454611dfe565b61ffff9081169091525f858152600660209081526040918290208451815486840151878601516060988901516bffffffffffffffffffffffff9094167fffffffffffffffffffffffffffffff0000000000000000000000000000000000909316929092176c0100000000000000000000000064ffffffffff92831602177fffffffffffffffff00000000000000ffffffffffffffffffffffffffffffffff167101000000000000000000000000000000000091909216027fffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffffffff1617760100000000000000000000000000000000000000000000919095160293909317909255600454815186815292830185905290820152339185917fd0e2632082726e989c9a9cac6d495b05080e0d6836ee21e07618b32d5719a404910160405180910390a3610b0b611e45565b505050565b81610b47576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b518282611e6f565b5050565b81158015610b7057506002546001600160a01b038281169116145b15610c36576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610bb7575065ffffffffffff8116155b80610bca57504265ffffffffffff821610155b15610c0b576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016108d3565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610b518282611e99565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610c6a81611a81565b6107d9611ee5565b610c7a611a97565b610c8381611b09565b5f818152600660205260408120546bffffffffffffffffffffffff169003610cda576040517fd176cea0000000000000000000000000000000000000000000000000000000008152600481018290526024016108d3565b5f8181526006602052604080822080547fffffffffffffffff00000000000000000000000000000000000000000000000016905551339183917f26deca31ff8139a06c52453ce8985d34f7648a6d9af1d283c4063d052c355a0f9190a36107d9611e45565b610d47611a97565b6001600160a01b038116610d87576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f9081526005602052604081205490819003610dd0576040517fd0d04f6000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f8181526005602052604080822091909155516001600160a01b03841691907f3eab9245288923bdc2f009594c02746febfdd320faf123e203eeb67223aa122290610e1f9085815260200190565b60405180910390a3610e318282611f55565b506107d9611e45565b5f610e4481611a81565b610b5182611ffa565b5f610e5781611a81565b610b518261206c565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10610e8a81611a81565b60fa821115610ec8576040517f7b93142000000000000000000000000000000000000000000000000000000000815260fa60048201526024016108d3565b60048290556040518281527f20461e09b8e557b77e107939f9ce6544698123aad0fc964ac5cc59b7df2e608f906020015b60405180910390a15050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610f2f81611a81565b6107d96120d4565b5f610f4a6002546001600160a01b031690565b905090565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610f9157504265ffffffffffff821610155b610f9c575f5f610fc1565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561100a57504265ffffffffffff8216105b61103c576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16611060565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b03163381146110ad576040517fc22c80220000000000000000000000000000000000000000000000000000000081523360048201526024016108d3565b6107d961212f565b816110ec576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b518282612206565b5f61110081611a81565b6107d961222a565b611110611a97565b611118611acc565b5f82815260066020908152604091829020825160808101845290546bffffffffffffffffffffffff81168083526c01000000000000000000000000820464ffffffffff908116948401949094527101000000000000000000000000000000000082049093169382019390935276010000000000000000000000000000000000000000000090920461ffff166060830152158061125e57506040517f684234ab000000000000000000000000000000000000000000000000000000008152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063684234ab90602401602060405180830381865afa15801561122b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061124f9190612d53565b816040015164ffffffffff1614155b15611298576040517fd176cea0000000000000000000000000000000000000000000000000000000008152600481018490526024016108d3565b806020015164ffffffffff1642106112eb5760208101516040517f4df8589600000000000000000000000000000000000000000000000000000000815264ffffffffff90911660048201526024016108d3565b80516bffffffffffffffffffffffff1682146113465780516040517fa6dc15bd0000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff90911660048201526024016108d3565b805f01516bffffffffffffffffffffffff1634146113a35780516040517fcfde14610000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff90911660048201526024016108d3565b6040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa158015611421573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114459190612d6a565b9050336001600160a01b03821603611489576040517fa113a3fc00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f84815260066020526040812080547fffffffffffffffff00000000000000000000000000000000000000000000000016905560608301516114d390349061ffff16612710612234565b90505f5f6114e28734866122e4565b91509150336001600160a01b0316846001600160a01b0316887fcbf98d09e084959cca3d6514cd7a84dd5cfdd81e91d625491fc4819cb09913053487878760405161154f949392919093845260208401929092526001600160a01b03166040830152606082015260800190565b60405180910390a46040517f42842e0e0000000000000000000000000000000000000000000000000000000081526001600160a01b038581166004830152336024830152604482018990527f000000000000000000000000000000000000000000000000000000000000000016906342842e0e906064015f604051808303815f87803b1580156115dd575f5ffd5b505af11580156115ef573d5f5f3e3d5ffd5b50506040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018a90526001600160a01b0387811693507f0000000000000000000000000000000000000000000000000000000000000000169150636352211e90602401602060405180830381865afa158015611673573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906116979190612d6a565b6001600160a01b0316036116d7576040517fd69f0c2100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6117017f0000000000000000000000000000000000000000000000000000000000000000846124d9565b61170b82826124d9565b611729848261171a8634612d85565b6117249190612d85565b6124d9565b5050505050610b51611e45565b61176e6040518060a001604052805f6001600160a01b031681526020015f81526020015f81526020015f81526020015f151581525090565b5f828152600660209081526040808320815160808101835290546bffffffffffffffffffffffff81168083526c01000000000000000000000000820464ffffffffff908116958401959095527101000000000000000000000000000000000082049094169282019290925276010000000000000000000000000000000000000000000090910461ffff1660608201529190158015906118b657506040517f684234ab000000000000000000000000000000000000000000000000000000008152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063684234ab90602401602060405180830381865afa158015611884573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118a89190612d53565b826040015164ffffffffff16145b90505f816118c4575f611964565b6040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018690527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa158015611940573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119649190612d6a565b90506040518060a00160405280826001600160a01b03168152602001845f01516bffffffffffffffffffffffff168152602001846020015164ffffffffff168152602001846060015161ffff1681526020018380156119cd5750846020015164ffffffffff1642105b80156119de57506119de8388611bfa565b1515905295945050505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806107c157507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146107c1565b6107d981336125b5565b611a955f5f612620565b565b611a9f61276c565b611a9560017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906127c5565b60035460ff1615611a95576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517f6352211e000000000000000000000000000000000000000000000000000000008152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636352211e90602401602060405180830381865afa158015611b87573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611bab9190612d6a565b90506001600160a01b0381163314610b51576040517f928730cc0000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024016108d3565b6040517fe985e9c50000000000000000000000000000000000000000000000000000000081526001600160a01b0383811660048301523060248301525f917f00000000000000000000000000000000000000000000000000000000000000009091169063e985e9c590604401602060405180830381865afa158015611c81573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ca59190612d98565b80611d5857506040517f081812fc0000000000000000000000000000000000000000000000000000000081526004810183905230906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063081812fc90602401602060405180830381865afa158015611d29573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611d4d9190612d6a565b6001600160a01b0316145b9392505050565b5f6bffffffffffffffffffffffff821115611db0576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260606004820152602481018390526044016108d3565b5090565b5f64ffffffffff821115611db0576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260286004820152602481018390526044016108d3565b5f61ffff821115611db0576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260106004820152602481018390526044016108d3565b611a955f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ac6565b5f82815260208190526040902060010154611e8981611a81565b611e9383836127cc565b50505050565b6001600160a01b0381163314611edb576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b0b8282612863565b611eed6128b7565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b80471015611f98576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016108d3565b611fb1828260405180602001604052805f8152506128f3565b15611fba575050565b3d15611fc857610b51612908565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f612003610fc9565b61200c42612913565b6120169190612db7565b9050612022828261295e565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f612076826129ec565b61207f42612913565b6120899190612db7565b90506120958282612620565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b9101610ef9565b6120dc611acc565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258611f383390565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061217257504265ffffffffffff821610155b156121b3576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016108d3565b6121ce5f6121c96002546001600160a01b031690565b612863565b506121d95f836127cc565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526020819052604090206001015461222081611a81565b611e938383612863565b611a955f5f61295e565b5f5f5f6122418686612a33565b91509150815f036122655783818161225b5761225b612dd5565b0492505050611d58565b81841161227c5761227c6003851502601118612a6e565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f5f5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661c3507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316632a55205a8a8a604051602401612360929190918252602082015260400190565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff1660e09490941b9390931790925290516123cb9250612e02565b5f604051808303818686fa925050503d805f8114612404576040519150601f19603f3d011682016040523d82523d5f602084013e612409565b606091505b509150915081158061241c575060408151105b1561242e575f5f9350935050506124d1565b5f5f828060200190518101906124449190612e18565b91509150815f148061245c57506001600160a01b0382115b80612465575080155b15612479575f5f95509550505050506124d1565b8280602001905181019061248d9190612e3a565b5095506001600160a01b03808816908716036124b2575f5f95509550505050506124d1565b6124ca816124c58a6103e8612710612234565b612a7f565b9450505050505b935093915050565b805f036124e4575050565b5f826001600160a01b03168261c350906040515f60405180830381858888f193505050503d805f8114612532576040519150601f19603f3d011682016040523d82523d5f602084013e612537565b606091505b50509050801561254657505050565b6001600160a01b0383165f908152600560205260408120805484929061256d908490612d40565b90915550506040518281526001600160a01b038416907f823fc6629bbbd2e67273f16a4a83392d3ef451d42495a413cd664bbadc4e11989060200160405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16610b51576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602481018390526044016108d3565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680156126f4574265ffffffffffff821610156126cb576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a010000000000000000000000000000000000000000000000000000029190911790556126f4565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611a95576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f82612859575f6127e56002546001600160a01b031690565b6001600160a01b031614612825576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b611d588383612a8e565b5f8215801561287f57506002546001600160a01b038381169116145b156128ad57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b611d588383612b53565b60035460ff16611a95576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff821115611db0576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260306004820152602481018390526044016108d3565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015610b0b576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6129f6610fc9565b90508065ffffffffffff168365ffffffffffff1611612a1e57612a198382612e66565b611d58565b611d5865ffffffffffff841662069780612a7f565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f828218828410028218611d58565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16612b4c575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055612b043390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016107c1565b505f6107c1565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615612b4c575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016107c1565b5f60208284031215612c02575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611d58575f5ffd5b5f5f5f60608486031215612c43575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215612c6a575f5ffd5b5035919050565b6001600160a01b03811681146107d9575f5ffd5b5f5f60408385031215612c96575f5ffd5b823591506020830135612ca881612c71565b809150509250929050565b5f60208284031215612cc3575f5ffd5b8135611d5881612c71565b5f60208284031215612cde575f5ffd5b813565ffffffffffff81168114611d58575f5ffd5b5f5f60408385031215612d04575f5ffd5b50508035926020909101359150565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156107c1576107c1612d13565b5f60208284031215612d63575f5ffd5b5051919050565b5f60208284031215612d7a575f5ffd5b8151611d5881612c71565b818103818111156107c1576107c1612d13565b5f60208284031215612da8575f5ffd5b81518015158114611d58575f5ffd5b65ffffffffffff81811683821601908111156107c1576107c1612d13565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82518060208501845e5f920191825250919050565b5f5f60408385031215612e29575f5ffd5b505080516020909101519092909150565b5f5f60408385031215612e4b575f5ffd5b8251612e5681612c71565b6020939093015192949293505050565b65ffffffffffff82811682821603908111156107c1576107c1612d1356';
