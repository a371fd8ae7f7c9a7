// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract CommunityRewards. */
export const communityRewardsAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "admin",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "attestor",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "operator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "pauser",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "ledger",
        "type": "address",
        "internalType": "contract IActionLedger"
      },
      {
        "name": "presale",
        "type": "address",
        "internalType": "contract IPresale"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "ACCOUNT_POINTS_PER_DAY",
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
    "name": "ATTESTOR_ROLE",
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
    "name": "BOUGHT_NAC_PER_CONVERTED_NAC",
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
    "name": "DRIP_COOLDOWN",
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
    "name": "DRIP_WEI",
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
    "name": "DRIP_WEI_PER_DAY",
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
    "name": "LEDGER",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IActionLedger"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "OPERATOR_ROLE",
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
    "name": "POINTS_PER_NAC",
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
    "name": "POT_POINTS_PER_DAY",
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
    "name": "PRESALE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IPresale"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "TOTAL_POINTS_PER_DAY",
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
    "name": "convert",
    "inputs": [
      {
        "name": "points",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "permit",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "nacWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
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
    "name": "drip",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "internalType": "bytes32"
      },
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
    "type": "function",
    "name": "eip712Domain",
    "inputs": [],
    "outputs": [
      {
        "name": "fields",
        "type": "bytes1",
        "internalType": "bytes1"
      },
      {
        "name": "name",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "version",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "chainId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "verifyingContract",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "extensions",
        "type": "uint256[]",
        "internalType": "uint256[]"
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
    "name": "isDripDone",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "internalType": "bytes32"
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
    "name": "leftCoveredPointsOf",
    "inputs": [
      {
        "name": "account",
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
    "name": "leftDripWei",
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
    "name": "leftPoints",
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
    "name": "leftPointsOf",
    "inputs": [
      {
        "name": "account",
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
    "name": "leftPotPoints",
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
    "name": "nextDripAt",
    "inputs": [
      {
        "name": "to",
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
    "name": "nonces",
    "inputs": [
      {
        "name": "owner",
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
    "type": "event",
    "name": "Converted",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "points",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "nacWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "nonce",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
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
    "name": "Dripped",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "nacWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
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
    "name": "AccountCapReached",
    "inputs": [
      {
        "name": "leftPoints",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "nextAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ContractRecipient",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "CooldownActive",
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
    "name": "DripAlreadyDone",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "DripCapReached",
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
    "name": "InvalidAccountNonce",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "currentNonce",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidPermit",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidPoints",
    "inputs": [
      {
        "name": "points",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidShortString",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PermitExpired",
    "inputs": [
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PotReached",
    "inputs": [
      {
        "name": "leftPoints",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "nextAt",
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
    "name": "StringTooLong",
    "inputs": [
      {
        "name": "str",
        "type": "string",
        "internalType": "string"
      }
    ]
  },
  {
    "type": "error",
    "name": "TotalCapReached",
    "inputs": [
      {
        "name": "leftPoints",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "nextAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const;

/** Creation code of the contract CommunityRewards, without constructor arguments. */
export const communityRewardsBytecode: `0x${string}` =
  '0x6101a06040526040516134193803806134198339810160408190526100239161042a565b604080518082018252601681527f4e6f766120436f6d6d756e697479205265776172647300000000000000000000602080830191909152825180840190935260018352603160f81b90830152906202a300886001600160a01b0381166100a357604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100cc5f82610290565b506100dc915083905060036102ff565b610120526100eb8160046102ff565b61014052815160208084019190912060e052815190820120610100524660a05261017760e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038516158061019d57506001600160a01b038416155b806101af57506001600160a01b038316155b806101c157506001600160a01b038216155b806101d357506001600160a01b038116155b156101f157604051630da30f6560e31b815260040160405180910390fd5b61021b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e486610290565b506102467f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92985610290565b506102717f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a84610290565b506001600160a01b039182166101605216610180525061065792505050565b5f826102ec575f6102a96002546001600160a01b031690565b6001600160a01b0316146102d057604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6102f6838361032f565b90505b92915050565b5f60208351101561031a57610313836103d6565b90506102f9565b816103258482610545565b5060ff90506102f9565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166103cf575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556103873390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016102f9565b505f6102f9565b5f5f829050601f81511115610400578260405163305a27a960e01b815260040161009a91906105ff565b805161040b82610634565b179392505050565b6001600160a01b0381168114610427575f5ffd5b50565b5f5f5f5f5f5f60c0878903121561043f575f5ffd5b865161044a81610413565b602088015190965061045b81610413565b604088015190955061046c81610413565b606088015190945061047d81610413565b608088015190935061048e81610413565b60a088015190925061049f81610413565b809150509295509295509295565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806104d557607f821691505b6020821081036104f357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561054057805f5260205f20601f840160051c8101602085101561051e5750805b601f840160051c820191505b8181101561053d575f815560010161052a565b50505b505050565b81516001600160401b0381111561055e5761055e6104ad565b6105728161056c84546104c1565b846104f9565b6020601f8211600181146105a4575f831561058d5750848201515b5f19600385901b1c1916600184901b17845561053d565b5f84815260208120601f198516915b828110156105d357878501518255602094850194600190920191016105b3565b50848210156105f057868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156104f3575f1960209190910360031b1b16919050565b60805160a05160c05160e0516101005161012051610140516101605161018051612d4f6106ca5f395f81816107830152610caa01525f818161049c015261150601525f61193701525f61190a01525f6127d101525f6127a901525f61270401525f61272e01525f6127580152612d4f5ff3fe6080604052600436106102e5575f3560e01c806384b0196e11610186578063b4cf5648116100dc578063d602b9fd11610087578063f04a0bd411610062578063f04a0bd4146108be578063f5b541a6146108dd578063f74020fa14610910575f5ffd5b8063d602b9fd14610858578063e63ab1e91461086c578063eb0579c31461089f575f5ffd5b8063cf6c070a116100b7578063cf6c070a146107cd578063cf6eefb7146107e1578063d547741f14610839575f5ffd5b8063b4cf564814610772578063cc8463c8146107a5578063cefc1429146107b9575f5ffd5b806396334a551161013c578063a217fddf11610117578063a217fddf1461072a578063a504cb7c1461073d578063a702336514610753575f5ffd5b806396334a55146106c35780639e82f2cb146106e2578063a1eda53c146106f7575f5ffd5b80638bf7286d1161016c5780638bf7286d1461064c5780638da5cb5b1461066057806391d1485414610674575f5ffd5b806384b0196e146105fb57806384ef8ffc14610622575f5ffd5b806336568abe1161023b578063634e93da116101f15780637ecebe00116101cc5780637ecebe001461058a578063805cf2d0146105cb5780638456cb59146105e7575f5ffd5b8063634e93da1461052d578063649a5ec71461054c5780637e18627d1461056b575f5ffd5b80634b660419116102215780634b6604191461048b5780635c975abb146104e357806362723644146104fa575f5ffd5b806336568abe146104585780633f4ba83a14610477575f5ffd5b80630704b08a1161029b578063248a9ca311610276578063248a9ca3146103f757806326ae2661146104255780632f2ff15d14610439575f5ffd5b80630704b08a146103b65780630aa6220b146103cc578063187e9955146103e2575f5ffd5b806301f21632116102cb57806301f216321461035b57806301ffc9a71461036f578063022d63fb1461038e575f5ffd5b806301374e3b146102f05780630176f5c51461031d575f5ffd5b366102ec57005b5f5ffd5b3480156102fb575f5ffd5b5061030a662386f26fc1000081565b6040519081526020015b60405180910390f35b348015610328575f5ffd5b5061034b610337366004612954565b600d6020525f908152604090205460ff1681565b6040519015158152602001610314565b348015610366575f5ffd5b5061030a600581565b34801561037a575f5ffd5b5061034b61038936600461296b565b610924565b348015610399575f5ffd5b50620697805b60405165ffffffffffff9091168152602001610314565b3480156103c1575f5ffd5b5061030a6207a12081565b3480156103d7575f5ffd5b506103e061097f565b005b3480156103ed575f5ffd5b5061030a61271081565b348015610402575f5ffd5b5061030a610411366004612954565b5f9081526020819052604090206001015490565b348015610430575f5ffd5b5061030a606481565b348015610444575f5ffd5b506103e06104533660046129d2565b610994565b348015610463575f5ffd5b506103e06104723660046129d2565b6109d9565b348015610482575f5ffd5b506103e0610ae3565b348015610496575f5ffd5b506104be7f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610314565b3480156104ee575f5ffd5b5060065460ff1661034b565b348015610505575f5ffd5b5061030a7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b348015610538575f5ffd5b506103e06105473660046129fc565b610b15565b348015610557575f5ffd5b506103e0610566366004612a15565b610b28565b348015610576575f5ffd5b5061030a6105853660046129fc565b610b3b565b348015610595575f5ffd5b5061030a6105a43660046129fc565b73ffffffffffffffffffffffffffffffffffffffff165f9081526005602052604090205490565b3480156105d6575f5ffd5b5061030a68056bc75e2d6310000081565b3480156105f2575f5ffd5b506103e0610b81565b348015610606575f5ffd5b5061060f610bb3565b6040516103149796959493929190612a86565b34801561062d575f5ffd5b5060025473ffffffffffffffffffffffffffffffffffffffff166104be565b348015610657575f5ffd5b5061030a610c11565b34801561066b575f5ffd5b506104be610c2d565b34801561067f575f5ffd5b5061034b61068e3660046129d2565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b3480156106ce575f5ffd5b5061030a6106dd3660046129fc565b610c4d565b3480156106ed575f5ffd5b5061030a6101f481565b348015610702575f5ffd5b5061070b610d5b565b6040805165ffffffffffff938416815292909116602083015201610314565b348015610735575f5ffd5b5061030a5f81565b348015610748575f5ffd5b5061030a6201518081565b34801561075e575f5ffd5b5061030a61076d3660046129fc565b610dd5565b34801561077d575f5ffd5b506104be7f000000000000000000000000000000000000000000000000000000000000000081565b3480156107b0575f5ffd5b5061039f610e0e565b3480156107c4575f5ffd5b506103e0610eab565b3480156107d8575f5ffd5b5061030a610f07565b3480156107ec575f5ffd5b506001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610314565b348015610844575f5ffd5b506103e06108533660046129d2565b610f1f565b348015610863575f5ffd5b506103e0610f60565b348015610877575f5ffd5b5061030a7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b3480156108aa575f5ffd5b506103e06108b93660046129d2565b610f72565b3480156108c9575f5ffd5b5061030a6108d8366004612b45565b61122c565b3480156108e8575f5ffd5b5061030a7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b34801561091b575f5ffd5b5061030a6115f0565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f3149878600000000000000000000000000000000000000000000000000000000148061097957506109798261160e565b92915050565b5f610989816116a4565b6109916116ae565b50565b816109cb576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109d582826116ba565b5050565b81158015610a01575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610ad95760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610a55575065ffffffffffff8116155b80610a6857504265ffffffffffff821610155b15610aae576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6109d582826116e4565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610b0d816116a4565b61099161173d565b5f610b1f816116a4565b6109d5826117ba565b5f610b32816116a4565b6109d582611839565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600c60205260408120548015610b7857610b736201518082612bee565b610b7a565b5f5b9392505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610bab816116a4565b6109916118a8565b5f6060805f5f5f6060610bc4611903565b610bcc611930565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c1c600861195d565b610c2890612710612c01565b905090565b5f610c2860025473ffffffffffffffffffffffffffffffffffffffff1690565b5f80610c626005670de0b6b3a7640000612c14565b6040517f4d00b4bf00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85811660048301526064917f000000000000000000000000000000000000000000000000000000000000000090911690634d00b4bf90602401602060405180830381865afa158015610cf1573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d159190612c2b565b610d1f9190612c14565b610d299190612c6f565b73ffffffffffffffffffffffffffffffffffffffff84165f908152600b6020526040902054909150610b7a9082612c01565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610d9d57504265ffffffffffff821610155b610da8575f5f610dcd565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600a60205260408120610e029061195d565b610979906101f4612c01565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610e4f57504265ffffffffffff8216105b610e81576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610ea5565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610eff576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610aa5565b6109916119ab565b5f610f12600761195d565b610c28906207a120612c01565b81610f56576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109d58282611a9c565b5f610f6a816116a4565b610991611ac0565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929610f9c816116a4565b610fa4611aca565b610fac611aff565b73ffffffffffffffffffffffffffffffffffffffff8216610ff9576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f838152600d602052604090205460ff1615611044576040517f4a76cd7600000000000000000000000000000000000000000000000000000000815260048101849052602401610aa5565b73ffffffffffffffffffffffffffffffffffffffff82163b156110ab576040517fc9cd32cd00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff83166004820152602401610aa5565b5f6110b583610b3b565b9050804210156110f4576040517fc1ab61a100000000000000000000000000000000000000000000000000000000815260048101829052602401610aa5565b662386f26fc100006111046115f0565b101561114757611112611b3c565b6040517f8f2ffbec000000000000000000000000000000000000000000000000000000008152600401610aa591815260200190565b5f848152600d6020908152604080832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905573ffffffffffffffffffffffffffffffffffffffff86168352600c90915290204290556111b56009662386f26fc10000611b62565b8273ffffffffffffffffffffffffffffffffffffffff16847f92e086c8faf8e6876d191cfcbfdd1e2216a246cd35bc1b5c3f0e14688f9b5458662386f26fc1000060405161120591815260200190565b60405180910390a361121e83662386f26fc10000611c0d565b50611227611cb2565b505050565b5f611235611aca565b61123d611aff565b8415806112535750611250606486612c82565b15155b1561128d576040517fd3c6c3ae00000000000000000000000000000000000000000000000000000000815260048101869052602401610aa5565b834211156112ca576040517f9e96b26f00000000000000000000000000000000000000000000000000000000815260048101859052602401610aa5565b335f9081526005602052604090208054600181019091556112ee8682878787611cdc565b5f6112f833610dd5565b905080871115611346578061130b611b3c565b6040517f8c491be800000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610aa5565b61134e610f07565b90508087111561139c5780611361611b3c565b6040517f0103382e00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610aa5565b5f6113af886113aa33610c4d565b611e35565b90505f6113bc828a612c01565b90506113c6610c11565b92508281111561141457826113d9611b3c565b6040517ffb8f994f00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610aa5565b335f908152600a6020526040902061142c908a611b62565b61143760078a611b62565b811561146157335f908152600b60205260408120805484929061145b908490612bee565b90915550505b801561147257611472600882611b62565b60646114868a670de0b6b3a7640000612c14565b6114909190612c6f565b604080518b81526020810183905290810186905290955033907fe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d9060600160405180910390a26040805130602082015233918101919091526060810185905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e90608001604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018c90526064015f604051808303815f87803b1580156115bc575f5ffd5b505af11580156115ce573d5f5f3e3d5ffd5b505050506115dc3386611c0d565b505050506115e8611cb2565b949350505050565b5f6115fb600961195d565b610c289068056bc75e2d63100000612c01565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061097957507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610979565b6109918133611e44565b6116b85f5f611ec9565b565b5f828152602081905260409020600101546116d4816116a4565b6116de8383612022565b50505050565b73ffffffffffffffffffffffffffffffffffffffff81163314611733576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61122782826120e0565b611745612141565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b5f6117c3610e0e565b6117cc4261217d565b6117d69190612c95565b90506117e282826121cc565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f61184382612267565b61184c4261217d565b6118569190612c95565b90506118628282611ec9565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b6118b0611aff565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586117903390565b6060610c287f000000000000000000000000000000000000000000000000000000000000000060036122a9565b6060610c287f000000000000000000000000000000000000000000000000000000000000000060046122a9565b5f61196b6201518042612c6f565b825463ffffffff161461197e575f611997565b815464010000000090046bffffffffffffffffffffffff165b6bffffffffffffffffffffffff1692915050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff168015806119fb57504265ffffffffffff821610155b15611a3c576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610aa5565b611a645f611a5f60025473ffffffffffffffffffffffffffffffffffffffff1690565b6120e0565b50611a6f5f83612022565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f82815260208190526040902060010154611ab6816116a4565b6116de83836120e0565b6116b85f5f6121cc565b611ad2612352565b6116b860017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906123ab565b60065460ff16156116b8576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f611b4a6201518042612c6f565b611b55906001612bee565b610c289062015180612c14565b5f81611b6d8461195d565b611b779190612bee565b9050611b8e611b896201518042612c6f565b6123b2565b83547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff000000001663ffffffff91909116178355611bc7816123fb565b83546bffffffffffffffffffffffff91909116640100000000027fffffffffffffffffffffffffffffffff000000000000000000000000ffffffff909116179092555050565b80471015611c50576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610aa5565b611c69828260405180602001604052805f81525061244c565b15611c72575050565b3d15611c80576109d5612461565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6116b85f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611af9565b604080517ff313026ec76627f900ff0bcb491a3f635f00c28216d03804450b76129216c1cc60208201523391810191909152606081018690526080810185905260a081018490525f90611d479060c0016040516020818303038152906040528051906020012061246c565b90505f5f611d8a8386868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506124b392505050565b5090925090505f816003811115611da357611da3612cb3565b141580611df4575073ffffffffffffffffffffffffffffffffffffffff82165f9081527f158ce6b8b15b31f27d2e55fc663f1cad7f7703488e44e0532708385221a66770602052604090205460ff16155b15611e2b576040517fddafbaef00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5050505050505050565b5f828218828410028218610b7a565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff166109d5576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260248101839052604401610aa5565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015611f9d574265ffffffffffff82161015611f74576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055611f9d565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f826120d6575f61204860025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614612095576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b610b7a83836124fc565b5f82158015612109575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b1561213757600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610b7a83836125f5565b60065460ff166116b8576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff8211156121c8576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610aa5565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff881617179093559004168015611227576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f612271610e0e565b90508065ffffffffffff168365ffffffffffff161161229457610b738382612ce0565b610b7a65ffffffffffff841662069780611e35565b606060ff83146122c3576122bc836126ae565b9050610979565b8180546122cf90612cfe565b80601f01602080910402602001604051908101604052809291908181526020018280546122fb90612cfe565b80156123465780601f1061231d57610100808354040283529160200191612346565b820191905f5260205f20905b81548152906001019060200180831161232957829003601f168201915b50505050509050610979565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156116b8576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f63ffffffff8211156121c8576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610aa5565b5f6bffffffffffffffffffffffff8211156121c8576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610aa5565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f6109796124786126eb565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f83516041036124ea576020840151604085015160608601515f1a6124dc88828585612821565b9550955095505050506124f5565b505081515f91506002905b9250925092565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff166125ee575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905561258c3390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610979565b505f610979565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16156125ee575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610979565b60605f6126ba83612914565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f3073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614801561275057507f000000000000000000000000000000000000000000000000000000000000000046145b1561277a57507f000000000000000000000000000000000000000000000000000000000000000090565b610c28604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561285a57505f9150600390508261290a565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156128ab573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661290157505f92506001915082905061290a565b92505f91508190505b9450945094915050565b5f60ff8216601f811115610979576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215612964575f5ffd5b5035919050565b5f6020828403121561297b575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610b7a575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff811681146129cd575f5ffd5b919050565b5f5f604083850312156129e3575f5ffd5b823591506129f3602084016129aa565b90509250929050565b5f60208284031215612a0c575f5ffd5b610b7a826129aa565b5f60208284031215612a25575f5ffd5b813565ffffffffffff81168114610b7a575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f612ac060e0830189612a3a565b8281036040840152612ad28189612a3a565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612b34578351835260209384019390920191600101612b16565b50909b9a5050505050505050505050565b5f5f5f5f60608587031215612b58575f5ffd5b8435935060208501359250604085013567ffffffffffffffff811115612b7c575f5ffd5b8501601f81018713612b8c575f5ffd5b803567ffffffffffffffff811115612ba2575f5ffd5b876020828401011115612bb3575f5ffd5b949793965060200194505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561097957610979612bc1565b8181038181111561097957610979612bc1565b808202811582820484141761097957610979612bc1565b5f60208284031215612c3b575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82612c7d57612c7d612c42565b500490565b5f82612c9057612c90612c42565b500690565b65ffffffffffff818116838216019081111561097957610979612bc1565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b65ffffffffffff828116828216039081111561097957610979612bc1565b600181811c90821680612d1257607f821691505b602082108103612d49577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b5091905056';
