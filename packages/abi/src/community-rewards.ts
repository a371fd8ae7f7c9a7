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
  '0x6101a06040526040516135643803806135648339810160408190526100239161042a565b604080518082018252601681527f4e6f766120436f6d6d756e697479205265776172647300000000000000000000602080830191909152825180840190935260018352603160f81b90830152906202a300886001600160a01b0381166100a357604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100cc5f82610290565b506100dc915083905060036102ff565b610120526100eb8160046102ff565b61014052815160208084019190912060e052815190820120610100524660a05261017760e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038516158061019d57506001600160a01b038416155b806101af57506001600160a01b038316155b806101c157506001600160a01b038216155b806101d357506001600160a01b038116155b156101f157604051630da30f6560e31b815260040160405180910390fd5b61021b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e486610290565b506102467f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92985610290565b506102717f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a84610290565b506001600160a01b039182166101605216610180525061065792505050565b5f826102ec575f6102a96002546001600160a01b031690565b6001600160a01b0316146102d057604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6102f6838361032f565b90505b92915050565b5f60208351101561031a57610313836103d6565b90506102f9565b816103258482610545565b5060ff90506102f9565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166103cf575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556103873390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016102f9565b505f6102f9565b5f5f829050601f81511115610400578260405163305a27a960e01b815260040161009a91906105ff565b805161040b82610634565b179392505050565b6001600160a01b0381168114610427575f5ffd5b50565b5f5f5f5f5f5f60c0878903121561043f575f5ffd5b865161044a81610413565b602088015190965061045b81610413565b604088015190955061046c81610413565b606088015190945061047d81610413565b608088015190935061048e81610413565b60a088015190925061049f81610413565b809150509295509295509295565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806104d557607f821691505b6020821081036104f357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561054057805f5260205f20601f840160051c8101602085101561051e5750805b601f840160051c820191505b8181101561053d575f815560010161052a565b50505b505050565b81516001600160401b0381111561055e5761055e6104ad565b6105728161056c84546104c1565b846104f9565b6020601f8211600181146105a4575f831561058d5750848201515b5f19600385901b1c1916600184901b17845561053d565b5f84815260208120601f198516915b828110156105d357878501518255602094850194600190920191016105b3565b50848210156105f057868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156104f3575f1960209190910360031b1b16919050565b60805160a05160c05160e0516101005161012051610140516101605161018051612e9a6106ca5f395f81816107cc0152610d2001525f81816104d2015261157c01525f611a2301525f6119f601525f61291c01525f6128f401525f61284f01525f61287901525f6128a30152612e9a5ff3fe608060405260043610610306575f3560e01c806384ef8ffc11610191578063b5acb567116100dc578063d602b9fd11610087578063f04a0bd411610062578063f04a0bd41461091d578063f5b541a61461093c578063f74020fa1461096f575f5ffd5b8063d602b9fd146108b7578063e63ab1e9146108cb578063eb0579c3146108fe575f5ffd5b8063cf6c070a116100b7578063cf6c070a1461082c578063cf6eefb714610840578063d547741f14610898575f5ffd5b8063b5acb567146107ee578063cc8463c814610804578063cefc142914610818575f5ffd5b80639e82f2cb1161013c578063a504cb7c11610117578063a504cb7c14610786578063a70233651461079c578063b4cf5648146107bb575f5ffd5b80639e82f2cb1461072b578063a1eda53c14610740578063a217fddf14610773575f5ffd5b806391d148541161016c57806391d14854146106a757806396334a55146106f6578063999d55fb14610715575f5ffd5b806384ef8ffc146106555780638bf7286d1461067f5780638da5cb5b14610693575f5ffd5b806336568abe11610251578063649a5ec7116101fc578063805cf2d0116101d7578063805cf2d0146105fe5780638456cb591461061a57806384b0196e1461062e575f5ffd5b8063649a5ec71461057f5780637e18627d1461059e5780637ecebe00146105bd575f5ffd5b80635c975abb1161022c5780635c975abb14610519578063627236441461052d578063634e93da14610560575f5ffd5b806336568abe1461048e5780633f4ba83a146104ad5780634b660419146104c1575f5ffd5b80630aa6220b116102b1578063248a9ca31161028c578063248a9ca31461042d57806326ae26611461045b5780632f2ff15d1461046f575f5ffd5b80630aa6220b146103ed578063187e9955146104035780632358391214610418575f5ffd5b806301ffc9a7116102e157806301ffc9a714610390578063022d63fb146103af5780630704b08a146103d7575f5ffd5b806301374e3b146103115780630176f5c51461033e57806301f216321461037c575f5ffd5b3661030d57005b5f5ffd5b34801561031c575f5ffd5b5061032b662386f26fc1000081565b6040519081526020015b60405180910390f35b348015610349575f5ffd5b5061036c610358366004612a9f565b600e6020525f908152604090205460ff1681565b6040519015158152602001610335565b348015610387575f5ffd5b5061032b600581565b34801561039b575f5ffd5b5061036c6103aa366004612ab6565b610983565b3480156103ba575f5ffd5b50620697805b60405165ffffffffffff9091168152602001610335565b3480156103e2575f5ffd5b5061032b6207a12081565b3480156103f8575f5ffd5b506104016109de565b005b34801561040e575f5ffd5b5061032b61271081565b348015610423575f5ffd5b5061032b60075481565b348015610438575f5ffd5b5061032b610447366004612a9f565b5f9081526020819052604090206001015490565b348015610466575f5ffd5b5061032b606481565b34801561047a575f5ffd5b50610401610489366004612b1d565b6109f3565b348015610499575f5ffd5b506104016104a8366004612b1d565b610a38565b3480156104b8575f5ffd5b50610401610b42565b3480156104cc575f5ffd5b506104f47f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610335565b348015610524575f5ffd5b5061036c610b74565b348015610538575f5ffd5b5061032b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b34801561056b575f5ffd5b5061040161057a366004612b47565b610b90565b34801561058a575f5ffd5b50610401610599366004612b60565b610ba3565b3480156105a9575f5ffd5b5061032b6105b8366004612b47565b610bb6565b3480156105c8575f5ffd5b5061032b6105d7366004612b47565b73ffffffffffffffffffffffffffffffffffffffff165f9081526005602052604090205490565b348015610609575f5ffd5b5061032b68056bc75e2d6310000081565b348015610625575f5ffd5b50610401610bfc565b348015610639575f5ffd5b50610642610c2e565b6040516103359796959493929190612bd1565b348015610660575f5ffd5b5060025473ffffffffffffffffffffffffffffffffffffffff166104f4565b34801561068a575f5ffd5b5061032b610c8c565b34801561069e575f5ffd5b506104f4610ca3565b3480156106b2575f5ffd5b5061036c6106c1366004612b1d565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b348015610701575f5ffd5b5061032b610710366004612b47565b610cc3565b348015610720575f5ffd5b5061032b62093a8081565b348015610736575f5ffd5b5061032b6101f481565b34801561074b575f5ffd5b50610754610dd1565b6040805165ffffffffffff938416815292909116602083015201610335565b34801561077e575f5ffd5b5061032b5f81565b348015610791575f5ffd5b5061032b6201518081565b3480156107a7575f5ffd5b5061032b6107b6366004612b47565b610e4b565b3480156107c6575f5ffd5b506104f47f000000000000000000000000000000000000000000000000000000000000000081565b3480156107f9575f5ffd5b5061032b6203f48081565b34801561080f575f5ffd5b506103c0610e84565b348015610823575f5ffd5b50610401610f21565b348015610837575f5ffd5b5061032b610f7d565b34801561084b575f5ffd5b506001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610335565b3480156108a3575f5ffd5b506104016108b2366004612b1d565b610f95565b3480156108c2575f5ffd5b50610401610fd6565b3480156108d6575f5ffd5b5061032b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b348015610909575f5ffd5b50610401610918366004612b1d565b610fe8565b348015610928575f5ffd5b5061032b610937366004612c90565b6112a2565b348015610947575f5ffd5b5061032b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b34801561097a575f5ffd5b5061032b611666565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806109d857506109d882611684565b92915050565b5f6109e88161171a565b6109f0611724565b50565b81610a2a576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a348282611730565b5050565b81158015610a60575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610b385760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610ab4575065ffffffffffff8116155b80610ac757504265ffffffffffff821610155b15610b0d576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610a34828261175a565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610b6c8161171a565b6109f06117b3565b5f60075442108015610b8b57505060065460ff1690565b905090565b5f610b9a8161171a565b610a3482611830565b5f610bad8161171a565b610a34826118af565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600d60205260408120548015610bf357610bee6201518082612d39565b610bf5565b5f5b9392505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610c268161171a565b6109f061191e565b5f6060805f5f5f6060610c3f6119ef565b610c47611a1c565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c976009611a49565b610b8b90612710612d4c565b5f610b8b60025473ffffffffffffffffffffffffffffffffffffffff1690565b5f80610cd86005670de0b6b3a7640000612d5f565b6040517f4d00b4bf00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85811660048301526064917f000000000000000000000000000000000000000000000000000000000000000090911690634d00b4bf90602401602060405180830381865afa158015610d67573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d8b9190612d76565b610d959190612d5f565b610d9f9190612dba565b73ffffffffffffffffffffffffffffffffffffffff84165f908152600c6020526040902054909150610bf59082612d4c565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610e1357504265ffffffffffff821610155b610e1e575f5f610e43565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600b60205260408120610e7890611a49565b6109d8906101f4612d4c565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610ec557504265ffffffffffff8216105b610ef7576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610f1b565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610f75576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610b04565b6109f0611a97565b5f610f886008611a49565b610b8b906207a120612d4c565b81610fcc576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a348282611b88565b5f610fe08161171a565b6109f0611bac565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296110128161171a565b61101a611bb6565b611022611beb565b73ffffffffffffffffffffffffffffffffffffffff821661106f576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f838152600e602052604090205460ff16156110ba576040517f4a76cd7600000000000000000000000000000000000000000000000000000000815260048101849052602401610b04565b73ffffffffffffffffffffffffffffffffffffffff82163b15611121576040517fc9cd32cd00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff83166004820152602401610b04565b5f61112b83610bb6565b90508042101561116a576040517fc1ab61a100000000000000000000000000000000000000000000000000000000815260048101829052602401610b04565b662386f26fc1000061117a611666565b10156111bd57611188611c2a565b6040517f8f2ffbec000000000000000000000000000000000000000000000000000000008152600401610b0491815260200190565b5f848152600e6020908152604080832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905573ffffffffffffffffffffffffffffffffffffffff86168352600d909152902042905561122b600a662386f26fc10000611c50565b8273ffffffffffffffffffffffffffffffffffffffff16847f92e086c8faf8e6876d191cfcbfdd1e2216a246cd35bc1b5c3f0e14688f9b5458662386f26fc1000060405161127b91815260200190565b60405180910390a361129483662386f26fc10000611cfb565b5061129d611da0565b505050565b5f6112ab611bb6565b6112b3611beb565b8415806112c957506112c6606486612dcd565b15155b15611303576040517fd3c6c3ae00000000000000000000000000000000000000000000000000000000815260048101869052602401610b04565b83421115611340576040517f9e96b26f00000000000000000000000000000000000000000000000000000000815260048101859052602401610b04565b335f9081526005602052604090208054600181019091556113648682878787611dca565b5f61136e33610e4b565b9050808711156113bc5780611381611c2a565b6040517f8c491be800000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b04565b6113c4610f7d565b90508087111561141257806113d7611c2a565b6040517f0103382e00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b04565b5f6114258861142033610cc3565b611f23565b90505f611432828a612d4c565b905061143c610c8c565b92508281111561148a578261144f611c2a565b6040517ffb8f994f00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b04565b335f908152600b602052604090206114a2908a611c50565b6114ad60088a611c50565b81156114d757335f908152600c6020526040812080548492906114d1908490612d39565b90915550505b80156114e8576114e8600982611c50565b60646114fc8a670de0b6b3a7640000612d5f565b6115069190612dba565b604080518b81526020810183905290810186905290955033907fe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d9060600160405180910390a26040805130602082015233918101919091526060810185905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e90608001604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018c90526064015f604051808303815f87803b158015611632575f5ffd5b505af1158015611644573d5f5f3e3d5ffd5b505050506116523386611cfb565b5050505061165e611da0565b949350505050565b5f611671600a611a49565b610b8b9068056bc75e2d63100000612d4c565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806109d857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146109d8565b6109f08133611f32565b61172e5f5f611fb7565b565b5f8281526020819052604090206001015461174a8161171a565b6117548383612110565b50505050565b73ffffffffffffffffffffffffffffffffffffffff811633146117a9576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61129d82826121ce565b6117bb61222f565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b5f611839610e84565b6118424261226d565b61184c9190612de0565b905061185882826122bc565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6118b982612357565b6118c24261226d565b6118cc9190612de0565b90506118d88282611fb7565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b611926612399565b60075442101561193257565b5f6007545f14611952576203f48060075461194d9190612d39565b611954565b5f5b905080421015611993576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610b04565b6119a062093a8042612d39565b60078190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906119d46203f48082612d39565b6040805192835260208301919091520160405180910390a150565b6060610b8b7f000000000000000000000000000000000000000000000000000000000000000060036123f4565b6060610b8b7f000000000000000000000000000000000000000000000000000000000000000060046123f4565b5f611a576201518042612dba565b825463ffffffff1614611a6a575f611a83565b815464010000000090046bffffffffffffffffffffffff165b6bffffffffffffffffffffffff1692915050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff16801580611ae757504265ffffffffffff821610155b15611b28576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610b04565b611b505f611b4b60025473ffffffffffffffffffffffffffffffffffffffff1690565b6121ce565b50611b5b5f83612110565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f82815260208190526040902060010154611ba28161171a565b61175483836121ce565b61172e5f5f6122bc565b611bbe61249d565b61172e60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906124f6565b611bf3610b74565b1561172e576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f611c386201518042612dba565b611c43906001612d39565b610b8b9062015180612d5f565b5f81611c5b84611a49565b611c659190612d39565b9050611c7c611c776201518042612dba565b6124fd565b83547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff000000001663ffffffff91909116178355611cb581612546565b83546bffffffffffffffffffffffff91909116640100000000027fffffffffffffffffffffffffffffffff000000000000000000000000ffffffff909116179092555050565b80471015611d3e576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610b04565b611d57828260405180602001604052805f815250612597565b15611d60575050565b3d15611d6e57610a346125ac565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61172e5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611be5565b604080517ff313026ec76627f900ff0bcb491a3f635f00c28216d03804450b76129216c1cc60208201523391810191909152606081018690526080810185905260a081018490525f90611e359060c001604051602081830303815290604052805190602001206125b7565b90505f5f611e788386868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506125fe92505050565b5090925090505f816003811115611e9157611e91612dfe565b141580611ee2575073ffffffffffffffffffffffffffffffffffffffff82165f9081527f158ce6b8b15b31f27d2e55fc663f1cad7f7703488e44e0532708385221a66770602052604090205460ff16155b15611f19576040517fddafbaef00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5050505050505050565b5f828218828410028218610bf5565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff16610a34576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260248101839052604401610b04565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801561208b574265ffffffffffff82161015612062576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a0100000000000000000000000000000000000000000000000000000291909117905561208b565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f826121c4575f61213660025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614612183576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b610bf58383612647565b5f821580156121f7575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b1561222557600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610bf58383612740565b612237610b74565b61172e576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff8211156122b8576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610b04565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff88161717909355900416801561129d576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f612361610e84565b90508065ffffffffffff168365ffffffffffff161161238457610bee8382612e2b565b610bf565ffffffffffff841662069780611f23565b6123a1611beb565b600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586118063390565b606060ff831461240e57612407836127f9565b90506109d8565b81805461241a90612e49565b80601f016020809104026020016040519081016040528092919081815260200182805461244690612e49565b80156124915780601f1061246857610100808354040283529160200191612491565b820191905f5260205f20905b81548152906001019060200180831161247457829003601f168201915b505050505090506109d8565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561172e576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f63ffffffff8211156122b8576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610b04565b5f6bffffffffffffffffffffffff8211156122b8576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610b04565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f6109d86125c3612836565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f8351604103612635576020840151604085015160608601515f1a6126278882858561296c565b955095509550505050612640565b505081515f91506002905b9250925092565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16612739575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556126d73390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016109d8565b505f6109d8565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff1615612739575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016109d8565b60605f61280583612a5f565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f3073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614801561289b57507f000000000000000000000000000000000000000000000000000000000000000046145b156128c557507f000000000000000000000000000000000000000000000000000000000000000090565b610b8b604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156129a557505f91506003905082612a55565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156129f6573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff8116612a4c57505f925060019150829050612a55565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156109d8576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215612aaf575f5ffd5b5035919050565b5f60208284031215612ac6575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610bf5575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff81168114612b18575f5ffd5b919050565b5f5f60408385031215612b2e575f5ffd5b82359150612b3e60208401612af5565b90509250929050565b5f60208284031215612b57575f5ffd5b610bf582612af5565b5f60208284031215612b70575f5ffd5b813565ffffffffffff81168114610bf5575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f612c0b60e0830189612b85565b8281036040840152612c1d8189612b85565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612c7f578351835260209384019390920191600101612c61565b50909b9a5050505050505050505050565b5f5f5f5f60608587031215612ca3575f5ffd5b8435935060208501359250604085013567ffffffffffffffff811115612cc7575f5ffd5b8501601f81018713612cd7575f5ffd5b803567ffffffffffffffff811115612ced575f5ffd5b876020828401011115612cfe575f5ffd5b949793965060200194505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156109d8576109d8612d0c565b818103818111156109d8576109d8612d0c565b80820281158282048414176109d8576109d8612d0c565b5f60208284031215612d86575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82612dc857612dc8612d8d565b500490565b5f82612ddb57612ddb612d8d565b500690565b65ffffffffffff81811683821601908111156109d8576109d8612d0c565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b65ffffffffffff82811682821603908111156109d8576109d8612d0c565b600181811c90821680612e5d57607f821691505b602082108103612e94577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b5091905056';
