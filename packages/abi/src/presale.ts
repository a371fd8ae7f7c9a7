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
  '0x6101406040526001600555604051614f5c380380614f5c8339810160408190526100289161051d565b80516202a300906001600160a01b03811661005d57604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100865f826103aa565b5050506a6342fd08f00f63780000006a422ca8b0a00a42500000006100ab91906105d2565b34146100ed576100d16a6342fd08f00f63780000006a422ca8b0a00a42500000006105d2565b60405163d00bc47160e01b815260040161005491815260200190565b60208101516001600160a01b03161580610112575060408101516001600160a01b0316155b80610128575060608101516001600160a01b0316155b8061013e575060808101516001600160a01b0316155b80610154575060a08101516001600160a01b0316155b1561017257604051630da30f6560e31b815260040160405180910390fd5b806101200151816101000151111561019d5760405163399d2d9b60e01b815260040160405180910390fd5b60c08101516001600160a01b031615610242575f8160c001516001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101f1573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061021591906105f1565b90508060ff166006146102405760405163090e196d60e31b815260ff82166004820152602401610054565b505b6102767f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92982602001516103aa60201b60201c565b506102ab7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1082604001516103aa60201b60201c565b506102e07f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a82606001516103aa60201b60201c565b506103157ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f0582608001516103aa60201b60201c565b5060e0808201516080526101008083015160a090815261012084015160c09081528401516001600160a01b03908116909352830180519092169052516040516a6342fd08f00f6378000000919061036b906104c0565b6001600160a01b0390911681526020016040518091039082f0905080158015610396573d5f5f3e3d5ffd5b506001600160a01b03166101205250610618565b5f82610406575f6103c36002546001600160a01b031690565b6001600160a01b0316146103ea57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6104108383610419565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff166104b9575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104713390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610413565b505f610413565b610561806149fb83390190565b60405161014081016001600160401b03811182821017156104fc57634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b0381168114610518575f5ffd5b919050565b5f61014082840312801561052f575f5ffd5b506105386104cd565b61054183610502565b815261054f60208401610502565b602082015261056060408401610502565b604082015261057160608401610502565b606082015261058260808401610502565b608082015261059360a08401610502565b60a08201526105a460c08401610502565b60c082015260e083810151908201526101008084015190820152610120928301519281019290925250919050565b8082018082111561041357634e487b7160e01b5f52601160045260245ffd5b5f60208284031215610601575f5ffd5b815160ff81168114610611575f5ffd5b9392505050565b60805160a05160c05160e051610100516101205161433a6106c15f395f818161077501528181611cb30152612e1801525f81816104d301528181611932015281816119f90152611a4e01525f8181610807015281816116bf0152818161195c015281816119d60152611a7a01525f81816103da015261173501525f818161052501528181610b1101528181610b5f015261175b01525f81816108cd015261137e015261433a5ff3fe608060405234801561000f575f5ffd5b50600436106103a9575f3560e01c806367d42a8b116101ea578063b5acb56711610114578063d64ad857116100a9578063f288a2e211610079578063f288a2e214610916578063f3c4b7041461093d578063f5b541a614610950578063f89cccce14610977575f5ffd5b8063d64ad85714610893578063e19ba70e146108b5578063e3a424a4146108c8578063e63ab1e9146108ef575f5ffd5b8063cefc1429116100e4578063cefc142914610831578063cf6eefb714610839578063d547741f14610878578063d602b9fd1461088b575f5ffd5b8063b5acb567146107eb578063c2b6b58c146107f5578063c54e44eb14610802578063cc8463c814610829575f5ffd5b8063999d55fb1161018a578063a1eda53c1161015a578063a1eda53c146107a1578063a217fddf146107c8578063ab5161a1146107cf578063b34f8e3c146107e2575f5ffd5b8063999d55fb146107205780639a243ebf1461072a5780639d2cc436146107705780639da55ac114610797575f5ffd5b80638456cb59116101c55780638456cb59146106c957806384ef8ffc146106d15780638da5cb5b146106e257806391d14854146106ea575f5ffd5b806367d42a8b1461069a57806368e344e9146106ad57806377a6a6f3146106b6575f5ffd5b806332281420116102d65780634a2cfb541161026b5780635ca154d51161023b5780635ca154d51461064c57806362e0eb4e14610655578063634e93da14610674578063649a5ec714610687575f5ffd5b80634a2cfb54146105ec5780634d00b4bf1461061357806359bbcd30146106325780635c975abb14610644575f5ffd5b80633af32abf116102a65780633af32abf146105925780633f4ba83a146105b457806340993b26146105bc57806343d726d6146105e4575f5ffd5b8063322814201461054757806336568abe1461055a57806336ba302c1461056d57806338be9be21461057f575f5ffd5b80630aa6220b1161034c578063248a9ca31161031c578063248a9ca3146104ac5780632d2c5565146104ce5780632f2ff15d1461050d5780632f34fba114610520575f5ffd5b80630aa6220b146104665780630f28f97d146104705780631c15d11f1461048357806323583912146104a3575f5ffd5b806302a9556d1161038757806302a9556d14610426578063040fcf9a14610439578063053de6411461044a578063055ad42e1461045d575f5ffd5b806301ffc9a7146103ad5780630229f26e146103d5578063022d63fb1461040a575b5f5ffd5b6103c06103bb366004613d31565b61097f565b60405190151581526020015b60405180910390f35b6103fc7f000000000000000000000000000000000000000000000000000000000000000081565b6040519081526020016103cc565b620697805b60405165ffffffffffff90911681526020016103cc565b6103fc610434366004613d70565b6109da565b6103fc6998774738bc822200000081565b6103fc610458366004613d90565b610a0c565b6103fc60055481565b61046e610a7d565b005b61046e61047e366004613dc2565b610a92565b610496610491366004613d90565b611172565b6040516103cc9190613e75565b6103fc60045481565b6103fc6104ba366004613d90565b5f9081526020819052604090206001015490565b6104f57f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016103cc565b61046e61051b366004613f45565b611318565b6103fc7f000000000000000000000000000000000000000000000000000000000000000081565b6103fc610555366004613f6f565b61135d565b61046e610568366004613f45565b6113e8565b6103fc6a6342fd08f00f637800000081565b61046e61058d366004613d90565b6114d3565b6103c06105a0366004613f98565b600f6020525f908152604090205460ff1681565b61046e611679565b6105cf6105ca366004613f6f565b6116ab565b604080519283526020830191909152016103cc565b61046e611b4a565b6103fc7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103fc610621366004613f98565b60106020525f908152604090205481565b6103fc6a422ca8b0a00a425000000081565b6103c0611ce4565b6103fc60065481565b6103fc610663366004613d90565b600d6020525f908152604090205481565b61046e610682366004613f98565b611d00565b61046e610695366004613fb1565b611d13565b61046e6106a8366004613d90565b611d26565b6103fc611c2081565b6103fc6106c4366004613d70565b611de8565b61046e611e0b565b6002546001600160a01b03166104f5565b6104f5611e3d565b6103c06106f8366004613f45565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b6103fc62093a8081565b61073d610738366004613d90565b611e50565b6040516103cc91908151815260208083015190820152604080830151908201526060918201519181019190915260800190565b6104f57f000000000000000000000000000000000000000000000000000000000000000081565b6103fc620f424081565b6107a9611efd565b6040805165ffffffffffff9384168152929091166020830152016103cc565b6103fc5f81565b61046e6107dd366004613d90565b611f77565b6103fc61271081565b6103fc6203f48081565b6007546103c09060ff1681565b6104f57f000000000000000000000000000000000000000000000000000000000000000081565b61040f611fb3565b61046e612050565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016103cc565b61046e610886366004613f45565b61209f565b61046e6120e0565b6103c06108a1366004613d90565b600e6020525f908152604090205460ff1681565b61046e6108c3366004613fd6565b6120f2565b6103fc7f000000000000000000000000000000000000000000000000000000000000000081565b6103fc7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6103fc7ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f0581565b61046e61094b36600461400e565b6121cb565b6103fc7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103fc6122cb565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806109d457506109d482612325565b92915050565b5f5f6109e5846123bb565b5090506109fa81670de0b6b3a76400006140ee565b610a049084614101565b949350505050565b5f5f610a17836123bb565b9150506005548314610a2b57505f92915050565b5f838152600860205260409020546fffffffffffffffffffffffffffffffff7001000000000000000000000000000000008204811691610a6c911683614118565b610a769190614118565b9392505050565b5f610a878161244f565b610a8f612459565b50565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929610abc8161244f565b610ac4612463565b851580610ad857506001600160a01b038516155b15610b0f576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f0000000000000000000000000000000000000000000000000000000000000000421015610b90576040517f22c6b27f0000000000000000000000000000000000000000000000000000000081527f000000000000000000000000000000000000000000000000000000000000000060048201526024015b60405180910390fd5b5f5f888152600960205260409020600201547a010000000000000000000000000000000000000000000000000000900460ff166003811115610bd457610bd4613e0f565b14610c0e576040517fcd94119600000000000000000000000000000000000000000000000000000000815260048101889052602401610b87565b5f868152600d602052604090205415610c66575f868152600d6020526040908190205490517f502e74050000000000000000000000000000000000000000000000000000000081526004810191909152602401610b87565b4282111580610c7f5750610c7c611c204261412b565b82115b15610cb9576040517f3accc52b00000000000000000000000000000000000000000000000000000000815260048101839052602401610b87565b5f610cc485856124a2565b9050610cd08582612573565b6001600160a01b0386165f908152600e602052604081205460ff16610cff57610cfa88878761135d565b610d01565b5f5b604080516001600160a01b038a166020808301919091528183018a905260608083018a905283518084039091018152608090920190925280519101209091505f905f8b8152600c602052604090205414905080610d6a57610d6a610d65838561412b565b61269a565b8115610d8357610d83896001600160a01b038a1661270f565b610d8c83612754565b5f8881526008602052604090208054601090610dcf90849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1661413e565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555089600d5f8b81526020019081526020015f20819055506040518061012001604052808a8152602001610e36856127ad565b6bffffffffffffffffffffffff168152602001610e52846127ad565b6bffffffffffffffffffffffff168152602001610e6e886127fe565b67ffffffffffffffff168152602001896001600160a01b03168152602001610e958761284d565b64ffffffffff168152602001610eaa89612897565b60ff168152602001600181528215156020918201525f8c815260098252604090819020835181559183015160018301805492850151606086015167ffffffffffffffff1678010000000000000000000000000000000000000000000000000277ffffffffffffffffffffffffffffffffffffffffffffffff6bffffffffffffffffffffffff9283166c01000000000000000000000000027fffffffffffffffff00000000000000000000000000000000000000000000000090961692909416919091179390931791909116919091179055608082015160028201805460a085015160c086015160ff16790100000000000000000000000000000000000000000000000000027fffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffff64ffffffffff90921674010000000000000000000000000000000000000000027fffffffffffffff000000000000000000000000000000000000000000000000009093166001600160a01b0390951694909417919091179081168317825560e0850151927fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffffff909116177a0100000000000000000000000000000000000000000000000000008360038111156110a9576110a9613e0f565b02179055506101009190910151600290910180549115157b01000000000000000000000000000000000000000000000000000000027fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff909216919091179055604080518881526020810188905290810184905260608101839052608081018690526001600160a01b038916908a908c907f08de7ef62a2ef479c4462a2b8997eacb0ac689e5ffdd2973f3ca14b1c9202bfb9060a00160405180910390a450505050505050505050565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101919091525f828152600960209081526040918290208251610120810184528154815260018201546bffffffffffffffffffffffff808216948301949094526c01000000000000000000000000810490931693810193909352780100000000000000000000000000000000000000000000000090910467ffffffffffffffff16606083015260028101546001600160a01b038116608084015274010000000000000000000000000000000000000000810464ffffffffff1660a0840152790100000000000000000000000000000000000000000000000000810460ff90811660c085015260e08401917a01000000000000000000000000000000000000000000000000000090041660038111156112ce576112ce613e0f565b60038111156112df576112df613e0f565b8152600291909101547b01000000000000000000000000000000000000000000000000000000900460ff16151560209091015292915050565b8161134f576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61135982826128dd565b5050565b5f6001831415806113705750620f424082105b1561137c57505f610a76565b7f00000000000000000000000000000000000000000000000000000000000000006006541015806113ba57505f848152600e602052604090205460ff165b156113c657505f610a76565b606460146113d485856109da565b6113de9190614101565b610a0491906140ee565b8115801561140357506002546001600160a01b038281169116145b156114c9576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff168115158061144a575065ffffffffffff8116155b8061145d57504265ffffffffffff821610155b1561149e576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610b87565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6113598282612907565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296114fd8161244f565b611505612463565b61150d612958565b5f61151983600261298d565b60c08101516020820151604083015192935060ff909116916bffffffffffffffffffffffff918216911661154c82612754565b5f848152600860205260408120805490919061157b9084906fffffffffffffffffffffffffffffffff1661413e565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055508361010001516115ea575f6115d66115c9838561412b565b66038d7ea4c68000612ce8565b90506115e5600a544283612d1c565b600a55505b60808401516060808601516040805167ffffffffffffffff909216825260208201869052810184905285926001600160a01b03169189917f5d891f500553242724d61e2c098c5120c83263a283b36ea7917fece07483aaa3910160405180910390a4600554830361165e5761165e83612d55565b61166d84608001518383612da7565b50505050611359612e7a565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6116a38161244f565b610a8f612ea4565b5f5f6116b5612958565b6116bd612463565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661171d576040517f81b14edf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600f602052604081205460ff16611759577f000000000000000000000000000000000000000000000000000000000000000061177b565b7f00000000000000000000000000000000000000000000000000000000000000005b9050804210156117ba576040517f22c6b27f00000000000000000000000000000000000000000000000000000000815260048101829052602401610b87565b6117c486866124a2565b9250336117d281888861135d565b9250846117df848661412b565b1015611824576117ef838561412b565b6040517f06d379f5000000000000000000000000000000000000000000000000000000008152600401610b8791815260200190565b821561183457611834818261270f565b61183d84612754565b5f888152600860205260408120805490919061186c9084906fffffffffffffffffffffffffffffffff1661413e565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555086336001600160a01b03167f5f5252e81556cf80e49da97ac40f17af2fb3b00e318b675ae93089f555bfa3808887876040516118f1939291909283526020830191909152604082015260600190565b60405180910390a361190287612d55565b6040517f70a082310000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660048301525f917f0000000000000000000000000000000000000000000000000000000000000000909116906370a0823190602401602060405180830381865afa1580156119a3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119c79190614166565b9050611a1e6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016337f00000000000000000000000000000000000000000000000000000000000000008a612ef6565b6040517f70a082310000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660048301525f9183917f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015611abf573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ae39190614166565b611aed9190614118565b9050878114611b2b576040517fb23bee0500000000000000000000000000000000000000000000000000000000815260048101829052602401610b87565b611b36338787612da7565b50505050611b42612e7a565b935093915050565b611b52612958565b600360055411611b8e576040517f7a30b0cd00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60075460ff1615611bcb576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60015b60038111611c29575f81815260086020526040902054611c159070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff168361412b565b915080611c218161417d565b915050611bcf565b508015611c65576040517fe19ff05800000000000000000000000000000000000000000000000000000000815260048101829052602401610b87565b6007805460ff1916600117905560405147907f6cc09e7b5c3e49861ebe8f6867e1618fbfc14c8d0e968fde37c4243ca02a6f8390611ca69083815260200190565b60405180910390a1611cd87f000000000000000000000000000000000000000000000000000000000000000082612f45565b5050611ce2612e7a565b565b5f60045442108015611cfb57505060035460ff1690565b905090565b5f611d0a8161244f565b61135982612fea565b5f611d1d8161244f565b6113598261305d565b5f611d3282600361298d565b90508060a0015164ffffffffff16421015611d885760a08101516040517f7e61955c00000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610b87565b60408101516bffffffffffffffffffffffff1615611dba5780516080820151611dba91906001600160a01b03166130cc565b60405182907f6eec2dd2382427616d4ea7ef183b16091feac4e2e63c8b55f25215f132df8d14905f90a25050565b5f5f611df3846123bb565b509050610a048382670de0b6b3a7640000600161310b565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a611e358161244f565b610a8f613156565b5f611cfb6002546001600160a01b031690565b611e7760405180608001604052805f81526020015f81526020015f81526020015f81525090565b5f5f611e82846123bb565b5f958652600860209081526040968790208751808901895290546fffffffffffffffffffffffffffffffff808216835270010000000000000000000000000000000090910481168284019081528951608081018b52958652928501939093525182169683019690965294519094166060850152509192915050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611f3f57504265ffffffffffff821610155b611f4a575f5f611f6f565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b7ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f05611fa18161244f565b611faa82613227565b611359826132a5565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611ff457504265ffffffffffff8216105b612026576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1661204a565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b0316338114612097576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610b87565b610a8f61331d565b816120d6576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61135982826133f4565b5f6120ea8161244f565b610a8f613418565b5f6120fc8161244f565b6001600160a01b03841661213c576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604080516001600160a01b0386166020808301829052828401879052606080840187905284518085039091018152608084018086528151918301919091205f8b8152600c909352918590209190915586905260a08201859052915187917f164b51a463bf96f6e9d410f4a17f14d8567fa49bbb1271001ad9142010f78ffa919081900360c00190a35050505050565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a106121f58161244f565b5f5b838110156122c45782600f5f87878581811061221557612215614195565b905060200201602081019061222a9190613f98565b6001600160a01b0316815260208101919091526040015f20805460ff191691151591909117905584848281811061226357612263614195565b90506020020160208101906122789190613f98565b6001600160a01b03167f0aa5ec5ffdc7f6f9c4d0dded489d7450297155cb2f71cb771e02427f7dff4f51846040516122b4911515815260200190565b60405180910390a26001016121f7565b5050505050565b5f5f600b5466038d7ea4c680006122e4600a5442613422565b6122ee9190614101565b6122f8919061412b565b90506998774738bc82220000008110612311575f61204a565b61204a816998774738bc8222000000614118565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806109d457507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146109d4565b5f5f826001036123dc5750612710926a084595161401484a00000092509050565b826002036123fb5750614e20926a108b2a2c2802909400000092509050565b8260030361241a575061c350926a295be96e6406697200000092509050565b6040517f35b7230800000000000000000000000000000000000000000000000000000000815260048101849052602401610b87565b610a8f813361347f565b611ce25f5f6134ea565b61246b611ce4565b15611ce2576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6124ac83613227565b6127108210156124ec576040517f06b2f1c70000000000000000000000000000000000000000000000000000000081526127106004820152602401610b87565b5f6124f6846123bb565b5090505f61250385610a0c565b90505f6125198284670de0b6b3a7640000613636565b90508085111561255f576040517fe90c37df0000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610b87565b61256986866109da565b9695505050505050565b5f61257d836123bb565b5f8581526008602090815260408083208151808301909252546fffffffffffffffffffffffffffffffff80821680845270010000000000000000000000000000000090920416928201929092529294509192509061260c906064906014906125e59087614118565b6125ef9190614101565b6125f991906140ee565b612607876305f5e1006109da565b6136e6565b90505f82602001516fffffffffffffffffffffffffffffffff168211612632575f612653565b6020830151612653906fffffffffffffffffffffffffffffffff1683614118565b905080851115612692576040517f47d0b7a900000000000000000000000000000000000000000000000000000000815260048101829052602401610b87565b505050505050565b5f6126a36122cb565b9050808211156126f557806126ba600a54426136f5565b6040517feba8fe8a00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610b87565b81600b5f828254612706919061412b565b90915550505050565b600160065f828254612721919061412b565b90915550505f918252600e60205260408083208054600160ff199182168117909255928452922080549091169091179055565b5f6fffffffffffffffffffffffffffffffff8211156127a9576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610b87565b5090565b5f6bffffffffffffffffffffffff8211156127a9576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610b87565b5f67ffffffffffffffff8211156127a957604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610b87565b5f64ffffffffff8211156127a9576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610b87565b5f60ff8211156127a9576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526008600482015260248101839052604401610b87565b5f828152602081905260409020600101546128f78161244f565b61290183836137a3565b50505050565b6001600160a01b0381163314612949576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b612953828261383a565b505050565b61296061388e565b611ce260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906138e7565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101919091525f838152600960209081526040918290208251610120810184528154815260018201546bffffffffffffffffffffffff808216948301949094526c01000000000000000000000000810490931693810193909352780100000000000000000000000000000000000000000000000090910467ffffffffffffffff16606083015260028101546001600160a01b038116608084015274010000000000000000000000000000000000000000810464ffffffffff1660a0840152790100000000000000000000000000000000000000000000000000810460ff90811660c085015260e08401917a0100000000000000000000000000000000000000000000000000009004166003811115612ae957612ae9613e0f565b6003811115612afa57612afa613e0f565b8152600291909101547b01000000000000000000000000000000000000000000000000000000900460ff161515602090910152905060018160e001516003811115612b4757612b47613e0f565b14612b81576040517ff80aa25800000000000000000000000000000000000000000000000000000000815260048101849052602401610b87565b5f83815260096020526040902060020180548391907fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff167a010000000000000000000000000000000000000000000000000000836003811115612be657612be6613e0f565b021790555080515f908152600d602090815260408083208390558184015160c085015160ff168452600890925290912080546bffffffffffffffffffffffff90921691601090612c5d90849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff166141c2565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055508061010001516109d45780604001516bffffffffffffffffffffffff1681602001516bffffffffffffffffffffffff16612ccd919061412b565b600b5f828254612cdd9190614118565b909155505092915050565b5f815f03612cfa57612cfa60126138ee565b816001840381612d0c57612d0c614094565b046001018315155b029392505050565b5f81612d2885856138ff565b612d32919061412b565b612d3e60076020614101565b612d4a613840866140ee565b901b17949350505050565b5f612d5f826123bb565b915050612d6e826127106109da565b5f83815260086020526040902054612d98906fffffffffffffffffffffffffffffffff1683614118565b101561135957611359826132a5565b6001600160a01b0383165f9081526010602052604081208054849290612dce90849061412b565b90915550508015612e70576040517f1b302fc40000000000000000000000000000000000000000000000000000000081526001600160a01b038481166004830152602482018390527f00000000000000000000000000000000000000000000000000000000000000001690631b302fc4906044015f604051808303815f87803b158015612e59575f5ffd5b505af1158015612e6b573d5f5f3e3d5ffd5b505050505b6129538383612f45565b611ce25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612987565b612eac613971565b6003805460ff191690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b612f048484848460016139af565b612901576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610b87565b80471015612f88576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610b87565b612fa1828260405180602001604052805f815250613a35565b15612faa575050565b3d15612fb857611359613a4a565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f612ff3611fb3565b612ffc42613a55565b61300691906141ea565b90506130128282613aa0565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed6906020015b60405180910390a25050565b5f61306782613b2e565b61307042613a55565b61307a91906141ea565b905061308682826134ea565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b600160065f8282546130de9190614118565b90915550505f918252600e6020526040808320805460ff1990811690915591835290912080549091169055565b5f61313861311883613b75565b801561313357505f848061312e5761312e614094565b868809115b151590565b613143868686613636565b61314d919061412b565b95945050505050565b61315e613ba1565b60045442101561316a57565b5f6004545f1461318a576203f480600454613185919061412b565b61318c565b5f5b9050804210156131cb576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610b87565b6131d862093a804261412b565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb9061320c6203f4808261412b565b6040805192835260208301919091520160405180910390a150565b60036005541115613264576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6005548114610a8f576005546040517f1975b118000000000000000000000000000000000000000000000000000000008152600401610b8791815260200190565b5f6132af826123bb565b91506132be905082600161412b565b6005555f8281526008602052604090205482907f6c46bd7f3ea29dfc0eb3f945d764e12689c8c0a3757bdbf714348e7111f961a09061330f906fffffffffffffffffffffffffffffffff1684614118565b604051908152602001613051565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061336057504265ffffffffffff821610155b156133a1576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610b87565b6133bc5f6133b76002546001600160a01b031690565b61383a565b506133c75f836137a3565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526020819052604090206001015461340e8161244f565b612901838361383a565b611ce25f5f613aa0565b5f5f61342e84846138ff565b90505f5b6007811015613477576001613449602060026142db565b6134539190614118565b61345e826020614101565b83901c168361346d919061412b565b9250600101613432565b505092915050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16611359576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610b87565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680156135be574265ffffffffffff82161015613595576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a010000000000000000000000000000000000000000000000000000029190911790556135be565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f5f5f6136438686613bde565b91509150815f036136675783818161365d5761365d614094565b0492505050610a76565b81841161367e5761367e60038515026011186138ee565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f828218828411028218610a76565b5f5f61370184846138ff565b905060075b8015613799575f600161371b602060026142db565b6137259190614118565b613730600184614118565b61373b906020614101565b84901c1611156137875761384081600761375583886140ee565b61375f919061412b565b61376a90600161412b565b6137749190614118565b61377e9190614101565b925050506109d4565b80613791816142e6565b915050613706565b505f949350505050565b5f82613830575f6137bc6002546001600160a01b031690565b6001600160a01b0316146137fc576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b610a768383613bfa565b5f8215801561385657506002546001600160a01b038381169116145b1561388457600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610a768383613ca1565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611ce2576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b634e487b715f52806020526024601cfd5b5f8061390d60076020614101565b84901c61391c613840856140ee565b6139269190614118565b905060078110613936575f610a04565b600161394460076020614101565b61394f9060026142db565b6139599190614118565b613964826020614101565b85901b1691505092915050565b613979611ce4565b611ce2576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613a24578383151615613a18573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff8211156127a9576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610b87565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015612953576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613b38611fb3565b90508065ffffffffffff168365ffffffffffff1611613b6057613b5b83826142fb565b610a76565b610a7665ffffffffffff841662069780613d22565b5f6002826003811115613b8a57613b8a613e0f565b613b949190614319565b60ff166001149050919050565b613ba9612463565b6003805460ff191660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258612ed93390565b5f805f1983850993909202808410938190039390930393915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16613c9a575f838152602081815260408083206001600160a01b03861684529091529020805460ff19166001179055613c523390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016109d4565b505f6109d4565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615613c9a575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016109d4565b5f828218828410028218610a76565b5f60208284031215613d41575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610a76575f5ffd5b5f5f60408385031215613d81575f5ffd5b50508035926020909101359150565b5f60208284031215613da0575f5ffd5b5035919050565b80356001600160a01b0381168114613dbd575f5ffd5b919050565b5f5f5f5f5f5f60c08789031215613dd7575f5ffd5b8635955060208701359450613dee60408801613da7565b959894975094956060810135955060808101359460a0909101359350915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b60048110613e71577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b9052565b5f61012082019050825182526bffffffffffffffffffffffff60208401511660208301526bffffffffffffffffffffffff60408401511660408301526060830151613ecc606084018267ffffffffffffffff169052565b506080830151613ee760808401826001600160a01b03169052565b5060a0830151613f0060a084018264ffffffffff169052565b5060c0830151613f1560c084018260ff169052565b5060e0830151613f2860e0840182613e3c565b50610100830151613f3e61010084018215159052565b5092915050565b5f5f60408385031215613f56575f5ffd5b82359150613f6660208401613da7565b90509250929050565b5f5f5f60608486031215613f81575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215613fa8575f5ffd5b610a7682613da7565b5f60208284031215613fc1575f5ffd5b813565ffffffffffff81168114610a76575f5ffd5b5f5f5f5f60808587031215613fe9575f5ffd5b84359350613ff960208601613da7565b93969395505050506040820135916060013590565b5f5f5f60408486031215614020575f5ffd5b833567ffffffffffffffff811115614036575f5ffd5b8401601f81018613614046575f5ffd5b803567ffffffffffffffff81111561405c575f5ffd5b8660208260051b8401011115614070575f5ffd5b6020918201945092508401358015158114614089575f5ffd5b809150509250925092565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f826140fc576140fc614094565b500490565b80820281158282048414176109d4576109d46140c1565b818103818111156109d4576109d46140c1565b808201808211156109d4576109d46140c1565b6fffffffffffffffffffffffffffffffff81811683821601908111156109d4576109d46140c1565b5f60208284031215614176575f5ffd5b5051919050565b5f5f19820361418e5761418e6140c1565b5060010190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b6fffffffffffffffffffffffffffffffff82811682821603908111156109d4576109d46140c1565b65ffffffffffff81811683821601908111156109d4576109d46140c1565b6001815b6001841115611b4257808504811115614227576142276140c1565b600184161561423557908102905b60019390931c92800261420c565b5f82614251575060016109d4565b8161425d57505f6109d4565b8160018114614273576002811461427d57614299565b60019150506109d4565b60ff84111561428e5761428e6140c1565b50506001821b6109d4565b5060208310610133831016604e8410600b84101617156142bc575081810a6109d4565b6142c85f198484614208565b805f1904821115612d1457612d146140c1565b5f610a768383614243565b5f816142f4576142f46140c1565b505f190190565b65ffffffffffff82811682821603908111156109d4576109d46140c1565b5f60ff83168061432b5761432b614094565b8060ff841606915050929150505660c060405260405161056138038061056183398101604081905261002291610037565b336080526001600160a01b031660a052610064565b5f60208284031215610047575f5ffd5b81516001600160a01b038116811461005d575f5ffd5b9392505050565b60805160a0516104c261009f5f395f8181607e01528181610200015261035201525f818160f901528181610133015261025901526104c25ff3fe608060405260043610610041575f3560e01c80631b302fc41461004c5780632d2c55651461006d5780632e1a7d4d146100c9578063b4cf5648146100e8575f5ffd5b3661004857005b5f5ffd5b348015610057575f5ffd5b5061006b610066366004610443565b61011b565b005b348015610078575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390f35b3480156100d4575f5ffd5b5061006b6100e3366004610485565b6101e8565b3480156100f3575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461018a576040517f310a594a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8173ffffffffffffffffffffffffffffffffffffffff167f5201cdd751de1a2551f5d316ffc7159afee8b5775ba451a133a1d8c02b3f1067826040516101d291815260200190565b60405180910390a26101e4828261037a565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610257576040517fb90cdbb100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663c2b6b58c6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156102c0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102e4919061049c565b61031a576040517f78fa807700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040518181527f430648de173157e069201c943adb2d4e340e7cf5b27b1b09c9cb852f03d63b569060200160405180910390a16103777f00000000000000000000000000000000000000000000000000000000000000008261037a565b50565b804710156103c1576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810182905260440160405180910390fd5b6103da828260405180602001604052805f815250610423565b156103e3575050565b3d156103f1576101e4610438565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f5f60408385031215610454575f5ffd5b823573ffffffffffffffffffffffffffffffffffffffff81168114610477575f5ffd5b946020939093013593505050565b5f60208284031215610495575f5ffd5b5035919050565b5f602082840312156104ac575f5ffd5b815180151581146104bb575f5ffd5b939250505056';
