// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract Presale. */
export const presaleAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "settings",
        "type": "tuple",
        "internalType": "struct Presale.Settings",
        "components": [
          {
            "name": "admin",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "operator",
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
            "name": "usdt",
            "type": "address",
            "internalType": "contract IERC20"
          },
          {
            "name": "bonusSlotsTotal",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "whitelistOpensAt",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "publicOpensAt",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "BONUS_MIN_USDT_UNITS",
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
    "name": "BONUS_SLOTS_TOTAL",
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
    "name": "MAX_RESERVATION_TIME",
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
    "name": "MIN_USDT_UNITS",
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
    "name": "PUBLIC_OPENS_AT",
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
    "name": "RESERVE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IPresaleReserve"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "RESERVE_WEI",
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
    "name": "SALE_WEI",
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
    "name": "USDT",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IERC20"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "WHITELIST_OPENS_AT",
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
    "name": "bonusOf",
    "inputs": [
      {
        "name": "buyerKey",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
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
    "name": "bonusSlotsUsed",
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
    "name": "buy",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "minNacWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "baseWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "bonusWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
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
    "name": "close",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "currentPhase",
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
    "name": "endPhase",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "fulfil",
    "inputs": [
      {
        "name": "purchaseId",
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
    "name": "hasBonus",
    "inputs": [
      {
        "name": "buyerKey",
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
    "name": "isClosed",
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
    "name": "isWhitelisted",
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
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "leftOf",
    "inputs": [
      {
        "name": "phase",
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
    "name": "nacOf",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
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
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "openReservationOf",
    "inputs": [
      {
        "name": "buyerKey",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "internalType": "bytes32"
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
    "name": "phaseOf",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IPresale.Phase",
        "components": [
          {
            "name": "priceUsdtUnits",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "allocationWei",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "soldWei",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "reservedWei",
            "type": "uint256",
            "internalType": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "release",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "name": "reservationOf",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IPresale.Reservation",
        "components": [
          {
            "name": "buyerKey",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "baseWei",
            "type": "uint128",
            "internalType": "uint128"
          },
          {
            "name": "bonusWei",
            "type": "uint128",
            "internalType": "uint128"
          },
          {
            "name": "expiresAt",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "phase",
            "type": "uint8",
            "internalType": "uint8"
          },
          {
            "name": "status",
            "type": "uint8",
            "internalType": "enum IPresale.ReservationStatus"
          },
          {
            "name": "usdtUnits",
            "type": "uint64",
            "internalType": "uint64"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "reserve",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "buyerKey",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
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
    "name": "setWhitelisted",
    "inputs": [
      {
        "name": "accounts",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "allowed",
        "type": "bool",
        "internalType": "bool"
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
    "name": "usdtOf",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "nacWei",
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
    "stateMutability": "pure"
  },
  {
    "type": "event",
    "name": "Closed",
    "inputs": [
      {
        "name": "returnedWei",
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
    "name": "Fulfilled",
    "inputs": [
      {
        "name": "purchaseId",
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
        "name": "phase",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "baseWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "bonusWei",
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
    "name": "PhaseEnded",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "unsoldWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Purchased",
    "inputs": [
      {
        "name": "buyer",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "phase",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "baseWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "bonusWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Released",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Reserved",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "buyerKey",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "phase",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "baseWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "bonusWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "expiresAt",
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
    "type": "event",
    "name": "WhitelistSet",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "isWhitelisted",
        "type": "bool",
        "indexed": false,
        "internalType": "bool"
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
    "name": "BelowMinimum",
    "inputs": [
      {
        "name": "minimumUsdtUnits",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "BuyerHasReservation",
    "inputs": [
      {
        "name": "purchaseId",
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
    "name": "ExceedsPhase",
    "inputs": [
      {
        "name": "leftNacWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "leftUsdtUnits",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
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
    "name": "InvalidOpening",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotExpired",
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
    "name": "NotOpenYet",
    "inputs": [
      {
        "name": "opensAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PurchaseAlreadyReserved",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "internalType": "bytes32"
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
    "name": "ReservationLimitReached",
    "inputs": [
      {
        "name": "leftNacWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ReservationNotOpen",
    "inputs": [
      {
        "name": "purchaseId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "ReservationsOpen",
    "inputs": [
      {
        "name": "reservedWei",
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
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "SaleClosed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SaleRunning",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TooFewCoins",
    "inputs": [
      {
        "name": "nacWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnknownPhase",
    "inputs": [
      {
        "name": "phase",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "UsdtUnavailable",
    "inputs": []
  },
  {
    "type": "error",
    "name": "WrongDecimals",
    "inputs": [
      {
        "name": "decimals",
        "type": "uint8",
        "internalType": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "WrongFunding",
    "inputs": [
      {
        "name": "expectedWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "WrongPayment",
    "inputs": [
      {
        "name": "receivedUnits",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "WrongPhase",
    "inputs": [
      {
        "name": "current",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const;

/** Creation code of the contract Presale, without constructor arguments. */
export const presaleBytecode: `0x${string}` =
  '0x61014060405260016004556040516146b33803806146b3833981016040819052610028916104d3565b80516202a300906001600160a01b03811661005d57604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100865f82610360565b5050506a6342fd08f00f63780000006a422ca8b0a00a42500000006100ab9190610576565b34146100ed576100d16a6342fd08f00f63780000006a422ca8b0a00a4250000000610576565b60405163d00bc47160e01b815260040161005491815260200190565b60208101516001600160a01b03161580610112575060408101516001600160a01b0316155b80610128575060608101516001600160a01b0316155b8061013e575060808101516001600160a01b0316155b1561015c57604051630da30f6560e31b815260040160405180910390fd5b8061010001518160e0015111156101865760405163399d2d9b60e01b815260040160405180910390fd5b60a08101516001600160a01b03161561022b575f8160a001516001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101da573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101fe9190610595565b90508060ff166006146102295760405163090e196d60e31b815260ff82166004820152602401610054565b505b61025f7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929826020015161036060201b60201c565b506102947f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10826040015161036060201b60201c565b506102c97f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a826060015161036060201b60201c565b5060c080820151608090815260e08084015160a0908152610100808601519094528401516001600160a01b039081169091529083018051909116909152516040516a6342fd08f00f6378000000919061032190610476565b6001600160a01b0390911681526020016040518091039082f090508015801561034c573d5f5f3e3d5ffd5b506001600160a01b031661012052506105bc565b5f826103bc575f6103796002546001600160a01b031690565b6001600160a01b0316146103a057604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6103c683836103cf565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1661046f575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104273390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016103c9565b505f6103c9565b6105618061415283390190565b60405161012081016001600160401b03811182821017156104b257634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b03811681146104ce575f5ffd5b919050565b5f6101208284031280156104e5575f5ffd5b506104ee610483565b6104f7836104b8565b8152610505602084016104b8565b6020820152610516604084016104b8565b6040820152610527606084016104b8565b6060820152610538608084016104b8565b608082015261054960a084016104b8565b60a082015260c0838101519082015260e08084015190820152610100928301519281019290925250919050565b808201808211156103c957634e487b7160e01b5f52601160045260245ffd5b5f602082840312156105a5575f5ffd5b815160ff811681146105b5575f5ffd5b9392505050565b60805160a05160c05160e0516101005161012051613aed6106655f395f81816107040152818161134a015261251701525f818161044e01528181610faf0152818161108301526110e501525f818161078c01528181610d1601528181610fd901528181611060015261111101525f81816103820152610d9901525f81816104ad01528181610dbf015281816117d7015261182501525f818161084b0152610b5d0152613aed5ff3fe608060405234801561000f575f5ffd5b5060043610610351575f3560e01c806367d42a8b116101be578063ab5161a1116100fe578063d547741f1161009e578063e3a424a411610079578063e3a424a414610846578063e63ab1e91461086d578063f3c4b70414610894578063f5b541a6146108a7575f5ffd5b8063d547741f1461080a578063d602b9fd1461081d578063d64ad85714610825575f5ffd5b8063c54e44eb116100d9578063c54e44eb14610787578063cc8463c8146107ae578063cefc1429146107b6578063cf6eefb7146107be575f5ffd5b8063ab5161a11461075e578063b34f8e3c14610771578063c2b6b58c1461077a575f5ffd5b806391d14854116101695780639d2cc436116101445780639d2cc436146106ff5780639da55ac114610726578063a1eda53c14610730578063a217fddf14610757575f5ffd5b806391d148541461066357806392849c10146106a65780639a243ebf146106b9575f5ffd5b80638456cb59116101995780638456cb591461063557806384ef8ffc1461063d5780638da5cb5b1461065b575f5ffd5b806367d42a8b1461060657806368e344e91461061957806377a6a6f314610622575f5ffd5b806336568abe1161029457806359bbcd30116102345780635ca154d51161020f5780635ca154d5146105b857806362e0eb4e146105c1578063634e93da146105e0578063649a5ec7146105f3575f5ffd5b806359bbcd30146105885780635b25e85f1461059a5780635c975abb146105ad575f5ffd5b80633f4ba83a1161026f5780633f4ba83a1461052957806340993b261461053157806343d726d6146105595780634a2cfb5414610561575f5ffd5b806336568abe146104e257806336ba302c146104f55780633af32abf14610507575f5ffd5b80630aa6220b116102ff5780632d2c5565116102da5780632d2c5565146104495780632f2ff15d146104955780632f34fba1146104a857806332281420146104cf575f5ffd5b80630aa6220b146103fd5780631c15d11f14610407578063248a9ca314610427575f5ffd5b806302a9556d1161032f57806302a9556d146103ce578063053de641146103e1578063055ad42e146103f4575f5ffd5b806301ffc9a7146103555780630229f26e1461037d578063022d63fb146103b2575b5f5ffd5b61036861036336600461363e565b6108ce565b60405190151581526020015b60405180910390f35b6103a47f000000000000000000000000000000000000000000000000000000000000000081565b604051908152602001610374565b620697805b60405165ffffffffffff9091168152602001610374565b6103a46103dc36600461367d565b610929565b6103a46103ef36600461369d565b61095b565b6103a460045481565b6104056109cc565b005b61041a61041536600461369d565b6109e1565b60405161037491906136e1565b6103a461043536600461369d565b5f9081526020819052604090206001015490565b6104707f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610374565b6104056104a33660046137cd565b610af7565b6103a47f000000000000000000000000000000000000000000000000000000000000000081565b6103a46104dd3660046137f7565b610b3c565b6104056104f03660046137cd565b610bc6565b6103a46a6342fd08f00f637800000081565b610368610515366004613820565b600b6020525f908152604090205460ff1681565b610405610cd0565b61054461053f3660046137f7565b610d02565b60408051928352602083019190915201610374565b6104056111e1565b6103a47f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103a46a422ca8b0a00a425000000081565b6104056105a83660046137cd565b61137b565b60035460ff16610368565b6103a460055481565b6103a46105cf36600461369d565b60096020525f908152604090205481565b6104056105ee366004613820565b6115e3565b610405610601366004613839565b6115f6565b61040561061436600461369d565b611609565b6103a4611c2081565b6103a461063036600461367d565b6116f2565b610405611715565b60025473ffffffffffffffffffffffffffffffffffffffff16610470565b610470611747565b6103686106713660046137cd565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b6104056106b436600461385e565b61176c565b6106cc6106c736600461369d565b611c55565b60405161037491908151815260208083015190820152604080830151908201526060918201519181019190915260800190565b6104707f000000000000000000000000000000000000000000000000000000000000000081565b6103a4620f424081565b610738611d02565b6040805165ffffffffffff938416815292909116602083015201610374565b6103a45f81565b61040561076c36600461369d565b611d7c565b6103a461271081565b6006546103689060ff1681565b6104707f000000000000000000000000000000000000000000000000000000000000000081565b6103b7611db8565b610405611e55565b6001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610374565b6104056108183660046137cd565b611eb1565b610405611ef2565b61036861083336600461369d565b5f908152600a6020526040902054151590565b6103a47f000000000000000000000000000000000000000000000000000000000000000081565b6103a47f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6104056108a2366004613895565b611f04565b6103a47f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f3149878600000000000000000000000000000000000000000000000000000000148061092357506109238261201e565b92915050565b5f5f610934846120b4565b50905061094981670de0b6b3a7640000613975565b6109539084613988565b949350505050565b5f5f610966836120b4565b915050600454831461097a57505f92915050565b5f838152600760205260409020546fffffffffffffffffffffffffffffffff70010000000000000000000000000000000082048116916109bb91168361399f565b6109c5919061399f565b9392505050565b5f6109d681612148565b6109de612152565b50565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c08101919091525f82815260086020908152604091829020825160e0810184528154815260018201546fffffffffffffffffffffffffffffffff80821694830194909452700100000000000000000000000000000000900490921692820192909252600282015464ffffffffff8116606083015260ff6501000000000082048116608084015291929160a084019166010000000000009004166003811115610abc57610abc6136b4565b6003811115610acd57610acd6136b4565b815260029190910154670100000000000000900467ffffffffffffffff1660209091015292915050565b81610b2e576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b38828261215c565b5050565b5f600183141580610b4f5750620f424082105b15610b5b57505f6109c5565b7f0000000000000000000000000000000000000000000000000000000000000000600554101580610b9857505f848152600a602052604090205415155b15610ba457505f6109c5565b60646014610bb28585610929565b610bbc9190613988565b6109539190613975565b81158015610bee575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610cc65760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610c42575065ffffffffffff8116155b80610c5557504265ffffffffffff821610155b15610c9b576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610b388282612186565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610cfa81612148565b6109de6121df565b5f5f610d0c61223e565b610d14612273565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16610d81576040517f81b14edf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600b602052604081205460ff16610dbd577f0000000000000000000000000000000000000000000000000000000000000000610ddf565b7f00000000000000000000000000000000000000000000000000000000000000005b905080421015610e1e576040517f22c6b27f00000000000000000000000000000000000000000000000000000000815260048101829052602401610c92565b610e2886866122b0565b925033610e36818888610b3c565b925084610e4384866139b2565b1015610e8857610e5383856139b2565b6040517f06d379f5000000000000000000000000000000000000000000000000000000008152600401610c9291815260200190565b8215610e9757610e9781612381565b610ea0846123be565b5f8881526007602052604081208054909190610ecf9084906fffffffffffffffffffffffffffffffff166139c5565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff160217905550863373ffffffffffffffffffffffffffffffffffffffff167f5f5252e81556cf80e49da97ac40f17af2fb3b00e318b675ae93089f555bfa380888787604051610f61939291909283526020830191909152604082015260600190565b60405180910390a3610f7287612417565b6040517f70a0823100000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660048301525f917f0000000000000000000000000000000000000000000000000000000000000000909116906370a0823190602401602060405180830381865afa158015611020573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061104491906139ed565b90506110a873ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016337f00000000000000000000000000000000000000000000000000000000000000008a612469565b6040517f70a0823100000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660048301525f9183917f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015611156573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061117a91906139ed565b611184919061399f565b90508781146111c2576040517fb23bee0500000000000000000000000000000000000000000000000000000000815260048101829052602401610c92565b6111cd3387876124c5565b505050506111d9612579565b935093915050565b6111e961223e565b600360045411611225576040517f7a30b0cd00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60065460ff1615611262576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60015b600381116112c0575f818152600760205260409020546112ac9070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff16836139b2565b9150806112b881613a04565b915050611266565b5080156112fc576040517fe19ff05800000000000000000000000000000000000000000000000000000000815260048101829052602401610c92565b6006805460ff1916600117905560405147907f6cc09e7b5c3e49861ebe8f6867e1618fbfc14c8d0e968fde37c4243ca02a6f839061133d9083815260200190565b60405180910390a161136f7f0000000000000000000000000000000000000000000000000000000000000000826125a3565b5050611379612579565b565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296113a581612148565b6113ad61223e565b73ffffffffffffffffffffffffffffffffffffffff82166113fa576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f611406846002612648565b608081015160208083015160ff9092165f8181526007909252604082208054949550909390919061144a9084906fffffffffffffffffffffffffffffffff166139c5565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055505f82604001516fffffffffffffffffffffffffffffffff161180156114bc5750815173ffffffffffffffffffffffffffffffffffffffff851614155b156114fc5773ffffffffffffffffffffffffffffffffffffffff84165f908152600a602052604081208054600192906114f69084906139b2565b90915550505b808473ffffffffffffffffffffffffffffffffffffffff16867f5d891f500553242724d61e2c098c5120c83263a283b36ea7917fece07483aaa38560c00151866020015187604001516040516115839392919067ffffffffffffffff9390931683526fffffffffffffffffffffffffffffffff918216602084015216604082015260600190565b60405180910390a4600454810361159d5761159d81612417565b6115d48483602001516fffffffffffffffffffffffffffffffff1684604001516fffffffffffffffffffffffffffffffff166124c5565b50506115de612579565b505050565b5f6115ed81612148565b610b388261289f565b5f61160081612148565b610b388261291f565b5f611615826003612648565b9050806060015164ffffffffff1642101561166b5760608101516040517f7e61955c00000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610c92565b60408101516fffffffffffffffffffffffffffffffff16156116c457600160055f828254611699919061399f565b909155505080515f908152600a602052604081208054600192906116be90849061399f565b90915550505b60405182907f6eec2dd2382427616d4ea7ef183b16091feac4e2e63c8b55f25215f132df8d14905f90a25050565b5f5f6116fd846120b4565b5090506109538382670de0b6b3a7640000600161298e565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61173f81612148565b6109de6129d9565b5f61176760025473ffffffffffffffffffffffffffffffffffffffff1690565b905090565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92961179681612148565b61179e612273565b846117d5576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f0000000000000000000000000000000000000000000000000000000000000000421015611851576040517f22c6b27f0000000000000000000000000000000000000000000000000000000081527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610c92565b5f5f878152600860205260409020600201546601000000000000900460ff166003811115611881576118816136b4565b146118bb576040517fcd94119600000000000000000000000000000000000000000000000000000000815260048101879052602401610c92565b5f8581526009602052604090205415611913575f85815260096020526040908190205490517f502e74050000000000000000000000000000000000000000000000000000000081526004810191909152602401610c92565b428211158061192c5750611929611c20426139b2565b82115b15611966576040517f3accc52b00000000000000000000000000000000000000000000000000000000815260048101839052602401610c92565b5f61197185856122b0565b905061197d8582612a16565b5f611989878787610b3c565b9050801561199a5761199a87612381565b6119a3826123be565b5f87815260076020526040902080546010906119e690849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff166139c5565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055508760095f8981526020019081526020015f20819055506040518060e00160405280888152602001611a4c846123be565b6fffffffffffffffffffffffffffffffff168152602001611a6c836123be565b6fffffffffffffffffffffffffffffffff168152602001611a8c86612b26565b64ffffffffff168152602001611aa188612b70565b60ff16815260200160018152602001611ab987612bb6565b67ffffffffffffffff1690525f898152600860209081526040918290208351815590830151918301516fffffffffffffffffffffffffffffffff9081167001000000000000000000000000000000000292169190911760018201556060820151600282018054608085015160ff1665010000000000027fffffffffffffffffffffffffffffffffffffffffffffffffffff00000000000090911664ffffffffff909316929092179190911780825560a084015191907fffffffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffff166601000000000000836003811115611baa57611baa6136b4565b021790555060c091909101516002909101805467ffffffffffffffff909216670100000000000000027fffffffffffffffffffffffffffffffffff0000000000000000ffffffffffffff909216919091179055604080518681526020810184905290810182905260608101859052869088908a907f890a8c61bdcf5e03fda2eabcc705ac8acd16c6ca9ac159b5a74073b53aad452b9060800160405180910390a45050505050505050565b611c7c60405180608001604052805f81526020015f81526020015f81526020015f81525090565b5f5f611c87846120b4565b5f958652600760209081526040968790208751808901895290546fffffffffffffffffffffffffffffffff808216835270010000000000000000000000000000000090910481168284019081528951608081018b52958652928501939093525182169683019690965294519094166060850152509192915050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611d4457504265ffffffffffff821610155b611d4f575f5f611d74565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10611da681612148565b611daf82612c05565b610b3882612c81565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611df957504265ffffffffffff8216105b611e2b576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16611e4f565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114611ea9576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610c92565b6109de612cf9565b81611ee8576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b388282612dea565b5f611efc81612148565b6109de612e0e565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10611f2e81612148565b5f5b838110156120175782600b5f878785818110611f4e57611f4e613a3b565b9050602002016020810190611f639190613820565b73ffffffffffffffffffffffffffffffffffffffff16815260208101919091526040015f20805460ff1916911515919091179055848482818110611fa957611fa9613a3b565b9050602002016020810190611fbe9190613820565b73ffffffffffffffffffffffffffffffffffffffff167f0aa5ec5ffdc7f6f9c4d0dded489d7450297155cb2f71cb771e02427f7dff4f5184604051612007911515815260200190565b60405180910390a2600101611f30565b5050505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061092357507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610923565b5f5f826001036120d55750612710926a084595161401484a00000092509050565b826002036120f45750614e20926a108b2a2c2802909400000092509050565b82600303612113575061c350926a295be96e6406697200000092509050565b6040517f35b7230800000000000000000000000000000000000000000000000000000000815260048101849052602401610c92565b6109de8133612e18565b6113795f5f612e9d565b5f8281526020819052604090206001015461217681612148565b6121808383612ff6565b50505050565b73ffffffffffffffffffffffffffffffffffffffff811633146121d5576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6115de82826130b4565b6121e7613115565b6003805460ff191690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b612246613151565b61137960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906131aa565b60035460ff1615611379576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6122ba83612c05565b6127108210156122fa576040517f06b2f1c70000000000000000000000000000000000000000000000000000000081526127106004820152602401610c92565b5f612304846120b4565b5090505f6123118561095b565b90505f6123278284670de0b6b3a76400006131b1565b90508085111561236d576040517fe90c37df0000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610c92565b6123778686610929565b9695505050505050565b600160055f82825461239391906139b2565b90915550505f818152600a602052604081208054600192906123b69084906139b2565b909155505050565b5f6fffffffffffffffffffffffffffffffff821115612413576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610c92565b5090565b5f612421826120b4565b91505061243082612710610929565b5f8381526007602052604090205461245a906fffffffffffffffffffffffffffffffff168361399f565b1015610b3857610b3882612c81565b612477848484846001613261565b612180576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602401610c92565b801561256f576040517f1b302fc400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8481166004830152602482018390527f00000000000000000000000000000000000000000000000000000000000000001690631b302fc4906044015f604051808303815f87803b158015612558575f5ffd5b505af115801561256a573d5f5f3e3d5ffd5b505050505b6115de83836125a3565b6113795f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061226d565b804710156125e6576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610c92565b6125ff828260405180602001604052805f8152506132f4565b15612608575050565b3d1561261657610b38613309565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c08101919091525f83815260086020908152604091829020825160e0810184528154815260018201546fffffffffffffffffffffffffffffffff80821694830194909452700100000000000000000000000000000000900490921692820192909252600282015464ffffffffff8116606083015260ff6501000000000082048116608084015291929160a084019166010000000000009004166003811115612723576127236136b4565b6003811115612734576127346136b4565b815260029190910154670100000000000000900467ffffffffffffffff16602090910152905060018160a001516003811115612772576127726136b4565b146127ac576040517ff80aa25800000000000000000000000000000000000000000000000000000000815260048101849052602401610c92565b5f83815260086020526040902060020180548391907fffffffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffff1666010000000000008360038111156127fd576127fd6136b4565b021790555080515f90815260096020908152604080832083905581840151608085015160ff1684526007909252909120805460109061286390849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff16613a68565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555092915050565b5f6128a8611db8565b6128b142613314565b6128bb9190613a90565b90506128c7828261335f565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed6906020015b60405180910390a25050565b5f612929826133fa565b61293242613314565b61293c9190613a90565b90506129488282612e9d565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f6129bb61299b83613441565b80156129b657505f84806129b1576129b161391b565b868809115b151590565b6129c68686866131b1565b6129d091906139b2565b95945050505050565b6129e1612273565b6003805460ff191660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586122143390565b5f612a20836120b4565b5f8581526007602090815260408083208151808301909252546fffffffffffffffffffffffffffffffff808216808452700100000000000000000000000000000000909204169282019290925292945091925090606490601490612a84908661399f565b612a8e9190613988565b612a989190613975565b90505f82602001516fffffffffffffffffffffffffffffffff168211612abe575f612adf565b6020830151612adf906fffffffffffffffffffffffffffffffff168361399f565b905080851115612b1e576040517f47d0b7a900000000000000000000000000000000000000000000000000000000815260048101829052602401610c92565b505050505050565b5f64ffffffffff821115612413576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610c92565b5f60ff821115612413576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526008600482015260248101839052604401610c92565b5f67ffffffffffffffff82111561241357604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610c92565b60036004541115612c42576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60045481146109de57600480546040517f1975b11800000000000000000000000000000000000000000000000000000000815291820152602401610c92565b5f612c8b826120b4565b9150612c9a90508260016139b2565b6004555f8281526007602052604090205482907f6c46bd7f3ea29dfc0eb3f945d764e12689c8c0a3757bdbf714348e7111f961a090612ceb906fffffffffffffffffffffffffffffffff168461399f565b604051908152602001612913565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff16801580612d4957504265ffffffffffff821610155b15612d8a576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610c92565b612db25f612dad60025473ffffffffffffffffffffffffffffffffffffffff1690565b6130b4565b50612dbd5f83612ff6565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f82815260208190526040902060010154612e0481612148565b61218083836130b4565b6113795f5f61335f565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff16610b38576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260248101839052604401610c92565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612f71574265ffffffffffff82161015612f48576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612f71565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f826130aa575f61301c60025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614613069576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b6109c5838361346d565b5f821580156130dd575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b1561310b57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6109c58383613548565b60035460ff16611379576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611379576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f5f5f6131be86866135e3565b91509150815f036131e2578381816131d8576131d861391b565b04925050506109c5565b8184116131f9576131f9600385150260111861361e565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f511483166132e35783831516156132d7573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff821115612413576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610c92565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff8816171790935590041680156115de576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613404611db8565b90508065ffffffffffff168365ffffffffffff161161342c576134278382613aae565b6109c5565b6109c565ffffffffffff84166206978061362f565b5f6002826003811115613456576134566136b4565b6134609190613acc565b60ff166001149050919050565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16613541575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff861684529091529020805460ff191660011790556134df3390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610923565b505f610923565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff1615613541575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610923565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f8282188284100282186109c5565b5f6020828403121561364e575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146109c5575f5ffd5b5f5f6040838503121561368e575f5ffd5b50508035926020909101359150565b5f602082840312156136ad575f5ffd5b5035919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60e082019050825182526fffffffffffffffffffffffffffffffff60208401511660208301526fffffffffffffffffffffffffffffffff604084015116604083015264ffffffffff606084015116606083015260ff608084015116608083015260a08301516004811061377c577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b8060a08401525060c083015161379e60c084018267ffffffffffffffff169052565b5092915050565b803573ffffffffffffffffffffffffffffffffffffffff811681146137c8575f5ffd5b919050565b5f5f604083850312156137de575f5ffd5b823591506137ee602084016137a5565b90509250929050565b5f5f5f60608486031215613809575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215613830575f5ffd5b6109c5826137a5565b5f60208284031215613849575f5ffd5b813565ffffffffffff811681146109c5575f5ffd5b5f5f5f5f5f60a08688031215613872575f5ffd5b505083359560208501359550604085013594606081013594506080013592509050565b5f5f5f604084860312156138a7575f5ffd5b833567ffffffffffffffff8111156138bd575f5ffd5b8401601f810186136138cd575f5ffd5b803567ffffffffffffffff8111156138e3575f5ffd5b8660208260051b84010111156138f7575f5ffd5b6020918201945092508401358015158114613910575f5ffd5b809150509250925092565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f826139835761398361391b565b500490565b808202811582820484141761092357610923613948565b8181038181111561092357610923613948565b8082018082111561092357610923613948565b6fffffffffffffffffffffffffffffffff818116838216019081111561092357610923613948565b5f602082840312156139fd575f5ffd5b5051919050565b5f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8203613a3457613a34613948565b5060010190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b6fffffffffffffffffffffffffffffffff828116828216039081111561092357610923613948565b65ffffffffffff818116838216019081111561092357610923613948565b65ffffffffffff828116828216039081111561092357610923613948565b5f60ff831680613ade57613ade61391b565b8060ff841606915050929150505660c060405260405161056138038061056183398101604081905261002291610037565b336080526001600160a01b031660a052610064565b5f60208284031215610047575f5ffd5b81516001600160a01b038116811461005d575f5ffd5b9392505050565b60805160a0516104c261009f5f395f8181607e01528181610200015261035201525f818160f901528181610133015261025901526104c25ff3fe608060405260043610610041575f3560e01c80631b302fc41461004c5780632d2c55651461006d5780632e1a7d4d146100c9578063b4cf5648146100e8575f5ffd5b3661004857005b5f5ffd5b348015610057575f5ffd5b5061006b610066366004610443565b61011b565b005b348015610078575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390f35b3480156100d4575f5ffd5b5061006b6100e3366004610485565b6101e8565b3480156100f3575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461018a576040517f310a594a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8173ffffffffffffffffffffffffffffffffffffffff167f5201cdd751de1a2551f5d316ffc7159afee8b5775ba451a133a1d8c02b3f1067826040516101d291815260200190565b60405180910390a26101e4828261037a565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610257576040517fb90cdbb100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663c2b6b58c6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156102c0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102e4919061049c565b61031a576040517f78fa807700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040518181527f430648de173157e069201c943adb2d4e340e7cf5b27b1b09c9cb852f03d63b569060200160405180910390a16103777f00000000000000000000000000000000000000000000000000000000000000008261037a565b50565b804710156103c1576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810182905260440160405180910390fd5b6103da828260405180602001604052805f815250610423565b156103e3575050565b3d156103f1576101e4610438565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f5f60408385031215610454575f5ffd5b823573ffffffffffffffffffffffffffffffffffffffff81168114610477575f5ffd5b946020939093013593505050565b5f60208284031215610495575f5ffd5b5035919050565b5f602082840312156104ac575f5ffd5b815180151581146104bb575f5ffd5b939250505056';
