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
            "name": "timelock",
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
    "name": "OFFCHAIN_WEI_PER_DAY",
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
    "name": "TIMELOCK_ROLE",
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
    "name": "approvePurchase",
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
    "name": "leftOffchainWei",
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
            "type": "uint96",
            "internalType": "uint96"
          },
          {
            "name": "bonusWei",
            "type": "uint96",
            "internalType": "uint96"
          },
          {
            "name": "usdtUnits",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "to",
            "type": "address",
            "internalType": "address"
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
            "name": "isApproved",
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
        "name": "to",
        "type": "address",
        "internalType": "address"
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
    "name": "PurchaseApproved",
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
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "usdtUnits",
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
        "name": "to",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "phase",
        "type": "uint256",
        "indexed": false,
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
    "name": "DailyLimitReached",
    "inputs": [
      {
        "name": "leftNacWei",
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
  '0x6101406040526001600555604051614f06380380614f068339810160408190526100289161051d565b80516202a300906001600160a01b03811661005d57604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100865f826103aa565b5050506a6342fd08f00f63780000006a422ca8b0a00a42500000006100ab91906105d2565b34146100ed576100d16a6342fd08f00f63780000006a422ca8b0a00a42500000006105d2565b60405163d00bc47160e01b815260040161005491815260200190565b60208101516001600160a01b03161580610112575060408101516001600160a01b0316155b80610128575060608101516001600160a01b0316155b8061013e575060808101516001600160a01b0316155b80610154575060a08101516001600160a01b0316155b1561017257604051630da30f6560e31b815260040160405180910390fd5b806101200151816101000151111561019d5760405163399d2d9b60e01b815260040160405180910390fd5b60c08101516001600160a01b031615610242575f8160c001516001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101f1573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061021591906105f1565b90508060ff166006146102405760405163090e196d60e31b815260ff82166004820152602401610054565b505b6102767f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92982602001516103aa60201b60201c565b506102ab7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1082604001516103aa60201b60201c565b506102e07f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a82606001516103aa60201b60201c565b506103157ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f0582608001516103aa60201b60201c565b5060e0808201516080526101008083015160a090815261012084015160c09081528401516001600160a01b03908116909352830180519092169052516040516a6342fd08f00f6378000000919061036b906104c0565b6001600160a01b0390911681526020016040518091039082f0905080158015610396573d5f5f3e3d5ffd5b506001600160a01b03166101205250610618565b5f82610406575f6103c36002546001600160a01b031690565b6001600160a01b0316146103ea57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6104108383610419565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166104b9575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104713390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610413565b505f610413565b610561806149a583390190565b60405161014081016001600160401b03811182821017156104fc57634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b0381168114610518575f5ffd5b919050565b5f61014082840312801561052f575f5ffd5b506105386104cd565b61054183610502565b815261054f60208401610502565b602082015261056060408401610502565b604082015261057160608401610502565b606082015261058260808401610502565b608082015261059360a08401610502565b60a08201526105a460c08401610502565b60c082015260e083810151908201526101008084015190820152610120928301519281019290925250919050565b8082018082111561041357634e487b7160e01b5f52601160045260245ffd5b5f60208284031215610601575f5ffd5b815160ff81168114610611575f5ffd5b9392505050565b60805160a05160c05160e05161010051610120516142e46106c15f395f818161074b01528181611c890152612dc201525f81816104c801528181611908015281816119cf0152611a2401525f81816107dd0152818161169501528181611932015281816119ac0152611a5001525f81816103cf015261170b01525f818161051a01528181610ae701528181610b35015261173101525f81816108a3015261135401526142e45ff3fe608060405234801561000f575f5ffd5b506004361061039e575f3560e01c806367d42a8b116101ea578063b5acb56711610114578063d64ad857116100a9578063f288a2e211610079578063f288a2e2146108ec578063f3c4b70414610913578063f5b541a614610926578063f89cccce1461094d575f5ffd5b8063d64ad85714610869578063e19ba70e1461088b578063e3a424a41461089e578063e63ab1e9146108c5575f5ffd5b8063cefc1429116100e4578063cefc142914610807578063cf6eefb71461080f578063d547741f1461084e578063d602b9fd14610861575f5ffd5b8063b5acb567146107c1578063c2b6b58c146107cb578063c54e44eb146107d8578063cc8463c8146107ff575f5ffd5b8063999d55fb1161018a578063a1eda53c1161015a578063a1eda53c14610777578063a217fddf1461079e578063ab5161a1146107a5578063b34f8e3c146107b8575f5ffd5b8063999d55fb146106f65780639a243ebf146107005780639d2cc436146107465780639da55ac11461076d575f5ffd5b80638456cb59116101c55780638456cb591461069f57806384ef8ffc146106a75780638da5cb5b146106b857806391d14854146106c0575f5ffd5b806367d42a8b1461067057806368e344e91461068357806377a6a6f31461068c575f5ffd5b806332281420116102cb57806343d726d61161026b5780635ca154d51161023b5780635ca154d51461062257806362e0eb4e1461062b578063634e93da1461064a578063649a5ec71461065d575f5ffd5b806343d726d6146105d95780634a2cfb54146105e157806359bbcd30146106085780635c975abb1461061a575f5ffd5b806338be9be2116102a657806338be9be2146105745780633af32abf146105875780633f4ba83a146105a957806340993b26146105b1575f5ffd5b8063322814201461053c57806336568abe1461054f57806336ba302c14610562575f5ffd5b80630aa6220b11610341578063248a9ca311610311578063248a9ca3146104a15780632d2c5565146104c35780632f2ff15d146105025780632f34fba114610515575f5ffd5b80630aa6220b1461045b5780630f28f97d146104655780631c15d11f146104785780632358391214610498575f5ffd5b806302a9556d1161037c57806302a9556d1461041b578063040fcf9a1461042e578063053de6411461043f578063055ad42e14610452575f5ffd5b806301ffc9a7146103a25780630229f26e146103ca578063022d63fb146103ff575b5f5ffd5b6103b56103b0366004613cdb565b610955565b60405190151581526020015b60405180910390f35b6103f17f000000000000000000000000000000000000000000000000000000000000000081565b6040519081526020016103c1565b620697805b60405165ffffffffffff90911681526020016103c1565b6103f1610429366004613d1a565b6109b0565b6103f16998774738bc822200000081565b6103f161044d366004613d3a565b6109e2565b6103f160055481565b610463610a53565b005b610463610473366004613d6c565b610a68565b61048b610486366004613d3a565b611148565b6040516103c19190613e1f565b6103f160045481565b6103f16104af366004613d3a565b5f9081526020819052604090206001015490565b6104ea7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016103c1565b610463610510366004613eef565b6112ee565b6103f17f000000000000000000000000000000000000000000000000000000000000000081565b6103f161054a366004613f19565b611333565b61046361055d366004613eef565b6113be565b6103f16a6342fd08f00f637800000081565b610463610582366004613d3a565b6114a9565b6103b5610595366004613f42565b600f6020525f908152604090205460ff1681565b61046361164f565b6105c46105bf366004613f19565b611681565b604080519283526020830191909152016103c1565b610463611b20565b6103f17f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103f16a422ca8b0a00a425000000081565b6103b5611cba565b6103f160065481565b6103f1610639366004613d3a565b600d6020525f908152604090205481565b610463610658366004613f42565b611cd6565b61046361066b366004613f5b565b611ce9565b61046361067e366004613d3a565b611cfc565b6103f1611c2081565b6103f161069a366004613d1a565b611dbe565b610463611de1565b6002546001600160a01b03166104ea565b6104ea611e13565b6103b56106ce366004613eef565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b6103f162093a8081565b61071361070e366004613d3a565b611e26565b6040516103c191908151815260208083015190820152604080830151908201526060918201519181019190915260800190565b6104ea7f000000000000000000000000000000000000000000000000000000000000000081565b6103f1620f424081565b61077f611ed3565b6040805165ffffffffffff9384168152929091166020830152016103c1565b6103f15f81565b6104636107b3366004613d3a565b611f4d565b6103f161271081565b6103f16203f48081565b6007546103b59060ff1681565b6104ea7f000000000000000000000000000000000000000000000000000000000000000081565b610404611f89565b610463612026565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016103c1565b61046361085c366004613eef565b612075565b6104636120b6565b6103b5610877366004613d3a565b600e6020525f908152604090205460ff1681565b610463610899366004613f80565b6120c8565b6103f17f000000000000000000000000000000000000000000000000000000000000000081565b6103f17f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6103f17ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f0581565b610463610921366004613fb8565b6121a1565b6103f17f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103f16122a1565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806109aa57506109aa826122fb565b92915050565b5f5f6109bb84612391565b5090506109d081670de0b6b3a7640000614098565b6109da90846140ab565b949350505050565b5f5f6109ed83612391565b9150506005548314610a0157505f92915050565b5f838152600860205260409020546fffffffffffffffffffffffffffffffff7001000000000000000000000000000000008204811691610a429116836140c2565b610a4c91906140c2565b9392505050565b5f610a5d81612425565b610a6561242f565b50565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929610a9281612425565b610a9a612439565b851580610aae57506001600160a01b038516155b15610ae5576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f0000000000000000000000000000000000000000000000000000000000000000421015610b66576040517f22c6b27f0000000000000000000000000000000000000000000000000000000081527f000000000000000000000000000000000000000000000000000000000000000060048201526024015b60405180910390fd5b5f5f888152600960205260409020600201547a010000000000000000000000000000000000000000000000000000900460ff166003811115610baa57610baa613db9565b14610be4576040517fcd94119600000000000000000000000000000000000000000000000000000000815260048101889052602401610b5d565b5f868152600d602052604090205415610c3c575f868152600d6020526040908190205490517f502e74050000000000000000000000000000000000000000000000000000000081526004810191909152602401610b5d565b4282111580610c555750610c52611c20426140d5565b82115b15610c8f576040517f3accc52b00000000000000000000000000000000000000000000000000000000815260048101839052602401610b5d565b5f610c9a8585612478565b9050610ca68582612549565b6001600160a01b0386165f908152600e602052604081205460ff16610cd557610cd0888787611333565b610cd7565b5f5b604080516001600160a01b038a166020808301919091528183018a905260608083018a905283518084039091018152608090920190925280519101209091505f905f8b8152600c602052604090205414905080610d4057610d40610d3b83856140d5565b612670565b8115610d5957610d59896001600160a01b038a166126e5565b610d628361272a565b5f8881526008602052604090208054601090610da590849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff166140e8565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555089600d5f8b81526020019081526020015f20819055506040518061012001604052808a8152602001610e0c85612783565b6bffffffffffffffffffffffff168152602001610e2884612783565b6bffffffffffffffffffffffff168152602001610e44886127d4565b67ffffffffffffffff168152602001896001600160a01b03168152602001610e6b87612823565b64ffffffffff168152602001610e808961286d565b60ff168152602001600181528215156020918201525f8c815260098252604090819020835181559183015160018301805492850151606086015167ffffffffffffffff1678010000000000000000000000000000000000000000000000000277ffffffffffffffffffffffffffffffffffffffffffffffff6bffffffffffffffffffffffff9283166c01000000000000000000000000027fffffffffffffffff00000000000000000000000000000000000000000000000090961692909416919091179390931791909116919091179055608082015160028201805460a085015160c086015160ff16790100000000000000000000000000000000000000000000000000027fffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffff64ffffffffff90921674010000000000000000000000000000000000000000027fffffffffffffff000000000000000000000000000000000000000000000000009093166001600160a01b0390951694909417919091179081168317825560e0850151927fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffffff909116177a01000000000000000000000000000000000000000000000000000083600381111561107f5761107f613db9565b02179055506101009190910151600290910180549115157b01000000000000000000000000000000000000000000000000000000027fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff909216919091179055604080518881526020810188905290810184905260608101839052608081018690526001600160a01b038916908a908c907f08de7ef62a2ef479c4462a2b8997eacb0ac689e5ffdd2973f3ca14b1c9202bfb9060a00160405180910390a450505050505050505050565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101919091525f828152600960209081526040918290208251610120810184528154815260018201546bffffffffffffffffffffffff808216948301949094526c01000000000000000000000000810490931693810193909352780100000000000000000000000000000000000000000000000090910467ffffffffffffffff16606083015260028101546001600160a01b038116608084015274010000000000000000000000000000000000000000810464ffffffffff1660a0840152790100000000000000000000000000000000000000000000000000810460ff90811660c085015260e08401917a01000000000000000000000000000000000000000000000000000090041660038111156112a4576112a4613db9565b60038111156112b5576112b5613db9565b8152600291909101547b01000000000000000000000000000000000000000000000000000000900460ff16151560209091015292915050565b81611325576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61132f82826128b3565b5050565b5f6001831415806113465750620f424082105b1561135257505f610a4c565b7f000000000000000000000000000000000000000000000000000000000000000060065410158061139057505f848152600e602052604090205460ff165b1561139c57505f610a4c565b606460146113aa85856109b0565b6113b491906140ab565b6109da9190614098565b811580156113d957506002546001600160a01b038281169116145b1561149f576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580611420575065ffffffffffff8116155b8061143357504265ffffffffffff821610155b15611474576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610b5d565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b61132f82826128dd565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296114d381612425565b6114db612439565b6114e361292e565b5f6114ef836002612963565b60c08101516020820151604083015192935060ff909116916bffffffffffffffffffffffff91821691166115228261272a565b5f84815260086020526040812080549091906115519084906fffffffffffffffffffffffffffffffff166140e8565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055508361010001516115c0575f6115ac61159f83856140d5565b66038d7ea4c68000612cbe565b90506115bb600a544283612cf2565b600a55505b60808401516060808601516040805167ffffffffffffffff909216825260208201869052810184905285926001600160a01b03169189917f5d891f500553242724d61e2c098c5120c83263a283b36ea7917fece07483aaa3910160405180910390a460055483036116345761163483612d2b565b61164384608001518383612d7d565b5050505061132f612e24565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61167981612425565b610a65612e4e565b5f5f61168b61292e565b611693612439565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166116f3576040517f81b14edf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600f602052604081205460ff1661172f577f0000000000000000000000000000000000000000000000000000000000000000611751565b7f00000000000000000000000000000000000000000000000000000000000000005b905080421015611790576040517f22c6b27f00000000000000000000000000000000000000000000000000000000815260048101829052602401610b5d565b61179a8686612478565b9250336117a8818888611333565b9250846117b584866140d5565b10156117fa576117c583856140d5565b6040517f06d379f5000000000000000000000000000000000000000000000000000000008152600401610b5d91815260200190565b821561180a5761180a81826126e5565b6118138461272a565b5f88815260086020526040812080549091906118429084906fffffffffffffffffffffffffffffffff166140e8565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555086336001600160a01b03167f5f5252e81556cf80e49da97ac40f17af2fb3b00e318b675ae93089f555bfa3808887876040516118c7939291909283526020830191909152604082015260600190565b60405180910390a36118d887612d2b565b6040517f70a082310000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660048301525f917f0000000000000000000000000000000000000000000000000000000000000000909116906370a0823190602401602060405180830381865afa158015611979573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061199d9190614110565b90506119f46001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016337f00000000000000000000000000000000000000000000000000000000000000008a612ea0565b6040517f70a082310000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660048301525f9183917f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015611a95573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ab99190614110565b611ac391906140c2565b9050878114611b01576040517fb23bee0500000000000000000000000000000000000000000000000000000000815260048101829052602401610b5d565b611b0c338787612d7d565b50505050611b18612e24565b935093915050565b611b2861292e565b600360055411611b64576040517f7a30b0cd00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60075460ff1615611ba1576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60015b60038111611bff575f81815260086020526040902054611beb9070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff16836140d5565b915080611bf781614127565b915050611ba5565b508015611c3b576040517fe19ff05800000000000000000000000000000000000000000000000000000000815260048101829052602401610b5d565b6007805460ff1916600117905560405147907f6cc09e7b5c3e49861ebe8f6867e1618fbfc14c8d0e968fde37c4243ca02a6f8390611c7c9083815260200190565b60405180910390a1611cae7f000000000000000000000000000000000000000000000000000000000000000082612eef565b5050611cb8612e24565b565b5f60045442108015611cd157505060035460ff1690565b905090565b5f611ce081612425565b61132f82612f94565b5f611cf381612425565b61132f82613007565b5f611d08826003612963565b90508060a0015164ffffffffff16421015611d5e5760a08101516040517f7e61955c00000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610b5d565b60408101516bffffffffffffffffffffffff1615611d905780516080820151611d9091906001600160a01b0316613076565b60405182907f6eec2dd2382427616d4ea7ef183b16091feac4e2e63c8b55f25215f132df8d14905f90a25050565b5f5f611dc984612391565b5090506109da8382670de0b6b3a764000060016130b5565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a611e0b81612425565b610a65613100565b5f611cd16002546001600160a01b031690565b611e4d60405180608001604052805f81526020015f81526020015f81526020015f81525090565b5f5f611e5884612391565b5f958652600860209081526040968790208751808901895290546fffffffffffffffffffffffffffffffff808216835270010000000000000000000000000000000090910481168284019081528951608081018b52958652928501939093525182169683019690965294519094166060850152509192915050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611f1557504265ffffffffffff821610155b611f20575f5f611f45565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b7ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f05611f7781612425565b611f80826131d1565b61132f8261324f565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611fca57504265ffffffffffff8216105b611ffc576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16612020565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b031633811461206d576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610b5d565b610a656132c7565b816120ac576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61132f828261339e565b5f6120c081612425565b610a656133c2565b5f6120d281612425565b6001600160a01b038416612112576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604080516001600160a01b0386166020808301829052828401879052606080840187905284518085039091018152608084018086528151918301919091205f8b8152600c909352918590209190915586905260a08201859052915187917f164b51a463bf96f6e9d410f4a17f14d8567fa49bbb1271001ad9142010f78ffa919081900360c00190a35050505050565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a106121cb81612425565b5f5b8381101561229a5782600f5f8787858181106121eb576121eb61413f565b90506020020160208101906122009190613f42565b6001600160a01b0316815260208101919091526040015f20805460ff19169115159190911790558484828181106122395761223961413f565b905060200201602081019061224e9190613f42565b6001600160a01b03167f0aa5ec5ffdc7f6f9c4d0dded489d7450297155cb2f71cb771e02427f7dff4f518460405161228a911515815260200190565b60405180910390a26001016121cd565b5050505050565b5f5f600b5466038d7ea4c680006122ba600a54426133cc565b6122c491906140ab565b6122ce91906140d5565b90506998774738bc822200000081106122e7575f612020565b612020816998774738bc82220000006140c2565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806109aa57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146109aa565b5f5f826001036123b25750612710926a084595161401484a00000092509050565b826002036123d15750614e20926a108b2a2c2802909400000092509050565b826003036123f0575061c350926a295be96e6406697200000092509050565b6040517f35b7230800000000000000000000000000000000000000000000000000000000815260048101849052602401610b5d565b610a658133613429565b611cb85f5f613494565b612441611cba565b15611cb8576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f612482836131d1565b6127108210156124c2576040517f06b2f1c70000000000000000000000000000000000000000000000000000000081526127106004820152602401610b5d565b5f6124cc84612391565b5090505f6124d9856109e2565b90505f6124ef8284670de0b6b3a76400006135e0565b905080851115612535576040517fe90c37df0000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610b5d565b61253f86866109b0565b9695505050505050565b5f61255383612391565b5f8581526008602090815260408083208151808301909252546fffffffffffffffffffffffffffffffff8082168084527001000000000000000000000000000000009092041692820192909252929450919250906125e2906064906014906125bb90876140c2565b6125c591906140ab565b6125cf9190614098565b6125dd876305f5e1006109b0565b613690565b90505f82602001516fffffffffffffffffffffffffffffffff168211612608575f612629565b6020830151612629906fffffffffffffffffffffffffffffffff16836140c2565b905080851115612668576040517f47d0b7a900000000000000000000000000000000000000000000000000000000815260048101829052602401610b5d565b505050505050565b5f6126796122a1565b9050808211156126cb5780612690600a544261369f565b6040517feba8fe8a00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b5d565b81600b5f8282546126dc91906140d5565b90915550505050565b600160065f8282546126f791906140d5565b90915550505f918252600e60205260408083208054600160ff199182168117909255928452922080549091169091179055565b5f6fffffffffffffffffffffffffffffffff82111561277f576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610b5d565b5090565b5f6bffffffffffffffffffffffff82111561277f576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610b5d565b5f67ffffffffffffffff82111561277f57604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610b5d565b5f64ffffffffff82111561277f576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610b5d565b5f60ff82111561277f576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526008600482015260248101839052604401610b5d565b5f828152602081905260409020600101546128cd81612425565b6128d7838361374d565b50505050565b6001600160a01b038116331461291f576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61292982826137e4565b505050565b612936613838565b611cb860017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90613891565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101919091525f838152600960209081526040918290208251610120810184528154815260018201546bffffffffffffffffffffffff808216948301949094526c01000000000000000000000000810490931693810193909352780100000000000000000000000000000000000000000000000090910467ffffffffffffffff16606083015260028101546001600160a01b038116608084015274010000000000000000000000000000000000000000810464ffffffffff1660a0840152790100000000000000000000000000000000000000000000000000810460ff90811660c085015260e08401917a0100000000000000000000000000000000000000000000000000009004166003811115612abf57612abf613db9565b6003811115612ad057612ad0613db9565b8152600291909101547b01000000000000000000000000000000000000000000000000000000900460ff161515602090910152905060018160e001516003811115612b1d57612b1d613db9565b14612b57576040517ff80aa25800000000000000000000000000000000000000000000000000000000815260048101849052602401610b5d565b5f83815260096020526040902060020180548391907fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff167a010000000000000000000000000000000000000000000000000000836003811115612bbc57612bbc613db9565b021790555080515f908152600d602090815260408083208390558184015160c085015160ff168452600890925290912080546bffffffffffffffffffffffff90921691601090612c3390849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1661416c565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055508061010001516109aa5780604001516bffffffffffffffffffffffff1681602001516bffffffffffffffffffffffff16612ca391906140d5565b600b5f828254612cb391906140c2565b909155505092915050565b5f815f03612cd057612cd06012613898565b816001840381612ce257612ce261403e565b046001018315155b029392505050565b5f81612cfe85856138a9565b612d0891906140d5565b612d14600760206140ab565b612d2061384086614098565b901b17949350505050565b5f612d3582612391565b915050612d44826127106109b0565b5f83815260086020526040902054612d6e906fffffffffffffffffffffffffffffffff16836140c2565b101561132f5761132f8261324f565b8015612e1a576040517f1b302fc40000000000000000000000000000000000000000000000000000000081526001600160a01b038481166004830152602482018390527f00000000000000000000000000000000000000000000000000000000000000001690631b302fc4906044015f604051808303815f87803b158015612e03575f5ffd5b505af1158015612e15573d5f5f3e3d5ffd5b505050505b6129298383612eef565b611cb85f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061295d565b612e5661391b565b6003805460ff191690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b612eae848484846001613959565b6128d7576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610b5d565b80471015612f32576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610b5d565b612f4b828260405180602001604052805f8152506139df565b15612f54575050565b3d15612f625761132f6139f4565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f612f9d611f89565b612fa6426139ff565b612fb09190614194565b9050612fbc8282613a4a565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed6906020015b60405180910390a25050565b5f61301182613ad8565b61301a426139ff565b6130249190614194565b90506130308282613494565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b600160065f82825461308891906140c2565b90915550505f918252600e6020526040808320805460ff1990811690915591835290912080549091169055565b5f6130e26130c283613b1f565b80156130dd57505f84806130d8576130d861403e565b868809115b151590565b6130ed8686866135e0565b6130f791906140d5565b95945050505050565b613108613b4b565b60045442101561311457565b5f6004545f14613134576203f48060045461312f91906140d5565b613136565b5f5b905080421015613175576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610b5d565b61318262093a80426140d5565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906131b66203f480826140d5565b6040805192835260208301919091520160405180910390a150565b6003600554111561320e576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6005548114610a65576005546040517f1975b118000000000000000000000000000000000000000000000000000000008152600401610b5d91815260200190565b5f61325982612391565b915061326890508260016140d5565b6005555f8281526008602052604090205482907f6c46bd7f3ea29dfc0eb3f945d764e12689c8c0a3757bdbf714348e7111f961a0906132b9906fffffffffffffffffffffffffffffffff16846140c2565b604051908152602001612ffb565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061330a57504265ffffffffffff821610155b1561334b576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610b5d565b6133665f6133616002546001600160a01b031690565b6137e4565b506133715f8361374d565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546133b881612425565b6128d783836137e4565b611cb85f5f613a4a565b5f5f6133d884846138a9565b90505f5b60078110156134215760016133f360206002614285565b6133fd91906140c2565b6134088260206140ab565b83901c168361341791906140d5565b92506001016133dc565b505092915050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff1661132f576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610b5d565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015613568574265ffffffffffff8216101561353f576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055613568565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f5f5f6135ed8686613b88565b91509150815f03613611578381816136075761360761403e565b0492505050610a4c565b818411613628576136286003851502601118613898565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f828218828411028218610a4c565b5f5f6136ab84846138a9565b905060075b8015613743575f60016136c560206002614285565b6136cf91906140c2565b6136da6001846140c2565b6136e59060206140ab565b84901c161115613731576138408160076136ff8388614098565b61370991906140d5565b6137149060016140d5565b61371e91906140c2565b61372891906140ab565b925050506109aa565b8061373b81614290565b9150506136b0565b505f949350505050565b5f826137da575f6137666002546001600160a01b031690565b6001600160a01b0316146137a6576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b610a4c8383613ba4565b5f8215801561380057506002546001600160a01b038381169116145b1561382e57600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610a4c8383613c4b565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611cb8576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b634e487b715f52806020526024601cfd5b5f806138b7600760206140ab565b84901c6138c661384085614098565b6138d091906140c2565b9050600781106138e0575f6109da565b60016138ee600760206140ab565b6138f9906002614285565b61390391906140c2565b61390e8260206140ab565b85901b1691505092915050565b613923611cba565b611cb8576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166139ce5783831516156139c2573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff82111561277f576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610b5d565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015612929576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613ae2611f89565b90508065ffffffffffff168365ffffffffffff1611613b0a57613b0583826142a5565b610a4c565b610a4c65ffffffffffff841662069780613ccc565b5f6002826003811115613b3457613b34613db9565b613b3e91906142c3565b60ff166001149050919050565b613b53612439565b6003805460ff191660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258612e833390565b5f805f1983850993909202808410938190039390930393915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16613c44575f838152602081815260408083206001600160a01b03861684529091529020805460ff19166001179055613bfc3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016109aa565b505f6109aa565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615613c44575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016109aa565b5f828218828410028218610a4c565b5f60208284031215613ceb575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610a4c575f5ffd5b5f5f60408385031215613d2b575f5ffd5b50508035926020909101359150565b5f60208284031215613d4a575f5ffd5b5035919050565b80356001600160a01b0381168114613d67575f5ffd5b919050565b5f5f5f5f5f5f60c08789031215613d81575f5ffd5b8635955060208701359450613d9860408801613d51565b959894975094956060810135955060808101359460a0909101359350915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b60048110613e1b577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b9052565b5f61012082019050825182526bffffffffffffffffffffffff60208401511660208301526bffffffffffffffffffffffff60408401511660408301526060830151613e76606084018267ffffffffffffffff169052565b506080830151613e9160808401826001600160a01b03169052565b5060a0830151613eaa60a084018264ffffffffff169052565b5060c0830151613ebf60c084018260ff169052565b5060e0830151613ed260e0840182613de6565b50610100830151613ee861010084018215159052565b5092915050565b5f5f60408385031215613f00575f5ffd5b82359150613f1060208401613d51565b90509250929050565b5f5f5f60608486031215613f2b575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215613f52575f5ffd5b610a4c82613d51565b5f60208284031215613f6b575f5ffd5b813565ffffffffffff81168114610a4c575f5ffd5b5f5f5f5f60808587031215613f93575f5ffd5b84359350613fa360208601613d51565b93969395505050506040820135916060013590565b5f5f5f60408486031215613fca575f5ffd5b833567ffffffffffffffff811115613fe0575f5ffd5b8401601f81018613613ff0575f5ffd5b803567ffffffffffffffff811115614006575f5ffd5b8660208260051b840101111561401a575f5ffd5b6020918201945092508401358015158114614033575f5ffd5b809150509250925092565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f826140a6576140a661403e565b500490565b80820281158282048414176109aa576109aa61406b565b818103818111156109aa576109aa61406b565b808201808211156109aa576109aa61406b565b6fffffffffffffffffffffffffffffffff81811683821601908111156109aa576109aa61406b565b5f60208284031215614120575f5ffd5b5051919050565b5f5f1982036141385761413861406b565b5060010190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b6fffffffffffffffffffffffffffffffff82811682821603908111156109aa576109aa61406b565b65ffffffffffff81811683821601908111156109aa576109aa61406b565b6001815b6001841115611b18578085048111156141d1576141d161406b565b60018416156141df57908102905b60019390931c9280026141b6565b5f826141fb575060016109aa565b8161420757505f6109aa565b816001811461421d576002811461422757614243565b60019150506109aa565b60ff8411156142385761423861406b565b50506001821b6109aa565b5060208310610133831016604e8410600b8410161715614266575081810a6109aa565b6142725f1984846141b2565b805f1904821115612cea57612cea61406b565b5f610a4c83836141ed565b5f8161429e5761429e61406b565b505f190190565b65ffffffffffff82811682821603908111156109aa576109aa61406b565b5f60ff8316806142d5576142d561403e565b8060ff841606915050929150505660c060405260405161056138038061056183398101604081905261002291610037565b336080526001600160a01b031660a052610064565b5f60208284031215610047575f5ffd5b81516001600160a01b038116811461005d575f5ffd5b9392505050565b60805160a0516104c261009f5f395f8181607e01528181610200015261035201525f818160f901528181610133015261025901526104c25ff3fe608060405260043610610041575f3560e01c80631b302fc41461004c5780632d2c55651461006d5780632e1a7d4d146100c9578063b4cf5648146100e8575f5ffd5b3661004857005b5f5ffd5b348015610057575f5ffd5b5061006b610066366004610443565b61011b565b005b348015610078575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390f35b3480156100d4575f5ffd5b5061006b6100e3366004610485565b6101e8565b3480156100f3575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461018a576040517f310a594a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8173ffffffffffffffffffffffffffffffffffffffff167f5201cdd751de1a2551f5d316ffc7159afee8b5775ba451a133a1d8c02b3f1067826040516101d291815260200190565b60405180910390a26101e4828261037a565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610257576040517fb90cdbb100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663c2b6b58c6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156102c0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102e4919061049c565b61031a576040517f78fa807700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040518181527f430648de173157e069201c943adb2d4e340e7cf5b27b1b09c9cb852f03d63b569060200160405180910390a16103777f00000000000000000000000000000000000000000000000000000000000000008261037a565b50565b804710156103c1576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810182905260440160405180910390fd5b6103da828260405180602001604052805f815250610423565b156103e3575050565b3d156103f1576101e4610438565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f5f60408385031215610454575f5ffd5b823573ffffffffffffffffffffffffffffffffffffffff81168114610477575f5ffd5b946020939093013593505050565b5f60208284031215610495575f5ffd5b5035919050565b5f602082840312156104ac575f5ffd5b815180151581146104bb575f5ffd5b939250505056';
