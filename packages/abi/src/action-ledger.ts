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
  '0x608060405261000f5f4281610192565b600a5534801561001d575f5ffd5b50604051613e04380380613e0483398101604081905261003c91610702565b6202a300846001600160a01b03811661006f57604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100985f826101cb565b5050506001600160a01b03831615806100b857506001600160a01b038216155b156100d657604051630da30f6560e31b815260040160405180910390fd5b6101007fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e4846101cb565b5061012b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10836101cb565b505f5b81518110156101885761018082828151811061014c5761014c61088c565b60200260200101515f01518383815181106101695761016961088c565b60200260200101516020015161023a60201b60201c565b60010161012e565b5050505050610a91565b5f8161019e85856104ea565b6101a891906108b4565b6101b4600760206108c7565b6101c0613840866108de565b901b17949350505050565b5f82610227575f6101e46002546001600160a01b031690565b6001600160a01b03161461020b57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b610231838361055c565b90505b92915050565b81158061024c5750805163ffffffff16155b8061026157506103e8815f015163ffffffff16115b15610282576040516371aa6c5f60e11b815260048101839052602401610066565b5f81608001516002811115610299576102996108fd565b1480156102b05750610190815f015163ffffffff16115b156102d1576040516371aa6c5f60e11b815260048101839052602401610066565b5f82815260036020526040812054600160701b900461ffff169081900361033257600480546001810182555f8290527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b018490555461032f90610603565b90505b6040518060e00160405280835f015163ffffffff168152602001836020015163ffffffff168152602001836040015161ffff168152602001836060015161ffff1681526020018360800151600281111561038e5761038e6108fd565b815260a0840151151560208083019190915261ffff8085166040938401525f87815260038352839020845181549386015194860151606087015184166a01000000000000000000000261ffff60501b199190941668010000000000000000021663ffffffff60401b1963ffffffff968716640100000000026001600160401b0319909616969092169590951793909317929092169290921791909117808255608083015190829060ff60601b19166c0100000000000000000000000083600281111561045c5761045c6108fd565b021790555060a0820151815460c09093015161ffff16600160701b0261ffff60701b199115156d0100000000000000000000000000029190911662ffffff60681b199093169290921791909117905560405183907f381617a7d1517f0823d677597b1069d5e6f1c5dedfde5bea7c36a28d3ad12c64906104dd908590610911565b60405180910390a2505050565b5f806104f8600760206108c7565b84901c610507613840856108de565b6105119190610990565b905060078110610521575f610554565b600161052f600760206108c7565b61053a906002610a86565b6105449190610990565b61054f8260206108c7565b85901b165b949350505050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166105fc575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556105b43390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610234565b505f610234565b5f61ffff821115610631576040516306dfcc6560e41b81526010600482015260248101839052604401610066565b5090565b80516001600160a01b038116811461064b575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b604080519081016001600160401b038111828210171561068657610686610650565b60405290565b60405160c081016001600160401b038111828210171561068657610686610650565b604051601f8201601f191681016001600160401b03811182821017156106d6576106d6610650565b604052919050565b805163ffffffff8116811461064b575f5ffd5b805161ffff8116811461064b575f5ffd5b5f5f5f5f60808587031215610715575f5ffd5b61071e85610635565b935061072c60208601610635565b925061073a60408601610635565b60608601519092506001600160401b03811115610755575f5ffd5b8501601f81018713610765575f5ffd5b80516001600160401b0381111561077e5761077e610650565b61078d60208260051b016106ae565b80828252602082019150602060e084028501019250898311156107ae575f5ffd5b6020840193505b8284101561087e57838a0360e08112156107cd575f5ffd5b6107d5610664565b8551815260c0601f19830112156107ea575f5ffd5b6107f261068c565b9150610800602087016106de565b825261080e604087016106de565b602083015261081f606087016106f1565b6040830152610830608087016106f1565b606083015260a086015160038110610846575f5ffd5b608083015260c0860151801515811461085d575f5ffd5b60a0830152602081810192909252835260e0949094019391909101906107b5565b969995985093965050505050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820180821115610234576102346108a0565b8082028115828204841417610234576102346108a0565b5f826108f857634e487b7160e01b5f52601260045260245ffd5b500490565b634e487b7160e01b5f52602160045260245ffd5b5f60c08201905063ffffffff835116825263ffffffff602084015116602083015261ffff604084015116604083015261ffff606084015116606083015260808301516003811061096f57634e487b7160e01b5f52602160045260245ffd5b8060808401525060a083015161098960a084018215159052565b5092915050565b81810381811115610234576102346108a0565b6001815b60018411156109de578085048111156109c2576109c26108a0565b60018416156109d057908102905b60019390931c9280026109a7565b935093915050565b5f826109f457506001610234565b81610a0057505f610234565b8160018114610a165760028114610a2057610a3c565b6001915050610234565b60ff841115610a3157610a316108a0565b50506001821b610234565b5060208310610133831016604e8410600b8410161715610a5f575081810a610234565b610a6b5f1984846109a3565b805f1904821115610a7e57610a7e6108a0565b029392505050565b5f61023183836109e6565b61336680610a9e5f395ff3fe608060405234801561000f575f5ffd5b5060043610610325575f3560e01c80637346e821116101a8578063b75c7dc6116100f3578063d31822d41161009e578063dd62ed3e11610079578063dd62ed3e14610855578063e9aae07e1461086a578063f666f3c61461087d578063fb430bb714610890575f5ffd5b8063d31822d41461082f578063d547741f1461083a578063d602b9fd1461084d575f5ffd5b8063cefc1429116100ce578063cefc1429146107d5578063cf6eefb7146107dd578063d283e75f1461081c575f5ffd5b8063b75c7dc6146107b0578063c9170ac5146107c3578063cc8463c8146107cd575f5ffd5b80639f3d4a7911610153578063a65b39cc1161012e578063a65b39cc1461077d578063a9059cbb146103af578063ad29cbd914610790575f5ffd5b80639f3d4a7914610747578063a1eda53c1461074f578063a217fddf14610776575f5ffd5b80638ea91f7a116101835780638ea91f7a146106c557806391d14854146106d857806395d89b411461070e575f5ffd5b80637346e8211461062957806384ef8ffc146106985780638da5cb5b146106bd575f5ffd5b8063313ce56711610273578063634e93da1161021e5780636d6f99c5116101f95780636d6f99c5146105cd5780636dfa8d99146105d657806370a08231146105ef57806372c16a2414610602575f5ffd5b8063634e93da14610592578063649a5ec7146105a5578063669aae61146105b8575f5ffd5b80633ba1356c1161024e5780633ba1356c146105315780634a2cfb5414610544578063627236441461056b575f5ffd5b8063313ce567146104fd578063317ff7971461050b57806336568abe1461051e575f5ffd5b8063105ea6f0116102d357806323b872dd116102ae57806323b872dd146104ba578063248a9ca3146104c85780632f2ff15d146104ea575f5ffd5b8063105ea6f0146103e357806318160ddd1461049c57806318c178df146104b2575f5ffd5b8063095ea7b311610303578063095ea7b3146103af5780630aa6220b146103c25780630eb7f9c1146103cc575f5ffd5b806301ffc9a714610329578063022d63fb1461035157806306fdde031461036d575b5f5ffd5b61033c610337366004612bee565b6108a3565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610348565b60408051808201909152600d81527f456e6572677920506f696e74730000000000000000000000000000000000000060208201525b6040516103489190612c2d565b61033c6103bd366004612c9b565b6108fe565b6103ca610931565b005b6103d56103e881565b604051908152602001610348565b6104626103f1366004612c9b565b60408051606080820183525f80835260208084018290529284018190526001600160a01b039590951685526007825282852093855292815292819020548151808401835267ffffffffffffffff8216815263ffffffff82841c811695820195909552921c9092169181019190915290565b60408051825167ffffffffffffffff16815260208084015163ffffffff908116918301919091529282015190921690820152606001610348565b6009546bffffffffffffffffffffffff166103d5565b6103d5610946565b61033c6103bd366004612cc3565b6103d56104d6366004612cfd565b5f9081526020819052604090206001015490565b6103ca6104f8366004612d14565b610963565b6040515f8152602001610348565b6103ca610519366004612d3e565b6109a8565b6103ca61052c366004612d14565b610ce0565b6103d561053f366004612d9a565b610dcb565b6103d57f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103d57fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e481565b6103ca6105a0366004612d9a565b610df2565b6103ca6105b3366004612db3565b610e05565b6105c0610e18565b6040516103489190612dd8565b6103d561019081565b60095460601c6bffffffffffffffffffffffff166103d5565b6103d56105fd366004612d9a565b610e6e565b6103d57f7434c6f201a551bfd17336985361933e0c4935b520dac8a49d937b325f7d5c0a81565b61063c610637366004612cfd565b610e8f565b60405161034891905f60a0820190506001600160a01b0383511682526020830151602083015263ffffffff604084015116604083015267ffffffffffffffff606084015116606083015260808301511515608083015292915050565b6002546001600160a01b03165b6040516001600160a01b039091168152602001610348565b6106a5610f79565b6103d56106d3366004612d9a565b610f8c565b61033c6106e6366004612d14565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b60408051808201909152600281527f455000000000000000000000000000000000000000000000000000000000000060208201526103a2565b6103d560c881565b610757610fb6565b6040805165ffffffffffff938416815292909116602083015201610348565b6103d55f81565b6103d561078b366004612c9b565b611030565b6107a361079e366004612cfd565b611069565b6040516103489190612e47565b6103ca6107be366004612cfd565b6111eb565b6103d562093a8081565b610356611476565b6103ca611513565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610348565b6103d561082a366004612d9a565b611562565b60095460c01c6103d5565b6103ca610848366004612d14565b6115a9565b6103ca6115ea565b6103d5610863366004612edf565b5f92915050565b6103ca610878366004612f07565b6115fc565b6103ca61088b366004612f29565b6117ba565b61033c61089e366004612cfd565b611801565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806108f857506108f882611824565b92915050565b5f6040517f9cbe235700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61093b816118ba565b6109436118c4565b50565b5f610953600a54426118d0565b61095e9060c8612fa9565b905090565b8161099a576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109a4828261192d565b5050565b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e46109d2816118ba565b6001600160a01b038516610a12576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8681526005602052604090205415610a5f576040517fe7020fb6000000000000000000000000000000000000000000000000000000008152600481018790526024015b60405180910390fd5b5f838152600360209081526040808320815160e081018352815463ffffffff80821683526401000000008204169482019490945261ffff6801000000000000000085048116938201939093526a0100000000000000000000840490921660608301529091608083019060ff6c01000000000000000000000000909104166002811115610aed57610aed612e1a565b6002811115610afe57610afe612e1a565b8152905460ff6d01000000000000000000000000008204161515602083015261ffff6e010000000000000000000000000000909104811660409092019190915260c0820151919250165f03610b82576040517ff17c1d4600000000000000000000000000000000000000000000000000000000815260048101859052602401610a56565b8060a00151610bc0576040517f1c3ef73e00000000000000000000000000000000000000000000000000000000815260048101859052602401610a56565b610bc983611957565b610bd586858386611a1d565b60e88160c0015161ffff16901b60c08467ffffffffffffffff16901b60a0835f015163ffffffff16901b886001600160a01b031617171760055f8981526020019081526020015f20819055505f610c2d878386611c9b565b82516040805189815263ffffffff909216602083015267ffffffffffffffff8716828201525191925086916001600160a01b038a16918b917f1b7418f4bee31744b9a6f48aba846f12d6833daf66724e71b56cb3447a051d1b9181900360600190a48015610cd6576040518181526001600160a01b038816905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a35b5050505050505050565b81158015610cfb57506002546001600160a01b038281169116145b15610dc1576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610d42575065ffffffffffff8116155b80610d5557504265ffffffffffff821610155b15610d96576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610a56565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6109a48282611d72565b6001600160a01b0381165f9081526006602052604081205467ffffffffffffffff166108f8565b5f610dfc816118ba565b6109a482611dbe565b5f610e0f816118ba565b6109a482611e30565b60606004805480602002602001604051908101604052809291908181526020018280548015610e6457602002820191905f5260205f20905b815481526020019060010190808311610e50575b5050505050905090565b6001600160a01b0381165f908152600660205260408120546108f890611e9f565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091525f8281526005602090815260409182902054825160a081019093526001600160a01b03811683529161ffff60e884901c169181018215610f1e576004610f00600185612fa9565b81548110610f1057610f10612fbc565b905f5260205f200154610f20565b5f5b815263ffffffff60a085901c16602082015264ffffffffff60c085901c1660408201527f010000000000000000000000000000000000000000000000000000000000000090931615156060909301929092525092915050565b5f61095e6002546001600160a01b031690565b6001600160a01b0381165f9081526006602052604080822054901c67ffffffffffffffff166108f8565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610ff857504265ffffffffffff821610155b611003575f5f611028565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6001600160a01b0382165f9081526006602052604081205461106160a082901c63ffffffff608084901c1685611ec7565b949350505050565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a08101919091525f828152600360209081526040808320815160e081018352815463ffffffff80821683526401000000008204169482019490945261ffff6801000000000000000085048116938201939093526a0100000000000000000000840490921660608301529091608083019060ff6c0100000000000000000000000090910416600281111561112857611128612e1a565b600281111561113957611139612e1a565b8152905460ff6d0100000000000000000000000000820416151560208084019190915261ffff6e0100000000000000000000000000009092048216604093840152825160c081018452845163ffffffff9081168252858301511691810191909152838301518216928101929092526060808401519091169082015260808083015192935090919082019060028111156111d4576111d4612e1a565b81526020018260a001511515815250915050919050565b7fa7e0cd0f2772b23ee4c329892293a6bd99d48c306b094d6d008c9a8bb8b731e4611215816118ba565b5f82815260056020526040902054806001600160a01b038116611267576040517f8f5bf97e00000000000000000000000000000000000000000000000000000000815260048101859052602401610a56565b7f01000000000000000000000000000000000000000000000000000000000000008216156112c4576040517f1d87566d00000000000000000000000000000000000000000000000000000000815260048101859052602401610a56565b6112cc610946565b5f03611313576112de600a5442611f11565b6040517f505a161e000000000000000000000000000000000000000000000000000000008152600401610a5691815260200190565b611321600a54426001611fbf565b600a555f8481526005602090815260408083207f0100000000000000000000000000000000000000000000000000000000000000861790556001600160a01b0384168352600690915281205463ffffffff60a085901c169161138b61138583611e9f565b84611ff8565b90506113978383612fa9565b6001600160a01b0385165f9081526006602052604081209190915560098054606086901b841792906113ca908490612fa9565b90915550506001600160a01b038416877f34d61b4ea3fff465295a71b80149dab320c21ff89d867b99f3e6b1abff53a48d856114068582612fa9565b6040805163ffffffff93841681529290911660208301520160405180910390a3801561146d576040518181525f906001600160a01b038616907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a35b50505050505050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680151580156114b757504265ffffffffffff8216105b6114e9576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1661150d565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b031633811461155a576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610a56565b610943612007565b6001600160a01b0381165f9081526006602052604080822054906115a29082901c67ffffffffffffffff1667ffffffffffffffff83168103908111150290565b9392505050565b816115e0576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109a482826120de565b5f6115f4816118ba565b610943612102565b7f7434c6f201a551bfd17336985361933e0c4935b520dac8a49d937b325f7d5c0a611626816118ba565b61162f84611801565b15611669576040517f571a794000000000000000000000000000000000000000000000000000000000815260048101859052602401610a56565b6001600160a01b0383165f908152600660205260408120549061168b82611e9f565b9050838110156116d1576040517f8059c7470000000000000000000000000000000000000000000000000000000081526004810182905260248101859052604401610a56565b600886811c5f908152602091909152604090208054600160ff89161b1790556116fe604085901b83612fe9565b6001600160a01b0386165f908152600660205260408120919091556009805486929061172b908490612fa9565b909155505060405184815233906001600160a01b0387169088907f6df2ee59a24d3159bb3aa066fa9a4fec68d76411a9df3096ec6bd01d7d5a06389060200160405180910390a46040518481525f906001600160a01b038716907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a3505050505050565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a106117e4816118ba565b6117fc836117f73685900385018561303d565b61210c565b505050565b600881811c5f9081526020919091526040812054600160ff84161b1615156108f8565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806108f857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146108f8565b610943813361249c565b6118ce5f5f612507565b565b5f5f6118dc8484612653565b90505f5b60078110156119255760016118f760206002613222565b6119019190612fa9565b61190c82602061322d565b83901c168361191b9190612fe9565b92506001016118e0565b505092915050565b5f82815260208190526040902060010154611947816118ba565b61195183836126c5565b50505050565b428167ffffffffffffffff1611156119ad576040517f461d396b00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152426024820152604401610a56565b62093a806119c567ffffffffffffffff831642612fa9565b111561094357806119d962093a8042612fa9565b6040517f4d063f5200000000000000000000000000000000000000000000000000000000815267ffffffffffffffff90921660048301526024820152604401610a56565b6001600160a01b0384165f90815260076020908152604080832086845290915281205490606082901c90611a546201518085613271565b67ffffffffffffffff1690505f5f90505f866060015161ffff16118015611a835750856060015161ffff168310155b15611aba576040517f5537755e00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8215611bb5578367ffffffffffffffff8082169087161015611b14576040517f044d487200000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152602401610a56565b5f876020015163ffffffff1682611b2b91906132a0565b90508067ffffffffffffffff168767ffffffffffffffff161015611b87576040517f15f3b7ab00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152602401610a56565b83611b956201518084613271565b67ffffffffffffffff1603611bb257604086901c63ffffffff1692505b50505b5f866040015161ffff16118015611bd45750856040015161ffff168110155b15611c3057611be4826001612fe9565b611bf190620151806132c0565b6040517f6f6473f100000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610a56565b6060611c3d846001612fe9565b901b6040611c4c836001612fe9565b901b8667ffffffffffffffff16171760075f8a6001600160a01b03166001600160a01b031681526020019081526020015f205f8981526020019081526020015f20819055505050505050505050565b81516001600160a01b0384165f90815260066020526040812054909163ffffffff16908285608001516002811115611cd557611cd5612e1a565b03611ce857611ce581838661275c565b90505b5f611cf282611e9f565b9050611cfe8383612fe9565b6001600160a01b0388165f908152600660205260409020819055915080611d2483611e9f565b611d2e9190612fa9565b935083606084901b7801000000000000000000000000000000000000000000000000171760095f828254611d629190612fe9565b9091555093979650505050505050565b6001600160a01b0381163314611db4576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6117fc8282612840565b5f611dc7611476565b611dd042612894565b611dda91906132e3565b9050611de682826128e3565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f611e3a82612971565b611e4342612894565b611e4d91906132e3565b9050611e598282612507565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f6108f867ffffffffffffffff8316604084901c67ffffffffffffffff168103908111150290565b5f82821115611ed757505f6115a2565b6001611ee5600c6002613222565b611eef9190612fa9565b611ef98385612fa9565b611f0490600c61322d565b85901c1690509392505050565b5f5f611f1d8484612653565b905060075b8015611fb5575f6001611f3760206002613222565b611f419190612fa9565b611f4c600184612fa9565b611f5790602061322d565b84901c161115611fa357613840816007611f718388613301565b611f7b9190612fe9565b611f86906001612fe9565b611f909190612fa9565b611f9a919061322d565b925050506108f8565b80611fad81613314565b915050611f22565b505f949350505050565b5f81611fcb8585612653565b611fd59190612fe9565b611fe16007602061322d565b611fed61384086613301565b901b17949350505050565b5f8282188284100282186115a2565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061204a57504265ffffffffffff821610155b1561208b576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610a56565b6120a65f6120a16002546001600160a01b031690565b612840565b506120b15f836126c5565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546120f8816118ba565b6119518383612840565b6118ce5f5f6128e3565b81158061211e5750805163ffffffff16155b8061213357506103e8815f015163ffffffff16115b1561216d576040517fe354d8be00000000000000000000000000000000000000000000000000000000815260048101839052602401610a56565b5f8160800151600281111561218457612184612e1a565b14801561219b5750610190815f015163ffffffff16115b156121d5576040517fe354d8be00000000000000000000000000000000000000000000000000000000815260048101839052602401610a56565b5f828152600360205260408120546e010000000000000000000000000000900461ffff169081900361224157600480546001810182555f8290527f8a35acfbc15ff81a39ae7d344fd709f28e8600b4aa8c65c6b64bfe7fe36bd19b018490555461223e906129b8565b90505b6040518060e00160405280835f015163ffffffff168152602001836020015163ffffffff168152602001836040015161ffff168152602001836060015161ffff1681526020018360800151600281111561229d5761229d612e1a565b815260a0840151151560208083019190915261ffff8085166040938401525f87815260038352839020845181549386015194860151606087015184166a0100000000000000000000027fffffffffffffffffffffffffffffffffffffffff0000ffffffffffffffffffff919094166801000000000000000002167fffffffffffffffffffffffffffffffffffffffff00000000ffffffffffffffff63ffffffff968716640100000000027fffffffffffffffffffffffffffffffffffffffffffffffff000000000000000090961696909216959095179390931792909216929092179190911780825560808301519082907fffffffffffffffffffffffffffffffffffffff00ffffffffffffffffffffffff166c010000000000000000000000008360028111156123d0576123d0612e1a565b021790555060a0820151815460c09093015161ffff166e010000000000000000000000000000027fffffffffffffffffffffffffffffffff0000ffffffffffffffffffffffffffff9115156d010000000000000000000000000002919091167fffffffffffffffffffffffffffffffff000000ffffffffffffffffffffffffff9093169290921791909117905560405183907f381617a7d1517f0823d677597b1069d5e6f1c5dedfde5bea7c36a28d3ad12c649061248f908590612e47565b60405180910390a2505050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff166109a4576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610a56565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680156125db574265ffffffffffff821610156125b2576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a010000000000000000000000000000000000000000000000000000029190911790556125db565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f806126616007602061322d565b84901c61267061384085613301565b61267a9190612fa9565b90506007811061268a575f611061565b60016126986007602061322d565b6126a3906002613222565b6126ad9190612fa9565b6126b882602061322d565b85901b1691505092915050565b5f82612752575f6126de6002546001600160a01b031690565b6001600160a01b03161461271e576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b6115a283836129ff565b5f8061276b6201518084613271565b905063ffffffff608086901c1660a086901c61019086612796838567ffffffffffffffff8816611ec7565b6127a09190612fe9565b11156127fd576127b18360016132a0565b6127be90620151806132c0565b6040517fe2b3a9bf00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610a56565b61281381838567ffffffffffffffff1689612ac4565b6fffffffffffffffffffffffffffffffff891660809190911b1760a09190911b1793505050509392505050565b5f8215801561285c57506002546001600160a01b038381169116145b1561288a57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6115a28383612b4f565b5f65ffffffffffff8211156128df576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610a56565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b038816171790935590041680156117fc576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f61297b611476565b90508065ffffffffffff168365ffffffffffff16116129a35761299e8382613348565b6115a2565b6115a265ffffffffffff841662069780611ff8565b5f61ffff8211156128df576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526010600482015260248101839052604401610a56565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16612abd575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055612a753390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016108f8565b505f6108f8565b5f5f84841115612b23575f612ad98686612fa9565b905060088110612ae9575f612b1c565b6001612af76008600c61322d565b612b02906002613222565b612b0c9190612fa9565b612b1782600c61322d565b88901b165b9650849550505b612b2d8486612fa9565b612b3890600c61322d565b612b459084901b87612fe9565b9694955050505050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615612abd575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016108f8565b5f60208284031215612bfe575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146115a2575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b80356001600160a01b0381168114612c96575f5ffd5b919050565b5f5f60408385031215612cac575f5ffd5b612cb583612c80565b946020939093013593505050565b5f5f5f60608486031215612cd5575f5ffd5b612cde84612c80565b9250612cec60208501612c80565b929592945050506040919091013590565b5f60208284031215612d0d575f5ffd5b5035919050565b5f5f60408385031215612d25575f5ffd5b82359150612d3560208401612c80565b90509250929050565b5f5f5f5f5f60a08688031215612d52575f5ffd5b85359450612d6260208701612c80565b93506040860135925060608601359150608086013567ffffffffffffffff81168114612d8c575f5ffd5b809150509295509295909350565b5f60208284031215612daa575f5ffd5b6115a282612c80565b5f60208284031215612dc3575f5ffd5b813565ffffffffffff811681146115a2575f5ffd5b602080825282518282018190525f918401906040840190835b81811015612e0f578351835260209384019390920191600101612df1565b509095945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60c08201905063ffffffff835116825263ffffffff602084015116602083015261ffff604084015116604083015261ffff6060840151166060830152608083015160038110612ebe577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b8060808401525060a0830151612ed860a084018215159052565b5092915050565b5f5f60408385031215612ef0575f5ffd5b612ef983612c80565b9150612d3560208401612c80565b5f5f5f60608486031215612f19575f5ffd5b83359250612cec60208501612c80565b5f5f82840360e0811215612f3b575f5ffd5b8335925060c07fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe082011215612f6e575f5ffd5b506020830190509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156108f8576108f8612f7c565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b808201808211156108f8576108f8612f7c565b803563ffffffff81168114612c96575f5ffd5b803561ffff81168114612c96575f5ffd5b803560038110612c96575f5ffd5b80358015158114612c96575f5ffd5b5f60c082840312801561304e575f5ffd5b5060405160c0810167ffffffffffffffff81118282101715613097577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b6040526130a383612ffc565b81526130b160208401612ffc565b60208201526130c26040840161300f565b60408201526130d36060840161300f565b60608201526130e460808401613020565b60808201526130f560a0840161302e565b60a08201529392505050565b6001815b600184111561313c5780850481111561312057613120612f7c565b600184161561312e57908102905b60019390931c928002613105565b935093915050565b5f82613152575060016108f8565b8161315e57505f6108f8565b8160018114613174576002811461317e5761319a565b60019150506108f8565b60ff84111561318f5761318f612f7c565b50506001821b6108f8565b5060208310610133831016604e8410600b84101617156131bd575081810a6108f8565b6131e87fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8484613101565b807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0482111561321a5761321a612f7c565b029392505050565b5f6115a28383613144565b80820281158282048414176108f8576108f8612f7c565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f67ffffffffffffffff83168061328a5761328a613244565b8067ffffffffffffffff84160491505092915050565b67ffffffffffffffff81811683821601908111156108f8576108f8612f7c565b67ffffffffffffffff8181168382160290811690818114612ed857612ed8612f7c565b65ffffffffffff81811683821601908111156108f8576108f8612f7c565b5f8261330f5761330f613244565b500490565b5f8161332257613322612f7c565b507fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0190565b65ffffffffffff82811682821603908111156108f8576108f8612f7c56';
