// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract NovaNFT. */
export const novaNFTAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "admin",
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
        "name": "ledger",
        "type": "address",
        "internalType": "contract IActionLedger"
      }
    ],
    "stateMutability": "nonpayable"
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
    "name": "MAX_ROYALTY_BPS",
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
    "name": "PREMIUM_POINTS",
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
    "name": "STANDARD_POINTS",
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
    "name": "approve",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "balanceOf",
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
    "name": "burn",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "collectionOf",
    "inputs": [
      {
        "name": "collectionId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct INovaNFT.Collection",
        "components": [
          {
            "name": "owner",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "name",
            "type": "string",
            "internalType": "string"
          },
          {
            "name": "metadataUri",
            "type": "string",
            "internalType": "string"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "contractURI",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "createCollection",
    "inputs": [
      {
        "name": "name",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "metadataUri",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "collectionId",
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
    "name": "getApproved",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
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
    "name": "isApprovedForAll",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "operator",
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
    "name": "mint",
    "inputs": [
      {
        "name": "collectionId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "metadataUri",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "isPremium",
        "type": "bool",
        "internalType": "bool"
      },
      {
        "name": "royaltyBps",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "mintedTokens",
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
    "name": "movesOf",
    "inputs": [
      {
        "name": "tokenId",
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
    "name": "name",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
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
    "name": "ownerOf",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
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
    "name": "revocationsOf",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "operator",
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
    "name": "royaltyInfo",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "salePrice",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "receiver",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "royaltyAmount",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "safeTransferFrom",
    "inputs": [
      {
        "name": "from",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "safeTransferFrom",
    "inputs": [
      {
        "name": "from",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "data",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setApprovalForAll",
    "inputs": [
      {
        "name": "operator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "approved",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setContractURI",
    "inputs": [
      {
        "name": "uri",
        "type": "string",
        "internalType": "string"
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
    "name": "symbol",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "tokenOf",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct INovaNFT.Token",
        "components": [
          {
            "name": "creator",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "collectionId",
            "type": "uint32",
            "internalType": "uint32"
          },
          {
            "name": "moves",
            "type": "uint40",
            "internalType": "uint40"
          },
          {
            "name": "isPremium",
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
    "name": "tokenURI",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "transferCollection",
    "inputs": [
      {
        "name": "collectionId",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "transferFrom",
    "inputs": [
      {
        "name": "from",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "name": "Approval",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "approved",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ApprovalForAll",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "operator",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "approved",
        "type": "bool",
        "indexed": false,
        "internalType": "bool"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "BatchMetadataUpdate",
    "inputs": [
      {
        "name": "_fromTokenId",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "_toTokenId",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CollectionCreated",
    "inputs": [
      {
        "name": "collectionId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "name",
        "type": "string",
        "indexed": false,
        "internalType": "string"
      },
      {
        "name": "metadataUri",
        "type": "string",
        "indexed": false,
        "internalType": "string"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CollectionTransferred",
    "inputs": [
      {
        "name": "collectionId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
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
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ContractURIUpdated",
    "inputs": [],
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
    "name": "MetadataUpdate",
    "inputs": [
      {
        "name": "_tokenId",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Minted",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "creator",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "collectionId",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "isPremium",
        "type": "bool",
        "indexed": false,
        "internalType": "bool"
      },
      {
        "name": "points",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "royaltyBps",
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
        "name": "tokenId",
        "type": "uint256",
        "indexed": true,
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
    "name": "ERC721IncorrectOwner",
    "inputs": [
      {
        "name": "sender",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721InsufficientApproval",
    "inputs": [
      {
        "name": "operator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721InvalidApprover",
    "inputs": [
      {
        "name": "approver",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721InvalidOperator",
    "inputs": [
      {
        "name": "operator",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721InvalidOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721InvalidReceiver",
    "inputs": [
      {
        "name": "receiver",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721InvalidSender",
    "inputs": [
      {
        "name": "sender",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC721NonexistentToken",
    "inputs": [
      {
        "name": "tokenId",
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
    "name": "InvalidAccount",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidMetadataUri",
    "inputs": [
      {
        "name": "length",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidName",
    "inputs": [
      {
        "name": "length",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotCollectionOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
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
    "name": "RoyaltyTooHigh",
    "inputs": [
      {
        "name": "maximumBps",
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
    "name": "UnknownCollection",
    "inputs": [
      {
        "name": "collectionId",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const;

/** Creation code of the contract NovaNFT, without constructor arguments. */
export const novaNFTBytecode: `0x${string}` =
  '0x60a06040526001600c55348015610014575f5ffd5b5060405161432238038061432283398101604081905261003391610301565b6202a3008460405180604001604052806008815260200167139bdd984813919560c21b815250604051806040016040528060048152602001634e4f564160e01b815250815f908161008491906103f5565b50600161009182826103f5565b5050506001600160a01b0381166100c157604051636116401160e11b81525f600482015260240160405180910390fd5b600780546001600160d01b0316600160d01b65ffffffffffff8516021790556100ea5f826101d0565b5050506001600160a01b038316158061010a57506001600160a01b038216155b8061011c57506001600160a01b038116155b1561013a57604051630da30f6560e31b815260040160405180910390fd5b6101647f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10846101d0565b5061018f7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a836101d0565b506001600160a01b03811660808190526040517fb76ebe35bb85b5e9b281d798531177dcc100d221ac4d0e84276951bd88901c23905f90a2505050506104af565b5f8261022c575f6101e96008546001600160a01b031690565b6001600160a01b03161461021057604051631fe1e13d60e11b815260040160405180910390fd5b600880546001600160a01b0319166001600160a01b0384161790555b610236838361023f565b90505b92915050565b5f8281526006602090815260408083206001600160a01b038516845290915281205460ff166102e3575f8381526006602090815260408083206001600160a01b03861684529091529020805460ff1916600117905561029b3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610239565b505f610239565b6001600160a01b03811681146102fe575f5ffd5b50565b5f5f5f5f60808587031215610314575f5ffd5b845161031f816102ea565b6020860151909450610330816102ea565b6040860151909350610341816102ea565b6060860151909250610352816102ea565b939692955090935050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061038557607f821691505b6020821081036103a357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103f057805f5260205f20601f840160051c810160208510156103ce5750805b601f840160051c820191505b818110156103ed575f81556001016103da565b50505b505050565b81516001600160401b0381111561040e5761040e61035d565b6104228161041c8454610371565b846103a9565b6020601f821160018114610454575f831561043d5750848201515b5f19600385901b1c1916600184901b1784556103ed565b5f84815260208120601f198516915b828110156104835787850151825560209485019460019092019101610463565b50848210156104a057868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b608051613e546104ce5f395f818161052b015261127b0152613e545ff3fe608060405234801561000f575f5ffd5b5060043610610351575f3560e01c806378acff23116101be578063b88d4fde116100fe578063d602b9fd1161009e578063e8a3d48511610079578063e8a3d485146107b0578063e985e9c5146107b8578063ea78803f146107f3578063f205c48c1461098f575f5ffd5b8063d602b9fd1461076e578063da4bd50514610776578063e63ab1e914610789575f5ffd5b8063cc8463c8116100d9578063cc8463c81461070c578063cefc142914610714578063cf6eefb71461071c578063d547741f1461075b575f5ffd5b8063b88d4fde146106c6578063c7778baa146106d9578063c87b56dd146106f9575f5ffd5b8063938e3d7b11610169578063a1eda53c11610144578063a1eda53c1461067b578063a217fddf146106a2578063a22cb465146106a9578063b5acb567146106bc575f5ffd5b8063938e3d7b1461065657806395d89b4114610669578063999d55fb14610671575f5ffd5b80638d75fe05116101995780638d75fe051461060e5780638da5cb5b1461061657806391d148541461061e575f5ffd5b806378acff23146105e25780638456cb59146105f557806384ef8ffc146105fd575f5ffd5b806336568abe116102945780634b660419116102345780636352211e1161020f5780636352211e14610568578063649a5ec71461057b578063684234ab1461058e57806370a08231146105cf575f5ffd5b80634b660419146105265780635c975abb1461054d578063634e93da14610555575f5ffd5b806342842e0e1161026f57806342842e0e146104d157806342966c68146104e45780634a2cfb54146104f75780634a363d001461051e575f5ffd5b806336568abe146104ad5780633dca40e6146104c05780633f4ba83a146104c9575f5ffd5b80630aa6220b116102ff57806323b872dd116102da57806323b872dd14610433578063248a9ca3146104465780632a55205a146104685780632f2ff15d1461049a575f5ffd5b80630aa6220b1461040f578063176b9b7514610417578063235839121461042a575f5ffd5b8063081812fc1161032f578063081812fc146103ae57806308485fc9146103d9578063095ea7b3146103fa575f5ffd5b806301ffc9a714610355578063022d63fb1461037d57806306fdde0314610399575b5f5ffd5b61036861036336600461357e565b610997565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610374565b6103a1610a3e565b60405161037491906135c7565b6103c16103bc3660046135d9565b610acd565b6040516001600160a01b039091168152602001610374565b6103ec6103e736600461360b565b610af4565b604051908152602001610374565b61040d610408366004613635565b610b49565b005b61040d610b58565b6103ec61042536600461369b565b610b6d565b6103ec600a5481565b61040d610441366004613707565b610d64565b6103ec6104543660046135d9565b5f9081526006602052604090206001015490565b61047b610476366004613741565b610e1f565b604080516001600160a01b039093168352602083019190915201610374565b61040d6104a836600461360b565b610f78565b61040d6104bb36600461360b565b610fb9565b6103ec6103e881565b61040d6110a4565b61040d6104df366004613707565b6110d6565b61040d6104f23660046135d9565b6110f5565b6103ec7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103ec603281565b6103c17f000000000000000000000000000000000000000000000000000000000000000081565b610368611100565b61040d610563366004613761565b61111c565b6103c16105763660046135d9565b61112f565b61040d61058936600461377a565b611139565b6103ec61059c3660046135d9565b5f908152600e60205260409020547801000000000000000000000000000000000000000000000000900463ffffffff1690565b6103ec6105dd366004613761565b61114c565b6103ec6105f03660046137ae565b6111aa565b61040d61157c565b6008546001600160a01b03166103c1565b6103ec6115ae565b6103c16115be565b61036861062c36600461360b565b5f9182526006602090815260408084206001600160a01b0393909316845291905290205460ff1690565b61040d61066436600461380f565b6115d1565b6103a1611636565b6103ec62093a8081565b610683611645565b6040805165ffffffffffff938416815292909116602083015201610374565b6103ec5f81565b61040d6106b736600461384e565b6116bf565b6103ec6203f48081565b61040d6106d43660046138a3565b6116ca565b6106ec6106e73660046135d9565b6116e2565b6040516103749190613981565b6103a16107073660046135d9565b611860565b61038261195e565b61040d6119fb565b600754604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610374565b61040d61076936600461360b565b611a4a565b61040d611a8b565b61040d61078436600461360b565b611a9d565b6103ec7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6103a1611b57565b6103686107c63660046139d5565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b6109446108013660046135d9565b60408051608080820183525f80835260208084018290528385018290526060938401829052948152600e8552839020835160c08101855290546001600160a01b03808216835263ffffffff740100000000000000000000000000000000000000008304811684890190815278010000000000000000000000000000000000000000000000008404821685890190815261ffff7c01000000000000000000000000000000000000000000000000000000008604168689015260ff7e0100000000000000000000000000000000000000000000000000000000000086048116878901527f0100000000000000000000000000000000000000000000000000000000000000909504909416151560a08601908152885196870189529451909216855290518116968401969096525190941692810192909252915115159181019190915290565b604051610374919081516001600160a01b0316815260208083015163ffffffff169082015260408083015164ffffffffff169082015260609182015115159181019190915260800190565b6103ec606481565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f2a55205a000000000000000000000000000000000000000000000000000000001480610a2957507fffffffff0000000000000000000000000000000000000000000000000000000082167f4906490600000000000000000000000000000000000000000000000000000000145b80610a385750610a3882611be3565b92915050565b60605f8054610a4c906139fd565b80601f0160208091040260200160405190810160405280929190818152602001828054610a78906139fd565b8015610ac35780601f10610a9a57610100808354040283529160200191610ac3565b820191905f5260205f20905b815481529060010190602001808311610aa657829003601f168201915b5050505050905090565b5f610ad782611c38565b505f828152600460205260409020546001600160a01b0316610a38565b5f828152600260209081526040808320546001600160a01b0390811684526013835281842090851680855290835281842054868552601284528285209185529252822054610b429190613a7b565b9392505050565b610b54828233611c89565b5050565b5f610b6281611c96565b610b6a611ca0565b50565b5f610b76611cac565b831580610b835750604084115b15610bc2576040517fc4efc01c000000000000000000000000000000000000000000000000000000008152600481018590526024015b60405180910390fd5b610200821115610c01576040517f2e430b7500000000000000000000000000000000000000000000000000000000815260048101839052602401610bb9565b600d5f8154610c0f90613a8e565b91905081905590506040518060600160405280336001600160a01b0316815260200186868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250505090825250604080516020601f8701819004810282018101909252858152918101919086908690819084018382808284375f920182905250939094525050838152601160209081526040909120835181547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03909116178155908301519091506001820190610cfb9082613aea565b5060408201516002820190610d109082613aea565b50905050336001600160a01b0316817fe1344d16944f31a1bd59b121889e600e71fcc0716ae3fe38175b7ef2db1678b387878787604051610d549493929190613bce565b60405180910390a3949350505050565b6001600160a01b038216610da6576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f6004820152602401610bb9565b5f610db2838333611ceb565b9050836001600160a01b0316816001600160a01b031614610e19576040517f64283d7b0000000000000000000000000000000000000000000000000000000081526001600160a01b0380861660048301526024820184905282166044820152606401610bb9565b50505050565b5f828152600e60209081526040808320815160c08101835290546001600160a01b038116825263ffffffff740100000000000000000000000000000000000000008204811694830194909452780100000000000000000000000000000000000000000000000081049093169181019190915261ffff7c01000000000000000000000000000000000000000000000000000000008304166060820181905260ff7e010000000000000000000000000000000000000000000000000000000000008404811660808401527f0100000000000000000000000000000000000000000000000000000000000000909304909216151560a082015282911580610f3757505f858152600260205260409020546001600160a01b0316155b15610f48575f5f9250925050610f71565b8051606082015161271090610f619061ffff1687613bff565b610f6b9190613c16565b92509250505b9250929050565b81610faf576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b548282611d61565b81158015610fd457506008546001600160a01b038281169116145b1561109a576007546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff168115158061101b575065ffffffffffff8116155b8061102e57504265ffffffffffff821610155b1561106f576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bb9565b5050600780547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610b548282611d85565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6110ce81611c96565b610b6a611dd1565b6110f083838360405180602001604052805f8152506116ca565b505050565b610b545f8233611ceb565b5f600a544210801561111757505060095460ff1690565b905090565b5f61112681611c96565b610b5482611e41565b5f610a3882611c38565b5f61114381611c96565b610b5482611eb3565b5f6001600160a01b03821661118f576040517f89c62b640000000000000000000000000000000000000000000000000000000081525f6004820152602401610bb9565b506001600160a01b03165f9081526003602052604090205490565b5f6111b3611cac565b85156111c2576111c286611f22565b8315806111d0575061020084115b1561120a576040517f2e430b7500000000000000000000000000000000000000000000000000000000815260048101859052602401610bb9565b6103e882111561124a576040517f5c707b490000000000000000000000000000000000000000000000000000000081526103e86004820152602401610bb9565b600c8054905f61125983613a8e565b9190505590505f8361126c57603261126f565b60645b90506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663e9aae07e3060601b84176040517fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1681526004810191909152336024820152604481018490526064015f604051808303815f87803b158015611301575f5ffd5b505af1158015611313573d5f5f3e3d5ffd5b505050506040518060c00160405280336001600160a01b0316815260200161133a89611fc0565b63ffffffff1681525f60208201526040016113548561200d565b61ffff168152602001611368848989612054565b60ff90811682528615156020928301525f858152600e83526040908190208451815494860151928601516060870151608088015160a09098015115157f0100000000000000000000000000000000000000000000000000000000000000027effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff989096167e0100000000000000000000000000000000000000000000000000000000000002979097167dffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61ffff9098167c0100000000000000000000000000000000000000000000000000000000027fffff0000ffffffffffffffffffffffffffffffffffffffffffffffffffffffff63ffffffff938416780100000000000000000000000000000000000000000000000002167fffff000000000000ffffffffffffffffffffffffffffffffffffffffffffffff9390961674010000000000000000000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009098166001600160a01b039094169390931796909617169290921791909117939093169190911717905561152933836120d9565b604080518515158152602081018390529081018490528790339084907f2d4d636a9f0350bb2a4349ed69cf1783eb8dbb8980c800cc7a2888efb02844929060600160405180910390a45095945050505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6115a681611c96565b610b6a61216c565b5f6001600c546111179190613c4e565b5f6111176008546001600160a01b031690565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a106115fb81611c96565b600b611608838583613c61565b506040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1505050565b606060018054610a4c906139fd565b6008545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561168757504265ffffffffffff821610155b611692575f5f6116b7565b60085474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b610b5433838361223d565b6116d5848484610d64565b610e1933858585856122bc565b61170e60405180606001604052805f6001600160a01b0316815260200160608152602001606081525090565b5f8281526011602090815260409182902082516060810190935280546001600160a01b031683526001810180549192840191611749906139fd565b80601f0160208091040260200160405190810160405280929190818152602001828054611775906139fd565b80156117c05780601f10611797576101008083540402835291602001916117c0565b820191905f5260205f20905b8154815290600101906020018083116117a357829003601f168201915b505050505081526020016002820180546117d9906139fd565b80601f0160208091040260200160405190810160405280929190818152602001828054611805906139fd565b80156118505780601f1061182757610100808354040283529160200191611850565b820191905f5260205f20905b81548152906001019060200180831161183357829003601f168201915b5050505050815250509050919050565b606061186b82611c38565b505f828152600e60205260409020547e01000000000000000000000000000000000000000000000000000000000000900460ff1680156118c3575f838152600f60205260409020546118be908290612460565b610b42565b5f83815260106020526040902080546118db906139fd565b80601f0160208091040260200160405190810160405280929190818152602001828054611907906139fd565b80156119525780601f1061192957610100808354040283529160200191611952565b820191905f5260205f20905b81548152906001019060200180831161193557829003601f168201915b50505050509392505050565b6008545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561199f57504265ffffffffffff8216105b6119d1576007547a010000000000000000000000000000000000000000000000000000900465ffffffffffff166119f5565b60085474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6007546001600160a01b0316338114611a42576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610bb9565b610b6a6125ef565b81611a81576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b5482826126c6565b5f611a9581611c96565b610b6a6126ea565b611aa682611f22565b6001600160a01b038116611ae6576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8281526011602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03851690811790915590519091339185917f9b6a32f3cd7b15e8a1bfb25410c1b783cf20a9fcfee4b3b070770f5c09c0646f91a45050565b600b8054611b64906139fd565b80601f0160208091040260200160405190810160405280929190818152602001828054611b90906139fd565b8015611bdb5780601f10611bb257610100808354040283529160200191611bdb565b820191905f5260205f20905b815481529060010190602001808311611bbe57829003601f168201915b505050505081565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f31498786000000000000000000000000000000000000000000000000000000001480610a385750610a38826126f4565b5f818152600260205260408120546001600160a01b031680610a38576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101849052602401610bb9565b6110f08383836001612749565b610b6a81336127e2565b611caa5f5f61284f565b565b611cb4611100565b15611caa576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f611cf784848461299b565b5f848152600e602052604090208054919250600191601890611d3c9084907801000000000000000000000000000000000000000000000000900463ffffffff16613d1b565b92506101000a81548163ffffffff021916908363ffffffff1602179055509392505050565b5f82815260066020526040902060010154611d7b81611c96565b610e198383612aa5565b6001600160a01b0381163314611dc7576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6110f08282612b3c565b611dd9612b90565b600980547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611e4a61195e565b611e5342612bce565b611e5d9190613d37565b9050611e698282612c19565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f611ebd82612ca7565b611ec642612bce565b611ed09190613d37565b9050611edc828261284f565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f818152601160205260409020546001600160a01b031680611f73576040517fc81ebc2800000000000000000000000000000000000000000000000000000000815260048101839052602401610bb9565b6001600160a01b0381163314610b54576040517ff67c04650000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610bb9565b5f63ffffffff821115612009576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610bb9565b5090565b5f61ffff821115612009576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526010600482015260248101839052604401610bb9565b5f5f6120608484612ce9565b909250905060ff82165f0361208d575f858152601060205260409020612087848683613c61565b5061209e565b5f858152600f602052604090208190555b6040518581527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a1509392505050565b6001600160a01b03821661211b576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f6004820152602401610bb9565b5f61212783835f611ceb565b90506001600160a01b038116156110f0576040517f73c6ac6e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610bb9565b612174612e92565b600a5442101561218057565b5f600a545f146121a0576203f480600a5461219b9190613a7b565b6121a2565b5f5b9050804210156121e1576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610bb9565b6121ee62093a8042613a7b565b600a8190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906122226203f48082613a7b565b6040805192835260208301919091520160405180910390a150565b8015801561226f57506001600160a01b038084165f9081526005602090815260408083209386168352929052205460ff165b156122b1576001600160a01b038084165f90815260136020908152604080832093861683529290529081208054600192906122ab908490613a7b565b90915550505b6110f0838383612eed565b6001600160a01b0383163b15612459576040517f150b7a020000000000000000000000000000000000000000000000000000000081526001600160a01b0384169063150b7a0290612317908890889087908790600401613d55565b6020604051808303815f875af1925050508015612351575060408051601f3d908101601f1916820190925261234e91810190613d95565b60015b6123d1573d80801561237e576040519150601f19603f3d011682016040523d82523d5f602084013e612383565b606091505b5080515f036123c9576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bb9565b805160208201fd5b7fffffffff0000000000000000000000000000000000000000000000000000000081167f150b7a020000000000000000000000000000000000000000000000000000000014612457576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bb9565b505b5050505050565b604080516042808252608082019092526060915f91906020820181803683370190505090505f5b600881101561250e577f697066733a2f2f6200000000000000000000000000000000000000000000000081602081106124c2576124c2613db0565b1a60f81b8282815181106124d8576124d8613db0565b60200101907effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff191690815f1a905350600101612487565b50630100122062ff0000601086901b1617600290811b60fe85901c179084901b60425b60088111156125e4577f6162636465666768696a6b6c6d6e6f707172737475767778797a32333435363782601f166020811061256f5761256f613db0565b1a60f81b8461257f600184613c4e565b8151811061258f5761258f613db0565b60200101907effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff191690815f1a90535060fb83901b600583901c179150600583901c925080806125dc90613ddd565b915050612531565b509195945050505050565b6007546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061263257504265ffffffffffff821610155b15612673576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bb9565b61268e5f6126896008546001600160a01b031690565b612b3c565b506126995f83612aa5565b5050600780547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152600660205260409020600101546126e081611c96565b610e198383612b3c565b611caa5f5f612c19565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b000000000000000000000000000000000000000000000000000000001480610a385750610a3882613004565b5f81612755575f61276d565b5f848152600460205260409020546001600160a01b03165b90506001600160a01b038116158015906127995750846001600160a01b0316816001600160a01b031614155b156127d6575f8481526012602090815260408083206001600160a01b038516845290915281208054600192906127d0908490613a7b565b90915550505b612459858585856130e6565b5f8281526006602090815260408083206001600160a01b038516845290915290205460ff16610b54576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610bb9565b6008547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612923574265ffffffffffff821610156128fa576008546007805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612923565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600880546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f828152600260205260408120546001600160a01b03908116908316156129c7576129c7818486613239565b6001600160a01b03811615612a01576129e25f855f5f612749565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615612a2f576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a4949350505050565b5f82612b32575f612abe6008546001600160a01b031690565b6001600160a01b031614612afe576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600880547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b610b4283836132cf565b5f82158015612b5857506008546001600160a01b038381169116145b15612b8657600880547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610b428383613398565b612b98611100565b611caa576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff821115612009576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610bb9565b600780547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b038816171790935590041680156110f0576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f612cb161195e565b90508065ffffffffffff168365ffffffffffff1611612cd4576118be8382613df2565b610b4265ffffffffffff84166206978061343b565b5f80838360428114612d0357505f9250829150610f719050565b7f697066733a2f2f620000000000000000000000000000000000000000000000007fffffffffffffffff000000000000000000000000000000000000000000000000612d5260205f8587613e10565b612d5b91613e37565b1614612d6f57505f9250829150610f719050565b5f80612d92612d82600f60088688613e10565b612d8b91613e37565b600761344a565b90925090505f80612dba612daa602f600f888a613e10565b612db391613e37565b602061344a565b90925090505f80612de1612dd188602f818c613e10565b612dda91613e37565b601361344a565b91509150841580612df0575082155b80612df9575080155b15612e1257505f9850889750610f719650505050505050565b601386901c9950600386811c908316151580612e335750601881901c600114155b80612e4457508061ffff1661122014155b80612e50575060ff8b16155b15612e6a57505f9950899850610f71975050505050505050565b8a600284901c605d87901b60fd8a901b17175f1b9a509a505050505050505050509250929050565b612e9a611cac565b600980547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258611e243390565b6001600160a01b038316612f2f576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081525f6004820152602401610bb9565b6001600160a01b038216612f7a576040517f5b08ba180000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610bb9565b6001600160a01b038381165f8181526005602090815260408083209487168084529482529182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f80ac58cd00000000000000000000000000000000000000000000000000000000148061309657507fffffffff0000000000000000000000000000000000000000000000000000000082167f5b5e139f00000000000000000000000000000000000000000000000000000000145b80610a3857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610a38565b80806130fa57506001600160a01b03821615155b156131f2575f61310984611c38565b90506001600160a01b038316158015906131355750826001600160a01b0316816001600160a01b031614155b801561316657506001600160a01b038082165f9081526005602090815260408083209387168352929052205460ff16155b156131a8576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610bb9565b81156131f05783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0392909216919091179055565b6132448383836134ce565b6110f0576001600160a01b03831661328b576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101829052602401610bb9565b6040517f177e802f0000000000000000000000000000000000000000000000000000000081526001600160a01b038316600482015260248101829052604401610bb9565b5f8281526006602090815260408083206001600160a01b038516845290915281205460ff16613391575f8381526006602090815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556133493390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610a38565b505f610a38565b5f8281526006602090815260408083206001600160a01b038516845290915281205460ff1615613391575f8381526006602090815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610a38565b5f828218828410028218610b42565b5f80836001825b858110156134be5760059490941b604960fe84901c0260f884901c9081037fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe801919091179460089390931b926f07fffffe0000000000fc00000000000090911c9190911690600101613451565b5080600114925050509250929050565b5f6001600160a01b038316158015906135495750826001600160a01b0316846001600160a01b0316148061352657506001600160a01b038085165f9081526005602090815260408083209387168352929052205460ff165b8061354957505f828152600460205260409020546001600160a01b038481169116145b949350505050565b7fffffffff0000000000000000000000000000000000000000000000000000000081168114610b6a575f5ffd5b5f6020828403121561358e575f5ffd5b8135610b4281613551565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610b426020830184613599565b5f602082840312156135e9575f5ffd5b5035919050565b80356001600160a01b0381168114613606575f5ffd5b919050565b5f5f6040838503121561361c575f5ffd5b8235915061362c602084016135f0565b90509250929050565b5f5f60408385031215613646575f5ffd5b61364f836135f0565b946020939093013593505050565b5f5f83601f84011261366d575f5ffd5b50813567ffffffffffffffff811115613684575f5ffd5b602083019150836020828501011115610f71575f5ffd5b5f5f5f5f604085870312156136ae575f5ffd5b843567ffffffffffffffff8111156136c4575f5ffd5b6136d08782880161365d565b909550935050602085013567ffffffffffffffff8111156136ef575f5ffd5b6136fb8782880161365d565b95989497509550505050565b5f5f5f60608486031215613719575f5ffd5b613722846135f0565b9250613730602085016135f0565b929592945050506040919091013590565b5f5f60408385031215613752575f5ffd5b50508035926020909101359150565b5f60208284031215613771575f5ffd5b610b42826135f0565b5f6020828403121561378a575f5ffd5b813565ffffffffffff81168114610b42575f5ffd5b80358015158114613606575f5ffd5b5f5f5f5f5f608086880312156137c2575f5ffd5b85359450602086013567ffffffffffffffff8111156137df575f5ffd5b6137eb8882890161365d565b90955093506137fe90506040870161379f565b949793965091946060013592915050565b5f5f60208385031215613820575f5ffd5b823567ffffffffffffffff811115613836575f5ffd5b6138428582860161365d565b90969095509350505050565b5f5f6040838503121561385f575f5ffd5b613868836135f0565b915061362c6020840161379f565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f5f5f5f608085870312156138b6575f5ffd5b6138bf856135f0565b93506138cd602086016135f0565b925060408501359150606085013567ffffffffffffffff8111156138ef575f5ffd5b8501601f810187136138ff575f5ffd5b803567ffffffffffffffff81111561391957613919613876565b604051601f19603f601f19601f8501160116810181811067ffffffffffffffff8211171561394957613949613876565b604052818152828201602001891015613960575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b602081526001600160a01b0382511660208201525f6020830151606060408401526139af6080840182613599565b90506040840151601f198483030160608501526139cc8282613599565b95945050505050565b5f5f604083850312156139e6575f5ffd5b6139ef836135f0565b915061362c602084016135f0565b600181811c90821680613a1157607f821691505b602082108103613a48577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b80820180821115610a3857610a38613a4e565b5f5f198203613a9f57613a9f613a4e565b5060010190565b601f8211156110f057805f5260205f20601f840160051c81016020851015613acb5750805b601f840160051c820191505b81811015612459575f8155600101613ad7565b815167ffffffffffffffff811115613b0457613b04613876565b613b1881613b1284546139fd565b84613aa6565b6020601f821160018114613b4a575f8315613b335750848201515b5f19600385901b1c1916600184901b178455612459565b5f84815260208120601f198516915b82811015613b795787850151825560209485019460019092019101613b59565b5084821015613b9657868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b81835281816020850137505f602082840101525f6020601f19601f840116840101905092915050565b604081525f613be1604083018688613ba5565b8281036020840152613bf4818587613ba5565b979650505050505050565b8082028115828204841417610a3857610a38613a4e565b5f82613c49577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b81810381811115610a3857610a38613a4e565b67ffffffffffffffff831115613c7957613c79613876565b613c8d83613c8783546139fd565b83613aa6565b5f601f841160018114613cbe575f8515613ca75750838201355b5f19600387901b1c1916600186901b178355612459565b5f83815260208120601f198716915b82811015613ced5786850135825560209485019460019092019101613ccd565b5086821015613d09575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b63ffffffff8181168382160190811115610a3857610a38613a4e565b65ffffffffffff8181168382160190811115610a3857610a38613a4e565b6001600160a01b03851681526001600160a01b0384166020820152826040820152608060608201525f613d8b6080830184613599565b9695505050505050565b5f60208284031215613da5575f5ffd5b8151610b4281613551565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f81613deb57613deb613a4e565b505f190190565b65ffffffffffff8281168282160390811115610a3857610a38613a4e565b5f5f85851115613e1e575f5ffd5b83861115613e2a575f5ffd5b5050820193919092039150565b80356020831015610a38575f19602084900360031b1b169291505056';
