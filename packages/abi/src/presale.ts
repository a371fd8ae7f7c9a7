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
    "name": "SettingsFixed",
    "inputs": [
      {
        "name": "usdt",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "treasury",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "reserve",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "bonusSlotsTotal",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "whitelistOpensAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "publicOpensAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
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
    "inputs": [
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
  '0x61014060405260016005556040516151eb3803806151eb83398101604081905261002891610598565b80516202a300906001600160a01b03811661005d57604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100865f82610425565b5050506a6342fd08f00f63780000006a422ca8b0a00a42500000006100ab919061064d565b34146100ed576100d16a6342fd08f00f63780000006a422ca8b0a00a425000000061064d565b60405163d00bc47160e01b815260040161005491815260200190565b60208101516001600160a01b03161580610112575060408101516001600160a01b0316155b80610128575060608101516001600160a01b0316155b8061013e575060808101516001600160a01b0316155b80610154575060a08101516001600160a01b0316155b1561017257604051630da30f6560e31b815260040160405180910390fd5b80610120015181610100015111156101b257610100810151610120820151604051632597af8960e21b815260048101929092526024820152604401610054565b60c08101516001600160a01b031615610257575f8160c001516001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa158015610206573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061022a919061066c565b90508060ff166006146102555760405163090e196d60e31b815260ff82166004820152602401610054565b505b61028b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929826020015161042560201b60201c565b506102c07f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10826040015161042560201b60201c565b506102f57f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a826060015161042560201b60201c565b5061032a7ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f05826080015161042560201b60201c565b5060e0808201516080526101008083015160a090815261012084015160c09081528401516001600160a01b03908116909352830180519092169052516040516a6342fd08f00f637800000091906103809061053b565b6001600160a01b0390911681526020016040518091039082f09050801580156103ab573d5f5f3e3d5ffd5b506001600160a01b0390811661012081815260a084015160c085015160e0860151610100870151938701516040805192835260208301959095528185015292519394918216939116917fa806bd7e71380f77c20db0a6b27a5ca4160bb8b8baa6b25d4b93046163216f5b919081900360600190a450610693565b5f82610481575f61043e6002546001600160a01b031690565b6001600160a01b03161461046557604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b61048b8383610494565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610534575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556104ec3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161048e565b505f61048e565b61059780614c5483390190565b60405161014081016001600160401b038111828210171561057757634e487b7160e01b5f52604160045260245ffd5b60405290565b80516001600160a01b0381168114610593575f5ffd5b919050565b5f6101408284031280156105aa575f5ffd5b506105b3610548565b6105bc8361057d565b81526105ca6020840161057d565b60208201526105db6040840161057d565b60408201526105ec6060840161057d565b60608201526105fd6080840161057d565b608082015261060e60a0840161057d565b60a082015261061f60c0840161057d565b60c082015260e083810151908201526101008084015190820152610120928301519281019290925250919050565b8082018082111561048e57634e487b7160e01b5f52601160045260245ffd5b5f6020828403121561067c575f5ffd5b815160ff8116811461068c575f5ffd5b9392505050565b60805160a05160c05160e051610100516101205161451861073c5f395f81816107ae01528181611d450152612f6001525f81816104d3015281816119a001528181611a670152611abc01525f818161084001528181611718015281816119ca01528181611a440152611ae801525f81816103da01526117a301525f818161052501528181610b5e01528181610bac01526117c901525f818161091a01526113c301526145185ff3fe608060405234801561000f575f5ffd5b50600436106103a9575f3560e01c806367d42a8b116101ea578063b5acb56711610114578063d64ad857116100a9578063f288a2e211610079578063f288a2e214610963578063f3c4b7041461098a578063f5b541a61461099d578063f89cccce146109c4575f5ffd5b8063d64ad857146108cc578063e19ba70e14610902578063e3a424a414610915578063e63ab1e91461093c575f5ffd5b8063cefc1429116100e4578063cefc14291461086a578063cf6eefb714610872578063d547741f146108b1578063d602b9fd146108c4575f5ffd5b8063b5acb56714610824578063c2b6b58c1461082e578063c54e44eb1461083b578063cc8463c814610862575f5ffd5b8063999d55fb1161018a578063a1eda53c1161015a578063a1eda53c146107da578063a217fddf14610801578063ab5161a114610808578063b34f8e3c1461081b575f5ffd5b8063999d55fb146107595780639a243ebf146107635780639d2cc436146107a95780639da55ac1146107d0575f5ffd5b80638456cb59116101c55780638456cb591461070257806384ef8ffc1461070a5780638da5cb5b1461071b57806391d1485414610723575f5ffd5b806367d42a8b146106d357806368e344e9146106e657806377a6a6f3146106ef575f5ffd5b806332281420116102d65780634a2cfb541161026b5780635ca154d51161023b5780635ca154d51461068557806362e0eb4e1461068e578063634e93da146106ad578063649a5ec7146106c0575f5ffd5b80634a2cfb541461060a5780634d00b4bf1461063157806359bbcd301461066b5780635c975abb1461067d575f5ffd5b80633af32abf116102a65780633af32abf146105925780633f4ba83a146105d257806340993b26146105da57806343d726d614610602575f5ffd5b8063322814201461054757806336568abe1461055a57806336ba302c1461056d57806338be9be21461057f575f5ffd5b80630aa6220b1161034c578063248a9ca31161031c578063248a9ca3146104ac5780632d2c5565146104ce5780632f2ff15d1461050d5780632f34fba114610520575f5ffd5b80630aa6220b146104665780630f28f97d146104705780631c15d11f1461048357806323583912146104a3575f5ffd5b806302a9556d1161038757806302a9556d14610426578063040fcf9a14610439578063053de6411461044a578063055ad42e1461045d575f5ffd5b806301ffc9a7146103ad5780630229f26e146103d5578063022d63fb1461040a575b5f5ffd5b6103c06103bb366004613f0f565b6109cc565b60405190151581526020015b60405180910390f35b6103fc7f000000000000000000000000000000000000000000000000000000000000000081565b6040519081526020016103cc565b620697805b60405165ffffffffffff90911681526020016103cc565b6103fc610434366004613f4e565b610a27565b6103fc6998774738bc822200000081565b6103fc610458366004613f6e565b610a59565b6103fc60055481565b61046e610aca565b005b61046e61047e366004613fa0565b610adf565b610496610491366004613f6e565b6111b7565b6040516103cc9190614053565b6103fc60045481565b6103fc6104ba366004613f6e565b5f9081526020819052604090206001015490565b6104f57f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016103cc565b61046e61051b366004614123565b61135d565b6103fc7f000000000000000000000000000000000000000000000000000000000000000081565b6103fc61055536600461414d565b6113a2565b61046e610568366004614123565b611441565b6103fc6a6342fd08f00f637800000081565b61046e61058d366004613f6e565b61152c565b6103c06105a0366004614176565b6001600160a01b03165f908152600e602052604090205471010000000000000000000000000000000000900460ff1690565b61046e6116d2565b6105ed6105e836600461414d565b611704565b604080519283526020830191909152016103cc565b61046e611bb8565b6103fc7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103fc61063f366004614176565b6001600160a01b03165f908152600e60205260409020546fffffffffffffffffffffffffffffffff1690565b6103fc6a422ca8b0a00a425000000081565b6103c0611d76565b6103fc60065481565b6103fc61069c366004613f6e565b600d6020525f908152604090205481565b61046e6106bb366004614176565b611d92565b61046e6106ce36600461418f565b611da5565b61046e6106e1366004613f6e565b611db8565b6103fc611c2081565b6103fc6106fd366004613f4e565b611e7a565b61046e611e9d565b6002546001600160a01b03166104f5565b6104f5611ecf565b6103c0610731366004614123565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b6103fc62093a8081565b610776610771366004613f6e565b611ee2565b6040516103cc91908151815260208083015190820152604080830151908201526060918201519181019190915260800190565b6104f57f000000000000000000000000000000000000000000000000000000000000000081565b6103fc620f424081565b6107e2611f8f565b6040805165ffffffffffff9384168152929091166020830152016103cc565b6103fc5f81565b61046e610816366004613f6e565b612009565b6103fc61271081565b6103fc6203f48081565b6007546103c09060ff1681565b6104f57f000000000000000000000000000000000000000000000000000000000000000081565b61040f612045565b61046e6120e2565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016103cc565b61046e6108bf366004614123565b612131565b61046e612172565b6103c06108da366004613f6e565b5f908152600e6020526040902054700100000000000000000000000000000000900460ff1690565b61046e6109103660046141b4565b612184565b6103fc7f000000000000000000000000000000000000000000000000000000000000000081565b6103fc7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6103fc7ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f0581565b61046e6109983660046141ec565b61225d565b6103fc7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103fc612397565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f31498786000000000000000000000000000000000000000000000000000000001480610a215750610a21826123f1565b92915050565b5f5f610a3284612487565b509050610a4781670de0b6b3a76400006142cc565b610a5190846142df565b949350505050565b5f5f610a6483612487565b9150506005548314610a7857505f92915050565b5f838152600860205260409020546fffffffffffffffffffffffffffffffff7001000000000000000000000000000000008204811691610ab99116836142f6565b610ac391906142f6565b9392505050565b5f610ad48161251b565b610adc612525565b50565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929610b098161251b565b610b1161252f565b851580610b2557506001600160a01b038516155b15610b5c576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f0000000000000000000000000000000000000000000000000000000000000000421015610bdd576040517f22c6b27f0000000000000000000000000000000000000000000000000000000081527f000000000000000000000000000000000000000000000000000000000000000060048201526024015b60405180910390fd5b5f5f888152600960205260409020600201547a010000000000000000000000000000000000000000000000000000900460ff166003811115610c2157610c21613fed565b14610c5b576040517fcd94119600000000000000000000000000000000000000000000000000000000815260048101889052602401610bd4565b5f868152600d602052604090205415610cb3575f868152600d6020526040908190205490517f502e74050000000000000000000000000000000000000000000000000000000081526004810191909152602401610bd4565b4282111580610ccc5750610cc9611c2042614309565b82115b15610d06576040517f3accc52b00000000000000000000000000000000000000000000000000000000815260048101839052602401610bd4565b5f610d11858561256e565b9050610d1d858261263f565b5f610d306001600160a01b0388166108da565b610d4457610d3f8887876113a2565b610d46565b5f5b604080516001600160a01b038a166020808301919091528183018a905260608083018a905283518084039091018152608090920190925280519101209091505f905f8b8152600c602052604090205414905080610daf57610daf610daa8385614309565b612766565b8115610dc857610dc8896001600160a01b038a166127db565b610dd18361284e565b5f8881526008602052604090208054601090610e1490849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1661431c565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555089600d5f8b81526020019081526020015f20819055506040518061012001604052808a8152602001610e7b856128a7565b6bffffffffffffffffffffffff168152602001610e97846128a7565b6bffffffffffffffffffffffff168152602001610eb3886128f8565b67ffffffffffffffff168152602001896001600160a01b03168152602001610eda87612947565b64ffffffffff168152602001610eef89612991565b60ff168152602001600181528215156020918201525f8c815260098252604090819020835181559183015160018301805492850151606086015167ffffffffffffffff1678010000000000000000000000000000000000000000000000000277ffffffffffffffffffffffffffffffffffffffffffffffff6bffffffffffffffffffffffff9283166c01000000000000000000000000027fffffffffffffffff00000000000000000000000000000000000000000000000090961692909416919091179390931791909116919091179055608082015160028201805460a085015160c086015160ff16790100000000000000000000000000000000000000000000000000027fffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffff64ffffffffff90921674010000000000000000000000000000000000000000027fffffffffffffff000000000000000000000000000000000000000000000000009093166001600160a01b0390951694909417919091179081168317825560e0850151927fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffffff0000ffffffffffffffffffffffffffffffffffffffffffffffffff909116177a0100000000000000000000000000000000000000000000000000008360038111156110ee576110ee613fed565b02179055506101009190910151600290910180549115157b01000000000000000000000000000000000000000000000000000000027fffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffff909216919091179055604080518881526020810188905290810184905260608101839052608081018690526001600160a01b038916908a908c907f08de7ef62a2ef479c4462a2b8997eacb0ac689e5ffdd2973f3ca14b1c9202bfb9060a00160405180910390a450505050505050505050565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101919091525f828152600960209081526040918290208251610120810184528154815260018201546bffffffffffffffffffffffff808216948301949094526c01000000000000000000000000810490931693810193909352780100000000000000000000000000000000000000000000000090910467ffffffffffffffff16606083015260028101546001600160a01b038116608084015274010000000000000000000000000000000000000000810464ffffffffff1660a0840152790100000000000000000000000000000000000000000000000000810460ff90811660c085015260e08401917a010000000000000000000000000000000000000000000000000000900416600381111561131357611313613fed565b600381111561132457611324613fed565b8152600291909101547b01000000000000000000000000000000000000000000000000000000900460ff16151560209091015292915050565b81611394576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61139e82826129d7565b5050565b5f6001831415806113b55750620f424082105b156113c157505f610ac3565b7f000000000000000000000000000000000000000000000000000000000000000060065410158061141357505f848152600e6020526040902054700100000000000000000000000000000000900460ff165b1561141f57505f610ac3565b6064601461142d8585610a27565b61143791906142df565b610a5191906142cc565b8115801561145c57506002546001600160a01b038281169116145b15611522576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff16811515806114a3575065ffffffffffff8116155b806114b657504265ffffffffffff821610155b156114f7576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bd4565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b61139e8282612a01565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296115568161251b565b61155e61252f565b611566612a52565b5f611572836002612a87565b60c08101516020820151604083015192935060ff909116916bffffffffffffffffffffffff91821691166115a58261284e565b5f84815260086020526040812080549091906115d49084906fffffffffffffffffffffffffffffffff1661431c565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff160217905550836101000151611643575f61162f6116228385614309565b66038d7ea4c68000612de2565b905061163e600a544283612e16565b600a55505b60808401516060808601516040805167ffffffffffffffff909216825260208201869052810184905285926001600160a01b03169189917f5d891f500553242724d61e2c098c5120c83263a283b36ea7917fece07483aaa3910160405180910390a460055483036116b7576116b783612e4f565b6116c684608001518383612ea1565b5050505061139e612fc2565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6116fc8161251b565b610adc612fec565b5f5f61170e612a52565b61171661252f565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316611776576040517f81b14edf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600e602052604081205471010000000000000000000000000000000000900460ff166117c7577f00000000000000000000000000000000000000000000000000000000000000006117e9565b7f00000000000000000000000000000000000000000000000000000000000000005b905080421015611828576040517f22c6b27f00000000000000000000000000000000000000000000000000000000815260048101829052602401610bd4565b611832868661256e565b9250336118408188886113a2565b92508461184d8486614309565b10156118925761185d8385614309565b6040517f06d379f5000000000000000000000000000000000000000000000000000000008152600401610bd491815260200190565b82156118a2576118a281826127db565b6118ab8461284e565b5f88815260086020526040812080549091906118da9084906fffffffffffffffffffffffffffffffff1661431c565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff16021790555086336001600160a01b03167f5f5252e81556cf80e49da97ac40f17af2fb3b00e318b675ae93089f555bfa38088878760405161195f939291909283526020830191909152604082015260600190565b60405180910390a361197087612e4f565b6040517f70a082310000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660048301525f917f0000000000000000000000000000000000000000000000000000000000000000909116906370a0823190602401602060405180830381865afa158015611a11573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a359190614344565b9050611a8c6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016337f00000000000000000000000000000000000000000000000000000000000000008a61305c565b6040517f70a082310000000000000000000000000000000000000000000000000000000081526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660048301525f9183917f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015611b2d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b519190614344565b611b5b91906142f6565b9050878114611b99576040517fb23bee0500000000000000000000000000000000000000000000000000000000815260048101829052602401610bd4565b611ba4338787612ea1565b50505050611bb0612fc2565b935093915050565b611bc0612a52565b600360055411611c02576005546040517fb9f715ee000000000000000000000000000000000000000000000000000000008152600401610bd491815260200190565b60075460ff1615611c3f576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60015b60038111611c9d575f81815260086020526040902054611c899070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1683614309565b915080611c958161435b565b915050611c43565b508015611cd9576040517fe19ff05800000000000000000000000000000000000000000000000000000000815260048101829052602401610bd4565b600780547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905560405147907f6cc09e7b5c3e49861ebe8f6867e1618fbfc14c8d0e968fde37c4243ca02a6f8390611d389083815260200190565b60405180910390a1611d6a7f0000000000000000000000000000000000000000000000000000000000000000826130ab565b5050611d74612fc2565b565b5f60045442108015611d8d57505060035460ff1690565b905090565b5f611d9c8161251b565b61139e82613150565b5f611daf8161251b565b61139e826131c3565b5f611dc4826003612a87565b90508060a0015164ffffffffff16421015611e1a5760a08101516040517f7e61955c00000000000000000000000000000000000000000000000000000000815264ffffffffff9091166004820152602401610bd4565b60408101516bffffffffffffffffffffffff1615611e4c5780516080820151611e4c91906001600160a01b0316613232565b60405182907f6eec2dd2382427616d4ea7ef183b16091feac4e2e63c8b55f25215f132df8d14905f90a25050565b5f5f611e8584612487565b509050610a518382670de0b6b3a7640000600161328f565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a611ec78161251b565b610adc6132da565b5f611d8d6002546001600160a01b031690565b611f0960405180608001604052805f81526020015f81526020015f81526020015f81525090565b5f5f611f1484612487565b5f958652600860209081526040968790208751808901895290546fffffffffffffffffffffffffffffffff808216835270010000000000000000000000000000000090910481168284019081528951608081018b52958652928501939093525182169683019690965294519094166060850152509192915050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015611fd157504265ffffffffffff821610155b611fdc575f5f612001565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b7ff66846415d2bf9eabda9e84793ff9c0ea96d87f50fc41e66aa16469c6a442f056120338161251b565b61203c826133ab565b61139e82613429565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561208657504265ffffffffffff8216105b6120b8576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff166120dc565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b0316338114612129576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610bd4565b610adc6134a1565b81612168576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61139e8282613578565b5f61217c8161251b565b610adc61359c565b5f61218e8161251b565b6001600160a01b0384166121ce576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604080516001600160a01b0386166020808301829052828401879052606080840187905284518085039091018152608084018086528151918301919091205f8b8152600c909352918590209190915586905260a08201859052915187917f164b51a463bf96f6e9d410f4a17f14d8567fa49bbb1271001ad9142010f78ffa919081900360c00190a35050505050565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a106122878161251b565b5f5b838110156123905782600e5f6122cb8888868181106122aa576122aa614373565b90506020020160208101906122bf9190614176565b6001600160a01b031690565b815260208101919091526040015f20805491151571010000000000000000000000000000000000027fffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffffff90921691909117905584848281811061232f5761232f614373565b90506020020160208101906123449190614176565b6001600160a01b03167f0aa5ec5ffdc7f6f9c4d0dded489d7450297155cb2f71cb771e02427f7dff4f5184604051612380911515815260200190565b60405180910390a2600101612289565b5050505050565b5f5f600b5466038d7ea4c680006123b0600a54426135a6565b6123ba91906142df565b6123c49190614309565b90506998774738bc822200000081106123dd575f6120dc565b6120dc816998774738bc82220000006142f6565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b000000000000000000000000000000000000000000000000000000001480610a2157507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610a21565b5f5f826001036124a85750612710926a084595161401484a00000092509050565b826002036124c75750614e20926a108b2a2c2802909400000092509050565b826003036124e6575061c350926a295be96e6406697200000092509050565b6040517f35b7230800000000000000000000000000000000000000000000000000000000815260048101849052602401610bd4565b610adc8133613603565b611d745f5f61366e565b612537611d76565b15611d74576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f612578836133ab565b6127108210156125b8576040517f06b2f1c70000000000000000000000000000000000000000000000000000000081526127106004820152602401610bd4565b5f6125c284612487565b5090505f6125cf85610a59565b90505f6125e58284670de0b6b3a76400006137ba565b90508085111561262b576040517fe90c37df0000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401610bd4565b6126358686610a27565b9695505050505050565b5f61264983612487565b5f8581526008602090815260408083208151808301909252546fffffffffffffffffffffffffffffffff8082168084527001000000000000000000000000000000009092041692820192909252929450919250906126d8906064906014906126b190876142f6565b6126bb91906142df565b6126c591906142cc565b6126d3876305f5e100610a27565b61386a565b90505f82602001516fffffffffffffffffffffffffffffffff1682116126fe575f61271f565b602083015161271f906fffffffffffffffffffffffffffffffff16836142f6565b90508085111561275e576040517f47d0b7a900000000000000000000000000000000000000000000000000000000815260048101829052602401610bd4565b505050505050565b5f61276f612397565b9050808211156127c15780612786600a5442613879565b6040517feba8fe8a00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610bd4565b81600b5f8282546127d29190614309565b90915550505050565b600160065f8282546127ed9190614309565b90915550505f918252600e602052604080832080547001000000000000000000000000000000007fffffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffff9182168117909255928452922080549091169091179055565b5f6fffffffffffffffffffffffffffffffff8211156128a3576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610bd4565b5090565b5f6bffffffffffffffffffffffff8211156128a3576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610bd4565b5f67ffffffffffffffff8211156128a357604080517f6dfcc650000000000000000000000000000000000000000000000000000000008152600481019190915260248101839052604401610bd4565b5f64ffffffffff8211156128a3576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526028600482015260248101839052604401610bd4565b5f60ff8211156128a3576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526008600482015260248101839052604401610bd4565b5f828152602081905260409020600101546129f18161251b565b6129fb8383613927565b50505050565b6001600160a01b0381163314612a43576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b612a4d82826139be565b505050565b612a5a613a12565b611d7460017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90613a6b565b60408051610120810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101919091525f838152600960209081526040918290208251610120810184528154815260018201546bffffffffffffffffffffffff808216948301949094526c01000000000000000000000000810490931693810193909352780100000000000000000000000000000000000000000000000090910467ffffffffffffffff16606083015260028101546001600160a01b038116608084015274010000000000000000000000000000000000000000810464ffffffffff1660a0840152790100000000000000000000000000000000000000000000000000810460ff90811660c085015260e08401917a0100000000000000000000000000000000000000000000000000009004166003811115612be357612be3613fed565b6003811115612bf457612bf4613fed565b8152600291909101547b01000000000000000000000000000000000000000000000000000000900460ff161515602090910152905060018160e001516003811115612c4157612c41613fed565b14612c7b576040517ff80aa25800000000000000000000000000000000000000000000000000000000815260048101849052602401610bd4565b5f83815260096020526040902060020180548391907fffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffffffff167a010000000000000000000000000000000000000000000000000000836003811115612ce057612ce0613fed565b021790555080515f908152600d602090815260408083208390558184015160c085015160ff168452600890925290912080546bffffffffffffffffffffffff90921691601090612d5790849070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff166143a0565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff160217905550806101000151610a215780604001516bffffffffffffffffffffffff1681602001516bffffffffffffffffffffffff16612dc79190614309565b600b5f828254612dd791906142f6565b909155505092915050565b5f815f03612df457612df46012613a72565b816001840381612e0657612e06614272565b046001018315155b029392505050565b5f81612e228585613a83565b612e2c9190614309565b612e38600760206142df565b612e44613840866142cc565b901b17949350505050565b5f612e5982612487565b915050612e6882612710610a27565b5f83815260086020526040902054612e92906fffffffffffffffffffffffffffffffff16836142f6565b101561139e5761139e82613429565b612eaa8261284e565b6001600160a01b0384165f908152600e602052604081208054909190612ee39084906fffffffffffffffffffffffffffffffff1661431c565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055505f811115612fb8576040517f1b302fc40000000000000000000000000000000000000000000000000000000081526001600160a01b038481166004830152602482018390527f00000000000000000000000000000000000000000000000000000000000000001690631b302fc4906044015f604051808303815f87803b158015612fa1575f5ffd5b505af1158015612fb3573d5f5f3e3d5ffd5b505050505b612a4d83836130ab565b611d745f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612a81565b612ff4613af5565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b61306a848484846001613b33565b6129fb576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bd4565b804710156130ee576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610bd4565b613107828260405180602001604052805f815250613bb9565b15613110575050565b3d1561311e5761139e613bce565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f613159612045565b61316242613bd9565b61316c91906143c8565b90506131788282613c24565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed6906020015b60405180910390a25050565b5f6131cd82613cb2565b6131d642613bd9565b6131e091906143c8565b90506131ec828261366e565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b600160065f82825461324491906142f6565b90915550505f918252600e602052604080832080547fffffffffffffffffffffffffffffff00ffffffffffffffffffffffffffffffff90811690915591835290912080549091169055565b5f6132bc61329c83613cf9565b80156132b757505f84806132b2576132b2614272565b868809115b151590565b6132c78686866137ba565b6132d19190614309565b95945050505050565b6132e2613d25565b6004544210156132ee57565b5f6004545f1461330e576203f4806004546133099190614309565b613310565b5f5b90508042101561334f576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610bd4565b61335c62093a8042614309565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906133906203f48082614309565b6040805192835260208301919091520160405180910390a150565b600360055411156133e8576040517f4c013bd700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6005548114610adc576005546040517f1975b118000000000000000000000000000000000000000000000000000000008152600401610bd491815260200190565b5f61343382612487565b91506134429050826001614309565b6005555f8281526008602052604090205482907f6c46bd7f3ea29dfc0eb3f945d764e12689c8c0a3757bdbf714348e7111f961a090613493906fffffffffffffffffffffffffffffffff16846142f6565b6040519081526020016131b7565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff168015806134e457504265ffffffffffff821610155b15613525576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bd4565b6135405f61353b6002546001600160a01b031690565b6139be565b5061354b5f83613927565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546135928161251b565b6129fb83836139be565b611d745f5f613c24565b5f5f6135b28484613a83565b90505f5b60078110156135fb5760016135cd602060026144b9565b6135d791906142f6565b6135e28260206142df565b83901c16836135f19190614309565b92506001016135b6565b505092915050565b5f828152602081815260408083206001600160a01b038516845290915290205460ff1661139e576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610bd4565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015613742574265ffffffffffff82161015613719576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055613742565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f5f5f6137c78686613d80565b91509150815f036137eb578381816137e1576137e1614272565b0492505050610ac3565b818411613802576138026003851502601118613a72565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f828218828411028218610ac3565b5f5f6138858484613a83565b905060075b801561391d575f600161389f602060026144b9565b6138a991906142f6565b6138b46001846142f6565b6138bf9060206142df565b84901c16111561390b576138408160076138d983886142cc565b6138e39190614309565b6138ee906001614309565b6138f891906142f6565b61390291906142df565b92505050610a21565b80613915816144c4565b91505061388a565b505f949350505050565b5f826139b4575f6139406002546001600160a01b031690565b6001600160a01b031614613980576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b610ac38383613d9c565b5f821580156139da57506002546001600160a01b038381169116145b15613a0857600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610ac38383613e61565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611d74576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b634e487b715f52806020526024601cfd5b5f80613a91600760206142df565b84901c613aa0613840856142cc565b613aaa91906142f6565b905060078110613aba575f610a51565b6001613ac8600760206142df565b613ad39060026144b9565b613add91906142f6565b613ae88260206142df565b85901b1691505092915050565b613afd611d76565b611d74576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613ba8578383151615613b9c573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f65ffffffffffff8211156128a3576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610bd4565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015612a4d576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613cbc612045565b90508065ffffffffffff168365ffffffffffff1611613ce457613cdf83826144d9565b610ac3565b610ac365ffffffffffff841662069780613f00565b5f6002826003811115613d0e57613d0e613fed565b613d1891906144f7565b60ff166001149050919050565b613d2d61252f565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a25861303f3390565b5f805f1983850993909202808410938190039390930393915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16613e5a575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055613e123390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610a21565b505f610a21565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615613e5a575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610a21565b5f828218828410028218610ac3565b5f60208284031215613f1f575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610ac3575f5ffd5b5f5f60408385031215613f5f575f5ffd5b50508035926020909101359150565b5f60208284031215613f7e575f5ffd5b5035919050565b80356001600160a01b0381168114613f9b575f5ffd5b919050565b5f5f5f5f5f5f60c08789031215613fb5575f5ffd5b8635955060208701359450613fcc60408801613f85565b959894975094956060810135955060808101359460a0909101359350915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b6004811061404f577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b9052565b5f61012082019050825182526bffffffffffffffffffffffff60208401511660208301526bffffffffffffffffffffffff604084015116604083015260608301516140aa606084018267ffffffffffffffff169052565b5060808301516140c560808401826001600160a01b03169052565b5060a08301516140de60a084018264ffffffffff169052565b5060c08301516140f360c084018260ff169052565b5060e083015161410660e084018261401a565b5061010083015161411c61010084018215159052565b5092915050565b5f5f60408385031215614134575f5ffd5b8235915061414460208401613f85565b90509250929050565b5f5f5f6060848603121561415f575f5ffd5b505081359360208301359350604090920135919050565b5f60208284031215614186575f5ffd5b610ac382613f85565b5f6020828403121561419f575f5ffd5b813565ffffffffffff81168114610ac3575f5ffd5b5f5f5f5f608085870312156141c7575f5ffd5b843593506141d760208601613f85565b93969395505050506040820135916060013590565b5f5f5f604084860312156141fe575f5ffd5b833567ffffffffffffffff811115614214575f5ffd5b8401601f81018613614224575f5ffd5b803567ffffffffffffffff81111561423a575f5ffd5b8660208260051b840101111561424e575f5ffd5b6020918201945092508401358015158114614267575f5ffd5b809150509250925092565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f826142da576142da614272565b500490565b8082028115828204841417610a2157610a2161429f565b81810381811115610a2157610a2161429f565b80820180821115610a2157610a2161429f565b6fffffffffffffffffffffffffffffffff8181168382160190811115610a2157610a2161429f565b5f60208284031215614354575f5ffd5b5051919050565b5f5f19820361436c5761436c61429f565b5060010190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b6fffffffffffffffffffffffffffffffff8281168282160390811115610a2157610a2161429f565b65ffffffffffff8181168382160190811115610a2157610a2161429f565b6001815b6001841115611bb0578085048111156144055761440561429f565b600184161561441357908102905b60019390931c9280026143ea565b5f8261442f57506001610a21565b8161443b57505f610a21565b8160018114614451576002811461445b57614477565b6001915050610a21565b60ff84111561446c5761446c61429f565b50506001821b610a21565b5060208310610133831016604e8410600b841016171561449a575081810a610a21565b6144a65f1984846143e6565b805f1904821115612e0e57612e0e61429f565b5f610ac38383614421565b5f816144d2576144d261429f565b505f190190565b65ffffffffffff8281168282160390811115610a2157610a2161429f565b5f60ff83168061450957614509614272565b8060ff841606915050929150505660c060405260405161059738038061059783398101604081905261002291610068565b3360808190526001600160a01b03821660a08190526040519091907fa3d25b4a6c869f035a366076377eb915dd7eac235d4eb33351227ec6e6786eed905f90a350610095565b5f60208284031215610078575f5ffd5b81516001600160a01b038116811461008e575f5ffd5b9392505050565b60805160a0516104c76100d05f395f8181607e01528181610207015261035b01525f818160f901528181610133015261026201526104c75ff3fe608060405260043610610041575f3560e01c80631b302fc41461004c5780632d2c55651461006d5780632e1a7d4d146100c9578063b4cf5648146100e8575f5ffd5b3661004857005b5f5ffd5b348015610057575f5ffd5b5061006b610066366004610448565b61011b565b005b348015610078575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390f35b3480156100d4575f5ffd5b5061006b6100e336600461048a565b6101ef565b3480156100f3575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610191576040517feb63ae400000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b8173ffffffffffffffffffffffffffffffffffffffff167f5201cdd751de1a2551f5d316ffc7159afee8b5775ba451a133a1d8c02b3f1067826040516101d991815260200190565b60405180910390a26101eb8282610383565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610260576040517f4eac6112000000000000000000000000000000000000000000000000000000008152336004820152602401610188565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663c2b6b58c6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156102c9573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102ed91906104a1565b610323576040517f78fa807700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040518181527f430648de173157e069201c943adb2d4e340e7cf5b27b1b09c9cb852f03d63b569060200160405180910390a16103807f000000000000000000000000000000000000000000000000000000000000000082610383565b50565b804710156103c6576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610188565b6103df828260405180602001604052805f815250610428565b156103e8575050565b3d156103f6576101eb61043d565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f5f60408385031215610459575f5ffd5b823573ffffffffffffffffffffffffffffffffffffffff8116811461047c575f5ffd5b946020939093013593505050565b5f6020828403121561049a575f5ffd5b5035919050565b5f602082840312156104b1575f5ffd5b815180151581146104c0575f5ffd5b939250505056';
