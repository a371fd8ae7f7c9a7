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
    "name": "boughtWeiOf",
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
  '0x6101406040526001600455604051614716380380614716833981016040819052610028916104d3565b80516202a300906001600160a01b03811661005d57604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100865f82610360565b5050506a6342fd08f00f63780000006a422ca8b0a00a42500000006100ab9190610576565b34146100ed576100d16a6342fd08f00f63780000006a422ca8b0a00a4250000000610576565b60405163d00bc47160e01b815260040161005491815260200190565b60208101516001600160a01b03161580610112575060408101516001600160a01b0316155b80610128575060608101516001600160a01b0316155b8061013e575060808101516001600160a01b0316155b1561015c57604051630da30f6560e31b815260040160405180910390fd5b8061010001518160e0015111156101865760405163399d2d9b60e01b815260040160405180910390fd5b60a08101516001600160a01b03161561022b575f8160a001516001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101da573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101fe9190610595565b90508060ff166006146102295760405163090e196d60e31b815260ff82166004820152602401610054565b505b61025f7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929826020015161036060201b60201c565b506102947f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10826040015161036060201b60201c565b506102c97f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a826060015161036060201b60201c565b5060c080820151608090815260e08084015160a0908152610100808601519094528401516001600160a01b039081169091529083018051909116909152516040516a6342fd08f00f6378000000919061032190610476565b6001600160a01b0390911681526020016040518091039082f090508015801561034c573d5f5f3e3d5ffd5b506001600160a01b031661012052506105bc565b5f826103bc575f6103796002546001600160a01b031690565b6001600160a01b0316146103a057604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6103c683836103cf565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1661046f575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104273390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016103c9565b505f6103c9565b610561806141b583390190565b60405161012081016001600160401b03811182821017156104b257634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b03811681146104ce575f5ffd5b919050565b5f6101208284031280156104e5575f5ffd5b506104ee610483565b6104f7836104b8565b8152610505602084016104b8565b6020820152610516604084016104b8565b6040820152610527606084016104b8565b6060820152610538608084016104b8565b608082015261054960a084016104b8565b60a082015260c0838101519082015260e08084015190820152610100928301519281019290925250919050565b808201808211156103c957634e487b7160e01b5f52601160045260245ffd5b5f602082840312156105a5575f5ffd5b815160ff811681146105b5575f5ffd5b9392505050565b60805160a05160c05160e0516101005161012051613b506106655f395f818161072e01528181611374015261257a01525f818161045901528181610fd9015281816110ad015261110f01525f81816107b601528181610d40015281816110030152818161108a015261113b01525f818161038d0152610dc301525f81816104b801528181610de901528181611801015261184f01525f81816108750152610b870152613b505ff3fe608060405234801561000f575f5ffd5b506004361061035c575f3560e01c8063649a5ec7116101c9578063ab5161a1116100fe578063d547741f1161009e578063e3a424a411610079578063e3a424a414610870578063e63ab1e914610897578063f3c4b704146108be578063f5b541a6146108d1575f5ffd5b8063d547741f14610834578063d602b9fd14610847578063d64ad8571461084f575f5ffd5b8063c54e44eb116100d9578063c54e44eb146107b1578063cc8463c8146107d8578063cefc1429146107e0578063cf6eefb7146107e8575f5ffd5b8063ab5161a114610788578063b34f8e3c1461079b578063c2b6b58c146107a4575f5ffd5b806391d14854116101695780639d2cc436116101445780639d2cc436146107295780639da55ac114610750578063a1eda53c1461075a578063a217fddf14610781575f5ffd5b806391d148541461068d57806392849c10146106d05780639a243ebf146106e3575f5ffd5b806377a6a6f3116101a457806377a6a6f31461064c5780638456cb591461065f57806384ef8ffc146106675780638da5cb5b14610685575f5ffd5b8063649a5ec71461061d57806367d42a8b1461063057806368e344e914610643575f5ffd5b806336568abe1161029f5780634d00b4bf1161023f5780635c975abb1161021a5780635c975abb146105d75780635ca154d5146105e257806362e0eb4e146105eb578063634e93da1461060a575f5ffd5b80634d00b4bf1461059357806359bbcd30146105b25780635b25e85f146105c4575f5ffd5b80633f4ba83a1161027a5780633f4ba83a1461053457806340993b261461053c57806343d726d6146105645780634a2cfb541461056c575f5ffd5b806336568abe146104ed57806336ba302c146105005780633af32abf14610512575f5ffd5b80630aa6220b1161030a5780632d2c5565116102e55780632d2c5565146104545780632f2ff15d146104a05780632f34fba1146104b357806332281420146104da575f5ffd5b80630aa6220b146104085780631c15d11f14610412578063248a9ca314610432575f5ffd5b806302a9556d1161033a57806302a9556d146103d9578063053de641146103ec578063055ad42e146103ff575f5ffd5b806301ffc9a7146103605780630229f26e14610388578063022d63fb146103bd575b5f5ffd5b61037361036e3660046136a1565b6108f8565b60405190151581526020015b60405180910390f35b6103af7f000000000000000000000000000000000000000000000000000000000000000081565b60405190815260200161037f565b620697805b60405165ffffffffffff909116815260200161037f565b6103af6103e73660046136e0565b610953565b6103af6103fa366004613700565b610985565b6103af60045481565b6104106109f6565b005b610425610420366004613700565b610a0b565b60405161037f9190613744565b6103af610440366004613700565b5f9081526020819052604090206001015490565b61047b7f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161037f565b6104106104ae366004613830565b610b21565b6103af7f000000000000000000000000000000000000000000000000000000000000000081565b6103af6104e836600461385a565b610b66565b6104106104fb366004613830565b610bf0565b6103af6a6342fd08f00f637800000081565b610373610520366004613883565b600b6020525f908152604090205460ff1681565b610410610cfa565b61054f61054a36600461385a565b610d2c565b6040805192835260208301919091520161037f565b61041061120b565b6103af7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103af6105a1366004613883565b600c6020525f908152604090205481565b6103af6a422ca8b0a00a425000000081565b6104106105d2366004613830565b6113a5565b60035460ff16610373565b6103af60055481565b6103af6105f9366004613700565b60096020525f908152604090205481565b610410610618366004613883565b61160d565b61041061062b36600461389c565b611620565b61041061063e366004613700565b611633565b6103af611c2081565b6103af61065a3660046136e0565b61171c565b61041061173f565b60025473ffffffffffffffffffffffffffffffffffffffff1661047b565b61047b611771565b61037361069b366004613830565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b6104106106de3660046138c1565b611796565b6106f66106f1366004613700565b611c7f565b60405161037f91908151815260208083015190820152604080830151908201526060918201519181019190915260800190565b61047b7f000000000000000000000000000000000000000000000000000000000000000081565b6103af620f424081565b610762611d2c565b6040805165ffffffffffff93841681529290911660208301520161037f565b6103af5f81565b610410610796366004613700565b611da6565b6103af61271081565b6006546103739060ff1681565b61047b7f000000000000000000000000000000000000000000000000000000000000000081565b6103c2611de2565b610410611e7f565b6001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff1660208301520161037f565b610410610842366004613830565b611edb565b610410611f1c565b61037361085d366004613700565b5f908152600a6020526040902054151590565b6103af7f000000000000000000000000000000000000000000000000000000000000000081565b6103af7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6104106108cc3660046138f8565b611f2e565b6103af7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f3149878600000000000000000000000000000000000000000000000000000000148061094d575061094d82612048565b92915050565b5f5f61095e846120de565b50905061097381670de0b6b3a76400006139d8565b61097d90846139eb565b949350505050565b5f5f610990836120de565b91505060045483146109a457505f92915050565b5f838152600760205260409020546fffffffffffffffffffffffffffffffff70010000000000000000000000000000000082048116916109e5911683613a02565b6109ef9190613a02565b9392505050565b5f610a0081612172565b610a0861217c565b50565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c08101919091525f82815260086020908152604091829020825160e0810184528154815260018201546fffffffffffffffffffffffffffffffff80821694830194909452700100000000000000000000000000000000900490921692820192909252600282015464ffffffffff8116606083015260ff6501000000000082048116608084015291929160a084019166010000000000009004166003811115610ae657610ae6613717565b6003811115610af757610af7613717565b815260029190910154670100000000000000900467ffffffffffffffff1660209091015292915050565b81610b58576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b628282612186565b5050565b5f600183141580610b795750620f424082105b15610b8557505f6109ef565b7f0000000000000000000000000000000000000000000000000000000000000000600554101580610bc257505f848152600a602052604090205415155b15610bce57505f6109ef565b60646014610bdc8585610953565b610be691906139eb565b61097d91906139d8565b81158015610c18575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b15610cf05760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610c6c575065ffffffffffff8116155b80610c7f57504265ffffffffffff821610155b15610cc5576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610b6282826121b0565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610d2481612172565b610a08612209565b5f5f610d36612268565b610d3e61229d565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16610dab576040517f81b14edf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600b602052604081205460ff16610de7577f0000000000000000000000000000000000000000000000000000000000000000610e09565b7f00000000000000000000000000000000000000000000000000000000000000005b905080421015610e48576040517f22c6b27f00000000000000000000000000000000000000000000000000000000815260048101829052602401610cbc565b610e5286866122da565b925033610e60818888610b66565b925084610e6d8486613a15565b1015610eb257610e7d8385613a15565b6040517f06d379f5000000000000000000000000000000000000000000000000000000008152600401610cbc91815260200190565b8215610ec157610ec1816123ab565b610eca846123e8565b5f8881526007602052604081208054909190610ef99084906fffffffffffffffffffffffffffffffff16613a28565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff160217905550863373ffffffffffffffffffffffffffffffffffffffff167f5f5252e81556cf80e49da97ac40f17af2fb3b00e318b675ae93089f555bfa380888787604051610f8b939291909283526020830191909152604082015260600190565b60405180910390a3610f9c87612441565b6040517f70a0823100000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660048301525f917f0000000000000000000000000000000000000000000000000000000000000000909116906370a0823190602401602060405180830381865afa15801561104a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061106e9190613a50565b90506110d273ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016337f00000000000000000000000000000000000000000000000000000000000000008a612493565b6040517f70a0823100000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660048301525f9183917f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015611180573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111a49190613a50565b6111ae9190613a02565b90508781146111ec576040517fb23bee0500000000000000000000000000000000000000000000000000000000815260048101829052602401610cbc565b6111f73387876124ef565b505050506112036125dc565b935093915050565b611213612268565b60036004541161124f576040517f7a30b0cd00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60065460ff161561128c576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60015b600381116112ea575f818152600760205260409020546112d69070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1683613a15565b9150806112e281613a67565b915050611290565b508015611326576040517fe19ff05800000000000000000000000000000000000000000000000000000000815260048101829052602401610cbc565b6006805460ff1916600117905560405147907f6cc09e7b5c3e49861ebe8f6867e1618fbfc14c8d0e968fde37c4243ca02a6f83906113679083815260200190565b60405180910390a16113997f000000000000000000000000000000000000000000000000000000000000000082612606565b50506113a36125dc565b565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296113cf81612172565b6113d7612268565b73ffffffffffffffffffffffffffffffffffffffff8216611424576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6114308460026126ab565b608081015160208083015160ff9092165f818152600790925260408220805494955090939091906114749084906fffffffffffffffffffffffffffffffff16613a28565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055505f82604001516fffffffffffffffffffffffffffffffff161180156114e65750815173ffffffffffffffffffffffffffffffffffffffff851614155b156115265773ffffffffffffffffffffffffffffffffffffffff84165f908152600a60205260408120805460019290611520908490613a15565b90915550505b808473ffffffffffffffffffffffffffffffffffffffff16867f5d891f500553242724d61e2c098c5120c83263a283b36ea7917fece07483aaa38560c00151866020015187604001516040516115ad9392919067ffffffffffffffff9390931683526fffffffffffffffffffffffffffffffff918216602084015216604082015260600190565b60405180910390a460045481036115c7576115c781612441565b6115fe8483602001516fffffffffffffffffffffffffffffffff1684604001516fffffffffffffffffffffffffffffffff166124ef565b50506116086125dc565b505050565b5f61161781612172565b610b6282612902565b5f61162a81612172565b610b6282612982565b5f61163f8260036126ab565b9050806060015164ffffffffff164210156116955760608101516040517f7e61955c00000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610cbc565b60408101516fffffffffffffffffffffffffffffffff16156116ee57600160055f8282546116c39190613a02565b909155505080515f908152600a602052604081208054600192906116e8908490613a02565b90915550505b60405182907f6eec2dd2382427616d4ea7ef183b16091feac4e2e63c8b55f25215f132df8d14905f90a25050565b5f5f611727846120de565b50905061097d8382670de0b6b3a764000060016129f1565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61176981612172565b610a08612a3c565b5f61179160025473ffffffffffffffffffffffffffffffffffffffff1690565b905090565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296117c081612172565b6117c861229d565b846117ff576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000042101561187b576040517f22c6b27f0000000000000000000000000000000000000000000000000000000081527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610cbc565b5f5f878152600860205260409020600201546601000000000000900460ff1660038111156118ab576118ab613717565b146118e5576040517fcd94119600000000000000000000000000000000000000000000000000000000815260048101879052602401610cbc565b5f858152600960205260409020541561193d575f85815260096020526040908190205490517f502e74050000000000000000000000000000000000000000000000000000000081526004810191909152602401610cbc565b42821115806119565750611953611c2042613a15565b82115b15611990576040517f3accc52b00000000000000000000000000000000000000000000000000000000815260048101839052602401610cbc565b5f61199b85856122da565b90506119a78582612a79565b5f6119b3878787610b66565b905080156119c4576119c4876123ab565b6119cd826123e8565b5f8781526007602052604090208054601090611a1090849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff16613a28565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055508760095f8981526020019081526020015f20819055506040518060e00160405280888152602001611a76846123e8565b6fffffffffffffffffffffffffffffffff168152602001611a96836123e8565b6fffffffffffffffffffffffffffffffff168152602001611ab686612b89565b64ffffffffff168152602001611acb88612bd3565b60ff16815260200160018152602001611ae387612c19565b67ffffffffffffffff1690525f898152600860209081526040918290208351815590830151918301516fffffffffffffffffffffffffffffffff9081167001000000000000000000000000000000000292169190911760018201556060820151600282018054608085015160ff1665010000000000027fffffffffffffffffffffffffffffffffffffffffffffffffffff00000000000090911664ffffffffff909316929092179190911780825560a084015191907fffffffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffff166601000000000000836003811115611bd457611bd4613717565b021790555060c091909101516002909101805467ffffffffffffffff909216670100000000000000027fffffffffffffffffffffffffffffffffff0000000000000000ffffffffffffff909216919091179055604080518681526020810184905290810182905260608101859052869088908a907f890a8c61bdcf5e03fda2eabcc705ac8acd16c6ca9ac159b5a74073b53aad452b9060800160405180910390a45050505050505050565b611ca660405180608001604052805f81526020015f81526020015f81526020015f81525090565b5f5f611cb1846120de565b5f958652600760209081526040968790208751808901895290546fffffffffffffffffffffffffffffffff808216835270010000000000000000000000000000000090910481168284019081528951608081018b52958652928501939093525182169683019690965294519094166060850152509192915050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611d6e57504265ffffffffffff821610155b611d79575f5f611d9e565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10611dd081612172565b611dd982612c68565b610b6282612ce4565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611e2357504265ffffffffffff8216105b611e55576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16611e79565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114611ed3576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610cbc565b610a08612d5c565b81611f12576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b628282612e4d565b5f611f2681612172565b610a08612e71565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10611f5881612172565b5f5b838110156120415782600b5f878785818110611f7857611f78613a9e565b9050602002016020810190611f8d9190613883565b73ffffffffffffffffffffffffffffffffffffffff16815260208101919091526040015f20805460ff1916911515919091179055848482818110611fd357611fd3613a9e565b9050602002016020810190611fe89190613883565b73ffffffffffffffffffffffffffffffffffffffff167f0aa5ec5ffdc7f6f9c4d0dded489d7450297155cb2f71cb771e02427f7dff4f5184604051612031911515815260200190565b60405180910390a2600101611f5a565b5050505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061094d57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff0000000000000000000000000000000000000000000000000000000083161461094d565b5f5f826001036120ff5750612710926a084595161401484a00000092509050565b8260020361211e5750614e20926a108b2a2c2802909400000092509050565b8260030361213d575061c350926a295be96e6406697200000092509050565b6040517f35b7230800000000000000000000000000000000000000000000000000000000815260048101849052602401610cbc565b610a088133612e7b565b6113a35f5f612f00565b5f828152602081905260409020600101546121a081612172565b6121aa8383613059565b50505050565b73ffffffffffffffffffffffffffffffffffffffff811633146121ff576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6116088282613117565b612211613178565b6003805460ff191690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b6122706131b4565b6113a360017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061320d565b60035460ff16156113a3576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6122e483612c68565b612710821015612324576040517f06b2f1c70000000000000000000000000000000000000000000000000000000081526127106004820152602401610cbc565b5f61232e846120de565b5090505f61233b85610985565b90505f6123518284670de0b6b3a7640000613214565b905080851115612397576040517fe90c37df0000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610cbc565b6123a18686610953565b9695505050505050565b600160055f8282546123bd9190613a15565b90915550505f818152600a602052604081208054600192906123e0908490613a15565b909155505050565b5f6fffffffffffffffffffffffffffffffff82111561243d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610cbc565b5090565b5f61244b826120de565b91505061245a82612710610953565b5f83815260076020526040902054612484906fffffffffffffffffffffffffffffffff1683613a02565b1015610b6257610b6282612ce4565b6124a18484848460016132c4565b6121aa576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602401610cbc565b73ffffffffffffffffffffffffffffffffffffffff83165f908152600c602052604081208054849290612523908490613a15565b909155505080156125d2576040517f1b302fc400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8481166004830152602482018390527f00000000000000000000000000000000000000000000000000000000000000001690631b302fc4906044015f604051808303815f87803b1580156125bb575f5ffd5b505af11580156125cd573d5f5f3e3d5ffd5b505050505b6116088383612606565b6113a35f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612297565b80471015612649576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610cbc565b612662828260405180602001604052805f815250613357565b1561266b575050565b3d1561267957610b6261336c565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c08101919091525f83815260086020908152604091829020825160e0810184528154815260018201546fffffffffffffffffffffffffffffffff80821694830194909452700100000000000000000000000000000000900490921692820192909252600282015464ffffffffff8116606083015260ff6501000000000082048116608084015291929160a08401916601000000000000900416600381111561278657612786613717565b600381111561279757612797613717565b815260029190910154670100000000000000900467ffffffffffffffff16602090910152905060018160a0015160038111156127d5576127d5613717565b1461280f576040517ff80aa25800000000000000000000000000000000000000000000000000000000815260048101849052602401610cbc565b5f83815260086020526040902060020180548391907fffffffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffff16660100000000000083600381111561286057612860613717565b021790555080515f90815260096020908152604080832083905581840151608085015160ff168452600790925290912080546010906128c690849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff16613acb565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555092915050565b5f61290b611de2565b61291442613377565b61291e9190613af3565b905061292a82826133c2565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed6906020015b60405180910390a25050565b5f61298c8261345d565b61299542613377565b61299f9190613af3565b90506129ab8282612f00565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f612a1e6129fe836134a4565b8015612a1957505f8480612a1457612a1461397e565b868809115b151590565b612a29868686613214565b612a339190613a15565b95945050505050565b612a4461229d565b6003805460ff191660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a25861223e3390565b5f612a83836120de565b5f8581526007602090815260408083208151808301909252546fffffffffffffffffffffffffffffffff808216808452700100000000000000000000000000000000909204169282019290925292945091925090606490601490612ae79086613a02565b612af191906139eb565b612afb91906139d8565b90505f82602001516fffffffffffffffffffffffffffffffff168211612b21575f612b42565b6020830151612b42906fffffffffffffffffffffffffffffffff1683613a02565b905080851115612b81576040517f47d0b7a900000000000000000000000000000000000000000000000000000000815260048101829052602401610cbc565b505050505050565b5f64ffffffffff82111561243d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610cbc565b5f60ff82111561243d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526008600482015260248101839052604401610cbc565b5f67ffffffffffffffff82111561243d57604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610cbc565b60036004541115612ca5576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6004548114610a0857600480546040517f1975b11800000000000000000000000000000000000000000000000000000000815291820152602401610cbc565b5f612cee826120de565b9150612cfd9050826001613a15565b6004555f8281526007602052604090205482907f6c46bd7f3ea29dfc0eb3f945d764e12689c8c0a3757bdbf714348e7111f961a090612d4e906fffffffffffffffffffffffffffffffff1684613a02565b604051908152602001612976565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff16801580612dac57504265ffffffffffff821610155b15612ded576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610cbc565b612e155f612e1060025473ffffffffffffffffffffffffffffffffffffffff1690565b613117565b50612e205f83613059565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f82815260208190526040902060010154612e6781612172565b6121aa8383613117565b6113a35f5f6133c2565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff16610b62576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260248101839052604401610cbc565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612fd4574265ffffffffffff82161015612fab576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612fd4565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f8261310d575f61307f60025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff16146130cc576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b6109ef83836134d0565b5f82158015613140575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b1561316e57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6109ef83836135ab565b60035460ff166113a3576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156113a3576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f5f5f6132218686613646565b91509150815f036132455783818161323b5761323b61397e565b04925050506109ef565b81841161325c5761325c6003851502601118613681565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f5114831661334657838315161561333a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff82111561243d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610cbc565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff881617179093559004168015611608576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613467611de2565b90508065ffffffffffff168365ffffffffffff161161348f5761348a8382613b11565b6109ef565b6109ef65ffffffffffff841662069780613692565b5f60028260038111156134b9576134b9613717565b6134c39190613b2f565b60ff166001149050919050565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff166135a4575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff861684529091529020805460ff191660011790556135423390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161094d565b505f61094d565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16156135a4575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a450600161094d565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f8282188284100282186109ef565b5f602082840312156136b1575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146109ef575f5ffd5b5f5f604083850312156136f1575f5ffd5b50508035926020909101359150565b5f60208284031215613710575f5ffd5b5035919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60e082019050825182526fffffffffffffffffffffffffffffffff60208401511660208301526fffffffffffffffffffffffffffffffff604084015116604083015264ffffffffff606084015116606083015260ff608084015116608083015260a0830151600481106137df577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b8060a08401525060c083015161380160c084018267ffffffffffffffff169052565b5092915050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461382b575f5ffd5b919050565b5f5f60408385031215613841575f5ffd5b8235915061385160208401613808565b90509250929050565b5f5f5f6060848603121561386c575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215613893575f5ffd5b6109ef82613808565b5f602082840312156138ac575f5ffd5b813565ffffffffffff811681146109ef575f5ffd5b5f5f5f5f5f60a086880312156138d5575f5ffd5b505083359560208501359550604085013594606081013594506080013592509050565b5f5f5f6040848603121561390a575f5ffd5b833567ffffffffffffffff811115613920575f5ffd5b8401601f81018613613930575f5ffd5b803567ffffffffffffffff811115613946575f5ffd5b8660208260051b840101111561395a575f5ffd5b6020918201945092508401358015158114613973575f5ffd5b809150509250925092565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f826139e6576139e661397e565b500490565b808202811582820484141761094d5761094d6139ab565b8181038181111561094d5761094d6139ab565b8082018082111561094d5761094d6139ab565b6fffffffffffffffffffffffffffffffff818116838216019081111561094d5761094d6139ab565b5f60208284031215613a60575f5ffd5b5051919050565b5f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8203613a9757613a976139ab565b5060010190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b6fffffffffffffffffffffffffffffffff828116828216039081111561094d5761094d6139ab565b65ffffffffffff818116838216019081111561094d5761094d6139ab565b65ffffffffffff828116828216039081111561094d5761094d6139ab565b5f60ff831680613b4157613b4161397e565b8060ff841606915050929150505660c060405260405161056138038061056183398101604081905261002291610037565b336080526001600160a01b031660a052610064565b5f60208284031215610047575f5ffd5b81516001600160a01b038116811461005d575f5ffd5b9392505050565b60805160a0516104c261009f5f395f8181607e01528181610200015261035201525f818160f901528181610133015261025901526104c25ff3fe608060405260043610610041575f3560e01c80631b302fc41461004c5780632d2c55651461006d5780632e1a7d4d146100c9578063b4cf5648146100e8575f5ffd5b3661004857005b5f5ffd5b348015610057575f5ffd5b5061006b610066366004610443565b61011b565b005b348015610078575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390f35b3480156100d4575f5ffd5b5061006b6100e3366004610485565b6101e8565b3480156100f3575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461018a576040517f310a594a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8173ffffffffffffffffffffffffffffffffffffffff167f5201cdd751de1a2551f5d316ffc7159afee8b5775ba451a133a1d8c02b3f1067826040516101d291815260200190565b60405180910390a26101e4828261037a565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610257576040517fb90cdbb100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663c2b6b58c6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156102c0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102e4919061049c565b61031a576040517f78fa807700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040518181527f430648de173157e069201c943adb2d4e340e7cf5b27b1b09c9cb852f03d63b569060200160405180910390a16103777f00000000000000000000000000000000000000000000000000000000000000008261037a565b50565b804710156103c1576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810182905260440160405180910390fd5b6103da828260405180602001604052805f815250610423565b156103e3575050565b3d156103f1576101e4610438565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f5f60408385031215610454575f5ffd5b823573ffffffffffffffffffffffffffffffffffffffff81168114610477575f5ffd5b946020939093013593505050565b5f60208284031215610495575f5ffd5b5035919050565b5f602082840312156104ac575f5ffd5b815180151581146104bb575f5ffd5b939250505056';
