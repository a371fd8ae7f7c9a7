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
  '0x61018060405260405161327638038061327683398101604081905261002391610411565b604080518082018252601681527f4e6f766120436f6d6d756e697479205265776172647300000000000000000000602080830191909152825180840190935260018352603160f81b90830152906202a300876001600160a01b0381166100a357604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100cc5f82610277565b506100dc915083905060036102e6565b610120526100eb8160046102e6565b61014052815160208084019190912060e052815190820120610100524660a05261017760e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038416158061019d57506001600160a01b038316155b806101af57506001600160a01b038216155b806101c157506001600160a01b038116155b156101df57604051630da30f6560e31b815260040160405180910390fd5b6102097fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e485610277565b506102347f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92984610277565b5061025f7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a83610277565b506001600160a01b0316610160525061062c92505050565b5f826102d3575f6102906002546001600160a01b031690565b6001600160a01b0316146102b757604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6102dd8383610316565b90505b92915050565b5f602083511015610301576102fa836103bd565b90506102e0565b8161030c848261051a565b5060ff90506102e0565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166103b6575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561036e3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016102e0565b505f6102e0565b5f5f829050601f815111156103e7578260405163305a27a960e01b815260040161009a91906105d4565b80516103f282610609565b179392505050565b6001600160a01b038116811461040e575f5ffd5b50565b5f5f5f5f5f60a08688031215610425575f5ffd5b8551610430816103fa565b6020870151909550610441816103fa565b6040870151909450610452816103fa565b6060870151909350610463816103fa565b6080870151909250610474816103fa565b809150509295509295909350565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806104aa57607f821691505b6020821081036104c857634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561051557805f5260205f20601f840160051c810160208510156104f35750805b601f840160051c820191505b81811015610512575f81556001016104ff565b50505b505050565b81516001600160401b0381111561053357610533610482565b610547816105418454610496565b846104ce565b6020601f821160018114610579575f83156105625750848201515b5f19600385901b1c1916600184901b178455610512565b5f84815260208120601f198516915b828110156105a85787850151825560209485019460019092019101610588565b50848210156105c557868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156104c8575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051612be861068e5f395f818161047301526112e301525f61178801525f61175b01525f61268101525f61265901525f6125b401525f6125de01525f6126080152612be85ff3fe6080604052600436106102cf575f3560e01c806384b0196e1161017b578063cc8463c8116100d1578063d602b9fd11610087578063f04a0bd411610062578063f04a0bd414610858578063f5b541a614610877578063f74020fa146108aa575f5ffd5b8063d602b9fd146107f2578063e63ab1e914610806578063eb0579c314610839575f5ffd5b8063cf6c070a116100b7578063cf6c070a14610767578063cf6eefb71461077b578063d547741f146107d3575f5ffd5b8063cc8463c81461073f578063cefc142914610753575f5ffd5b80639e82f2cb11610131578063a504cb7c1161010c578063a504cb7c146106f4578063a70233651461070a578063b5acb56714610729575f5ffd5b80639e82f2cb14610699578063a1eda53c146106ae578063a217fddf146106e1575f5ffd5b80638da5cb5b116101615780638da5cb5b1461062057806391d1485414610634578063999d55fb14610683575f5ffd5b806384b0196e146105cf57806384ef8ffc146105f6575f5ffd5b806336568abe11610230578063634e93da116101e65780637ecebe00116101c15780637ecebe001461055e578063805cf2d01461059f5780638456cb59146105bb575f5ffd5b8063634e93da14610501578063649a5ec7146105205780637e18627d1461053f575f5ffd5b80634b660419116102165780634b660419146104625780635c975abb146104ba57806362723644146104ce575f5ffd5b806336568abe1461042f5780633f4ba83a1461044e575f5ffd5b80630aa6220b11610285578063248a9ca31161026b578063248a9ca3146103ce57806326ae2661146103fc5780632f2ff15d14610410575f5ffd5b80630aa6220b146103a357806323583912146103b9575f5ffd5b806301ffc9a7116102b557806301ffc9a714610346578063022d63fb146103655780630704b08a1461038d575f5ffd5b806301374e3b146102da5780630176f5c514610308575f5ffd5b366102d657005b5f5ffd5b3480156102e5575f5ffd5b506102f567016345785d8a000081565b6040519081526020015b60405180910390f35b348015610313575f5ffd5b50610336610322366004612804565b600c6020525f908152604090205460ff1681565b60405190151581526020016102ff565b348015610351575f5ffd5b5061033661036036600461281b565b6108be565b348015610370575f5ffd5b50620697805b60405165ffffffffffff90911681526020016102ff565b348015610398575f5ffd5b506102f5621e848081565b3480156103ae575f5ffd5b506103b7610919565b005b3480156103c4575f5ffd5b506102f560075481565b3480156103d9575f5ffd5b506102f56103e8366004612804565b5f9081526020819052604090206001015490565b348015610407575f5ffd5b506102f5606481565b34801561041b575f5ffd5b506103b761042a366004612882565b61092e565b34801561043a575f5ffd5b506103b7610449366004612882565b610973565b348015610459575f5ffd5b506103b7610a7d565b34801561046d575f5ffd5b506104957f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016102ff565b3480156104c5575f5ffd5b50610336610aaf565b3480156104d9575f5ffd5b506102f57fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b34801561050c575f5ffd5b506103b761051b3660046128ac565b610acb565b34801561052b575f5ffd5b506103b761053a3660046128c5565b610ade565b34801561054a575f5ffd5b506102f56105593660046128ac565b610af1565b348015610569575f5ffd5b506102f56105783660046128ac565b73ffffffffffffffffffffffffffffffffffffffff165f9081526005602052604090205490565b3480156105aa575f5ffd5b506102f5683635c9adc5dea0000081565b3480156105c6575f5ffd5b506103b7610b37565b3480156105da575f5ffd5b506105e3610b69565b6040516102ff9796959493929190612936565b348015610601575f5ffd5b5060025473ffffffffffffffffffffffffffffffffffffffff16610495565b34801561062b575f5ffd5b50610495610bc7565b34801561063f575f5ffd5b5061033661064e366004612882565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b34801561068e575f5ffd5b506102f562093a8081565b3480156106a4575f5ffd5b506102f56101f481565b3480156106b9575f5ffd5b506106c2610be7565b6040805165ffffffffffff9384168152929091166020830152016102ff565b3480156106ec575f5ffd5b506102f55f81565b3480156106ff575f5ffd5b506102f56201518081565b348015610715575f5ffd5b506102f56107243660046128ac565b610c61565b348015610734575f5ffd5b506102f56203f48081565b34801561074a575f5ffd5b50610376610c9a565b34801561075e575f5ffd5b506103b7610d37565b348015610772575f5ffd5b506102f5610d93565b348015610786575f5ffd5b506001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016102ff565b3480156107de575f5ffd5b506103b76107ed366004612882565b610dab565b3480156107fd575f5ffd5b506103b7610dec565b348015610811575f5ffd5b506102f57f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b348015610844575f5ffd5b506103b7610853366004612882565b610dfe565b348015610863575f5ffd5b506102f56108723660046129f5565b6110bc565b348015610882575f5ffd5b506102f57f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b3480156108b5575f5ffd5b506102f56113cb565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806109135750610913826113e9565b92915050565b5f6109238161147f565b61092b611489565b50565b81610965576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61096f8282611495565b5050565b8115801561099b575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610a735760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff16811515806109ef575065ffffffffffff8116155b80610a0257504265ffffffffffff821610155b15610a48576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b61096f82826114bf565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610aa78161147f565b61092b611518565b5f60075442108015610ac657505060065460ff1690565b905090565b5f610ad58161147f565b61096f82611595565b5f610ae88161147f565b61096f82611614565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600b60205260408120548015610b2e57610b296201518082612a9e565b610b30565b5f5b9392505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610b618161147f565b61092b611683565b5f6060805f5f5f6060610b7a611754565b610b82611781565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610ac660025473ffffffffffffffffffffffffffffffffffffffff1690565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610c2957504265ffffffffffff821610155b610c34575f5f610c59565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600a60205260408120610c8e906117ae565b610913906101f4612ab1565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610cdb57504265ffffffffffff8216105b610d0d576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610d31565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610d8b576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610a3f565b61092b6117fc565b5f610d9e60086117ae565b610ac690621e8480612ab1565b81610de2576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61096f82826118ed565b5f610df68161147f565b61092b611911565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929610e288161147f565b610e3061191b565b610e38611950565b73ffffffffffffffffffffffffffffffffffffffff8216610e85576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f838152600c602052604090205460ff1615610ed0576040517f4a76cd7600000000000000000000000000000000000000000000000000000000815260048101849052602401610a3f565b73ffffffffffffffffffffffffffffffffffffffff82163b15610f37576040517fc9cd32cd00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff83166004820152602401610a3f565b5f610f4183610af1565b905080421015610f80576040517fc1ab61a100000000000000000000000000000000000000000000000000000000815260048101829052602401610a3f565b67016345785d8a0000610f916113cb565b1015610fd457610f9f61198f565b6040517f8f2ffbec000000000000000000000000000000000000000000000000000000008152600401610a3f91815260200190565b5f848152600c6020908152604080832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905573ffffffffffffffffffffffffffffffffffffffff86168352600b9091529020429055611043600967016345785d8a00006119b5565b8273ffffffffffffffffffffffffffffffffffffffff16847f92e086c8faf8e6876d191cfcbfdd1e2216a246cd35bc1b5c3f0e14688f9b545867016345785d8a000060405161109491815260200190565b60405180910390a36110ae8367016345785d8a0000611a60565b506110b7611b05565b505050565b5f6110c561191b565b6110cd611950565b8415806110e357506110e0606486612af1565b15155b1561111d576040517fd3c6c3ae00000000000000000000000000000000000000000000000000000000815260048101869052602401610a3f565b8342111561115a576040517f9e96b26f00000000000000000000000000000000000000000000000000000000815260048101859052602401610a3f565b335f90815260056020526040902080546001810190915561117e8682878787611b2f565b5f61118833610c61565b9050808711156111d6578061119b61198f565b6040517f8c491be800000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610a3f565b6111de610d93565b90508087111561122c57806111f161198f565b6040517f0103382e00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610a3f565b335f908152600a6020526040902061124490886119b5565b61124f6008886119b5565b606461126388670de0b6b3a7640000612b04565b61126d9190612b1b565b604080518981526020810183905290810184905290935033907fe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d9060600160405180910390a26040805130602082015233918101919091526060810183905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e90608001604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018a90526064015f604051808303815f87803b158015611399575f5ffd5b505af11580156113ab573d5f5f3e3d5ffd5b505050506113b93384611a60565b50506113c3611b05565b949350505050565b5f6113d660096117ae565b610ac690683635c9adc5dea00000612ab1565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061091357507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610913565b61092b8133611c88565b6114935f5f611d0d565b565b5f828152602081905260409020600101546114af8161147f565b6114b98383611e66565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8116331461150e576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6110b78282611f24565b611520611f85565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b5f61159e610c9a565b6115a742611fc3565b6115b19190612b2e565b90506115bd8282612012565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f61161e826120ad565b61162742611fc3565b6116319190612b2e565b905061163d8282611d0d565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b61168b6120ef565b60075442101561169757565b5f6007545f146116b7576203f4806007546116b29190612a9e565b6116b9565b5f5b9050804210156116f8576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610a3f565b61170562093a8042612a9e565b60078190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906117396203f48082612a9e565b6040805192835260208301919091520160405180910390a150565b6060610ac67f0000000000000000000000000000000000000000000000000000000000000000600361214a565b6060610ac67f0000000000000000000000000000000000000000000000000000000000000000600461214a565b5f6117bc6201518042612b1b565b825463ffffffff16146117cf575f6117e8565b815464010000000090046bffffffffffffffffffffffff165b6bffffffffffffffffffffffff1692915050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1680158061184c57504265ffffffffffff821610155b1561188d576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610a3f565b6118b55f6118b060025473ffffffffffffffffffffffffffffffffffffffff1690565b611f24565b506118c05f83611e66565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546119078161147f565b6114b98383611f24565b6114935f5f612012565b6119236121f3565b61149360017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061224c565b611958610aaf565b15611493576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61199d6201518042612b1b565b6119a8906001612a9e565b610ac69062015180612b04565b5f816119c0846117ae565b6119ca9190612a9e565b90506119e16119dc6201518042612b1b565b612253565b83547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff000000001663ffffffff91909116178355611a1a8161229c565b83546bffffffffffffffffffffffff91909116640100000000027fffffffffffffffffffffffffffffffff000000000000000000000000ffffffff909116179092555050565b80471015611aa3576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610a3f565b611abc828260405180602001604052805f8152506122ed565b15611ac5575050565b3d15611ad35761096f612302565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6114935f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061194a565b604080517ff313026ec76627f900ff0bcb491a3f635f00c28216d03804450b76129216c1cc60208201523391810191909152606081018690526080810185905260a081018490525f90611b9a9060c0016040516020818303038152906040528051906020012061230d565b90505f5f611bdd8386868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061235492505050565b5090925090505f816003811115611bf657611bf6612b4c565b141580611c47575073ffffffffffffffffffffffffffffffffffffffff82165f9081527f158ce6b8b15b31f27d2e55fc663f1cad7f7703488e44e0532708385221a66770602052604090205460ff16155b15611c7e576040517fddafbaef00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5050505050505050565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff1661096f576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260248101839052604401610a3f565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015611de1574265ffffffffffff82161015611db8576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055611de1565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f82611f1a575f611e8c60025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614611ed9576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b610b30838361239d565b5f82158015611f4d575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b15611f7b57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610b308383612496565b611f8d610aaf565b611493576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff82111561200e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610a3f565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff8816171790935590041680156110b7576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6120b7610c9a565b90508065ffffffffffff168365ffffffffffff16116120da57610b298382612b79565b610b3065ffffffffffff84166206978061254f565b6120f7611950565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a25861156b3390565b606060ff83146121645761215d8361255e565b9050610913565b81805461217090612b97565b80601f016020809104026020016040519081016040528092919081815260200182805461219c90612b97565b80156121e75780601f106121be576101008083540402835291602001916121e7565b820191905f5260205f20905b8154815290600101906020018083116121ca57829003601f168201915b50505050509050610913565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611493576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f63ffffffff82111561200e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610a3f565b5f6bffffffffffffffffffffffff82111561200e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610a3f565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f61091361231961259b565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f835160410361238b576020840151604085015160608601515f1a61237d888285856126d1565b955095509550505050612396565b505081515f91506002905b9250925092565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff1661248f575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905561242d3390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610913565b505f610913565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff161561248f575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610913565b5f828218828410028218610b30565b60605f61256a836127c4565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f3073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614801561260057507f000000000000000000000000000000000000000000000000000000000000000046145b1561262a57507f000000000000000000000000000000000000000000000000000000000000000090565b610ac6604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561270a57505f915060039050826127ba565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561275b573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff81166127b157505f9250600191508290506127ba565b92505f91508190505b9450945094915050565b5f60ff8216601f811115610913576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215612814575f5ffd5b5035919050565b5f6020828403121561282b575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610b30575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff8116811461287d575f5ffd5b919050565b5f5f60408385031215612893575f5ffd5b823591506128a36020840161285a565b90509250929050565b5f602082840312156128bc575f5ffd5b610b308261285a565b5f602082840312156128d5575f5ffd5b813565ffffffffffff81168114610b30575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61297060e08301896128ea565b828103604084015261298281896128ea565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156129e45783518352602093840193909201916001016129c6565b50909b9a5050505050505050505050565b5f5f5f5f60608587031215612a08575f5ffd5b8435935060208501359250604085013567ffffffffffffffff811115612a2c575f5ffd5b8501601f81018713612a3c575f5ffd5b803567ffffffffffffffff811115612a52575f5ffd5b876020828401011115612a63575f5ffd5b949793965060200194505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561091357610913612a71565b8181038181111561091357610913612a71565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82612aff57612aff612ac4565b500690565b808202811582820484141761091357610913612a71565b5f82612b2957612b29612ac4565b500490565b65ffffffffffff818116838216019081111561091357610913612a71565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b65ffffffffffff828116828216039081111561091357610913612a71565b600181811c90821680612bab57607f821691505b602082108103612be2577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b5091905056';
