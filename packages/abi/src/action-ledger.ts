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
    "name": "MAX_ACTION_POINTS",
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
    "name": "REVOCATIONS_PER_DAY",
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
    "name": "leftRevocations",
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
    "name": "RevocationLimitReached",
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
  '0x608060405234801561000f575f5ffd5b5060405161465a38038061465a83398101604081905261002e91610649565b6202a300846001600160a01b03811661006157604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff85160217905561008a5f82610184565b5050506001600160a01b03831615806100aa57506001600160a01b038216155b156100c857604051630da30f6560e31b815260040160405180910390fd5b6100f27fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e484610184565b5061011d7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1083610184565b505f5b815181101561017a5761017282828151811061013e5761013e6107d3565b60200260200101515f015183838151811061015b5761015b6107d3565b6020026020010151602001516101f360201b60201c565b600101610120565b505050505061087a565b5f826101e0575f61019d6002546001600160a01b031690565b6001600160a01b0316146101c457604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101ea83836104a3565b90505b92915050565b8115806102055750805163ffffffff16155b8061021a57506103e8815f015163ffffffff16115b1561023b576040516371aa6c5f60e11b815260048101839052602401610058565b5f81608001516002811115610252576102526107e7565b1480156102695750610190815f015163ffffffff16115b1561028a576040516371aa6c5f60e11b815260048101839052602401610058565b5f82815260036020526040812054600160701b900461ffff16908190036102eb57600480546001810182555f8290527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b01849055546102e89061054a565b90505b6040518060e00160405280835f015163ffffffff168152602001836020015163ffffffff168152602001836040015161ffff168152602001836060015161ffff16815260200183608001516002811115610347576103476107e7565b815260a0840151151560208083019190915261ffff8085166040938401525f87815260038352839020845181549386015194860151606087015184166a01000000000000000000000261ffff60501b199190941668010000000000000000021663ffffffff60401b1963ffffffff968716640100000000026001600160401b0319909616969092169590951793909317929092169290921791909117808255608083015190829060ff60601b19166c01000000000000000000000000836002811115610415576104156107e7565b021790555060a0820151815460c09093015161ffff16600160701b0261ffff60701b199115156d0100000000000000000000000000029190911662ffffff60681b199093169290921791909117905560405183907f381617a7d1517f0823d677597b1069d5e6f1c5dedfde5bea7c36a28d3ad12c64906104969085906107fb565b60405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610543575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104fb3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101ed565b505f6101ed565b5f61ffff821115610578576040516306dfcc6560e41b81526010600482015260248101839052604401610058565b5090565b80516001600160a01b0381168114610592575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b604080519081016001600160401b03811182821017156105cd576105cd610597565b60405290565b60405160c081016001600160401b03811182821017156105cd576105cd610597565b604051601f8201601f191681016001600160401b038111828210171561061d5761061d610597565b604052919050565b805163ffffffff81168114610592575f5ffd5b805161ffff81168114610592575f5ffd5b5f5f5f5f6080858703121561065c575f5ffd5b6106658561057c565b93506106736020860161057c565b92506106816040860161057c565b60608601519092506001600160401b0381111561069c575f5ffd5b8501601f810187136106ac575f5ffd5b80516001600160401b038111156106c5576106c5610597565b6106d460208260051b016105f5565b80828252602082019150602060e084028501019250898311156106f5575f5ffd5b6020840193505b828410156107c557838a0360e0811215610714575f5ffd5b61071c6105ab565b8551815260c0601f1983011215610731575f5ffd5b6107396105d3565b915061074760208701610625565b825261075560408701610625565b602083015261076660608701610638565b604083015261077760808701610638565b606083015260a08601516003811061078d575f5ffd5b608083015260c086015180151581146107a4575f5ffd5b60a0830152602081810192909252835260e0949094019391909101906106fc565b969995985093965050505050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52602160045260245ffd5b5f60c08201905063ffffffff835116825263ffffffff602084015116602083015261ffff604084015116604083015261ffff606084015116606083015260808301516003811061085957634e487b7160e01b5f52602160045260245ffd5b8060808401525060a083015161087360a084018215159052565b5092915050565b613dd3806108875f395ff3fe608060405234801561000f575f5ffd5b5060043610610325575f3560e01c80637346e821116101a8578063b75c7dc6116100f3578063d31822d41161009e578063dd62ed3e11610079578063dd62ed3e146108e6578063e9aae07e146108fb578063f666f3c61461090e578063fb430bb714610921575f5ffd5b8063d31822d41461089d578063d547741f146108cb578063d602b9fd146108de575f5ffd5b8063cefc1429116100ce578063cefc142914610843578063cf6eefb71461084b578063d283e75f1461088a575f5ffd5b8063b75c7dc61461081e578063c9170ac514610831578063cc8463c81461083b575f5ffd5b80639f3d4a7911610153578063a65b39cc1161012e578063a65b39cc146107eb578063a9059cbb146103af578063ad29cbd9146107fe575f5ffd5b80639f3d4a79146107b5578063a1eda53c146107bd578063a217fddf146107e4575f5ffd5b80638ea91f7a116101835780638ea91f7a1461070857806391d148541461074657806395d89b411461077c575f5ffd5b80637346e8211461066c57806384ef8ffc146106db5780638da5cb5b14610700575f5ffd5b8063313ce56711610273578063634e93da1161021e5780636d6f99c5116101f95780636d6f99c5146106035780636dfa8d991461060c57806370a082311461063257806372c16a2414610645575f5ffd5b8063634e93da146105c8578063649a5ec7146105db578063669aae61146105ee575f5ffd5b80633ba1356c1161024e5780633ba1356c146105485780634a2cfb541461057a57806362723644146105a1575f5ffd5b8063313ce56714610514578063317ff7971461052257806336568abe14610535575f5ffd5b8063105ea6f0116102d357806323b872dd116102ae57806323b872dd146104d1578063248a9ca3146104df5780632f2ff15d14610501575f5ffd5b8063105ea6f0146103e357806318160ddd146104b357806318c178df146104c9575f5ffd5b8063095ea7b311610303578063095ea7b3146103af5780630aa6220b146103c25780630eb7f9c1146103cc575f5ffd5b806301ffc9a714610329578063022d63fb1461035157806306fdde031461036d575b5f5ffd5b61033c6103373660046135bd565b610943565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610348565b60408051808201909152600d81527f456e6572677920506f696e74730000000000000000000000000000000000000060208201525b60405161034891906135fc565b61033c6103bd36600461366a565b61099e565b6103ca6109d1565b005b6103d56103e881565b604051908152602001610348565b6104796103f136600461366a565b60408051606080820183525f80835260208084018290529284018190526001600160a01b039590951685526007825282852093855292815292819020815192830182525467ffffffffffffffff8116835263ffffffff6801000000000000000082048116948401949094526c0100000000000000000000000090049092169181019190915290565b60408051825167ffffffffffffffff16815260208084015163ffffffff908116918301919091529282015190921690820152606001610348565b6009546bffffffffffffffffffffffff166103d5565b6103d56109e6565b61033c6103bd366004613692565b6103d56104ed3660046136cc565b5f9081526020819052604090206001015490565b6103ca61050f3660046136e3565b610a03565b6040515f8152602001610348565b6103ca61053036600461370d565b610a48565b6103ca6105433660046136e3565b610f09565b6103d5610556366004613769565b6001600160a01b03165f9081526006602052604090205467ffffffffffffffff1690565b6103d57f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103d57fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b6103ca6105d6366004613769565b610ff4565b6103ca6105e9366004613782565b611007565b6105f661101a565b60405161034891906137a7565b6103d561019081565b6009546c0100000000000000000000000090046bffffffffffffffffffffffff166103d5565b6103d5610640366004613769565b611070565b6103d57f7434c6f201a551bfd17336985361933e0c4935b520dac8a49d937b325f7d5c0a81565b61067f61067a3660046136cc565b6110bd565b60405161034891905f60a0820190506001600160a01b0383511682526020830151602083015263ffffffff604084015116604083015267ffffffffffffffff606084015116606083015260808301511515608083015292915050565b6002546001600160a01b03165b6040516001600160a01b039091168152602001610348565b6106e8611249565b6103d5610716366004613769565b6001600160a01b03165f9081526006602052604090205468010000000000000000900467ffffffffffffffff1690565b61033c6107543660046136e3565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b60408051808201909152600281527f455000000000000000000000000000000000000000000000000000000000000060208201526103a2565b6103d560c881565b6107c561125c565b6040805165ffffffffffff938416815292909116602083015201610348565b6103d55f81565b6103d56107f936600461366a565b6112d6565b61081161080c3660046136cc565b611342565b6040516103489190613816565b6103ca61082c3660046136cc565b6114c4565b6103d562093a8081565b6103566118a8565b6103ca611945565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610348565b6103d5610898366004613769565b611994565b6009547801000000000000000000000000000000000000000000000000900467ffffffffffffffff166103d5565b6103ca6108d93660046136e3565b6119cf565b6103ca611a10565b6103d56108f43660046138ae565b5f92915050565b6103ca6109093660046138d6565b611a22565b6103ca61091c3660046138f8565b611ca8565b61033c61092f3660046136cc565b5f9081526008602052604090205460ff1690565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f31498786000000000000000000000000000000000000000000000000000000001480610998575061099882611cef565b92915050565b5f6040517f9cbe235700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6109db81611d85565b6109e3611d8f565b50565b5f6109f3600a5442611d9b565b6109fe9060c8613978565b905090565b81610a3a576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a448282611df8565b5050565b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e4610a7281611d85565b6001600160a01b038516610ab2576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f868152600560205260409020546001600160a01b031615610b08576040517fe7020fb6000000000000000000000000000000000000000000000000000000008152600481018790526024015b60405180910390fd5b5f838152600360209081526040808320815160e081018352815463ffffffff80821683526401000000008204169482019490945261ffff6801000000000000000085048116938201939093526a0100000000000000000000840490921660608301529091608083019060ff6c01000000000000000000000000909104166002811115610b9657610b966137e9565b6002811115610ba757610ba76137e9565b8152905460ff6d01000000000000000000000000008204161515602083015261ffff6e010000000000000000000000000000909104811660409092019190915260c0820151919250165f03610c2b576040517ff17c1d4600000000000000000000000000000000000000000000000000000000815260048101859052602401610aff565b8060a00151610c69576040517f1c3ef73e00000000000000000000000000000000000000000000000000000000815260048101859052602401610aff565b610c7283611e22565b610c7e86858386611ee8565b6040805160a0810182526001600160a01b0388168152825163ffffffff166020820152908101610cb767ffffffffffffffff8616612267565b64ffffffffff908116825260c084015161ffff9081166020808501919091525f60409485018190528c815260058252848120865181549388015196880151606089015160809099015115157f0100000000000000000000000000000000000000000000000000000000000000027effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff999096167d010000000000000000000000000000000000000000000000000000000000027fff0000ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff91909716780100000000000000000000000000000000000000000000000002167fff00000000000000ffffffffffffffffffffffffffffffffffffffffffffffff63ffffffff90981674010000000000000000000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009095166001600160a01b03909216919091179390931795909516919091179290921793909316929092179055610e418783866122b5565b82516040805189815263ffffffff909216602083015267ffffffffffffffff8716828201525191925086916001600160a01b038a16918b917f1b7418f4bee31744b9a6f48aba846f12d6833daf66724e71b56cb3447a051d1b9181900360600190a467ffffffffffffffff811615610eff5760405167ffffffffffffffff821681526001600160a01b038816905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef906020015b60405180910390a35b5050505050505050565b81158015610f2457506002546001600160a01b038281169116145b15610fea576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610f6b575065ffffffffffff8116155b80610f7e57504265ffffffffffff821610155b15610fbf576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610aff565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610a44828261273a565b5f610ffe81611d85565b610a4482612786565b5f61101181611d85565b610a44826127f8565b6060600480548060200260200160405190810160405280929190818152602001828054801561106657602002820191905f5260205f20905b815481526020019060010190808311611052575b5050505050905090565b6001600160a01b0381165f90815260066020526040812080546110ac9067ffffffffffffffff8082169168010000000000000000900416612867565b67ffffffffffffffff169392505050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091525f82815260056020908152604091829020825160a0808201855291546001600160a01b03808216835274010000000000000000000000000000000000000000820463ffffffff16838601527801000000000000000000000000000000000000000000000000820464ffffffffff16838701527d010000000000000000000000000000000000000000000000000000000000820461ffff908116606085019081527f010000000000000000000000000000000000000000000000000000000000000090930460ff16151560808501528651948501909652825116835251909391928301911615611205576004600184606001516111e3919061398b565b61ffff16815481106111f7576111f76139a5565b905f5260205f200154611207565b5f5b8152602001826020015163ffffffff168152602001826040015164ffffffffff1667ffffffffffffffff16815260200182608001511515815250915050919050565b5f6109fe6002546001600160a01b031690565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561129e57504265ffffffffffff821610155b6112a9575f5f6112ce565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6001600160a01b0382165f908152600660205260408120805461133a907401000000000000000000000000000000000000000081046bffffffffffffffffffffffff1690700100000000000000000000000000000000900463ffffffff168561289a565b949350505050565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a08101919091525f828152600360209081526040808320815160e081018352815463ffffffff80821683526401000000008204169482019490945261ffff6801000000000000000085048116938201939093526a0100000000000000000000840490921660608301529091608083019060ff6c01000000000000000000000000909104166002811115611401576114016137e9565b6002811115611412576114126137e9565b8152905460ff6d0100000000000000000000000000820416151560208084019190915261ffff6e0100000000000000000000000000009092048216604093840152825160c081018452845163ffffffff9081168252858301511691810191909152838301518216928101929092526060808401519091169082015260808083015192935090919082019060028111156114ad576114ad6137e9565b81526020018260a001511515815250915050919050565b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e46114ee81611d85565b5f82815260056020526040902080546001600160a01b031680611540576040517f8f5bf97e00000000000000000000000000000000000000000000000000000000815260048101859052602401610aff565b81547f0100000000000000000000000000000000000000000000000000000000000000900460ff16156115a2576040517f1d87566d00000000000000000000000000000000000000000000000000000000815260048101859052602401610aff565b6115aa6109e6565b5f036115f1576115bc600a54426128e4565b6040517f505a161e000000000000000000000000000000000000000000000000000000008152600401610aff91815260200190565b6115ff600a54426001612992565b600a5581547f01000000000000000000000000000000000000000000000000000000000000007effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff909116178083556001600160a01b0382165f90815260066020526040812080547401000000000000000000000000000000000000000090930463ffffffff16929091906116ab9067ffffffffffffffff8082169168010000000000000000900416612867565b90505f8363ffffffff168267ffffffffffffffff16106116d1578363ffffffff166116d3565b815b835490915063ffffffff85169084905f906116f990849067ffffffffffffffff166139d2565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055508067ffffffffffffffff1660095f015f8282829054906101000a90046bffffffffffffffffffffffff1661175391906139f2565b92506101000a8154816bffffffffffffffffffffffff02191690836bffffffffffffffffffffffff1602179055508363ffffffff1660095f01600c8282829054906101000a90046bffffffffffffffffffffffff166117b291906139f2565b92506101000a8154816bffffffffffffffffffffffff02191690836bffffffffffffffffffffffff160217905550846001600160a01b0316887f34d61b4ea3fff465295a71b80149dab320c21ff89d867b99f3e6b1abff53a48d86611831858963ffffffff1661182291906139d2565b67ffffffffffffffff166129cb565b6040805163ffffffff93841681529290911660208301520160405180910390a367ffffffffffffffff811615610eff5760405167ffffffffffffffff821681525f906001600160a01b038716907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef90602001610ef6565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680151580156118e957504265ffffffffffff8216105b61191b576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1661193f565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b031633811461198c576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610aff565b6109e3612a14565b6001600160a01b0381165f90815260066020526040812080546110ac9067ffffffffffffffff68010000000000000000820481169116612867565b81611a06576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a448282612aeb565b5f611a1a81611d85565b6109e3612b0f565b7f7434c6f201a551bfd17336985361933e0c4935b520dac8a49d937b325f7d5c0a611a4c81611d85565b5f8481526008602052604090205460ff1615611a97576040517f571a794000000000000000000000000000000000000000000000000000000000815260048101859052602401610aff565b6001600160a01b0383165f9081526006602052604081208054909190611ad69067ffffffffffffffff8082169168010000000000000000900416612867565b9050838167ffffffffffffffff161015611b2f576040517f8059c74700000000000000000000000000000000000000000000000000000000815267ffffffffffffffff8216600482015260248101859052604401610aff565b5f86815260086020526040902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055611b6e84612b19565b82548390600890611b9690849068010000000000000000900467ffffffffffffffff16613a16565b92506101000a81548167ffffffffffffffff021916908367ffffffffffffffff160217905550611bc584612b68565b600980545f90611be49084906bffffffffffffffffffffffff166139f2565b92506101000a8154816bffffffffffffffffffffffff02191690836bffffffffffffffffffffffff160217905550336001600160a01b0316856001600160a01b0316877f6df2ee59a24d3159bb3aa066fa9a4fec68d76411a9df3096ec6bd01d7d5a063887604051611c5891815260200190565b60405180910390a46040518481525f906001600160a01b038716907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a3505050505050565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10611cd281611d85565b611cea83611ce536859003850185613a77565b612bb9565b505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061099857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610998565b6109e38133612f49565b611d995f5f612fb4565b565b5f5f611da78484613100565b90505f5b6007811015611df0576001611dc260206002613c5c565b611dcc9190613978565b611dd7826020613c67565b83901c1683611de69190613c7e565b9250600101611dab565b505092915050565b5f82815260208190526040902060010154611e1281611d85565b611e1c8383613172565b50505050565b428167ffffffffffffffff161115611e78576040517f461d396b00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152426024820152604401610aff565b62093a80611e9067ffffffffffffffff831642613978565b11156109e35780611ea462093a8042613978565b6040517f4d063f5200000000000000000000000000000000000000000000000000000000815267ffffffffffffffff90921660048301526024820152604401610aff565b6001600160a01b0384165f90815260076020908152604080832086845282528083208151606081018352905467ffffffffffffffff8116825263ffffffff6801000000000000000082048116948301949094526c0100000000000000000000000090049092169082015290611f606201518084613cbe565b60608501519091505f9061ffff1615801590611f8e5750846060015161ffff16836040015163ffffffff1610155b15611fc5576040517f5537755e00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604083015163ffffffff16156120e057825f015167ffffffffffffffff168467ffffffffffffffff1610156120355782516040517f044d487200000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610aff565b5f856020015163ffffffff16845f015161204f9190613a16565b90508067ffffffffffffffff168567ffffffffffffffff1610156120ab576040517f15f3b7ab00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152602401610aff565b835167ffffffffffffffff8416906120c7906201518090613cbe565b67ffffffffffffffff16036120de57836020015191505b505b5f856040015161ffff161180156121055750846040015161ffff168163ffffffff1610155b1561216157612115826001613a16565b6121229062015180613ced565b6040517f6f6473f100000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610aff565b60405180606001604052808567ffffffffffffffff1681526020018260016121899190613d10565b63ffffffff168152602001846040015160016121a59190613d10565b63ffffffff9081169091526001600160a01b039098165f90815260076020908152604080832099835298815290889020825181549284015193909901518a166c01000000000000000000000000027fffffffffffffffffffffffffffffffff00000000ffffffffffffffffffffffff93909a1668010000000000000000027fffffffffffffffffffffffffffffffffffffffff00000000000000000000000090921667ffffffffffffffff909916989098171716969096179094555050505050565b5f64ffffffffff8211156122b1576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610aff565b5090565b6001600160a01b0383165f9081526006602090815260408083208151608081018352905467ffffffffffffffff80821683526801000000000000000082041693820193909352700100000000000000000000000000000000830463ffffffff1691810191909152740100000000000000000000000000000000000000009091046bffffffffffffffffffffffff166060820152818460800151600281111561235f5761235f6137e9565b03612493575f6123726201518085613cbe565b90505f855f015163ffffffff166123b084606001516bffffffffffffffffffffffff16856040015163ffffffff168567ffffffffffffffff1661289a565b6123ba9190613c7e565b905061019081111561241d576123d1826001613a16565b6123de9062015180613ced565b6040517fe2b3a9bf00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610aff565b5f5f61245a85606001516bffffffffffffffffffffffff16866040015163ffffffff168667ffffffffffffffff168b5f015163ffffffff16613209565b9150915061246782612b68565b6bffffffffffffffffffffffff166060860152612483816129cb565b63ffffffff166040860152505050505b5f6124a5825f01518360200151612867565b8551835191925063ffffffff169083906124c0908390613a16565b67ffffffffffffffff9081169091526001600160a01b038089165f9081526006602090815260409182902087518154928901519389015160608a01516bffffffffffffffffffffffff16740100000000000000000000000000000000000000000263ffffffff909116700100000000000000000000000000000000029095166fffffffffffffffffffffffffffffffff85881668010000000000000000027fffffffffffffffffffffffffffffffff0000000000000000000000000000000090951697831697909717939093179590951691909117929092179091558392506125a99190612867565b6125b391906139d2565b604080516060810182526009546bffffffffffffffffffffffff8082168084526c010000000000000000000000008304909116602084015267ffffffffffffffff780100000000000000000000000000000000000000000000000090920482169383019390935292955091851690829061262e908390613d2c565b6bffffffffffffffffffffffff16905250855160208201805163ffffffff9092169161265b908390613d2c565b6bffffffffffffffffffffffff1690525060408101805160019190612681908390613a16565b67ffffffffffffffff908116909152825160098054602086015160409096015190931678010000000000000000000000000000000000000000000000000277ffffffffffffffffffffffffffffffffffffffffffffffff6bffffffffffffffffffffffff9687166c01000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009095169690931695909517929092171692909217909155509195945050505050565b6001600160a01b038116331461277c576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611cea8282613294565b5f61278f6118a8565b612798426132e8565b6127a29190613d50565b90506127ae8282613333565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f612802826133c1565b61280b426132e8565b6128159190613d50565b90506128218282612fb4565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f8167ffffffffffffffff168367ffffffffffffffff1611612889575f612893565b61289382846139d2565b9392505050565b5f828211156128aa57505f612893565b60016128b8600c6002613c5c565b6128c29190613978565b6128cc8385613978565b6128d790600c613c67565b85901c1690509392505050565b5f5f6128f08484613100565b905060075b8015612988575f600161290a60206002613c5c565b6129149190613978565b61291f600184613978565b61292a906020613c67565b84901c161115612976576138408160076129448388613d6e565b61294e9190613c7e565b612959906001613c7e565b6129639190613978565b61296d9190613c67565b92505050610998565b8061298081613d81565b9150506128f5565b505f949350505050565b5f8161299e8585613100565b6129a89190613c7e565b6129b460076020613c67565b6129c061384086613d6e565b901b17949350505050565b5f63ffffffff8211156122b1576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610aff565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff16801580612a5757504265ffffffffffff821610155b15612a98576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610aff565b612ab35f612aae6002546001600160a01b031690565b613294565b50612abe5f83613172565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f82815260208190526040902060010154612b0581611d85565b611e1c8383613294565b611d995f5f613333565b5f67ffffffffffffffff8211156122b157604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610aff565b5f6bffffffffffffffffffffffff8211156122b1576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610aff565b811580612bcb5750805163ffffffff16155b80612be057506103e8815f015163ffffffff16115b15612c1a576040517fe354d8be00000000000000000000000000000000000000000000000000000000815260048101839052602401610aff565b5f81608001516002811115612c3157612c316137e9565b148015612c485750610190815f015163ffffffff16115b15612c82576040517fe354d8be00000000000000000000000000000000000000000000000000000000815260048101839052602401610aff565b5f828152600360205260408120546e010000000000000000000000000000900461ffff1690819003612cee57600480546001810182555f8290527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b0184905554612ceb90613412565b90505b6040518060e00160405280835f015163ffffffff168152602001836020015163ffffffff168152602001836040015161ffff168152602001836060015161ffff16815260200183608001516002811115612d4a57612d4a6137e9565b815260a0840151151560208083019190915261ffff8085166040938401525f87815260038352839020845181549386015194860151606087015184166a0100000000000000000000027fffffffffffffffffffffffffffffffffffffffff0000ffffffffffffffffffff919094166801000000000000000002167fffffffffffffffffffffffffffffffffffffffff00000000ffffffffffffffff63ffffffff968716640100000000027fffffffffffffffffffffffffffffffffffffffffffffffff000000000000000090961696909216959095179390931792909216929092179190911780825560808301519082907fffffffffffffffffffffffffffffffffffffff00ffffffffffffffffffffffff166c01000000000000000000000000836002811115612e7d57612e7d6137e9565b021790555060a0820151815460c09093015161ffff166e010000000000000000000000000000027fffffffffffffffffffffffffffffffff0000ffffffffffffffffffffffffffff9115156d010000000000000000000000000002919091167fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffffff9093169290921791909117905560405183907f381617a7d1517f0823d677597b1069d5e6f1c5dedfde5bea7c36a28d3ad12c6490612f3c908590613816565b60405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16610a44576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610aff565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015613088574265ffffffffffff8216101561305f576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055613088565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f8061310e60076020613c67565b84901c61311d61384085613d6e565b6131279190613978565b905060078110613137575f61133a565b600161314560076020613c67565b613150906002613c5c565b61315a9190613978565b613165826020613c67565b85901b1691505092915050565b5f826131ff575f61318b6002546001600160a01b031690565b6001600160a01b0316146131cb576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b6128938383613459565b5f5f84841115613268575f61321e8686613978565b90506008811061322e575f613261565b600161323c6008600c613c67565b613247906002613c5c565b6132519190613978565b61325c82600c613c67565b88901b165b9650849550505b6132728486613978565b61327d90600c613c67565b61328a9084901b87613c7e565b9694955050505050565b5f821580156132b057506002546001600160a01b038381169116145b156132de57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b612893838361351e565b5f65ffffffffffff8211156122b1576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610aff565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015611cea576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6133cb6118a8565b90508065ffffffffffff168365ffffffffffff16116133f3576133ee8382613db5565b612893565b61289365ffffffffffff8416620697805f828218828410028218612893565b5f61ffff8211156122b1576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526010600482015260248101839052604401610aff565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16613517575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556134cf3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610998565b505f610998565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615613517575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610998565b5f602082840312156135cd575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114612893575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b80356001600160a01b0381168114613665575f5ffd5b919050565b5f5f6040838503121561367b575f5ffd5b6136848361364f565b946020939093013593505050565b5f5f5f606084860312156136a4575f5ffd5b6136ad8461364f565b92506136bb6020850161364f565b929592945050506040919091013590565b5f602082840312156136dc575f5ffd5b5035919050565b5f5f604083850312156136f4575f5ffd5b823591506137046020840161364f565b90509250929050565b5f5f5f5f5f60a08688031215613721575f5ffd5b853594506137316020870161364f565b93506040860135925060608601359150608086013567ffffffffffffffff8116811461375b575f5ffd5b809150509295509295909350565b5f60208284031215613779575f5ffd5b6128938261364f565b5f60208284031215613792575f5ffd5b813565ffffffffffff81168114612893575f5ffd5b602080825282518282018190525f918401906040840190835b818110156137de5783518352602093840193909201916001016137c0565b509095945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60c08201905063ffffffff835116825263ffffffff602084015116602083015261ffff604084015116604083015261ffff606084015116606083015260808301516003811061388d577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b8060808401525060a08301516138a760a084018215159052565b5092915050565b5f5f604083850312156138bf575f5ffd5b6138c88361364f565b91506137046020840161364f565b5f5f5f606084860312156138e8575f5ffd5b833592506136bb6020850161364f565b5f5f82840360e081121561390a575f5ffd5b8335925060c07fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08201121561393d575f5ffd5b506020830190509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156109985761099861394b565b61ffff82811682821603908111156109985761099861394b565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b67ffffffffffffffff82811682821603908111156109985761099861394b565b6bffffffffffffffffffffffff82811682821603908111156109985761099861394b565b67ffffffffffffffff81811683821601908111156109985761099861394b565b803563ffffffff81168114613665575f5ffd5b803561ffff81168114613665575f5ffd5b803560038110613665575f5ffd5b80358015158114613665575f5ffd5b5f60c0828403128015613a88575f5ffd5b5060405160c0810167ffffffffffffffff81118282101715613ad1577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604052613add83613a36565b8152613aeb60208401613a36565b6020820152613afc60408401613a49565b6040820152613b0d60608401613a49565b6060820152613b1e60808401613a5a565b6080820152613b2f60a08401613a68565b60a08201529392505050565b6001815b6001841115613b7657808504811115613b5a57613b5a61394b565b6001841615613b6857908102905b60019390931c928002613b3f565b935093915050565b5f82613b8c57506001610998565b81613b9857505f610998565b8160018114613bae5760028114613bb857613bd4565b6001915050610998565b60ff841115613bc957613bc961394b565b50506001821b610998565b5060208310610133831016604e8410600b8410161715613bf7575081810a610998565b613c227fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8484613b3b565b807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff04821115613c5457613c5461394b565b029392505050565b5f6128938383613b7e565b80820281158282048414176109985761099861394b565b808201808211156109985761099861394b565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f67ffffffffffffffff831680613cd757613cd7613c91565b8067ffffffffffffffff84160491505092915050565b67ffffffffffffffff81811683821602908116908181146138a7576138a761394b565b63ffffffff81811683821601908111156109985761099861394b565b6bffffffffffffffffffffffff81811683821601908111156109985761099861394b565b65ffffffffffff81811683821601908111156109985761099861394b565b5f82613d7c57613d7c613c91565b500490565b5f81613d8f57613d8f61394b565b507fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0190565b65ffffffffffff82811682821603908111156109985761099861394b56';
