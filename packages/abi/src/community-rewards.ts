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
    "name": "SettingsFixed",
    "inputs": [
      {
        "name": "ledger",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "presale",
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
  '0x6101a06040526040516134f43803806134f48339810160408190526100239161045c565b604080518082018252601681527f4e6f766120436f6d6d756e697479205265776172647300000000000000000000602080830191909152825180840190935260018352603160f81b90830152906202a300886001600160a01b0381166100a357604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100cc5f826102c2565b506100dc91508390506003610331565b610120526100eb816004610331565b61014052815160208084019190912060e052815190820120610100524660a05261017760e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b038516158061019d57506001600160a01b038416155b806101af57506001600160a01b038316155b806101c157506001600160a01b038216155b806101d357506001600160a01b038116155b156101f157604051630da30f6560e31b815260040160405180910390fd5b61021b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e4866102c2565b506102467f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929856102c2565b506102717f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a846102c2565b506001600160a01b038083166101608190529082166101808190526040519091907fa3d25b4a6c869f035a366076377eb915dd7eac235d4eb33351227ec6e6786eed905f90a3505050505050610689565b5f8261031e575f6102db6002546001600160a01b031690565b6001600160a01b03161461030257604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6103288383610361565b90505b92915050565b5f60208351101561034c5761034583610408565b905061032b565b816103578482610577565b5060ff905061032b565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610401575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556103b93390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161032b565b505f61032b565b5f5f829050601f81511115610432578260405163305a27a960e01b815260040161009a9190610631565b805161043d82610666565b179392505050565b6001600160a01b0381168114610459575f5ffd5b50565b5f5f5f5f5f5f60c08789031215610471575f5ffd5b865161047c81610445565b602088015190965061048d81610445565b604088015190955061049e81610445565b60608801519094506104af81610445565b60808801519093506104c081610445565b60a08801519092506104d181610445565b809150509295509295509295565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061050757607f821691505b60208210810361052557634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561057257805f5260205f20601f840160051c810160208510156105505750805b601f840160051c820191505b8181101561056f575f815560010161055c565b50505b505050565b81516001600160401b03811115610590576105906104df565b6105a48161059e84546104f3565b8461052b565b6020601f8211600181146105d6575f83156105bf5750848201515b5f19600385901b1c1916600184901b17845561056f565b5f84815260208120601f198516915b8281101561060557878501518255602094850194600190920191016105e5565b508482101561062257868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610525575f1960209190910360031b1b16919050565b60805160a05160c05160e0516101005161012051610140516101605161018051612df86106fc5f395f81816107cc0152610d2001525f81816104d2015261156801525f6119db01525f6119ae01525f61287a01525f61285201525f6127ad01525f6127d701525f6128010152612df85ff3fe608060405260043610610306575f3560e01c806384ef8ffc11610191578063b5acb567116100dc578063d602b9fd11610087578063f04a0bd411610062578063f04a0bd41461091d578063f5b541a61461093c578063f74020fa1461096f575f5ffd5b8063d602b9fd146108b7578063e63ab1e9146108cb578063eb0579c3146108fe575f5ffd5b8063cf6c070a116100b7578063cf6c070a1461082c578063cf6eefb714610840578063d547741f14610898575f5ffd5b8063b5acb567146107ee578063cc8463c814610804578063cefc142914610818575f5ffd5b80639e82f2cb1161013c578063a504cb7c11610117578063a504cb7c14610786578063a70233651461079c578063b4cf5648146107bb575f5ffd5b80639e82f2cb1461072b578063a1eda53c14610740578063a217fddf14610773575f5ffd5b806391d148541161016c57806391d14854146106a757806396334a55146106f6578063999d55fb14610715575f5ffd5b806384ef8ffc146106555780638bf7286d1461067f5780638da5cb5b14610693575f5ffd5b806336568abe11610251578063649a5ec7116101fc578063805cf2d0116101d7578063805cf2d0146105fe5780638456cb591461061a57806384b0196e1461062e575f5ffd5b8063649a5ec71461057f5780637e18627d1461059e5780637ecebe00146105bd575f5ffd5b80635c975abb1161022c5780635c975abb14610519578063627236441461052d578063634e93da14610560575f5ffd5b806336568abe1461048e5780633f4ba83a146104ad5780634b660419146104c1575f5ffd5b80630aa6220b116102b1578063248a9ca31161028c578063248a9ca31461042d57806326ae26611461045b5780632f2ff15d1461046f575f5ffd5b80630aa6220b146103ed578063187e9955146104035780632358391214610418575f5ffd5b806301ffc9a7116102e157806301ffc9a714610390578063022d63fb146103af5780630704b08a146103d7575f5ffd5b806301374e3b146103115780630176f5c51461033e57806301f216321461037c575f5ffd5b3661030d57005b5f5ffd5b34801561031c575f5ffd5b5061032b662386f26fc1000081565b6040519081526020015b60405180910390f35b348015610349575f5ffd5b5061036c6103583660046129fd565b600e6020525f908152604090205460ff1681565b6040519015158152602001610335565b348015610387575f5ffd5b5061032b600581565b34801561039b575f5ffd5b5061036c6103aa366004612a14565b610983565b3480156103ba575f5ffd5b50620697805b60405165ffffffffffff9091168152602001610335565b3480156103e2575f5ffd5b5061032b6207a12081565b3480156103f8575f5ffd5b506104016109de565b005b34801561040e575f5ffd5b5061032b61271081565b348015610423575f5ffd5b5061032b60075481565b348015610438575f5ffd5b5061032b6104473660046129fd565b5f9081526020819052604090206001015490565b348015610466575f5ffd5b5061032b606481565b34801561047a575f5ffd5b50610401610489366004612a7b565b6109f3565b348015610499575f5ffd5b506104016104a8366004612a7b565b610a38565b3480156104b8575f5ffd5b50610401610b42565b3480156104cc575f5ffd5b506104f47f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610335565b348015610524575f5ffd5b5061036c610b74565b348015610538575f5ffd5b5061032b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b34801561056b575f5ffd5b5061040161057a366004612aa5565b610b90565b34801561058a575f5ffd5b50610401610599366004612abe565b610ba3565b3480156105a9575f5ffd5b5061032b6105b8366004612aa5565b610bb6565b3480156105c8575f5ffd5b5061032b6105d7366004612aa5565b73ffffffffffffffffffffffffffffffffffffffff165f9081526005602052604090205490565b348015610609575f5ffd5b5061032b68056bc75e2d6310000081565b348015610625575f5ffd5b50610401610bfc565b348015610639575f5ffd5b50610642610c2e565b6040516103359796959493929190612b2f565b348015610660575f5ffd5b5060025473ffffffffffffffffffffffffffffffffffffffff166104f4565b34801561068a575f5ffd5b5061032b610c8c565b34801561069e575f5ffd5b506104f4610ca3565b3480156106b2575f5ffd5b5061036c6106c1366004612a7b565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b348015610701575f5ffd5b5061032b610710366004612aa5565b610cc3565b348015610720575f5ffd5b5061032b62093a8081565b348015610736575f5ffd5b5061032b6101f481565b34801561074b575f5ffd5b50610754610dd1565b6040805165ffffffffffff938416815292909116602083015201610335565b34801561077e575f5ffd5b5061032b5f81565b348015610791575f5ffd5b5061032b6201518081565b3480156107a7575f5ffd5b5061032b6107b6366004612aa5565b610e4b565b3480156107c6575f5ffd5b506104f47f000000000000000000000000000000000000000000000000000000000000000081565b3480156107f9575f5ffd5b5061032b6203f48081565b34801561080f575f5ffd5b506103c0610e84565b348015610823575f5ffd5b50610401610f21565b348015610837575f5ffd5b5061032b610f7d565b34801561084b575f5ffd5b506001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610335565b3480156108a3575f5ffd5b506104016108b2366004612a7b565b610f95565b3480156108c2575f5ffd5b50610401610fd6565b3480156108d6575f5ffd5b5061032b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b348015610909575f5ffd5b50610401610918366004612a7b565b610fe8565b348015610928575f5ffd5b5061032b610937366004612bee565b611284565b348015610947575f5ffd5b5061032b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b34801561097a575f5ffd5b5061032b61163c565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806109d857506109d88261165a565b92915050565b5f6109e8816116f0565b6109f06116fa565b50565b81610a2a576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a348282611706565b5050565b81158015610a60575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610b385760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610ab4575065ffffffffffff8116155b80610ac757504265ffffffffffff821610155b15610b0d576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610a348282611730565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610b6c816116f0565b6109f0611789565b5f60075442108015610b8b57505060065460ff1690565b905090565b5f610b9a816116f0565b610a34826117e8565b5f610bad816116f0565b610a3482611867565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600d60205260408120548015610bf357610bee6201518082612c97565b610bf5565b5f5b9392505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610c26816116f0565b6109f06118d6565b5f6060805f5f5f6060610c3f6119a7565b610c476119d4565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f610c976009611a01565b610b8b90612710612caa565b5f610b8b60025473ffffffffffffffffffffffffffffffffffffffff1690565b5f80610cd86005670de0b6b3a7640000612cbd565b6040517f4d00b4bf00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85811660048301526064917f000000000000000000000000000000000000000000000000000000000000000090911690634d00b4bf90602401602060405180830381865afa158015610d67573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d8b9190612cd4565b610d959190612cbd565b610d9f9190612d18565b73ffffffffffffffffffffffffffffffffffffffff84165f908152600c6020526040902054909150610bf59082612caa565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610e1357504265ffffffffffff821610155b610e1e575f5f610e43565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600b60205260408120610e7890611a01565b6109d8906101f4612caa565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610ec557504265ffffffffffff8216105b610ef7576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610f1b565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610f75576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610b04565b6109f0611a4f565b5f610f886008611a01565b610b8b906207a120612caa565b81610fcc576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a348282611b40565b5f610fe0816116f0565b6109f0611b64565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929611012816116f0565b61101a611b6e565b611022611ba3565b73ffffffffffffffffffffffffffffffffffffffff821661106f576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f838152600e602052604090205460ff16156110ba576040517f4a76cd7600000000000000000000000000000000000000000000000000000000815260048101849052602401610b04565b73ffffffffffffffffffffffffffffffffffffffff82163b15611121576040517fc9cd32cd00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff83166004820152602401610b04565b5f61112b83610bb6565b90508042101561116a576040517fc1ab61a100000000000000000000000000000000000000000000000000000000815260048101829052602401610b04565b662386f26fc1000061117a61163c565b10156111bd57611188611be2565b6040517f8f2ffbec000000000000000000000000000000000000000000000000000000008152600401610b0491815260200190565b5f848152600e60209081526040808320805460ff1916600117905573ffffffffffffffffffffffffffffffffffffffff86168352600d909152902042905561120d600a662386f26fc10000611c08565b8273ffffffffffffffffffffffffffffffffffffffff16847f92e086c8faf8e6876d191cfcbfdd1e2216a246cd35bc1b5c3f0e14688f9b5458662386f26fc1000060405161125d91815260200190565b60405180910390a361127683662386f26fc10000611cb3565b5061127f611d58565b505050565b5f61128d611b6e565b611295611ba3565b8415806112ab57506112a8606486612d2b565b15155b156112e5576040517fd3c6c3ae00000000000000000000000000000000000000000000000000000000815260048101869052602401610b04565b83421115611322576040517f9e96b26f00000000000000000000000000000000000000000000000000000000815260048101859052602401610b04565b335f9081526005602052604090208054600181019091556113468682878787611d82565b5f61135033610e4b565b90508087111561139e5780611363611be2565b6040517f8c491be800000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b04565b6113a6610f7d565b9050808711156113f457806113b9611be2565b6040517f0103382e00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b04565b5f6114078861140233610cc3565b611edb565b90505f611414828a612caa565b905061141e610c8c565b92508281111561146c5782611431611be2565b6040517ffb8f994f00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b04565b335f908152600b60205260409020611484908a611c08565b61148f60088a611c08565b81156114b957335f908152600c6020526040812080548492906114b3908490612c97565b90915550505b80156114ca576114ca600982611c08565b60646114de8a670de0b6b3a7640000612cbd565b6114e89190612d18565b604080518b81526020810183905290810186905290955033907fe8e327a81bf019d3af2e7baa0c6f3dcb5231127e9a5f3448d9819d7faef21f9d9060600160405180910390a260408051306020808301919091523382840152600887901c60608084019190915283518084039091018152608090920190925280519101207f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063e9aae07e9060ff191660ff8716176040517fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1681526004810191909152336024820152604481018c90526064015f604051808303815f87803b158015611608575f5ffd5b505af115801561161a573d5f5f3e3d5ffd5b505050506116283386611cb3565b50505050611634611d58565b949350505050565b5f611647600a611a01565b610b8b9068056bc75e2d63100000612caa565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806109d857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146109d8565b6109f08133611eea565b6117045f5f611f6f565b565b5f82815260208190526040902060010154611720816116f0565b61172a83836120c8565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8116331461177f576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61127f8282612186565b6117916121e7565b6006805460ff191690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b5f6117f1610e84565b6117fa42612225565b6118049190612d3e565b90506118108282612274565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6118718261230f565b61187a42612225565b6118849190612d3e565b90506118908282611f6f565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b6118de612351565b6007544210156118ea57565b5f6007545f1461190a576203f4806007546119059190612c97565b61190c565b5f5b90508042101561194b576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610b04565b61195862093a8042612c97565b60078190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb9061198c6203f48082612c97565b6040805192835260208301919091520160405180910390a150565b6060610b8b7f0000000000000000000000000000000000000000000000000000000000000000600361238e565b6060610b8b7f0000000000000000000000000000000000000000000000000000000000000000600461238e565b5f611a0f6201518042612d18565b825463ffffffff1614611a22575f611a3b565b815464010000000090046bffffffffffffffffffffffff165b6bffffffffffffffffffffffff1692915050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff16801580611a9f57504265ffffffffffff821610155b15611ae0576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610b04565b611b085f611b0360025473ffffffffffffffffffffffffffffffffffffffff1690565b612186565b50611b135f836120c8565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f82815260208190526040902060010154611b5a816116f0565b61172a8383612186565b6117045f5f612274565b611b76612437565b61170460017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612490565b611bab610b74565b15611704576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f611bf06201518042612d18565b611bfb906001612c97565b610b8b9062015180612cbd565b5f81611c1384611a01565b611c1d9190612c97565b9050611c34611c2f6201518042612d18565b612497565b83547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff000000001663ffffffff91909116178355611c6d816124e0565b83546bffffffffffffffffffffffff91909116640100000000027fffffffffffffffffffffffffffffffff000000000000000000000000ffffffff909116179092555050565b80471015611cf6576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610b04565b611d0f828260405180602001604052805f815250612531565b15611d18575050565b3d15611d2657610a34612546565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6117045f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611b9d565b604080517ff313026ec76627f900ff0bcb491a3f635f00c28216d03804450b76129216c1cc60208201523391810191909152606081018690526080810185905260a081018490525f90611ded9060c00160405160208183030381529060405280519060200120612551565b90505f5f611e308386868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061259892505050565b5090925090505f816003811115611e4957611e49612d5c565b141580611e9a575073ffffffffffffffffffffffffffffffffffffffff82165f9081527f158ce6b8b15b31f27d2e55fc663f1cad7f7703488e44e0532708385221a66770602052604090205460ff16155b15611ed1576040517fddafbaef00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5050505050505050565b5f828218828410028218610bf5565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff16610a34576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260248101839052604401610b04565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612043574265ffffffffffff8216101561201a576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612043565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f8261217c575f6120ee60025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff161461213b576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b610bf583836125e1565b5f821580156121af575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b156121dd57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610bf583836126bc565b6121ef610b74565b611704576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff821115612270576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610b04565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff88161717909355900416801561127f576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f612319610e84565b90508065ffffffffffff168365ffffffffffff161161233c57610bee8382612d89565b610bf565ffffffffffff841662069780611edb565b612359611ba3565b6006805460ff191660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586117be3390565b606060ff83146123a8576123a183612757565b90506109d8565b8180546123b490612da7565b80601f01602080910402602001604051908101604052809291908181526020018280546123e090612da7565b801561242b5780601f106124025761010080835404028352916020019161242b565b820191905f5260205f20905b81548152906001019060200180831161240e57829003601f168201915b505050505090506109d8565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611704576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f63ffffffff821115612270576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610b04565b5f6bffffffffffffffffffffffff821115612270576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610b04565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f6109d861255d612794565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f83516041036125cf576020840151604085015160608601515f1a6125c1888285856128ca565b9550955095505050506125da565b505081515f91506002905b9250925092565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff166126b5575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff861684529091529020805460ff191660011790556126533390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016109d8565b505f6109d8565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16156126b5575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016109d8565b60605f612763836129bd565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f3073ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161480156127f957507f000000000000000000000000000000000000000000000000000000000000000046145b1561282357507f000000000000000000000000000000000000000000000000000000000000000090565b610b8b604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561290357505f915060039050826129b3565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612954573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff81166129aa57505f9250600191508290506129b3565b92505f91508190505b9450945094915050565b5f60ff8216601f8111156109d8576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215612a0d575f5ffd5b5035919050565b5f60208284031215612a24575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610bf5575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff81168114612a76575f5ffd5b919050565b5f5f60408385031215612a8c575f5ffd5b82359150612a9c60208401612a53565b90509250929050565b5f60208284031215612ab5575f5ffd5b610bf582612a53565b5f60208284031215612ace575f5ffd5b813565ffffffffffff81168114610bf5575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f612b6960e0830189612ae3565b8281036040840152612b7b8189612ae3565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612bdd578351835260209384019390920191600101612bbf565b50909b9a5050505050505050505050565b5f5f5f5f60608587031215612c01575f5ffd5b8435935060208501359250604085013567ffffffffffffffff811115612c25575f5ffd5b8501601f81018713612c35575f5ffd5b803567ffffffffffffffff811115612c4b575f5ffd5b876020828401011115612c5c575f5ffd5b949793965060200194505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156109d8576109d8612c6a565b818103818111156109d8576109d8612c6a565b80820281158282048414176109d8576109d8612c6a565b5f60208284031215612ce4575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82612d2657612d26612ceb565b500490565b5f82612d3957612d39612ceb565b500690565b65ffffffffffff81811683821601908111156109d8576109d8612c6a565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b65ffffffffffff82811682821603908111156109d8576109d8612c6a565b600181811c90821680612dbb57607f821691505b602082108103612df2577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b5091905056';
