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
  '0x60a060405234801561000f575f5ffd5b506040516142d93803806142d983398101604081905261002e916102d1565b6202a3008460405180604001604052806008815260200167139bdd984813919560c21b815250604051806040016040528060048152602001634e4f564160e01b815250815f908161007f91906103c5565b50600161008c82826103c5565b5050506001600160a01b0381166100bc57604051636116401160e11b81525f600482015260240160405180910390fd5b600780546001600160d01b0316600160d01b65ffffffffffff8516021790556100e55f826101a0565b5050506001600160a01b038316158061010557506001600160a01b038216155b8061011757506001600160a01b038116155b1561013557604051630da30f6560e31b815260040160405180910390fd5b61015f7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10846101a0565b5061018a7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a836101a0565b506001600160a01b03166080525061047f915050565b5f826101fc575f6101b96008546001600160a01b031690565b6001600160a01b0316146101e057604051631fe1e13d60e11b815260040160405180910390fd5b600880546001600160a01b0319166001600160a01b0384161790555b610206838361020f565b90505b92915050565b5f8281526006602090815260408083206001600160a01b038516845290915281205460ff166102b3575f8381526006602090815260408083206001600160a01b03861684529091529020805460ff1916600117905561026b3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610209565b505f610209565b6001600160a01b03811681146102ce575f5ffd5b50565b5f5f5f5f608085870312156102e4575f5ffd5b84516102ef816102ba565b6020860151909450610300816102ba565b6040860151909350610311816102ba565b6060860151909250610322816102ba565b939692955090935050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061035557607f821691505b60208210810361037357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103c057805f5260205f20601f840160051c8101602085101561039e5750805b601f840160051c820191505b818110156103bd575f81556001016103aa565b50505b505050565b81516001600160401b038111156103de576103de61032d565b6103f2816103ec8454610341565b84610379565b6020601f821160018114610424575f831561040d5750848201515b5f19600385901b1c1916600184901b1784556103bd565b5f84815260208120601f198516915b828110156104535787850151825560209485019460019092019101610433565b508482101561047057868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b608051613e3b61049e5f395f818161052b015261128d0152613e3b5ff3fe608060405234801561000f575f5ffd5b5060043610610351575f3560e01c806378acff23116101be578063b88d4fde116100fe578063d602b9fd1161009e578063e8a3d48511610079578063e8a3d485146107b1578063e985e9c5146107b9578063ea78803f146107f4578063f205c48c14610990575f5ffd5b8063d602b9fd1461076f578063da4bd50514610777578063e63ab1e91461078a575f5ffd5b8063cc8463c8116100d9578063cc8463c81461070d578063cefc142914610715578063cf6eefb71461071d578063d547741f1461075c575f5ffd5b8063b88d4fde146106c7578063c7778baa146106da578063c87b56dd146106fa575f5ffd5b8063938e3d7b11610169578063a1eda53c11610144578063a1eda53c1461067c578063a217fddf146106a3578063a22cb465146106aa578063b5acb567146106bd575f5ffd5b8063938e3d7b1461065757806395d89b411461066a578063999d55fb14610672575f5ffd5b80638d75fe05116101995780638d75fe051461060e5780638da5cb5b1461061757806391d148541461061f575f5ffd5b806378acff23146105e25780638456cb59146105f557806384ef8ffc146105fd575f5ffd5b806336568abe116102945780634b660419116102345780636352211e1161020f5780636352211e14610568578063649a5ec71461057b578063684234ab1461058e57806370a08231146105cf575f5ffd5b80634b660419146105265780635c975abb1461054d578063634e93da14610555575f5ffd5b806342842e0e1161026f57806342842e0e146104d157806342966c68146104e45780634a2cfb54146104f75780634a363d001461051e575f5ffd5b806336568abe146104ad5780633dca40e6146104c05780633f4ba83a146104c9575f5ffd5b80630aa6220b116102ff57806323b872dd116102da57806323b872dd14610433578063248a9ca3146104465780632a55205a146104685780632f2ff15d1461049a575f5ffd5b80630aa6220b1461040f578063176b9b7514610417578063235839121461042a575f5ffd5b8063081812fc1161032f578063081812fc146103ae57806308485fc9146103d9578063095ea7b3146103fa575f5ffd5b806301ffc9a714610355578063022d63fb1461037d57806306fdde0314610399575b5f5ffd5b610368610363366004613533565b610998565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610374565b6103a1610a3f565b604051610374919061357c565b6103c16103bc36600461358e565b610ace565b6040516001600160a01b039091168152602001610374565b6103ec6103e73660046135c0565b610af5565b604051908152602001610374565b61040d6104083660046135ea565b610b4a565b005b61040d610b59565b6103ec610425366004613650565b610b6e565b6103ec600a5481565b61040d6104413660046136bc565b610d65565b6103ec61045436600461358e565b5f9081526006602052604090206001015490565b61047b6104763660046136f6565b610e20565b604080516001600160a01b039093168352602083019190915201610374565b61040d6104a83660046135c0565b610f79565b61040d6104bb3660046135c0565b610fba565b6103ec6103e881565b61040d6110a5565b61040d6104df3660046136bc565b6110d7565b61040d6104f236600461358e565b6110f6565b6103ec7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103ec603281565b6103c17f000000000000000000000000000000000000000000000000000000000000000081565b610368611101565b61040d610563366004613716565b61111d565b6103c161057636600461358e565b611130565b61040d61058936600461372f565b61113a565b6103ec61059c36600461358e565b5f908152600e60205260409020547801000000000000000000000000000000000000000000000000900463ffffffff1690565b6103ec6105dd366004613716565b61114d565b6103ec6105f0366004613763565b6111ab565b61040d6115a0565b6008546001600160a01b03166103c1565b6103ec600b5481565b6103c16115d2565b61036861062d3660046135c0565b5f9182526006602090815260408084206001600160a01b0393909316845291905290205460ff1690565b61040d6106653660046137c4565b6115e5565b6103a161164a565b6103ec62093a8081565b610684611659565b6040805165ffffffffffff938416815292909116602083015201610374565b6103ec5f81565b61040d6106b8366004613803565b6116d3565b6103ec6203f48081565b61040d6106d5366004613858565b6116de565b6106ed6106e836600461358e565b6116f6565b6040516103749190613936565b6103a161070836600461358e565b611874565b610382611972565b61040d611a0f565b600754604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610374565b61040d61076a3660046135c0565b611a5e565b61040d611a9f565b61040d6107853660046135c0565b611ab1565b6103ec7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6103a1611b6b565b6103686107c736600461398a565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b61094561080236600461358e565b60408051608080820183525f80835260208084018290528385018290526060938401829052948152600e8552839020835160c08101855290546001600160a01b03808216835263ffffffff740100000000000000000000000000000000000000008304811684890190815278010000000000000000000000000000000000000000000000008404821685890190815261ffff7c01000000000000000000000000000000000000000000000000000000008604168689015260ff7e0100000000000000000000000000000000000000000000000000000000000086048116878901527f0100000000000000000000000000000000000000000000000000000000000000909504909416151560a08601908152885196870189529451909216855290518116968401969096525190941692810192909252915115159181019190915290565b604051610374919081516001600160a01b0316815260208083015163ffffffff169082015260408083015164ffffffffff169082015260609182015115159181019190915260800190565b6103ec606481565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f2a55205a000000000000000000000000000000000000000000000000000000001480610a2a57507fffffffff0000000000000000000000000000000000000000000000000000000082167f4906490600000000000000000000000000000000000000000000000000000000145b80610a395750610a3982611bf7565b92915050565b60605f8054610a4d906139b2565b80601f0160208091040260200160405190810160405280929190818152602001828054610a79906139b2565b8015610ac45780601f10610a9b57610100808354040283529160200191610ac4565b820191905f5260205f20905b815481529060010190602001808311610aa757829003601f168201915b5050505050905090565b5f610ad882611c4c565b505f828152600460205260409020546001600160a01b0316610a39565b5f828152600260209081526040808320546001600160a01b0390811684526013835281842090851680855290835281842054868552601284528285209185529252822054610b439190613a30565b9392505050565b610b55828233611c9d565b5050565b5f610b6381611caa565b610b6b611cb4565b50565b5f610b77611cc0565b831580610b845750604084115b15610bc3576040517fc4efc01c000000000000000000000000000000000000000000000000000000008152600481018590526024015b60405180910390fd5b610200821115610c02576040517f2e430b7500000000000000000000000000000000000000000000000000000000815260048101839052602401610bba565b600d5f8154610c1090613a43565b91905081905590506040518060600160405280336001600160a01b0316815260200186868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250505090825250604080516020601f8701819004810282018101909252858152918101919086908690819084018382808284375f920182905250939094525050838152601160209081526040909120835181547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03909116178155908301519091506001820190610cfc9082613a9f565b5060408201516002820190610d119082613a9f565b50905050336001600160a01b0316817fe1344d16944f31a1bd59b121889e600e71fcc0716ae3fe38175b7ef2db1678b387878787604051610d559493929190613b83565b60405180910390a3949350505050565b6001600160a01b038216610da7576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f6004820152602401610bba565b5f610db3838333611cff565b9050836001600160a01b0316816001600160a01b031614610e1a576040517f64283d7b0000000000000000000000000000000000000000000000000000000081526001600160a01b0380861660048301526024820184905282166044820152606401610bba565b50505050565b5f828152600e60209081526040808320815160c08101835290546001600160a01b038116825263ffffffff740100000000000000000000000000000000000000008204811694830194909452780100000000000000000000000000000000000000000000000081049093169181019190915261ffff7c01000000000000000000000000000000000000000000000000000000008304166060820181905260ff7e010000000000000000000000000000000000000000000000000000000000008404811660808401527f0100000000000000000000000000000000000000000000000000000000000000909304909216151560a082015282911580610f3857505f858152600260205260409020546001600160a01b0316155b15610f49575f5f9250925050610f72565b8051606082015161271090610f629061ffff1687613bb4565b610f6c9190613bcb565b92509250505b9250929050565b81610fb0576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b558282611d75565b81158015610fd557506008546001600160a01b038281169116145b1561109b576007546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff168115158061101c575065ffffffffffff8116155b8061102f57504265ffffffffffff821610155b15611070576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bba565b5050600780547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610b558282611d99565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6110cf81611caa565b610b6b611de5565b6110f183838360405180602001604052805f8152506116de565b505050565b610b555f8233611cff565b5f600a544210801561111857505060095460ff1690565b905090565b5f61112781611caa565b610b5582611e55565b5f610a3982611c4c565b5f61114481611caa565b610b5582611ec7565b5f6001600160a01b038216611190576040517f89c62b640000000000000000000000000000000000000000000000000000000081525f6004820152602401610bba565b506001600160a01b03165f9081526003602052604090205490565b5f6111b4611cc0565b85156111c3576111c386611f36565b8315806111d1575061020084115b1561120b576040517f2e430b7500000000000000000000000000000000000000000000000000000000815260048101859052602401610bba565b6103e882111561124b576040517f5c707b490000000000000000000000000000000000000000000000000000000081526103e86004820152602401610bba565b600b5f815461125990613a43565b918290555090505f8361126d576032611270565b60645b604080513060208201529081018490529091506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e9060600160408051601f198184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018490526064015f604051808303815f87803b158015611325575f5ffd5b505af1158015611337573d5f5f3e3d5ffd5b505050506040518060c00160405280336001600160a01b0316815260200161135e89611fd4565b63ffffffff1681525f602082015260400161137885612021565b61ffff16815260200161138c848989612068565b60ff90811682528615156020928301525f858152600e83526040908190208451815494860151928601516060870151608088015160a09098015115157f0100000000000000000000000000000000000000000000000000000000000000027effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff989096167e0100000000000000000000000000000000000000000000000000000000000002979097167dffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61ffff9098167c0100000000000000000000000000000000000000000000000000000000027fffff0000ffffffffffffffffffffffffffffffffffffffffffffffffffffffff63ffffffff938416780100000000000000000000000000000000000000000000000002167fffff000000000000ffffffffffffffffffffffffffffffffffffffffffffffff9390961674010000000000000000000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009098166001600160a01b039094169390931796909617169290921791909117939093169190911717905561154d33836120ed565b604080518515158152602081018390529081018490528790339084907f2d4d636a9f0350bb2a4349ed69cf1783eb8dbb8980c800cc7a2888efb02844929060600160405180910390a45095945050505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6115ca81611caa565b610b6b612180565b5f6111186008546001600160a01b031690565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1061160f81611caa565b600c61161c838583613c03565b506040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1505050565b606060018054610a4d906139b2565b6008545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561169b57504265ffffffffffff821610155b6116a6575f5f6116cb565b60085474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b610b55338383612251565b6116e9848484610d65565b610e1a33858585856122d0565b61172260405180606001604052805f6001600160a01b0316815260200160608152602001606081525090565b5f8281526011602090815260409182902082516060810190935280546001600160a01b03168352600181018054919284019161175d906139b2565b80601f0160208091040260200160405190810160405280929190818152602001828054611789906139b2565b80156117d45780601f106117ab576101008083540402835291602001916117d4565b820191905f5260205f20905b8154815290600101906020018083116117b757829003601f168201915b505050505081526020016002820180546117ed906139b2565b80601f0160208091040260200160405190810160405280929190818152602001828054611819906139b2565b80156118645780601f1061183b57610100808354040283529160200191611864565b820191905f5260205f20905b81548152906001019060200180831161184757829003601f168201915b5050505050815250509050919050565b606061187f82611c4c565b505f828152600e60205260409020547e01000000000000000000000000000000000000000000000000000000000000900460ff1680156118d7575f838152600f60205260409020546118d2908290612474565b610b43565b5f83815260106020526040902080546118ef906139b2565b80601f016020809104026020016040519081016040528092919081815260200182805461191b906139b2565b80156119665780601f1061193d57610100808354040283529160200191611966565b820191905f5260205f20905b81548152906001019060200180831161194957829003601f168201915b50505050509392505050565b6008545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680151580156119b357504265ffffffffffff8216105b6119e5576007547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16611a09565b60085474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6007546001600160a01b0316338114611a56576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610bba565b610b6b612603565b81611a95576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610b5582826126da565b5f611aa981611caa565b610b6b6126fe565b611aba82611f36565b6001600160a01b038116611afa576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8281526011602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03851690811790915590519091339185917f9b6a32f3cd7b15e8a1bfb25410c1b783cf20a9fcfee4b3b070770f5c09c0646f91a45050565b600c8054611b78906139b2565b80601f0160208091040260200160405190810160405280929190818152602001828054611ba4906139b2565b8015611bef5780601f10611bc657610100808354040283529160200191611bef565b820191905f5260205f20905b815481529060010190602001808311611bd257829003601f168201915b505050505081565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f31498786000000000000000000000000000000000000000000000000000000001480610a395750610a3982612708565b5f818152600260205260408120546001600160a01b031680610a39576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101849052602401610bba565b6110f1838383600161275d565b610b6b81336127f6565b611cbe5f5f612863565b565b611cc8611101565b15611cbe576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f611d0b8484846129af565b5f848152600e602052604090208054919250600191601890611d509084907801000000000000000000000000000000000000000000000000900463ffffffff16613cbd565b92506101000a81548163ffffffff021916908363ffffffff1602179055509392505050565b5f82815260066020526040902060010154611d8f81611caa565b610e1a8383612ab9565b6001600160a01b0381163314611ddb576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6110f18282612b50565b611ded612ba4565b600980547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611e5e611972565b611e6742612be2565b611e719190613cd9565b9050611e7d8282612c2d565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f611ed182612cbb565b611eda42612be2565b611ee49190613cd9565b9050611ef08282612863565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f818152601160205260409020546001600160a01b031680611f87576040517fc81ebc2800000000000000000000000000000000000000000000000000000000815260048101839052602401610bba565b6001600160a01b0381163314610b55576040517ff67c04650000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610bba565b5f63ffffffff82111561201d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610bba565b5090565b5f61ffff82111561201d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526010600482015260248101839052604401610bba565b5f5f6120748484612cfd565b909250905060ff82165f036120a1575f85815260106020526040902061209b848683613c03565b506120b2565b5f858152600f602052604090208190555b6040518581527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a1509392505050565b6001600160a01b03821661212f576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f6004820152602401610bba565b5f61213b83835f611cff565b90506001600160a01b038116156110f1576040517f73c6ac6e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610bba565b612188612e5e565b600a5442101561219457565b5f600a545f146121b4576203f480600a546121af9190613a30565b6121b6565b5f5b9050804210156121f5576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610bba565b61220262093a8042613a30565b600a8190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906122366203f48082613a30565b6040805192835260208301919091520160405180910390a150565b8015801561228357506001600160a01b038084165f9081526005602090815260408083209386168352929052205460ff165b156122c5576001600160a01b038084165f90815260136020908152604080832093861683529290529081208054600192906122bf908490613a30565b90915550505b6110f1838383612eb9565b6001600160a01b0383163b1561246d576040517f150b7a020000000000000000000000000000000000000000000000000000000081526001600160a01b0384169063150b7a029061232b908890889087908790600401613cf7565b6020604051808303815f875af1925050508015612365575060408051601f3d908101601f1916820190925261236291810190613d37565b60015b6123e5573d808015612392576040519150601f19603f3d011682016040523d82523d5f602084013e612397565b606091505b5080515f036123dd576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bba565b805160208201fd5b7fffffffff0000000000000000000000000000000000000000000000000000000081167f150b7a02000000000000000000000000000000000000000000000000000000001461246b576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bba565b505b5050505050565b604080516042808252608082019092526060915f91906020820181803683370190505090505f5b6008811015612522577f697066733a2f2f6200000000000000000000000000000000000000000000000081602081106124d6576124d6613d52565b1a60f81b8282815181106124ec576124ec613d52565b60200101907effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff191690815f1a90535060010161249b565b50630100122062ff0000601086901b1617600290811b60fe85901c179084901b60425b60088111156125f8577f6162636465666768696a6b6c6d6e6f707172737475767778797a32333435363782601f166020811061258357612583613d52565b1a60f81b84612593600184613d7f565b815181106125a3576125a3613d52565b60200101907effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff191690815f1a90535060fb83901b600583901c179150600583901c925080806125f090613d92565b915050612545565b509195945050505050565b6007546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061264657504265ffffffffffff821610155b15612687576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bba565b6126a25f61269d6008546001600160a01b031690565b612b50565b506126ad5f83612ab9565b5050600780547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152600660205260409020600101546126f481611caa565b610e1a8383612b50565b611cbe5f5f612c2d565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b000000000000000000000000000000000000000000000000000000001480610a395750610a3982612fd0565b5f81612769575f612781565b5f848152600460205260409020546001600160a01b03165b90506001600160a01b038116158015906127ad5750846001600160a01b0316816001600160a01b031614155b156127ea575f8481526012602090815260408083206001600160a01b038516845290915281208054600192906127e4908490613a30565b90915550505b61246d858585856130b2565b5f8281526006602090815260408083206001600160a01b038516845290915290205460ff16610b55576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610bba565b6008547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612937574265ffffffffffff8216101561290e576008546007805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612937565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600880546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f828152600260205260408120546001600160a01b03908116908316156129db576129db818486613205565b6001600160a01b03811615612a15576129f65f855f5f61275d565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615612a43576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a4949350505050565b5f82612b46575f612ad26008546001600160a01b031690565b6001600160a01b031614612b12576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600880547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b610b43838361329b565b5f82158015612b6c57506008546001600160a01b038381169116145b15612b9a57600880547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610b438383613364565b612bac611101565b611cbe576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff82111561201d576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610bba565b600780547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b038816171790935590041680156110f1576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f612cc5611972565b90508065ffffffffffff168365ffffffffffff1611612ce8576118d28382613da7565b610b4365ffffffffffff841662069780613407565b5f80838360428114612d1757505f9250829150610f729050565b7f697066733a2f2f620000000000000000000000000000000000000000000000007fffffffffffffffff000000000000000000000000000000000000000000000000612d6660205f8587613dc5565b612d6f91613dec565b1614612d8357505f9250829150610f729050565b5f8060085b6042811015612def575f612db6868684818110612da757612da7613d52565b919091013560f81c9050613416565b9050601f811115612dd357505f9650869550610f72945050505050565b600593841b60fb84901c17939290921b90911790600101612d88565b50601282901c9550600282901c60038216151580612e125750601881901c600114155b80612e2357508061ffff1661122014155b80612e2f575060ff8716155b15612e4557505f9550859450610f729350505050565b5060fe9190911b60029190911c17925050509250929050565b612e66611cc0565b600980547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258611e383390565b6001600160a01b038316612efb576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081525f6004820152602401610bba565b6001600160a01b038216612f46576040517f5b08ba180000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610bba565b6001600160a01b038381165f8181526005602090815260408083209487168084529482529182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f80ac58cd00000000000000000000000000000000000000000000000000000000148061306257507fffffffff0000000000000000000000000000000000000000000000000000000082167f5b5e139f00000000000000000000000000000000000000000000000000000000145b80610a3957507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610a39565b80806130c657506001600160a01b03821615155b156131be575f6130d584611c4c565b90506001600160a01b038316158015906131015750826001600160a01b0316816001600160a01b031614155b801561313257506001600160a01b038082165f9081526005602090815260408083209387168352929052205460ff16155b15613174576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610bba565b81156131bc5783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0392909216919091179055565b613210838383613483565b6110f1576001600160a01b038316613257576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101829052602401610bba565b6040517f177e802f0000000000000000000000000000000000000000000000000000000081526001600160a01b038316600482015260248101829052604401610bba565b5f8281526006602090815260408083206001600160a01b038516845290915281205460ff1661335d575f8381526006602090815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556133153390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610a39565b505f610a39565b5f8281526006602090815260408083206001600160a01b038516845290915281205460ff161561335d575f8381526006602090815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610a39565b5f828218828410028218610b43565b5f60618260ff161015801561342f5750607a8260ff1611155b156134485761343f606183613e09565b60ff1692915050565b60328260ff1610158015613460575060378260ff1611155b1561347b57613470603283613e09565b61343f90601a613e22565b506020919050565b5f6001600160a01b038316158015906134fe5750826001600160a01b0316846001600160a01b031614806134db57506001600160a01b038085165f9081526005602090815260408083209387168352929052205460ff165b806134fe57505f828152600460205260409020546001600160a01b038481169116145b949350505050565b7fffffffff0000000000000000000000000000000000000000000000000000000081168114610b6b575f5ffd5b5f60208284031215613543575f5ffd5b8135610b4381613506565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610b43602083018461354e565b5f6020828403121561359e575f5ffd5b5035919050565b80356001600160a01b03811681146135bb575f5ffd5b919050565b5f5f604083850312156135d1575f5ffd5b823591506135e1602084016135a5565b90509250929050565b5f5f604083850312156135fb575f5ffd5b613604836135a5565b946020939093013593505050565b5f5f83601f840112613622575f5ffd5b50813567ffffffffffffffff811115613639575f5ffd5b602083019150836020828501011115610f72575f5ffd5b5f5f5f5f60408587031215613663575f5ffd5b843567ffffffffffffffff811115613679575f5ffd5b61368587828801613612565b909550935050602085013567ffffffffffffffff8111156136a4575f5ffd5b6136b087828801613612565b95989497509550505050565b5f5f5f606084860312156136ce575f5ffd5b6136d7846135a5565b92506136e5602085016135a5565b929592945050506040919091013590565b5f5f60408385031215613707575f5ffd5b50508035926020909101359150565b5f60208284031215613726575f5ffd5b610b43826135a5565b5f6020828403121561373f575f5ffd5b813565ffffffffffff81168114610b43575f5ffd5b803580151581146135bb575f5ffd5b5f5f5f5f5f60808688031215613777575f5ffd5b85359450602086013567ffffffffffffffff811115613794575f5ffd5b6137a088828901613612565b90955093506137b3905060408701613754565b949793965091946060013592915050565b5f5f602083850312156137d5575f5ffd5b823567ffffffffffffffff8111156137eb575f5ffd5b6137f785828601613612565b90969095509350505050565b5f5f60408385031215613814575f5ffd5b61381d836135a5565b91506135e160208401613754565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f5f5f5f6080858703121561386b575f5ffd5b613874856135a5565b9350613882602086016135a5565b925060408501359150606085013567ffffffffffffffff8111156138a4575f5ffd5b8501601f810187136138b4575f5ffd5b803567ffffffffffffffff8111156138ce576138ce61382b565b604051601f19603f601f19601f8501160116810181811067ffffffffffffffff821117156138fe576138fe61382b565b604052818152828201602001891015613915575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b602081526001600160a01b0382511660208201525f602083015160606040840152613964608084018261354e565b90506040840151601f19848303016060850152613981828261354e565b95945050505050565b5f5f6040838503121561399b575f5ffd5b6139a4836135a5565b91506135e1602084016135a5565b600181811c908216806139c657607f821691505b6020821081036139fd577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b80820180821115610a3957610a39613a03565b5f5f198203613a5457613a54613a03565b5060010190565b601f8211156110f157805f5260205f20601f840160051c81016020851015613a805750805b601f840160051c820191505b8181101561246d575f8155600101613a8c565b815167ffffffffffffffff811115613ab957613ab961382b565b613acd81613ac784546139b2565b84613a5b565b6020601f821160018114613aff575f8315613ae85750848201515b5f19600385901b1c1916600184901b17845561246d565b5f84815260208120601f198516915b82811015613b2e5787850151825560209485019460019092019101613b0e565b5084821015613b4b57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b81835281816020850137505f602082840101525f6020601f19601f840116840101905092915050565b604081525f613b96604083018688613b5a565b8281036020840152613ba9818587613b5a565b979650505050505050565b8082028115828204841417610a3957610a39613a03565b5f82613bfe577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b67ffffffffffffffff831115613c1b57613c1b61382b565b613c2f83613c2983546139b2565b83613a5b565b5f601f841160018114613c60575f8515613c495750838201355b5f19600387901b1c1916600186901b17835561246d565b5f83815260208120601f198716915b82811015613c8f5786850135825560209485019460019092019101613c6f565b5086821015613cab575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b63ffffffff8181168382160190811115610a3957610a39613a03565b65ffffffffffff8181168382160190811115610a3957610a39613a03565b6001600160a01b03851681526001600160a01b0384166020820152826040820152608060608201525f613d2d608083018461354e565b9695505050505050565b5f60208284031215613d47575f5ffd5b8151610b4381613506565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b81810381811115610a3957610a39613a03565b5f81613da057613da0613a03565b505f190190565b65ffffffffffff8281168282160390811115610a3957610a39613a03565b5f5f85851115613dd3575f5ffd5b83861115613ddf575f5ffd5b5050820193919092039150565b80356020831015610a39575f19602084900360031b1b1692915050565b60ff8281168282160390811115610a3957610a39613a03565b60ff8181168382160190811115610a3957610a39613a0356';
