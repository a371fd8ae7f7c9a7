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
        "name": "amount",
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
    "name": "ERC2981InvalidDefaultRoyalty",
    "inputs": [
      {
        "name": "numerator",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "denominator",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC2981InvalidDefaultRoyaltyReceiver",
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
    "name": "ERC2981InvalidTokenRoyalty",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "numerator",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "denominator",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC2981InvalidTokenRoyaltyReceiver",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "receiver",
        "type": "address",
        "internalType": "address"
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
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidName",
    "inputs": []
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
  '0x60a060405234801561000f575f5ffd5b5060405161408038038061408083398101604081905261002e916102d1565b6202a3008460405180604001604052806008815260200167139bdd984813919560c21b815250604051806040016040528060048152602001634e4f564160e01b815250815f908161007f91906103c5565b50600161008c82826103c5565b5050506001600160a01b0381166100bc57604051636116401160e11b81525f600482015260240160405180910390fd5b600a80546001600160d01b0316600160d01b65ffffffffffff8516021790556100e55f826101a0565b5050506001600160a01b038316158061010557506001600160a01b038216155b8061011757506001600160a01b038116155b1561013557604051630da30f6560e31b815260040160405180910390fd5b61015f7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10846101a0565b5061018a7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a836101a0565b506001600160a01b03166080525061047f915050565b5f826101fc575f6101b9600b546001600160a01b031690565b6001600160a01b0316146101e057604051631fe1e13d60e11b815260040160405180910390fd5b600b80546001600160a01b0319166001600160a01b0384161790555b610206838361020f565b90505b92915050565b5f8281526009602090815260408083206001600160a01b038516845290915281205460ff166102b3575f8381526009602090815260408083206001600160a01b03861684529091529020805460ff1916600117905561026b3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610209565b505f610209565b6001600160a01b03811681146102ce575f5ffd5b50565b5f5f5f5f608085870312156102e4575f5ffd5b84516102ef816102ba565b6020860151909450610300816102ba565b6040860151909350610311816102ba565b6060860151909250610322816102ba565b939692955090935050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061035557607f821691505b60208210810361037357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103c057805f5260205f20601f840160051c8101602085101561039e5750805b601f840160051c820191505b818110156103bd575f81556001016103aa565b50505b505050565b81516001600160401b038111156103de576103de61032d565b6103f2816103ec8454610341565b84610379565b6020601f821160018114610424575f831561040d5750848201515b5f19600385901b1c1916600184901b1784556103bd565b5f84815260208120601f198516915b828110156104535787850151825560209485019460019092019101610433565b508482101561047057868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b608051613be261049e5f395f818161052b01526110d00152613be25ff3fe608060405234801561000f575f5ffd5b5060043610610351575f3560e01c806378acff23116101be578063b88d4fde116100fe578063d602b9fd1161009e578063e8a3d48511610079578063e8a3d485146107b2578063e985e9c5146107ba578063ea78803f146107f5578063f205c48c14610916575f5ffd5b8063d602b9fd14610770578063da4bd50514610778578063e63ab1e91461078b575f5ffd5b8063cc8463c8116100d9578063cc8463c81461070e578063cefc142914610716578063cf6eefb71461071e578063d547741f1461075d575f5ffd5b8063b88d4fde146106c8578063c7778baa146106db578063c87b56dd146106fb575f5ffd5b8063938e3d7b11610169578063a1eda53c11610144578063a1eda53c1461067d578063a217fddf146106a4578063a22cb465146106ab578063b5acb567146106be575f5ffd5b8063938e3d7b1461065857806395d89b411461066b578063999d55fb14610673575f5ffd5b80638d75fe05116101995780638d75fe051461060f5780638da5cb5b1461061857806391d1485414610620575f5ffd5b806378acff23146105e35780638456cb59146105f657806384ef8ffc146105fe575f5ffd5b806336568abe116102945780634b660419116102345780636352211e1161020f5780636352211e14610568578063649a5ec71461057b578063684234ab1461058e57806370a08231146105d0575f5ffd5b80634b660419146105265780635c975abb1461054d578063634e93da14610555575f5ffd5b806342842e0e1161026f57806342842e0e146104d157806342966c68146104e45780634a2cfb54146104f75780634a363d001461051e575f5ffd5b806336568abe146104ad5780633dca40e6146104c05780633f4ba83a146104c9575f5ffd5b80630aa6220b116102ff57806323b872dd116102da57806323b872dd14610433578063248a9ca3146104465780632a55205a146104685780632f2ff15d1461049a575f5ffd5b80630aa6220b1461040f578063176b9b7514610417578063235839121461042a575f5ffd5b8063081812fc1161032f578063081812fc146103ae57806308485fc9146103d9578063095ea7b3146103fa575f5ffd5b806301ffc9a714610355578063022d63fb1461037d57806306fdde0314610399575b5f5ffd5b610368610363366004613379565b61091e565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610374565b6103a161092e565b60405161037491906133c2565b6103c16103bc3660046133d4565b6109bd565b6040516001600160a01b039091168152602001610374565b6103ec6103e7366004613406565b6109e4565b604051908152602001610374565b61040d610408366004613430565b610a39565b005b61040d610a48565b6103ec610425366004613496565b610a5d565b6103ec600d5481565b61040d610441366004613502565b610c49565b6103ec6104543660046133d4565b5f9081526009602052604090206001015490565b61047b61047636600461353c565b610d09565b604080516001600160a01b039093168352602083019190915201610374565b61040d6104a8366004613406565b610dbf565b61040d6104bb366004613406565b610e00565b6103ec6103e881565b61040d610eeb565b61040d6104df366004613502565b610f1d565b61040d6104f23660046133d4565b610f3c565b6103ec7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103ec603281565b6103c17f000000000000000000000000000000000000000000000000000000000000000081565b610368610f47565b61040d61056336600461355c565b610f63565b6103c16105763660046133d4565b610f76565b61040d610589366004613575565b610f80565b6103ec61059c3660046133d4565b5f908152601160205260409020547801000000000000000000000000000000000000000000000000900464ffffffffff1690565b6103ec6105de36600461355c565b610f93565b6103ec6105f13660046135a9565b610ff1565b61040d611372565b600b546001600160a01b03166103c1565b6103ec600e5481565b6103c16113a4565b61036861062e366004613406565b5f9182526009602090815260408084206001600160a01b0393909316845291905290205460ff1690565b61040d61066636600461360a565b6113b7565b6103a161141c565b6103ec62093a8081565b61068561142b565b6040805165ffffffffffff938416815292909116602083015201610374565b6103ec5f81565b61040d6106b9366004613649565b6114a5565b6103ec6203f48081565b61040d6106d636600461369e565b6114b0565b6106ee6106e93660046133d4565b6114c8565b604051610374919061377c565b6103a16107093660046133d4565b611646565b610382611651565b61040d6116ee565b600a54604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610374565b61040d61076b366004613406565b61173d565b61040d61177e565b61040d610786366004613406565b611790565b6103ec7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6103a161184a565b6103686107c83660046137d0565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b6108cb6108033660046133d4565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260116020908152604091829020825160808101845290546001600160a01b038116825274010000000000000000000000000000000000000000810463ffffffff16928201929092527801000000000000000000000000000000000000000000000000820464ffffffffff16928101929092527d010000000000000000000000000000000000000000000000000000000000900460ff161515606082015290565b604051610374919081516001600160a01b0316815260208083015163ffffffff169082015260408083015164ffffffffff169082015260609182015115159181019190915260800190565b6103ec606481565b5f610928826118d6565b92915050565b60605f805461093c906137f8565b80601f0160208091040260200160405190810160405280929190818152602001828054610968906137f8565b80156109b35780601f1061098a576101008083540402835291602001916109b3565b820191905f5260205f20905b81548152906001019060200180831161099657829003601f168201915b5050505050905090565b5f6109c78261192b565b505f828152600460205260409020546001600160a01b0316610928565b5f828152600260209081526040808320546001600160a01b0390811684526014835281842090851680855290835281842054868552601384528285209185529252822054610a329190613876565b9392505050565b610a4482823361197c565b5050565b5f610a5281611989565b610a5a611993565b50565b5f610a6661199f565b831580610a735750604084115b15610aaa576040517f430f13b300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610200821115610ae6576040517f66c53b9600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60105f8154610af490613889565b91905081905590506040518060600160405280336001600160a01b0316815260200186868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250505090825250604080516020601f8701819004810282018101909252858152918101919086908690819084018382808284375f920182905250939094525050838152601260209081526040909120835181547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03909116178155908301519091506001820190610be090826138e5565b5060408201516002820190610bf590826138e5565b50905050336001600160a01b0316817fe1344d16944f31a1bd59b121889e600e71fcc0716ae3fe38175b7ef2db1678b387878787604051610c3994939291906139c9565b60405180910390a3949350505050565b6001600160a01b038216610c90576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b5f610c9c8383336119de565b9050836001600160a01b0316816001600160a01b031614610d03576040517f64283d7b0000000000000000000000000000000000000000000000000000000081526001600160a01b0380861660048301526024820184905282166044820152606401610c87565b50505050565b5f82815260086020526040812080548291906001600160a01b038116907401000000000000000000000000000000000000000090046bffffffffffffffffffffffff1681610d885750506007546001600160a01b038116907401000000000000000000000000000000000000000090046bffffffffffffffffffffffff165b5f612710610da46bffffffffffffffffffffffff8416896139fa565b610dae9190613a11565b9295509193505050505b9250929050565b81610df6576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a448282611a7e565b81158015610e1b5750600b546001600160a01b038281169116145b15610ee157600a546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610e62575065ffffffffffff8116155b80610e7557504265ffffffffffff821610155b15610eb6576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610c87565b5050600a80547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610a448282611aa2565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610f1581611989565b610a5a611aee565b610f3783838360405180602001604052805f8152506114b0565b505050565b610a445f82336119de565b5f600d5442108015610f5e575050600c5460ff1690565b905090565b5f610f6d81611989565b610a4482611b5e565b5f6109288261192b565b5f610f8a81611989565b610a4482611bd0565b5f6001600160a01b038216610fd6576040517f89c62b640000000000000000000000000000000000000000000000000000000081525f6004820152602401610c87565b506001600160a01b03165f9081526003602052604090205490565b5f610ffa61199f565b85156110095761100986611c40565b831580611017575061020084115b1561104e576040517f66c53b9600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103e882111561108e576040517f5c707b490000000000000000000000000000000000000000000000000000000081526103e86004820152602401610c87565b600e5f815461109c90613889565b918290555090505f836110b05760326110b3565b60645b604080513060208201529081018490529091506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e9060600160408051601f198184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018490526064015f604051808303815f87803b158015611168575f5ffd5b505af115801561117a573d5f5f3e3d5ffd5b505050506040518060800160405280336001600160a01b031681526020016111a189611cde565b63ffffffff90811682525f6020808401829052881515604094850152868252601181529083902084518154868401518787015160609098015115157d010000000000000000000000000000000000000000000000000000000000027fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff64ffffffffff99909916780100000000000000000000000000000000000000000000000002989098167fffff000000000000ffffffffffffffffffffffffffffffffffffffffffffffff9190961674010000000000000000000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009092166001600160a01b03909316929092171716929092179390931790558051601f88018390048302810183019091528681526112fc9184919089908990819084018382808284375f92019190915250611d2b92505050565b821561131557611315823361131086611d73565b611dc4565b61131f3383611ed6565b604080518515158152602081018390529081018490528790339084907f2d4d636a9f0350bb2a4349ed69cf1783eb8dbb8980c800cc7a2888efb02844929060600160405180910390a45095945050505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61139c81611989565b610a5a611f69565b5f610f5e600b546001600160a01b031690565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a106113e181611989565b600f6113ee838583613a49565b506040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1505050565b60606001805461093c906137f8565b600b545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561146d57504265ffffffffffff821610155b611478575f5f61149d565b600b5474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b610a4433838361203a565b6114bb848484610c49565b610d0333858585856120b9565b6114f460405180606001604052805f6001600160a01b0316815260200160608152602001606081525090565b5f8281526012602090815260409182902082516060810190935280546001600160a01b03168352600181018054919284019161152f906137f8565b80601f016020809104026020016040519081016040528092919081815260200182805461155b906137f8565b80156115a65780601f1061157d576101008083540402835291602001916115a6565b820191905f5260205f20905b81548152906001019060200180831161158957829003601f168201915b505050505081526020016002820180546115bf906137f8565b80601f01602080910402602001604051908101604052809291908181526020018280546115eb906137f8565b80156116365780601f1061160d57610100808354040283529160200191611636565b820191905f5260205f20905b81548152906001019060200180831161161957829003601f168201915b5050505050815250509050919050565b60606109288261225d565b600b545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801515801561169257504265ffffffffffff8216105b6116c457600a547a010000000000000000000000000000000000000000000000000000900465ffffffffffff166116e8565b600b5474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b600a546001600160a01b0316338114611735576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610c87565b610a5a6122de565b81611774576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a4482826123b5565b5f61178881611989565b610a5a6123d9565b61179982611c40565b6001600160a01b0381166117d9576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8281526012602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03851690811790915590519091339185917f9b6a32f3cd7b15e8a1bfb25410c1b783cf20a9fcfee4b3b070770f5c09c0646f91a45050565b600f8054611857906137f8565b80601f0160208091040260200160405190810160405280929190818152602001828054611883906137f8565b80156118ce5780601f106118a5576101008083540402835291602001916118ce565b820191905f5260205f20905b8154815290600101906020018083116118b157829003601f168201915b505050505081565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806109285750610928826123e3565b5f818152600260205260408120546001600160a01b031680610928576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101849052602401610c87565b610f378383836001612438565b610a5a81336124d1565b61199d5f5f61253e565b565b6119a7610f47565b1561199d576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6119ea84848461268a565b5f8481526011602052604090208054919250600191601890611a309084907801000000000000000000000000000000000000000000000000900464ffffffffff16613b03565b92506101000a81548164ffffffffff021916908364ffffffffff1602179055505f6001600160a01b0316846001600160a01b031603610a32575f838152600860205260408120559392505050565b5f82815260096020526040902060010154611a9881611989565b610d038383612794565b6001600160a01b0381163314611ae4576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610f37828261282b565b611af661287f565b600c80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611b67611651565b611b70426128bd565b611b7a9190613b20565b9050611b868282612908565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f611bda82612996565b611be3426128bd565b611bed9190613b20565b9050611bf9828261253e565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b91015b60405180910390a15050565b5f818152601260205260409020546001600160a01b031680611c91576040517fc81ebc2800000000000000000000000000000000000000000000000000000000815260048101839052602401610c87565b6001600160a01b0381163314610a44576040517ff67c04650000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610c87565b5f63ffffffff821115611d27576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610c87565b5090565b5f828152600660205260409020611d4282826138e5565b506040518281527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce790602001611c34565b5f6bffffffffffffffffffffffff821115611d27576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610c87565b6127106bffffffffffffffffffffffff8216811015611e2d576040517fdfd1fc1b000000000000000000000000000000000000000000000000000000008152600481018590526bffffffffffffffffffffffff8316602482015260448101829052606401610c87565b6001600160a01b038316611e76576040517f969f0852000000000000000000000000000000000000000000000000000000008152600481018590525f6024820152604401610c87565b506040805180820182526001600160a01b0393841681526bffffffffffffffffffffffff92831660208083019182525f96875260089052919094209351905190911674010000000000000000000000000000000000000000029116179055565b6001600160a01b038216611f18576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f6004820152602401610c87565b5f611f2483835f6119de565b90506001600160a01b03811615610f37576040517f73c6ac6e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610c87565b611f716129dd565b600d54421015611f7d57565b5f600d545f14611f9d576203f480600d54611f989190613876565b611f9f565b5f5b905080421015611fde576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610c87565b611feb62093a8042613876565b600d8190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb9061201f6203f48082613876565b6040805192835260208301919091520160405180910390a150565b8015801561206c57506001600160a01b038084165f9081526005602090815260408083209386168352929052205460ff165b156120ae576001600160a01b038084165f90815260146020908152604080832093861683529290529081208054600192906120a8908490613876565b90915550505b610f37838383612a38565b6001600160a01b0383163b15612256576040517f150b7a020000000000000000000000000000000000000000000000000000000081526001600160a01b0384169063150b7a0290612114908890889087908790600401613b3e565b6020604051808303815f875af192505050801561214e575060408051601f3d908101601f1916820190925261214b91810190613b7e565b60015b6121ce573d80801561217b576040519150601f19603f3d011682016040523d82523d5f602084013e612180565b606091505b5080515f036121c6576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610c87565b805160208201fd5b7fffffffff0000000000000000000000000000000000000000000000000000000081167f150b7a020000000000000000000000000000000000000000000000000000000014612254576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610c87565b505b5050505050565b60606122688261192b565b505f61227e60408051602081019091525f815290565b90505f61228a84612b4f565b905081515f0361229b579392505050565b8051156122cd5781816040516020016122b5929190613bb0565b60405160208183030381529060405292505050919050565b6122d684612bee565b949350505050565b600a546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061232157504265ffffffffffff821610155b15612362576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610c87565b61237d5f612378600b546001600160a01b031690565b61282b565b506123885f83612794565b5050600a80547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152600960205260409020600101546123cf81611989565b610d03838361282b565b61199d5f5f612908565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b000000000000000000000000000000000000000000000000000000001480610928575061092882612c5e565b5f81612444575f61245c565b5f848152600460205260409020546001600160a01b03165b90506001600160a01b038116158015906124885750846001600160a01b0316816001600160a01b031614155b156124c5575f8481526013602090815260408083206001600160a01b038516845290915281208054600192906124bf908490613876565b90915550505b61225685858585612cb3565b5f8281526009602090815260408083206001600160a01b038516845290915290205460ff16610a44576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610c87565b600b547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612612574265ffffffffffff821610156125e957600b54600a805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612612565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600b80546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f828152600260205260408120546001600160a01b03908116908316156126b6576126b6818486612e06565b6001600160a01b038116156126f0576126d15f855f5f612438565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b0385161561271e576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a4949350505050565b5f82612821575f6127ad600b546001600160a01b031690565b6001600160a01b0316146127ed576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600b80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b610a328383612e9c565b5f821580156128475750600b546001600160a01b038381169116145b1561287557600b80547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b610a328383612f65565b612887610f47565b61199d576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff821115611d27576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610c87565b600a80547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015610f37576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6129a0611651565b90508065ffffffffffff168365ffffffffffff16116129c8576129c38382613bc4565b610a32565b610a3265ffffffffffff841662069780613008565b6129e561199f565b600c80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258611b413390565b6001600160a01b038316612a7a576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081525f6004820152602401610c87565b6001600160a01b038216612ac5576040517f5b08ba180000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610c87565b6001600160a01b038381165f8181526005602090815260408083209487168084529482529182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b5f818152600660205260409020805460609190612b6b906137f8565b80601f0160208091040260200160405190810160405280929190818152602001828054612b97906137f8565b8015612be25780601f10612bb957610100808354040283529160200191612be2565b820191905f5260205f20905b815481529060010190602001808311612bc557829003601f168201915b50505050509050919050565b6060612bf98261192b565b505f612c0f60408051602081019091525f815290565b90505f815111612c2d5760405180602001604052805f815250610a32565b80612c3784613017565b604051602001612c48929190613bb0565b6040516020818303038152906040529392505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f2a55205a0000000000000000000000000000000000000000000000000000000014806109285750610928826130b4565b8080612cc757506001600160a01b03821615155b15612dbf575f612cd68461192b565b90506001600160a01b03831615801590612d025750826001600160a01b0316816001600160a01b031614155b8015612d3357506001600160a01b038082165f9081526005602090815260408083209387168352929052205460ff16155b15612d75576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610c87565b8115612dbd5783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0392909216919091179055565b612e11838383613109565b610f37576001600160a01b038316612e58576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101829052602401610c87565b6040517f177e802f0000000000000000000000000000000000000000000000000000000081526001600160a01b038316600482015260248101829052604401610c87565b5f8281526009602090815260408083206001600160a01b038516845290915281205460ff16612f5e575f8381526009602090815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055612f163390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610928565b505f610928565b5f8281526009602090815260408083206001600160a01b038516845290915281205460ff1615612f5e575f8381526009602090815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610928565b5f828218828410028218610a32565b60605f61302383613189565b60010190505f8167ffffffffffffffff81111561304257613042613671565b6040519080825280601f01601f19166020018201604052801561306c576020820181803683370190505b5090508181016020015b5f19017f3031323334353637383961626364656600000000000000000000000000000000600a86061a8153600a850494508461307657509392505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4906490600000000000000000000000000000000000000000000000000000000148061092857506109288261326a565b5f6001600160a01b038316158015906122d65750826001600160a01b0316846001600160a01b0316148061316157506001600160a01b038085165f9081526005602090815260408083209387168352929052205460ff165b806122d65750505f908152600460205260409020546001600160a01b03908116911614919050565b5f807a184f03e93ff9f4daa797ed6e38ed64bf6a1f01000000000000000083106131d1577a184f03e93ff9f4daa797ed6e38ed64bf6a1f010000000000000000830492506040015b6d04ee2d6d415b85acef810000000083106131fd576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc10000831061321b57662386f26fc10000830492506010015b6305f5e1008310613233576305f5e100830492506008015b612710831061324757612710830492506004015b60648310613259576064830492506002015b600a83106109285760010192915050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f80ac58cd0000000000000000000000000000000000000000000000000000000014806132fc57507fffffffff0000000000000000000000000000000000000000000000000000000082167f5b5e139f00000000000000000000000000000000000000000000000000000000145b8061092857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610928565b7fffffffff0000000000000000000000000000000000000000000000000000000081168114610a5a575f5ffd5b5f60208284031215613389575f5ffd5b8135610a328161334c565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610a326020830184613394565b5f602082840312156133e4575f5ffd5b5035919050565b80356001600160a01b0381168114613401575f5ffd5b919050565b5f5f60408385031215613417575f5ffd5b82359150613427602084016133eb565b90509250929050565b5f5f60408385031215613441575f5ffd5b61344a836133eb565b946020939093013593505050565b5f5f83601f840112613468575f5ffd5b50813567ffffffffffffffff81111561347f575f5ffd5b602083019150836020828501011115610db8575f5ffd5b5f5f5f5f604085870312156134a9575f5ffd5b843567ffffffffffffffff8111156134bf575f5ffd5b6134cb87828801613458565b909550935050602085013567ffffffffffffffff8111156134ea575f5ffd5b6134f687828801613458565b95989497509550505050565b5f5f5f60608486031215613514575f5ffd5b61351d846133eb565b925061352b602085016133eb565b929592945050506040919091013590565b5f5f6040838503121561354d575f5ffd5b50508035926020909101359150565b5f6020828403121561356c575f5ffd5b610a32826133eb565b5f60208284031215613585575f5ffd5b813565ffffffffffff81168114610a32575f5ffd5b80358015158114613401575f5ffd5b5f5f5f5f5f608086880312156135bd575f5ffd5b85359450602086013567ffffffffffffffff8111156135da575f5ffd5b6135e688828901613458565b90955093506135f990506040870161359a565b949793965091946060013592915050565b5f5f6020838503121561361b575f5ffd5b823567ffffffffffffffff811115613631575f5ffd5b61363d85828601613458565b90969095509350505050565b5f5f6040838503121561365a575f5ffd5b613663836133eb565b91506134276020840161359a565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f5f5f5f608085870312156136b1575f5ffd5b6136ba856133eb565b93506136c8602086016133eb565b925060408501359150606085013567ffffffffffffffff8111156136ea575f5ffd5b8501601f810187136136fa575f5ffd5b803567ffffffffffffffff81111561371457613714613671565b604051601f19603f601f19601f8501160116810181811067ffffffffffffffff8211171561374457613744613671565b60405281815282820160200189101561375b575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b602081526001600160a01b0382511660208201525f6020830151606060408401526137aa6080840182613394565b90506040840151601f198483030160608501526137c78282613394565b95945050505050565b5f5f604083850312156137e1575f5ffd5b6137ea836133eb565b9150613427602084016133eb565b600181811c9082168061380c57607f821691505b602082108103613843577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561092857610928613849565b5f5f19820361389a5761389a613849565b5060010190565b601f821115610f3757805f5260205f20601f840160051c810160208510156138c65750805b601f840160051c820191505b81811015612256575f81556001016138d2565b815167ffffffffffffffff8111156138ff576138ff613671565b6139138161390d84546137f8565b846138a1565b6020601f821160018114613945575f831561392e5750848201515b5f19600385901b1c1916600184901b178455612256565b5f84815260208120601f198516915b828110156139745787850151825560209485019460019092019101613954565b508482101561399157868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b81835281816020850137505f602082840101525f6020601f19601f840116840101905092915050565b604081525f6139dc6040830186886139a0565b82810360208401526139ef8185876139a0565b979650505050505050565b808202811582820484141761092857610928613849565b5f82613a44577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b67ffffffffffffffff831115613a6157613a61613671565b613a7583613a6f83546137f8565b836138a1565b5f601f841160018114613aa6575f8515613a8f5750838201355b5f19600387901b1c1916600186901b178355612256565b5f83815260208120601f198716915b82811015613ad55786850135825560209485019460019092019101613ab5565b5086821015613af1575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b64ffffffffff818116838216019081111561092857610928613849565b65ffffffffffff818116838216019081111561092857610928613849565b6001600160a01b03851681526001600160a01b0384166020820152826040820152608060608201525f613b746080830184613394565b9695505050505050565b5f60208284031215613b8e575f5ffd5b8151610a328161334c565b5f81518060208401855e5f93019283525090919050565b5f6122d6613bbe8386613b99565b84613b99565b65ffffffffffff82811682821603908111156109285761092861384956';
