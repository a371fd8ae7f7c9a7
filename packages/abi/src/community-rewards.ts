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
  '0x61018060405260405161312b38038061312b83398101604081905261002391610411565b604080518082018252601681527f4e6f766120436f6d6d756e697479205265776172647300000000000000000000602080830191909152825180840190935260018352603160f81b90830152906202a300876001600160a01b0381166100a357604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100cc5f82610277565b506100dc915083905060036102e6565b610120526100eb8160046102e6565b61014052815160208084019190912060e052815190820120610100524660a05261017760e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038416158061019d57506001600160a01b038316155b806101af57506001600160a01b038216155b806101c157506001600160a01b038116155b156101df57604051630da30f6560e31b815260040160405180910390fd5b6102097fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e485610277565b506102347f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92984610277565b5061025f7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a83610277565b506001600160a01b0316610160525061062c92505050565b5f826102d3575f6102906002546001600160a01b031690565b6001600160a01b0316146102b757604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6102dd8383610316565b90505b92915050565b5f602083511015610301576102fa836103bd565b90506102e0565b8161030c848261051a565b5060ff90506102e0565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166103b6575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561036e3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016102e0565b505f6102e0565b5f5f829050601f815111156103e7578260405163305a27a960e01b815260040161009a91906105d4565b80516103f282610609565b179392505050565b6001600160a01b038116811461040e575f5ffd5b50565b5f5f5f5f5f60a08688031215610425575f5ffd5b8551610430816103fa565b6020870151909550610441816103fa565b6040870151909450610452816103fa565b6060870151909350610463816103fa565b6080870151909250610474816103fa565b809150509295509295909350565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806104aa57607f821691505b6020821081036104c857634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561051557805f5260205f20601f840160051c810160208510156104f35750805b601f840160051c820191505b81811015610512575f81556001016104ff565b50505b505050565b81516001600160401b0381111561053357610533610482565b610547816105418454610496565b846104ce565b6020601f821160018114610579575f83156105625750848201515b5f19600385901b1c1916600184901b178455610512565b5f84815260208120601f198516915b828110156105a85787850151825560209485019460019092019101610588565b50848210156105c557868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156104c8575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051612a9d61068e5f395f818161043d015261126d01525f61169c01525f61166f01525f61253601525f61250e01525f61246901525f61249301525f6124bd0152612a9d5ff3fe6080604052600436106102ae575f3560e01c806384b0196e11610165578063cefc1429116100c6578063e63ab1e91161007c578063f04a0bd411610062578063f04a0bd4146107f9578063f5b541a614610818578063f74020fa1461084b575f5ffd5b8063e63ab1e9146107a7578063eb0579c3146107da575f5ffd5b8063cf6eefb7116100ac578063cf6eefb71461071c578063d547741f14610774578063d602b9fd14610793575f5ffd5b8063cefc1429146106f4578063cf6c070a14610708575f5ffd5b8063a1eda53c1161011b578063a504cb7c11610101578063a504cb7c146106ab578063a7023365146106c1578063cc8463c8146106e0575f5ffd5b8063a1eda53c14610665578063a217fddf14610698575f5ffd5b80638da5cb5b1161014b5780638da5cb5b146105ed57806391d14854146106015780639e82f2cb14610650575f5ffd5b806384b0196e1461059c57806384ef8ffc146105c3575f5ffd5b80633f4ba83a1161020f578063649a5ec7116101c55780637ecebe00116101ab5780637ecebe001461052b578063805cf2d01461056c5780638456cb5914610588575f5ffd5b8063649a5ec7146104ed5780637e18627d1461050c575f5ffd5b80635c975abb116101f55780635c975abb14610484578063627236441461049b578063634e93da146104ce575f5ffd5b80633f4ba83a146104185780634b6604191461042c575f5ffd5b80630aa6220b1161026457806326ae26611161024a57806326ae2661146103c65780632f2ff15d146103da57806336568abe146103f9575f5ffd5b80630aa6220b14610382578063248a9ca314610398575f5ffd5b806301ffc9a71161029457806301ffc9a714610325578063022d63fb146103445780630704b08a1461036c575f5ffd5b806301374e3b146102b95780630176f5c5146102e7575f5ffd5b366102b557005b5f5ffd5b3480156102c4575f5ffd5b506102d467016345785d8a000081565b6040519081526020015b60405180910390f35b3480156102f2575f5ffd5b506103156103013660046126b9565b600b6020525f908152604090205460ff1681565b60405190151581526020016102de565b348015610330575f5ffd5b5061031561033f3660046126d0565b61085f565b34801561034f575f5ffd5b50620697805b60405165ffffffffffff90911681526020016102de565b348015610377575f5ffd5b506102d4621e848081565b34801561038d575f5ffd5b506103966108ba565b005b3480156103a3575f5ffd5b506102d46103b23660046126b9565b5f9081526020819052604090206001015490565b3480156103d1575f5ffd5b506102d4606481565b3480156103e5575f5ffd5b506103966103f4366004612737565b6108cf565b348015610404575f5ffd5b50610396610413366004612737565b610914565b348015610423575f5ffd5b50610396610a1e565b348015610437575f5ffd5b5061045f7f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016102de565b34801561048f575f5ffd5b5060065460ff16610315565b3480156104a6575f5ffd5b506102d47fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b3480156104d9575f5ffd5b506103966104e8366004612761565b610a50565b3480156104f8575f5ffd5b5061039661050736600461277a565b610a63565b348015610517575f5ffd5b506102d4610526366004612761565b610a76565b348015610536575f5ffd5b506102d4610545366004612761565b73ffffffffffffffffffffffffffffffffffffffff165f9081526005602052604090205490565b348015610577575f5ffd5b506102d4683635c9adc5dea0000081565b348015610593575f5ffd5b50610396610abc565b3480156105a7575f5ffd5b506105b0610aee565b6040516102de97969594939291906127eb565b3480156105ce575f5ffd5b5060025473ffffffffffffffffffffffffffffffffffffffff1661045f565b3480156105f8575f5ffd5b5061045f610b4c565b34801561060c575f5ffd5b5061031561061b366004612737565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b34801561065b575f5ffd5b506102d46101f481565b348015610670575f5ffd5b50610679610b71565b6040805165ffffffffffff9384168152929091166020830152016102de565b3480156106a3575f5ffd5b506102d45f81565b3480156106b6575f5ffd5b506102d46201518081565b3480156106cc575f5ffd5b506102d46106db366004612761565b610beb565b3480156106eb575f5ffd5b50610355610c24565b3480156106ff575f5ffd5b50610396610cc1565b348015610713575f5ffd5b506102d4610d1d565b348015610727575f5ffd5b506001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016102de565b34801561077f575f5ffd5b5061039661078e366004612737565b610d35565b34801561079e575f5ffd5b50610396610d76565b3480156107b2575f5ffd5b506102d47f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b3480156107e5575f5ffd5b506103966107f4366004612737565b610d88565b348015610804575f5ffd5b506102d46108133660046128aa565b611046565b348015610823575f5ffd5b506102d47f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b348015610856575f5ffd5b506102d4611355565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806108b457506108b482611373565b92915050565b5f6108c481611409565b6108cc611413565b50565b81610906576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610910828261141f565b5050565b8115801561093c575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610a145760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610990575065ffffffffffff8116155b806109a357504265ffffffffffff821610155b156109e9576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6109108282611449565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610a4881611409565b6108cc6114a2565b5f610a5a81611409565b6109108261151f565b5f610a6d81611409565b6109108261159e565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600a60205260408120548015610ab357610aae6201518082612953565b610ab5565b5f5b9392505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610ae681611409565b6108cc61160d565b5f6060805f5f5f6060610aff611668565b610b07611695565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610b6c60025473ffffffffffffffffffffffffffffffffffffffff1690565b905090565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610bb357504265ffffffffffff821610155b610bbe575f5f610be3565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600960205260408120610c18906116c2565b6108b4906101f4612966565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610c6557504265ffffffffffff8216105b610c97576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610cbb565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610d15576040517fc22c80220000000000000000000000000000000000000000000000000000000081523360048201526024016109e0565b6108cc611710565b5f610d2860076116c2565b610b6c90621e8480612966565b81610d6c576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109108282611801565b5f610d8081611409565b6108cc611825565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929610db281611409565b610dba61182f565b610dc2611864565b73ffffffffffffffffffffffffffffffffffffffff8216610e0f576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f838152600b602052604090205460ff1615610e5a576040517f4a76cd76000000000000000000000000000000000000000000000000000000008152600481018490526024016109e0565b73ffffffffffffffffffffffffffffffffffffffff82163b15610ec1576040517fc9cd32cd00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff831660048201526024016109e0565b5f610ecb83610a76565b905080421015610f0a576040517fc1ab61a1000000000000000000000000000000000000000000000000000000008152600481018290526024016109e0565b67016345785d8a0000610f1b611355565b1015610f5e57610f296118a1565b6040517f8f2ffbec0000000000000000000000000000000000000000000000000000000081526004016109e091815260200190565b5f848152600b6020908152604080832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905573ffffffffffffffffffffffffffffffffffffffff86168352600a9091529020429055610fcd600867016345785d8a00006118c7565b8273ffffffffffffffffffffffffffffffffffffffff16847f92e086c8faf8e6876d191cfcbfdd1e2216a246cd35bc1b5c3f0e14688f9b545867016345785d8a000060405161101e91815260200190565b60405180910390a36110388367016345785d8a0000611972565b50611041611a17565b505050565b5f61104f61182f565b611057611864565b84158061106d575061106a6064866129a6565b15155b156110a7576040517fd3c6c3ae000000000000000000000000000000000000000000000000000000008152600481018690526024016109e0565b834211156110e4576040517f9e96b26f000000000000000000000000000000000000000000000000000000008152600481018590526024016109e0565b335f9081526005602052604090208054600181019091556111088682878787611a41565b5f61111233610beb565b90508087111561116057806111256118a1565b6040517f8c491be8000000000000000000000000000000000000000000000000000000008152600481019290925260248201526044016109e0565b611168610d1d565b9050808711156111b6578061117b6118a1565b6040517f0103382e000000000000000000000000000000000000000000000000000000008152600481019290925260248201526044016109e0565b335f9081526009602052604090206111ce90886118c7565b6111d96007886118c7565b60646111ed88670de0b6b3a76400006129b9565b6111f791906129d0565b604080518981526020810183905290810184905290935033907fe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d9060600160405180910390a26040805130602082015233918101919091526060810183905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e90608001604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018a90526064015f604051808303815f87803b158015611323575f5ffd5b505af1158015611335573d5f5f3e3d5ffd5b505050506113433384611972565b505061134d611a17565b949350505050565b5f61136060086116c2565b610b6c90683635c9adc5dea00000612966565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806108b457507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146108b4565b6108cc8133611b9a565b61141d5f5f611c1f565b565b5f8281526020819052604090206001015461143981611409565b6114438383611d78565b50505050565b73ffffffffffffffffffffffffffffffffffffffff81163314611498576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6110418282611e36565b6114aa611e97565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b5f611528610c24565b61153142611ed3565b61153b91906129e3565b90506115478282611f22565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6115a882611fbd565b6115b142611ed3565b6115bb91906129e3565b90506115c78282611c1f565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b611615611864565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586114f53390565b6060610b6c7f00000000000000000000000000000000000000000000000000000000000000006003611fff565b6060610b6c7f00000000000000000000000000000000000000000000000000000000000000006004611fff565b5f6116d062015180426129d0565b825463ffffffff16146116e3575f6116fc565b815464010000000090046bffffffffffffffffffffffff165b6bffffffffffffffffffffffff1692915050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1680158061176057504265ffffffffffff821610155b156117a1576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016109e0565b6117c95f6117c460025473ffffffffffffffffffffffffffffffffffffffff1690565b611e36565b506117d45f83611d78565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526020819052604090206001015461181b81611409565b6114438383611e36565b61141d5f5f611f22565b6118376120a8565b61141d60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612101565b60065460ff161561141d576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6118af62015180426129d0565b6118ba906001612953565b610b6c90620151806129b9565b5f816118d2846116c2565b6118dc9190612953565b90506118f36118ee62015180426129d0565b612108565b83547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff000000001663ffffffff9190911617835561192c81612151565b83546bffffffffffffffffffffffff91909116640100000000027fffffffffffffffffffffffffffffffff000000000000000000000000ffffffff909116179092555050565b804710156119b5576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016109e0565b6119ce828260405180602001604052805f8152506121a2565b156119d7575050565b3d156119e5576109106121b7565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61141d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061185e565b604080517ff313026ec76627f900ff0bcb491a3f635f00c28216d03804450b76129216c1cc60208201523391810191909152606081018690526080810185905260a081018490525f90611aac9060c001604051602081830303815290604052805190602001206121c2565b90505f5f611aef8386868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061220992505050565b5090925090505f816003811115611b0857611b08612a01565b141580611b59575073ffffffffffffffffffffffffffffffffffffffff82165f9081527f158ce6b8b15b31f27d2e55fc663f1cad7f7703488e44e0532708385221a66770602052604090205460ff16155b15611b90576040517fddafbaef00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5050505050505050565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff16610910576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82166004820152602481018390526044016109e0565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015611cf3574265ffffffffffff82161015611cca576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055611cf3565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f82611e2c575f611d9e60025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614611deb576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b610ab58383612252565b5f82158015611e5f575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b15611e8d57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610ab5838361234b565b60065460ff1661141d576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff821115611f1e576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260306004820152602481018390526044016109e0565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff881617179093559004168015611041576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f611fc7610c24565b90508065ffffffffffff168365ffffffffffff1611611fea57610aae8382612a2e565b610ab565ffffffffffff841662069780612404565b606060ff83146120195761201283612413565b90506108b4565b81805461202590612a4c565b80601f016020809104026020016040519081016040528092919081815260200182805461205190612a4c565b801561209c5780601f106120735761010080835404028352916020019161209c565b820191905f5260205f20905b81548152906001019060200180831161207f57829003601f168201915b505050505090506108b4565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561141d576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f63ffffffff821115611f1e576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260206004820152602481018390526044016109e0565b5f6bffffffffffffffffffffffff821115611f1e576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260606004820152602481018390526044016109e0565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f6108b46121ce612450565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f8351604103612240576020840151604085015160608601515f1a61223288828585612586565b95509550955050505061224b565b505081515f91506002905b9250925092565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16612344575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556122e23390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016108b4565b505f6108b4565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff1615612344575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016108b4565b5f828218828410028218610ab5565b60605f61241f83612679565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f3073ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161480156124b557507f000000000000000000000000000000000000000000000000000000000000000046145b156124df57507f000000000000000000000000000000000000000000000000000000000000000090565b610b6c604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156125bf57505f9150600390508261266f565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612610573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661266657505f92506001915082905061266f565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156108b4576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f602082840312156126c9575f5ffd5b5035919050565b5f602082840312156126e0575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610ab5575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff81168114612732575f5ffd5b919050565b5f5f60408385031215612748575f5ffd5b823591506127586020840161270f565b90509250929050565b5f60208284031215612771575f5ffd5b610ab58261270f565b5f6020828403121561278a575f5ffd5b813565ffffffffffff81168114610ab5575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61282560e083018961279f565b8281036040840152612837818961279f565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561289957835183526020938401939092019160010161287b565b50909b9a5050505050505050505050565b5f5f5f5f606085870312156128bd575f5ffd5b8435935060208501359250604085013567ffffffffffffffff8111156128e1575f5ffd5b8501601f810187136128f1575f5ffd5b803567ffffffffffffffff811115612907575f5ffd5b876020828401011115612918575f5ffd5b949793965060200194505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156108b4576108b4612926565b818103818111156108b4576108b4612926565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f826129b4576129b4612979565b500690565b80820281158282048414176108b4576108b4612926565b5f826129de576129de612979565b500490565b65ffffffffffff81811683821601908111156108b4576108b4612926565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b65ffffffffffff82811682821603908111156108b4576108b4612926565b600181811c90821680612a6057607f821691505b602082108103612a97577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b5091905056';
