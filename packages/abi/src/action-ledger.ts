// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract ActionLedger. */
export const actionLedgerAbi = [
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
        "name": "curator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "catalogue",
        "type": "tuple[]",
        "internalType": "struct IActionLedger.CatalogueEntry[]",
        "components": [
          {
            "name": "actionKey",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "actionType",
            "type": "tuple",
            "internalType": "struct IActionLedger.ActionType",
            "components": [
              {
                "name": "points",
                "type": "uint32",
                "internalType": "uint32"
              },
              {
                "name": "cooldown",
                "type": "uint32",
                "internalType": "uint32"
              },
              {
                "name": "dailyCap",
                "type": "uint16",
                "internalType": "uint16"
              },
              {
                "name": "lifetimeCap",
                "type": "uint16",
                "internalType": "uint16"
              },
              {
                "name": "source",
                "type": "uint8",
                "internalType": "enum IActionLedger.Source"
              },
              {
                "name": "active",
                "type": "bool",
                "internalType": "bool"
              }
            ]
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
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
    "name": "BROWSER_POINTS_PER_DAY",
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
    "name": "MAX_ACTION_AGE",
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
    "name": "SPENDER_ROLE",
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
    "name": "acceptDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "actionKeys",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes32[]",
        "internalType": "bytes32[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "actionOf",
    "inputs": [
      {
        "name": "actionId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IActionLedger.Action",
        "components": [
          {
            "name": "account",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "actionKey",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "points",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "occurredAt",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "revoked",
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
    "name": "actionTypeOf",
    "inputs": [
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IActionLedger.ActionType",
        "components": [
          {
            "name": "points",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "cooldown",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "dailyCap",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "lifetimeCap",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "source",
            "type": "uint8",
            "internalType": "enum IActionLedger.Source"
          },
          {
            "name": "active",
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
    "name": "allowance",
    "inputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "",
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
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "approve",
    "inputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "balanceOf",
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
    "name": "browserPointsOf",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "day",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "debtOf",
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
    "name": "decimals",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint8",
        "internalType": "uint8"
      }
    ],
    "stateMutability": "pure"
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
    "name": "earnedOf",
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
    "name": "isSpendRecorded",
    "inputs": [
      {
        "name": "spendId",
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
    "name": "name",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "pure"
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
    "name": "record",
    "inputs": [
      {
        "name": "actionId",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "userHash",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "occurredAt",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "recordedActions",
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
    "name": "revoke",
    "inputs": [
      {
        "name": "actionId",
        "type": "bytes32",
        "internalType": "bytes32"
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
    "name": "setActionType",
    "inputs": [
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "actionType",
        "type": "tuple",
        "internalType": "struct IActionLedger.ActionType",
        "components": [
          {
            "name": "points",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "cooldown",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "dailyCap",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "lifetimeCap",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "source",
            "type": "uint8",
            "internalType": "enum IActionLedger.Source"
          },
          {
            "name": "active",
            "type": "bool",
            "internalType": "bool"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "spend",
    "inputs": [
      {
        "name": "spendId",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "points",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "spentOf",
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
    "name": "symbol",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "totalEarned",
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
    "name": "totalSupply",
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
    "name": "transfer",
    "inputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "transferFrom",
    "inputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "usageOf",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IActionLedger.ActionUsage",
        "components": [
          {
            "name": "lastOccurredAt",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "countOnLastDay",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "lifetimeCount",
            "type": "uint32",
            "internalType": "uint32"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "ActionRecorded",
    "inputs": [
      {
        "name": "actionId",
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
        "name": "actionKey",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "userHash",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      },
      {
        "name": "points",
        "type": "uint32",
        "indexed": false,
        "internalType": "uint32"
      },
      {
        "name": "occurredAt",
        "type": "uint64",
        "indexed": false,
        "internalType": "uint64"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ActionRevoked",
    "inputs": [
      {
        "name": "actionId",
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
        "name": "points",
        "type": "uint32",
        "indexed": false,
        "internalType": "uint32"
      },
      {
        "name": "debt",
        "type": "uint32",
        "indexed": false,
        "internalType": "uint32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ActionTypeSet",
    "inputs": [
      {
        "name": "actionKey",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "actionType",
        "type": "tuple",
        "indexed": false,
        "internalType": "struct IActionLedger.ActionType",
        "components": [
          {
            "name": "points",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "cooldown",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "dailyCap",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "lifetimeCap",
            "type": "uint16",
            "internalType": "uint16"
          },
          {
            "name": "source",
            "type": "uint8",
            "internalType": "enum IActionLedger.Source"
          },
          {
            "name": "active",
            "type": "bool",
            "internalType": "bool"
          }
        ]
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Approval",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "spender",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "value",
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
    "name": "PointsSpent",
    "inputs": [
      {
        "name": "spendId",
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
        "name": "spender",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "points",
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
    "name": "Transfer",
    "inputs": [
      {
        "name": "from",
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
        "name": "value",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
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
    "name": "ActionAlreadyRecorded",
    "inputs": [
      {
        "name": "actionId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "ActionAlreadyRevoked",
    "inputs": [
      {
        "name": "actionId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "ActionTypeInactive",
    "inputs": [
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "BrowserCapReached",
    "inputs": [
      {
        "name": "nextAt",
        "type": "uint64",
        "internalType": "uint64"
      }
    ]
  },
  {
    "type": "error",
    "name": "CooldownActive",
    "inputs": [
      {
        "name": "nextAt",
        "type": "uint64",
        "internalType": "uint64"
      }
    ]
  },
  {
    "type": "error",
    "name": "DailyCapReached",
    "inputs": [
      {
        "name": "nextAt",
        "type": "uint64",
        "internalType": "uint64"
      }
    ]
  },
  {
    "type": "error",
    "name": "InsufficientPoints",
    "inputs": [
      {
        "name": "available",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "required",
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
    "name": "InvalidActionType",
    "inputs": [
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "LifetimeCapReached",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NonTransferable",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OccurredInFuture",
    "inputs": [
      {
        "name": "occurredAt",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "blockTime",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "OccurredTooLongAgo",
    "inputs": [
      {
        "name": "occurredAt",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "earliest",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "OutOfOrder",
    "inputs": [
      {
        "name": "lastOccurredAt",
        "type": "uint64",
        "internalType": "uint64"
      }
    ]
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
    "name": "SpendAlreadyRecorded",
    "inputs": [
      {
        "name": "spendId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnknownAction",
    "inputs": [
      {
        "name": "actionId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnknownActionType",
    "inputs": [
      {
        "name": "actionKey",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  }
] as const;

/** Creation code of the contract ActionLedger, without constructor arguments. */
export const actionLedgerBytecode: `0x${string}` =
  '0x608060405234801561000f575f5ffd5b5060405161437538038061437583398101604081905261002e91610634565b6202a300846001600160a01b03811661006157604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff85160217905561008a5f82610184565b5050506001600160a01b03831615806100aa57506001600160a01b038216155b156100c857604051630da30f6560e31b815260040160405180910390fd5b6100f27fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e484610184565b5061011d7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1083610184565b505f5b815181101561017a5761017282828151811061013e5761013e6107be565b60200260200101515f015183838151811061015b5761015b6107be565b6020026020010151602001516101f360201b60201c565b600101610120565b5050505050610865565b5f826101e0575f61019d6002546001600160a01b031690565b6001600160a01b0316146101c457604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101ea838361048e565b90505b92915050565b8115806102055750805163ffffffff16155b15610226576040516371aa6c5f60e11b815260048101839052602401610058565b5f8160800151600281111561023d5761023d6107d2565b1480156102545750610190815f015163ffffffff16115b15610275576040516371aa6c5f60e11b815260048101839052602401610058565b5f82815260036020526040812054600160701b900461ffff16908190036102d657600480546001810182555f8290527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b01849055546102d390610535565b90505b6040518060e00160405280835f015163ffffffff168152602001836020015163ffffffff168152602001836040015161ffff168152602001836060015161ffff16815260200183608001516002811115610332576103326107d2565b815260a0840151151560208083019190915261ffff8085166040938401525f87815260038352839020845181549386015194860151606087015184166a01000000000000000000000261ffff60501b199190941668010000000000000000021663ffffffff60401b1963ffffffff968716640100000000026001600160401b0319909616969092169590951793909317929092169290921791909117808255608083015190829060ff60601b19166c01000000000000000000000000836002811115610400576104006107d2565b021790555060a0820151815460c09093015161ffff16600160701b0261ffff60701b199115156d0100000000000000000000000000029190911662ffffff60681b199093169290921791909117905560405183907f381617a7d1517f0823d677597b1069d5e6f1c5dedfde5bea7c36a28d3ad12c64906104819085906107e6565b60405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1661052e575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104e63390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101ed565b505f6101ed565b5f61ffff821115610563576040516306dfcc6560e41b81526010600482015260248101839052604401610058565b5090565b80516001600160a01b038116811461057d575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b604080519081016001600160401b03811182821017156105b8576105b8610582565b60405290565b60405160c081016001600160401b03811182821017156105b8576105b8610582565b604051601f8201601f191681016001600160401b038111828210171561060857610608610582565b604052919050565b805163ffffffff8116811461057d575f5ffd5b805161ffff8116811461057d575f5ffd5b5f5f5f5f60808587031215610647575f5ffd5b61065085610567565b935061065e60208601610567565b925061066c60408601610567565b60608601519092506001600160401b03811115610687575f5ffd5b8501601f81018713610697575f5ffd5b80516001600160401b038111156106b0576106b0610582565b6106bf60208260051b016105e0565b80828252602082019150602060e084028501019250898311156106e0575f5ffd5b6020840193505b828410156107b057838a0360e08112156106ff575f5ffd5b610707610596565b8551815260c0601f198301121561071c575f5ffd5b6107246105be565b915061073260208701610610565b825261074060408701610610565b602083015261075160608701610623565b604083015261076260808701610623565b606083015260a086015160038110610778575f5ffd5b608083015260c0860151801515811461078f575f5ffd5b60a0830152602081810192909252835260e0949094019391909101906106e7565b969995985093965050505050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b5f60c08201905063ffffffff835116825263ffffffff602084015116602083015261ffff604084015116604083015261ffff606084015116606083015260808301516003811061084457634e487b7160e01b5f52602160045260245ffd5b8060808401525060a083015161085e60a084018215159052565b5092915050565b613b03806108725f395ff3fe608060405234801561000f575f5ffd5b5060043610610304575f3560e01c80637346e8211161019d578063c9170ac5116100e8578063d547741f11610093578063e9aae07e1161006e578063e9aae07e146108bd578063f666f3c6146108d0578063fb430bb7146108e3575f5ffd5b8063d547741f1461088d578063d602b9fd146108a0578063dd62ed3e146108a8575f5ffd5b8063cf6eefb7116100c3578063cf6eefb71461080d578063d283e75f1461084c578063d31822d41461085f575f5ffd5b8063c9170ac5146107f3578063cc8463c8146107fd578063cefc142914610805575f5ffd5b8063a1eda53c11610148578063a9059cbb11610123578063a9059cbb1461038e578063ad29cbd9146107c0578063b75c7dc6146107e0575f5ffd5b8063a1eda53c1461077f578063a217fddf146107a6578063a65b39cc146107ad575f5ffd5b80638ea91f7a116101785780638ea91f7a146106d257806391d148541461071057806395d89b4114610746575f5ffd5b80637346e8211461063657806384ef8ffc146106a55780638da5cb5b146106ca575f5ffd5b8063317ff7971161025d578063649a5ec7116102085780636dfa8d99116101e35780636dfa8d99146105d657806370a08231146105fc57806372c16a241461060f575f5ffd5b8063649a5ec7146105a5578063669aae61146105b85780636d6f99c5146105cd575f5ffd5b80634a2cfb54116102385780634a2cfb5414610544578063627236441461056b578063634e93da14610592575f5ffd5b8063317ff797146104ec57806336568abe146104ff5780633ba1356c14610512575f5ffd5b8063105ea6f0116102bd578063248a9ca311610298578063248a9ca3146104a95780632f2ff15d146104cb578063313ce567146104de575f5ffd5b8063105ea6f0146103ab57806318160ddd1461047b57806323b872dd1461049b575f5ffd5b806306fdde03116102ed57806306fdde031461034c578063095ea7b31461038e5780630aa6220b146103a1575f5ffd5b806301ffc9a714610308578063022d63fb14610330575b5f5ffd5b61031b61031636600461333c565b610905565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610327565b60408051808201909152600d81527f456e6572677920506f696e74730000000000000000000000000000000000000060208201525b604051610327919061337b565b61031b61039c3660046133e9565b610960565b6103a9610993565b005b6104416103b93660046133e9565b60408051606080820183525f80835260208084018290529284018190526001600160a01b039590951685526007825282852093855292815292819020815192830182525467ffffffffffffffff8116835263ffffffff6801000000000000000082048116948401949094526c0100000000000000000000000090049092169181019190915290565b60408051825167ffffffffffffffff16815260208084015163ffffffff908116918301919091529282015190921690820152606001610327565b6009546bffffffffffffffffffffffff165b604051908152602001610327565b61031b61039c366004613411565b61048d6104b736600461344b565b5f9081526020819052604090206001015490565b6103a96104d9366004613462565b6109a8565b6040515f8152602001610327565b6103a96104fa36600461348c565b6109ed565b6103a961050d366004613462565b610eae565b61048d6105203660046134e8565b6001600160a01b03165f9081526006602052604090205467ffffffffffffffff1690565b61048d7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b61048d7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b6103a96105a03660046134e8565b610f99565b6103a96105b3366004613501565b610fac565b6105c0610fbf565b6040516103279190613526565b61048d61019081565b6009546c0100000000000000000000000090046bffffffffffffffffffffffff1661048d565b61048d61060a3660046134e8565b611015565b61048d7f7434c6f201a551bfd17336985361933e0c4935b520dac8a49d937b325f7d5c0a81565b61064961064436600461344b565b611062565b60405161032791905f60a0820190506001600160a01b0383511682526020830151602083015263ffffffff604084015116604083015267ffffffffffffffff606084015116606083015260808301511515608083015292915050565b6002546001600160a01b03165b6040516001600160a01b039091168152602001610327565b6106b26111ee565b61048d6106e03660046134e8565b6001600160a01b03165f9081526006602052604090205468010000000000000000900467ffffffffffffffff1690565b61031b61071e366004613462565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b60408051808201909152600281527f45500000000000000000000000000000000000000000000000000000000000006020820152610381565b610787611206565b6040805165ffffffffffff938416815292909116602083015201610327565b61048d5f81565b61048d6107bb3660046133e9565b611280565b6107d36107ce36600461344b565b6112ec565b6040516103279190613595565b6103a96107ee36600461344b565b61146e565b61048d62093a8081565b6103356117f2565b6103a961188f565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610327565b61048d61085a3660046134e8565b6118de565b6009547801000000000000000000000000000000000000000000000000900467ffffffffffffffff1661048d565b6103a961089b366004613462565b611919565b6103a961195a565b61048d6108b636600461362d565b5f92915050565b6103a96108cb366004613655565b61196c565b6103a96108de366004613677565b611bf2565b61031b6108f136600461344b565b5f9081526008602052604090205460ff1690565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f3149878600000000000000000000000000000000000000000000000000000000148061095a575061095a82611c39565b92915050565b5f6040517f9cbe235700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61099d81611ccf565b6109a5611cd9565b50565b816109df576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109e98282611ce5565b5050565b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e4610a1781611ccf565b6001600160a01b038516610a57576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f868152600560205260409020546001600160a01b031615610aad576040517fe7020fb6000000000000000000000000000000000000000000000000000000008152600481018790526024015b60405180910390fd5b5f838152600360209081526040808320815160e081018352815463ffffffff80821683526401000000008204169482019490945261ffff6801000000000000000085048116938201939093526a0100000000000000000000840490921660608301529091608083019060ff6c01000000000000000000000000909104166002811115610b3b57610b3b613568565b6002811115610b4c57610b4c613568565b8152905460ff6d01000000000000000000000000008204161515602083015261ffff6e010000000000000000000000000000909104811660409092019190915260c0820151919250165f03610bd0576040517ff17c1d4600000000000000000000000000000000000000000000000000000000815260048101859052602401610aa4565b8060a00151610c0e576040517f1c3ef73e00000000000000000000000000000000000000000000000000000000815260048101859052602401610aa4565b610c1783611d0f565b610c2386858386611dd5565b6040805160a0810182526001600160a01b0388168152825163ffffffff166020820152908101610c5c67ffffffffffffffff8616612154565b64ffffffffff908116825260c084015161ffff9081166020808501919091525f60409485018190528c815260058252848120865181549388015196880151606089015160809099015115157f0100000000000000000000000000000000000000000000000000000000000000027effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff999096167d010000000000000000000000000000000000000000000000000000000000027fff0000ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff91909716780100000000000000000000000000000000000000000000000002167fff00000000000000ffffffffffffffffffffffffffffffffffffffffffffffff63ffffffff90981674010000000000000000000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009095166001600160a01b03909216919091179390931795909516919091179290921793909316929092179055610de68783866121a2565b82516040805189815263ffffffff909216602083015267ffffffffffffffff8716828201525191925086916001600160a01b038a16918b917f1b7418f4bee31744b9a6f48aba846f12d6833daf66724e71b56cb3447a051d1b9181900360600190a467ffffffffffffffff811615610ea45760405167ffffffffffffffff821681526001600160a01b038816905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef906020015b60405180910390a35b5050505050505050565b81158015610ec957506002546001600160a01b038281169116145b15610f8f576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610f10575065ffffffffffff8116155b80610f2357504265ffffffffffff821610155b15610f64576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610aa4565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6109e98282612627565b5f610fa381611ccf565b6109e982612673565b5f610fb681611ccf565b6109e9826126e5565b6060600480548060200260200160405190810160405280929190818152602001828054801561100b57602002820191905f5260205f20905b815481526020019060010190808311610ff7575b5050505050905090565b6001600160a01b0381165f90815260066020526040812080546110519067ffffffffffffffff8082169168010000000000000000900416612754565b67ffffffffffffffff169392505050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091525f82815260056020908152604091829020825160a0808201855291546001600160a01b03808216835274010000000000000000000000000000000000000000820463ffffffff16838601527801000000000000000000000000000000000000000000000000820464ffffffffff16838701527d010000000000000000000000000000000000000000000000000000000000820461ffff908116606085019081527f010000000000000000000000000000000000000000000000000000000000000090930460ff161515608085015286519485019096528251168352519093919283019116156111aa5760046001846060015161118891906136f7565b61ffff168154811061119c5761119c613711565b905f5260205f2001546111ac565b5f5b8152602001826020015163ffffffff168152602001826040015164ffffffffff1667ffffffffffffffff16815260200182608001511515815250915050919050565b5f6112016002546001600160a01b031690565b905090565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561124857504265ffffffffffff821610155b611253575f5f611278565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6001600160a01b0382165f90815260066020526040812080546112e4907401000000000000000000000000000000000000000081046bffffffffffffffffffffffff1690700100000000000000000000000000000000900463ffffffff1685612787565b949350505050565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a08101919091525f828152600360209081526040808320815160e081018352815463ffffffff80821683526401000000008204169482019490945261ffff6801000000000000000085048116938201939093526a0100000000000000000000840490921660608301529091608083019060ff6c010000000000000000000000009091041660028111156113ab576113ab613568565b60028111156113bc576113bc613568565b8152905460ff6d0100000000000000000000000000820416151560208084019190915261ffff6e0100000000000000000000000000009092048216604093840152825160c081018452845163ffffffff90811682528583015116918101919091528383015182169281019290925260608084015190911690820152608080830151929350909190820190600281111561145757611457613568565b81526020018260a001511515815250915050919050565b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e461149881611ccf565b5f82815260056020526040902080546001600160a01b0316806114ea576040517f8f5bf97e00000000000000000000000000000000000000000000000000000000815260048101859052602401610aa4565b81547f0100000000000000000000000000000000000000000000000000000000000000900460ff161561154c576040517f1d87566d00000000000000000000000000000000000000000000000000000000815260048101859052602401610aa4565b81547f01000000000000000000000000000000000000000000000000000000000000007effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff909116178083556001600160a01b0382165f90815260066020526040812080547401000000000000000000000000000000000000000090930463ffffffff16929091906115f59067ffffffffffffffff8082169168010000000000000000900416612754565b90505f8363ffffffff168267ffffffffffffffff161061161b578363ffffffff1661161d565b815b835490915063ffffffff85169084905f9061164390849067ffffffffffffffff1661373e565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055508067ffffffffffffffff1660095f015f8282829054906101000a90046bffffffffffffffffffffffff1661169d919061375e565b92506101000a8154816bffffffffffffffffffffffff02191690836bffffffffffffffffffffffff1602179055508363ffffffff1660095f01600c8282829054906101000a90046bffffffffffffffffffffffff166116fc919061375e565b92506101000a8154816bffffffffffffffffffffffff02191690836bffffffffffffffffffffffff160217905550846001600160a01b0316887f34d61b4ea3fff465295a71b80149dab320c21ff89d867b99f3e6b1abff53a48d8661177b858963ffffffff1661176c919061373e565b67ffffffffffffffff166127d1565b6040805163ffffffff93841681529290911660208301520160405180910390a367ffffffffffffffff811615610ea45760405167ffffffffffffffff821681525f906001600160a01b038716907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef90602001610e9b565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561183357504265ffffffffffff8216105b611865576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16611889565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b03163381146118d6576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610aa4565b6109a561281a565b6001600160a01b0381165f90815260066020526040812080546110519067ffffffffffffffff68010000000000000000820481169116612754565b81611950576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109e982826128f1565b5f61196481611ccf565b6109a5612915565b7f7434c6f201a551bfd17336985361933e0c4935b520dac8a49d937b325f7d5c0a61199681611ccf565b5f8481526008602052604090205460ff16156119e1576040517f571a794000000000000000000000000000000000000000000000000000000000815260048101859052602401610aa4565b6001600160a01b0383165f9081526006602052604081208054909190611a209067ffffffffffffffff8082169168010000000000000000900416612754565b9050838167ffffffffffffffff161015611a79576040517f8059c74700000000000000000000000000000000000000000000000000000000815267ffffffffffffffff8216600482015260248101859052604401610aa4565b5f86815260086020526040902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055611ab88461291f565b82548390600890611ae090849068010000000000000000900467ffffffffffffffff16613782565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff160217905550611b0f8461296e565b600980545f90611b2e9084906bffffffffffffffffffffffff1661375e565b92506101000a8154816bffffffffffffffffffffffff02191690836bffffffffffffffffffffffff160217905550336001600160a01b0316856001600160a01b0316877f6df2ee59a24d3159bb3aa066fa9a4fec68d76411a9df3096ec6bd01d7d5a063887604051611ba291815260200190565b60405180910390a46040518481525f906001600160a01b038716907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a3505050505050565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10611c1c81611ccf565b611c3483611c2f368590038501856137e3565b6129bf565b505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061095a57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff0000000000000000000000000000000000000000000000000000000083161461095a565b6109a58133612d3a565b611ce35f5f612da5565b565b5f82815260208190526040902060010154611cff81611ccf565b611d098383612ef1565b50505050565b428167ffffffffffffffff161115611d65576040517f461d396b00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152426024820152604401610aa4565b62093a80611d7d67ffffffffffffffff8316426138a7565b11156109a55780611d9162093a80426138a7565b6040517f4d063f5200000000000000000000000000000000000000000000000000000000815267ffffffffffffffff90921660048301526024820152604401610aa4565b6001600160a01b0384165f90815260076020908152604080832086845282528083208151606081018352905467ffffffffffffffff8116825263ffffffff6801000000000000000082048116948301949094526c0100000000000000000000000090049092169082015290611e4d62015180846138ba565b60608501519091505f9061ffff1615801590611e7b5750846060015161ffff16836040015163ffffffff1610155b15611eb2576040517f5537755e00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604083015163ffffffff1615611fcd57825f015167ffffffffffffffff168467ffffffffffffffff161015611f225782516040517f044d487200000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610aa4565b5f856020015163ffffffff16845f0151611f3c9190613782565b90508067ffffffffffffffff168567ffffffffffffffff161015611f98576040517f15f3b7ab00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152602401610aa4565b835167ffffffffffffffff841690611fb49062015180906138ba565b67ffffffffffffffff1603611fcb57836020015191505b505b5f856040015161ffff16118015611ff25750846040015161ffff168163ffffffff1610155b1561204e57612002826001613782565b61200f906201518061390e565b6040517f6f6473f100000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610aa4565b60405180606001604052808567ffffffffffffffff1681526020018260016120769190613931565b63ffffffff168152602001846040015160016120929190613931565b63ffffffff9081169091526001600160a01b039098165f90815260076020908152604080832099835298815290889020825181549284015193909901518a166c01000000000000000000000000027fffffffffffffffffffffffffffffffff00000000ffffffffffffffffffffffff93909a1668010000000000000000027fffffffffffffffffffffffffffffffffffffffff00000000000000000000000090921667ffffffffffffffff909916989098171716969096179094555050505050565b5f64ffffffffff82111561219e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610aa4565b5090565b6001600160a01b0383165f9081526006602090815260408083208151608081018352905467ffffffffffffffff80821683526801000000000000000082041693820193909352700100000000000000000000000000000000830463ffffffff1691810191909152740100000000000000000000000000000000000000009091046bffffffffffffffffffffffff166060820152818460800151600281111561224c5761224c613568565b03612380575f61225f62015180856138ba565b90505f855f015163ffffffff1661229d84606001516bffffffffffffffffffffffff16856040015163ffffffff168567ffffffffffffffff16612787565b6122a7919061394d565b905061019081111561230a576122be826001613782565b6122cb906201518061390e565b6040517fe2b3a9bf00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610aa4565b5f5f61234785606001516bffffffffffffffffffffffff16866040015163ffffffff168667ffffffffffffffff168b5f015163ffffffff16612f88565b915091506123548261296e565b6bffffffffffffffffffffffff166060860152612370816127d1565b63ffffffff166040860152505050505b5f612392825f01518360200151612754565b8551835191925063ffffffff169083906123ad908390613782565b67ffffffffffffffff9081169091526001600160a01b038089165f9081526006602090815260409182902087518154928901519389015160608a01516bffffffffffffffffffffffff16740100000000000000000000000000000000000000000263ffffffff909116700100000000000000000000000000000000029095166fffffffffffffffffffffffffffffffff85881668010000000000000000027fffffffffffffffffffffffffffffffff0000000000000000000000000000000090951697831697909717939093179590951691909117929092179091558392506124969190612754565b6124a0919061373e565b604080516060810182526009546bffffffffffffffffffffffff8082168084526c010000000000000000000000008304909116602084015267ffffffffffffffff780100000000000000000000000000000000000000000000000090920482169383019390935292955091851690829061251b908390613960565b6bffffffffffffffffffffffff16905250855160208201805163ffffffff90921691612548908390613960565b6bffffffffffffffffffffffff169052506040810180516001919061256e908390613782565b67ffffffffffffffff908116909152825160098054602086015160409096015190931678010000000000000000000000000000000000000000000000000277ffffffffffffffffffffffffffffffffffffffffffffffff6bffffffffffffffffffffffff9687166c01000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009095169690931695909517929092171692909217909155509195945050505050565b6001600160a01b0381163314612669576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611c348282613013565b5f61267c6117f2565b61268542613067565b61268f9190613984565b905061269b82826130b2565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6126ef82613140565b6126f842613067565b6127029190613984565b905061270e8282612da5565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f8167ffffffffffffffff168367ffffffffffffffff1611612776575f612780565b612780828461373e565b9392505050565b5f8282111561279757505f612780565b60016127a5600c6002613ac3565b6127af91906138a7565b6127b983856138a7565b6127c490600c613ace565b85901c1690509392505050565b5f63ffffffff82111561219e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610aa4565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061285d57504265ffffffffffff821610155b1561289e576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610aa4565b6128b95f6128b46002546001600160a01b031690565b613013565b506128c45f83612ef1565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526020819052604090206001015461290b81611ccf565b611d098383613013565b611ce35f5f6130b2565b5f67ffffffffffffffff82111561219e57604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610aa4565b5f6bffffffffffffffffffffffff82111561219e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610aa4565b8115806129d15750805163ffffffff16155b15612a0b576040517fe354d8be00000000000000000000000000000000000000000000000000000000815260048101839052602401610aa4565b5f81608001516002811115612a2257612a22613568565b148015612a395750610190815f015163ffffffff16115b15612a73576040517fe354d8be00000000000000000000000000000000000000000000000000000000815260048101839052602401610aa4565b5f828152600360205260408120546e010000000000000000000000000000900461ffff1690819003612adf57600480546001810182555f8290527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b0184905554612adc90613191565b90505b6040518060e00160405280835f015163ffffffff168152602001836020015163ffffffff168152602001836040015161ffff168152602001836060015161ffff16815260200183608001516002811115612b3b57612b3b613568565b815260a0840151151560208083019190915261ffff8085166040938401525f87815260038352839020845181549386015194860151606087015184166a0100000000000000000000027fffffffffffffffffffffffffffffffffffffffff0000ffffffffffffffffffff919094166801000000000000000002167fffffffffffffffffffffffffffffffffffffffff00000000ffffffffffffffff63ffffffff968716640100000000027fffffffffffffffffffffffffffffffffffffffffffffffff000000000000000090961696909216959095179390931792909216929092179190911780825560808301519082907fffffffffffffffffffffffffffffffffffffff00ffffffffffffffffffffffff166c01000000000000000000000000836002811115612c6e57612c6e613568565b021790555060a0820151815460c09093015161ffff166e010000000000000000000000000000027fffffffffffffffffffffffffffffffff0000ffffffffffffffffffffffffffff9115156d010000000000000000000000000002919091167fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffffff9093169290921791909117905560405183907f381617a7d1517f0823d677597b1069d5e6f1c5dedfde5bea7c36a28d3ad12c6490612d2d908590613595565b60405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff166109e9576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610aa4565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612e79574265ffffffffffff82161015612e50576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612e79565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f82612f7e575f612f0a6002546001600160a01b031690565b6001600160a01b031614612f4a576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b61278083836131d8565b5f5f84841115612fe7575f612f9d86866138a7565b905060088110612fad575f612fe0565b6001612fbb6008600c613ace565b612fc6906002613ac3565b612fd091906138a7565b612fdb82600c613ace565b88901b165b9650849550505b612ff184866138a7565b612ffc90600c613ace565b6130099084901b8761394d565b9694955050505050565b5f8215801561302f57506002546001600160a01b038381169116145b1561305d57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b612780838361329d565b5f65ffffffffffff82111561219e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610aa4565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015611c34576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f61314a6117f2565b90508065ffffffffffff168365ffffffffffff16116131725761316d8382613ae5565b612780565b61278065ffffffffffff8416620697805f828218828410028218612780565b5f61ffff82111561219e576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526010600482015260248101839052604401610aa4565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16613296575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905561324e3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161095a565b505f61095a565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615613296575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a450600161095a565b5f6020828403121561334c575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114612780575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b80356001600160a01b03811681146133e4575f5ffd5b919050565b5f5f604083850312156133fa575f5ffd5b613403836133ce565b946020939093013593505050565b5f5f5f60608486031215613423575f5ffd5b61342c846133ce565b925061343a602085016133ce565b929592945050506040919091013590565b5f6020828403121561345b575f5ffd5b5035919050565b5f5f60408385031215613473575f5ffd5b82359150613483602084016133ce565b90509250929050565b5f5f5f5f5f60a086880312156134a0575f5ffd5b853594506134b0602087016133ce565b93506040860135925060608601359150608086013567ffffffffffffffff811681146134da575f5ffd5b809150509295509295909350565b5f602082840312156134f8575f5ffd5b612780826133ce565b5f60208284031215613511575f5ffd5b813565ffffffffffff81168114612780575f5ffd5b602080825282518282018190525f918401906040840190835b8181101561355d57835183526020938401939092019160010161353f565b509095945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60c08201905063ffffffff835116825263ffffffff602084015116602083015261ffff604084015116604083015261ffff606084015116606083015260808301516003811061360c577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b8060808401525060a083015161362660a084018215159052565b5092915050565b5f5f6040838503121561363e575f5ffd5b613647836133ce565b9150613483602084016133ce565b5f5f5f60608486031215613667575f5ffd5b8335925061343a602085016133ce565b5f5f82840360e0811215613689575f5ffd5b8335925060c07fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0820112156136bc575f5ffd5b506020830190509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b61ffff828116828216039081111561095a5761095a6136ca565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b67ffffffffffffffff828116828216039081111561095a5761095a6136ca565b6bffffffffffffffffffffffff828116828216039081111561095a5761095a6136ca565b67ffffffffffffffff818116838216019081111561095a5761095a6136ca565b803563ffffffff811681146133e4575f5ffd5b803561ffff811681146133e4575f5ffd5b8035600381106133e4575f5ffd5b803580151581146133e4575f5ffd5b5f60c08284031280156137f4575f5ffd5b5060405160c0810167ffffffffffffffff8111828210171561383d577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604052613849836137a2565b8152613857602084016137a2565b6020820152613868604084016137b5565b6040820152613879606084016137b5565b606082015261388a608084016137c6565b608082015261389b60a084016137d4565b60a08201529392505050565b8181038181111561095a5761095a6136ca565b5f67ffffffffffffffff8316806138f8577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8067ffffffffffffffff84160491505092915050565b67ffffffffffffffff8181168382160290811690818114613626576136266136ca565b63ffffffff818116838216019081111561095a5761095a6136ca565b8082018082111561095a5761095a6136ca565b6bffffffffffffffffffffffff818116838216019081111561095a5761095a6136ca565b65ffffffffffff818116838216019081111561095a5761095a6136ca565b6001815b60018411156139dd578085048111156139c1576139c16136ca565b60018416156139cf57908102905b60019390931c9280026139a6565b935093915050565b5f826139f35750600161095a565b816139ff57505f61095a565b8160018114613a155760028114613a1f57613a3b565b600191505061095a565b60ff841115613a3057613a306136ca565b50506001821b61095a565b5060208310610133831016604e8410600b8410161715613a5e575081810a61095a565b613a897fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84846139a2565b807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff04821115613abb57613abb6136ca565b029392505050565b5f61278083836139e5565b808202811582820484141761095a5761095a6136ca565b65ffffffffffff828116828216039081111561095a5761095a6136ca56';
