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
  '0x60a060405234801561000f575f5ffd5b50604051613dbc380380613dbc83398101604081905261002e916102d1565b6202a3008460405180604001604052806008815260200167139bdd984813919560c21b815250604051806040016040528060048152602001634e4f564160e01b815250815f908161007f91906103c5565b50600161008c82826103c5565b5050506001600160a01b0381166100bc57604051636116401160e11b81525f600482015260240160405180910390fd5b600a80546001600160d01b0316600160d01b65ffffffffffff8516021790556100e55f826101a0565b5050506001600160a01b038316158061010557506001600160a01b038216155b8061011757506001600160a01b038116155b1561013557604051630da30f6560e31b815260040160405180910390fd5b61015f7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a10846101a0565b5061018a7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a836101a0565b506001600160a01b03166080525061047f915050565b5f826101fc575f6101b9600b546001600160a01b031690565b6001600160a01b0316146101e057604051631fe1e13d60e11b815260040160405180910390fd5b600b80546001600160a01b0319166001600160a01b0384161790555b610206838361020f565b90505b92915050565b5f8281526009602090815260408083206001600160a01b038516845290915281205460ff166102b3575f8381526009602090815260408083206001600160a01b03861684529091529020805460ff1916600117905561026b3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610209565b505f610209565b6001600160a01b03811681146102ce575f5ffd5b50565b5f5f5f5f608085870312156102e4575f5ffd5b84516102ef816102ba565b6020860151909450610300816102ba565b6040860151909350610311816102ba565b6060860151909250610322816102ba565b939692955090935050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061035557607f821691505b60208210810361037357634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103c057805f5260205f20601f840160051c8101602085101561039e5750805b601f840160051c820191505b818110156103bd575f81556001016103aa565b50505b505050565b81516001600160401b038111156103de576103de61032d565b6103f2816103ec8454610341565b84610379565b6020601f821160018114610424575f831561040d5750848201515b5f19600385901b1c1916600184901b1784556103bd565b5f84815260208120601f198516915b828110156104535787850151825560209485019460019092019101610433565b508482101561047057868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b60805161391e61049e5f395f81816104e30152611006015261391e5ff3fe608060405234801561000f575f5ffd5b5060043610610325575f3560e01c806378acff23116101a8578063c7778baa116100f3578063d602b9fd1161009e578063e8a3d48511610079578063e8a3d48514610759578063e985e9c514610761578063ea78803f1461079c578063f205c48c146108bd575f5ffd5b8063d602b9fd14610717578063da4bd5051461071f578063e63ab1e914610732575f5ffd5b8063cefc1429116100ce578063cefc1429146106bd578063cf6eefb7146106c5578063d547741f14610704575f5ffd5b8063c7778baa14610682578063c87b56dd146106a2578063cc8463c8146106b5575f5ffd5b8063938e3d7b11610153578063a217fddf1161012e578063a217fddf14610655578063a22cb4651461065c578063b88d4fde1461066f575f5ffd5b8063938e3d7b1461061357806395d89b4114610626578063a1eda53c1461062e575f5ffd5b80638d75fe05116101835780638d75fe05146105ca5780638da5cb5b146105d357806391d14854146105db575f5ffd5b806378acff231461059e5780638456cb59146105b157806384ef8ffc146105b9575f5ffd5b80633dca40e6116102735780634b6604191161021e5780636352211e116101f95780636352211e14610523578063649a5ec714610536578063684234ab1461054957806370a082311461058b575f5ffd5b80634b660419146104de5780635c975abb14610505578063634e93da14610510575f5ffd5b806342966c681161024e57806342966c681461049c5780634a2cfb54146104af5780634a363d00146104d6575f5ffd5b80633dca40e6146104785780633f4ba83a1461048157806342842e0e14610489575f5ffd5b8063176b9b75116102d35780632a55205a116102ae5780632a55205a146104205780632f2ff15d1461045257806336568abe14610465575f5ffd5b8063176b9b75146103ca57806323b872dd146103eb578063248a9ca3146103fe575f5ffd5b8063081812fc11610303578063081812fc14610382578063095ea7b3146103ad5780630aa6220b146103c2575f5ffd5b806301ffc9a714610329578063022d63fb1461035157806306fdde031461036d575b5f5ffd5b61033c6103373660046130c8565b6108c5565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610348565b6103756108d5565b6040516103489190613111565b610395610390366004613123565b610964565b6040516001600160a01b039091168152602001610348565b6103c06103bb366004613155565b61098b565b005b6103c061099a565b6103dd6103d83660046131bb565b6109af565b604051908152602001610348565b6103c06103f9366004613227565b610b9b565b6103dd61040c366004613123565b5f9081526009602052604090206001015490565b61043361042e366004613261565b610c5b565b604080516001600160a01b039093168352602083019190915201610348565b6103c0610460366004613281565b610d11565b6103c0610473366004613281565b610d52565b6103dd6103e881565b6103c0610e3d565b6103c0610497366004613227565b610e6f565b6103c06104aa366004613123565b610e8e565b6103dd7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1081565b6103dd603281565b6103957f000000000000000000000000000000000000000000000000000000000000000081565b600c5460ff1661033c565b6103c061051e3660046132ab565b610e99565b610395610531366004613123565b610eac565b6103c06105443660046132c4565b610eb6565b6103dd610557366004613123565b5f908152601060205260409020547801000000000000000000000000000000000000000000000000900464ffffffffff1690565b6103dd6105993660046132ab565b610ec9565b6103dd6105ac3660046132f8565b610f27565b6103c06112a8565b600b546001600160a01b0316610395565b6103dd600d5481565b6103956112da565b61033c6105e9366004613281565b5f9182526009602090815260408084206001600160a01b0393909316845291905290205460ff1690565b6103c0610621366004613359565b6112f2565b610375611357565b610636611366565b6040805165ffffffffffff938416815292909116602083015201610348565b6103dd5f81565b6103c061066a366004613398565b6113e0565b6103c061067d3660046133ed565b6113eb565b610695610690366004613123565b611403565b60405161034891906134cb565b6103756106b0366004613123565b611581565b61035661158c565b6103c0611629565b600a54604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610348565b6103c0610712366004613281565b611678565b6103c06116b9565b6103c061072d366004613281565b6116cb565b6103dd7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b610375611785565b61033c61076f36600461351f565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b6108726107aa366004613123565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260106020908152604091829020825160808101845290546001600160a01b038116825274010000000000000000000000000000000000000000810463ffffffff16928201929092527801000000000000000000000000000000000000000000000000820464ffffffffff16928101929092527d010000000000000000000000000000000000000000000000000000000000900460ff161515606082015290565b604051610348919081516001600160a01b0316815260208083015163ffffffff169082015260408083015164ffffffffff169082015260609182015115159181019190915260800190565b6103dd606481565b5f6108cf82611811565b92915050565b60605f80546108e390613547565b80601f016020809104026020016040519081016040528092919081815260200182805461090f90613547565b801561095a5780601f106109315761010080835404028352916020019161095a565b820191905f5260205f20905b81548152906001019060200180831161093d57829003601f168201915b5050505050905090565b5f61096e82611866565b505f828152600460205260409020546001600160a01b03166108cf565b6109968282336118b7565b5050565b5f6109a4816118c4565b6109ac6118ce565b50565b5f6109b86118da565b8315806109c55750604084115b156109fc576040517f430f13b300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610200821115610a38576040517f66c53b9600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600f5f8154610a46906135c5565b91905081905590506040518060600160405280336001600160a01b0316815260200186868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250505090825250604080516020601f8701819004810282018101909252858152918101919086908690819084018382808284375f920182905250939094525050838152601160209081526040909120835181547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03909116178155908301519091506001820190610b329082613621565b5060408201516002820190610b479082613621565b50905050336001600160a01b0316817fe1344d16944f31a1bd59b121889e600e71fcc0716ae3fe38175b7ef2db1678b387878787604051610b8b9493929190613705565b60405180910390a3949350505050565b6001600160a01b038216610be2576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b5f610bee838333611917565b9050836001600160a01b0316816001600160a01b031614610c55576040517f64283d7b0000000000000000000000000000000000000000000000000000000081526001600160a01b0380861660048301526024820184905282166044820152606401610bd9565b50505050565b5f82815260086020526040812080548291906001600160a01b038116907401000000000000000000000000000000000000000090046bffffffffffffffffffffffff1681610cda5750506007546001600160a01b038116907401000000000000000000000000000000000000000090046bffffffffffffffffffffffff165b5f612710610cf66bffffffffffffffffffffffff841689613736565b610d00919061374d565b9295509193505050505b9250929050565b81610d48576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61099682826119b8565b81158015610d6d5750600b546001600160a01b038281169116145b15610e3357600a546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1681151580610db4575065ffffffffffff8116155b80610dc757504265ffffffffffff821610155b15610e08576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bd9565b5050600a80547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b61099682826119dc565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610e67816118c4565b6109ac611a28565b610e8983838360405180602001604052805f8152506113eb565b505050565b6109965f8233611917565b5f610ea3816118c4565b61099682611a98565b5f6108cf82611866565b5f610ec0816118c4565b61099682611b0a565b5f6001600160a01b038216610f0c576040517f89c62b640000000000000000000000000000000000000000000000000000000081525f6004820152602401610bd9565b506001600160a01b03165f9081526003602052604090205490565b5f610f306118da565b8515610f3f57610f3f86611b7a565b831580610f4d575061020084115b15610f84576040517f66c53b9600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6103e8821115610fc4576040517f5c707b490000000000000000000000000000000000000000000000000000000081526103e86004820152602401610bd9565b600d5f8154610fd2906135c5565b918290555090505f83610fe6576032610fe9565b60645b604080513060208201529081018490529091506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063e9aae07e9060600160408051601f198184030181529082905280516020909101207fffffffff0000000000000000000000000000000000000000000000000000000060e084901b1682526004820152336024820152604481018490526064015f604051808303815f87803b15801561109e575f5ffd5b505af11580156110b0573d5f5f3e3d5ffd5b505050506040518060800160405280336001600160a01b031681526020016110d789611c18565b63ffffffff90811682525f6020808401829052881515604094850152868252601081529083902084518154868401518787015160609098015115157d010000000000000000000000000000000000000000000000000000000000027fffff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff64ffffffffff99909916780100000000000000000000000000000000000000000000000002989098167fffff000000000000ffffffffffffffffffffffffffffffffffffffffffffffff9190961674010000000000000000000000000000000000000000027fffffffffffffffff0000000000000000000000000000000000000000000000009092166001600160a01b03909316929092171716929092179390931790558051601f88018390048302810183019091528681526112329184919089908990819084018382808284375f92019190915250611c6592505050565b821561124b5761124b823361124686611cad565b611cfe565b6112553383611e10565b604080518515158152602081018390529081018490528790339084907f2d4d636a9f0350bb2a4349ed69cf1783eb8dbb8980c800cc7a2888efb02844929060600160405180910390a45095945050505050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a6112d2816118c4565b6109ac611ea3565b5f6112ed600b546001600160a01b031690565b905090565b7f850d585eb7f024ccee5e68e55f2c26cc72e1e6ee456acf62135757a5eb9d4a1061131c816118c4565b600e611329838583613785565b506040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1505050565b6060600180546108e390613547565b600b545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680151580156113a857504265ffffffffffff821610155b6113b3575f5f6113d8565b600b5474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b610996338383611efe565b6113f6848484610b9b565b610c553385858585612015565b61142f60405180606001604052805f6001600160a01b0316815260200160608152602001606081525090565b5f8281526011602090815260409182902082516060810190935280546001600160a01b03168352600181018054919284019161146a90613547565b80601f016020809104026020016040519081016040528092919081815260200182805461149690613547565b80156114e15780601f106114b8576101008083540402835291602001916114e1565b820191905f5260205f20905b8154815290600101906020018083116114c457829003601f168201915b505050505081526020016002820180546114fa90613547565b80601f016020809104026020016040519081016040528092919081815260200182805461152690613547565b80156115715780601f1061154857610100808354040283529160200191611571565b820191905f5260205f20905b81548152906001019060200180831161155457829003601f168201915b5050505050815250509050919050565b60606108cf826121b9565b600b545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680151580156115cd57504265ffffffffffff8216105b6115ff57600a547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16611623565b600b5474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b600a546001600160a01b0316338114611670576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610bd9565b6109ac61223a565b816116af576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109968282612311565b5f6116c3816118c4565b6109ac612335565b6116d482611b7a565b6001600160a01b038116611714576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8281526011602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03851690811790915590519091339185917f9b6a32f3cd7b15e8a1bfb25410c1b783cf20a9fcfee4b3b070770f5c09c0646f91a45050565b600e805461179290613547565b80601f01602080910402602001604051908101604052809291908181526020018280546117be90613547565b80156118095780601f106117e057610100808354040283529160200191611809565b820191905f5260205f20905b8154815290600101906020018083116117ec57829003601f168201915b505050505081565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806108cf57506108cf8261233f565b5f818152600260205260408120546001600160a01b0316806108cf576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101849052602401610bd9565b610e898383836001612394565b6109ac81336124e7565b6118d85f5f612554565b565b600c5460ff16156118d8576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6119238484846126a0565b5f84815260106020526040902080549192506001916018906119699084907801000000000000000000000000000000000000000000000000900464ffffffffff1661383f565b92506101000a81548164ffffffffff021916908364ffffffffff1602179055505f6001600160a01b0316846001600160a01b0316036119b1575f838152600860205260408120555b9392505050565b5f828152600960205260409020600101546119d2816118c4565b610c5583836127aa565b6001600160a01b0381163314611a1e576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610e898282612841565b611a30612895565b600c80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611aa161158c565b611aaa426128d1565b611ab4919061385c565b9050611ac0828261291c565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f611b14826129aa565b611b1d426128d1565b611b27919061385c565b9050611b338282612554565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b91015b60405180910390a15050565b5f818152601160205260409020546001600160a01b031680611bcb576040517fc81ebc2800000000000000000000000000000000000000000000000000000000815260048101839052602401610bd9565b6001600160a01b0381163314610996576040517ff67c04650000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610bd9565b5f63ffffffff821115611c61576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526020600482015260248101839052604401610bd9565b5090565b5f828152600660205260409020611c7c8282613621565b506040518281527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce790602001611b6e565b5f6bffffffffffffffffffffffff821115611c61576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610bd9565b6127106bffffffffffffffffffffffff8216811015611d67576040517fdfd1fc1b000000000000000000000000000000000000000000000000000000008152600481018590526bffffffffffffffffffffffff8316602482015260448101829052606401610bd9565b6001600160a01b038316611db0576040517f969f0852000000000000000000000000000000000000000000000000000000008152600481018590525f6024820152604401610bd9565b506040805180820182526001600160a01b0393841681526bffffffffffffffffffffffff92831660208083019182525f96875260089052919094209351905190911674010000000000000000000000000000000000000000029116179055565b6001600160a01b038216611e52576040517f64a0ae920000000000000000000000000000000000000000000000000000000081525f6004820152602401610bd9565b5f611e5e83835f611917565b90506001600160a01b03811615610e89576040517f73c6ac6e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610bd9565b611eab6118da565b600c80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a258611a7b3390565b6001600160a01b038316611f40576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081525f6004820152602401610bd9565b6001600160a01b038216611f8b576040517f5b08ba180000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610bd9565b6001600160a01b038381165f8181526005602090815260408083209487168084529482529182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6001600160a01b0383163b156121b2576040517f150b7a020000000000000000000000000000000000000000000000000000000081526001600160a01b0384169063150b7a029061207090889088908790879060040161387a565b6020604051808303815f875af19250505080156120aa575060408051601f3d908101601f191682019092526120a7918101906138ba565b60015b61212a573d8080156120d7576040519150601f19603f3d011682016040523d82523d5f602084013e6120dc565b606091505b5080515f03612122576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bd9565b805160208201fd5b7fffffffff0000000000000000000000000000000000000000000000000000000081167f150b7a0200000000000000000000000000000000000000000000000000000000146121b0576040517f64a0ae920000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610bd9565b505b5050505050565b60606121c482611866565b505f6121da60408051602081019091525f815290565b90505f6121e6846129f1565b905081515f036121f7579392505050565b8051156122295781816040516020016122119291906138ec565b60405160208183030381529060405292505050919050565b61223284612a90565b949350505050565b600a546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061227d57504265ffffffffffff821610155b156122be576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610bd9565b6122d95f6122d4600b546001600160a01b031690565b612841565b506122e45f836127aa565b5050600a80547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526009602052604090206001015461232b816118c4565b610c558383612841565b6118d85f5f61291c565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806108cf57506108cf82612b00565b80806123a857506001600160a01b03821615155b156124a0575f6123b784611866565b90506001600160a01b038316158015906123e35750826001600160a01b0316816001600160a01b031614155b801561241457506001600160a01b038082165f9081526005602090815260408083209387168352929052205460ff16155b15612456576040517fa9fbf51f0000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610bd9565b811561249e5783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0392909216919091179055565b5f8281526009602090815260408083206001600160a01b038516845290915290205460ff16610996576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610bd9565b600b547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015612628574265ffffffffffff821610156125ff57600b54600a805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055612628565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600b80546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f828152600260205260408120546001600160a01b03908116908316156126cc576126cc818486612b55565b6001600160a01b03811615612706576126e75f855f5f612394565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615612734576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a4949350505050565b5f82612837575f6127c3600b546001600160a01b031690565b6001600160a01b031614612803576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600b80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b6119b18383612beb565b5f8215801561285d5750600b546001600160a01b038381169116145b1561288b57600b80547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6119b18383612cb4565b600c5460ff166118d8576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff821115611c61576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610bd9565b600a80547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b03881617179093559004168015610e89576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6129b461158c565b90508065ffffffffffff168365ffffffffffff16116129dc576129d78382613900565b6119b1565b6119b165ffffffffffff841662069780612d57565b5f818152600660205260409020805460609190612a0d90613547565b80601f0160208091040260200160405190810160405280929190818152602001828054612a3990613547565b8015612a845780601f10612a5b57610100808354040283529160200191612a84565b820191905f5260205f20905b815481529060010190602001808311612a6757829003601f168201915b50505050509050919050565b6060612a9b82611866565b505f612ab160408051602081019091525f815290565b90505f815111612acf5760405180602001604052805f8152506119b1565b80612ad984612d66565b604051602001612aea9291906138ec565b6040516020818303038152906040529392505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f2a55205a0000000000000000000000000000000000000000000000000000000014806108cf57506108cf82612e03565b612b60838383612e58565b610e89576001600160a01b038316612ba7576040517f7e27328900000000000000000000000000000000000000000000000000000000815260048101829052602401610bd9565b6040517f177e802f0000000000000000000000000000000000000000000000000000000081526001600160a01b038316600482015260248101829052604401610bd9565b5f8281526009602090815260408083206001600160a01b038516845290915281205460ff16612cad575f8381526009602090815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055612c653390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016108cf565b505f6108cf565b5f8281526009602090815260408083206001600160a01b038516845290915281205460ff1615612cad575f8381526009602090815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016108cf565b5f8282188284100282186119b1565b60605f612d7283612ed8565b60010190505f8167ffffffffffffffff811115612d9157612d916133c0565b6040519080825280601f01601f191660200182016040528015612dbb576020820181803683370190505b5090508181016020015b5f19017f3031323334353637383961626364656600000000000000000000000000000000600a86061a8153600a8504945084612dc557509392505050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f490649060000000000000000000000000000000000000000000000000000000014806108cf57506108cf82612fb9565b5f6001600160a01b038316158015906122325750826001600160a01b0316846001600160a01b03161480612eb057506001600160a01b038085165f9081526005602090815260408083209387168352929052205460ff165b806122325750505f908152600460205260409020546001600160a01b03908116911614919050565b5f807a184f03e93ff9f4daa797ed6e38ed64bf6a1f0100000000000000008310612f20577a184f03e93ff9f4daa797ed6e38ed64bf6a1f010000000000000000830492506040015b6d04ee2d6d415b85acef81000000008310612f4c576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc100008310612f6a57662386f26fc10000830492506010015b6305f5e1008310612f82576305f5e100830492506008015b6127108310612f9657612710830492506004015b60648310612fa8576064830492506002015b600a83106108cf5760010192915050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f80ac58cd00000000000000000000000000000000000000000000000000000000148061304b57507fffffffff0000000000000000000000000000000000000000000000000000000082167f5b5e139f00000000000000000000000000000000000000000000000000000000145b806108cf57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146108cf565b7fffffffff00000000000000000000000000000000000000000000000000000000811681146109ac575f5ffd5b5f602082840312156130d8575f5ffd5b81356119b18161309b565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6119b160208301846130e3565b5f60208284031215613133575f5ffd5b5035919050565b80356001600160a01b0381168114613150575f5ffd5b919050565b5f5f60408385031215613166575f5ffd5b61316f8361313a565b946020939093013593505050565b5f5f83601f84011261318d575f5ffd5b50813567ffffffffffffffff8111156131a4575f5ffd5b602083019150836020828501011115610d0a575f5ffd5b5f5f5f5f604085870312156131ce575f5ffd5b843567ffffffffffffffff8111156131e4575f5ffd5b6131f08782880161317d565b909550935050602085013567ffffffffffffffff81111561320f575f5ffd5b61321b8782880161317d565b95989497509550505050565b5f5f5f60608486031215613239575f5ffd5b6132428461313a565b92506132506020850161313a565b929592945050506040919091013590565b5f5f60408385031215613272575f5ffd5b50508035926020909101359150565b5f5f60408385031215613292575f5ffd5b823591506132a26020840161313a565b90509250929050565b5f602082840312156132bb575f5ffd5b6119b18261313a565b5f602082840312156132d4575f5ffd5b813565ffffffffffff811681146119b1575f5ffd5b80358015158114613150575f5ffd5b5f5f5f5f5f6080868803121561330c575f5ffd5b85359450602086013567ffffffffffffffff811115613329575f5ffd5b6133358882890161317d565b90955093506133489050604087016132e9565b949793965091946060013592915050565b5f5f6020838503121561336a575f5ffd5b823567ffffffffffffffff811115613380575f5ffd5b61338c8582860161317d565b90969095509350505050565b5f5f604083850312156133a9575f5ffd5b6133b28361313a565b91506132a2602084016132e9565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f5f5f5f60808587031215613400575f5ffd5b6134098561313a565b93506134176020860161313a565b925060408501359150606085013567ffffffffffffffff811115613439575f5ffd5b8501601f81018713613449575f5ffd5b803567ffffffffffffffff811115613463576134636133c0565b604051601f19603f601f19601f8501160116810181811067ffffffffffffffff82111715613493576134936133c0565b6040528181528282016020018910156134aa575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b602081526001600160a01b0382511660208201525f6020830151606060408401526134f960808401826130e3565b90506040840151601f1984830301606085015261351682826130e3565b95945050505050565b5f5f60408385031215613530575f5ffd5b6135398361313a565b91506132a26020840161313a565b600181811c9082168061355b57607f821691505b602082108103613592577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f5f1982036135d6576135d6613598565b5060010190565b601f821115610e8957805f5260205f20601f840160051c810160208510156136025750805b601f840160051c820191505b818110156121b2575f815560010161360e565b815167ffffffffffffffff81111561363b5761363b6133c0565b61364f816136498454613547565b846135dd565b6020601f821160018114613681575f831561366a5750848201515b5f19600385901b1c1916600184901b1784556121b2565b5f84815260208120601f198516915b828110156136b05787850151825560209485019460019092019101613690565b50848210156136cd57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b81835281816020850137505f602082840101525f6020601f19601f840116840101905092915050565b604081525f6137186040830186886136dc565b828103602084015261372b8185876136dc565b979650505050505050565b80820281158282048414176108cf576108cf613598565b5f82613780577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b67ffffffffffffffff83111561379d5761379d6133c0565b6137b1836137ab8354613547565b836135dd565b5f601f8411600181146137e2575f85156137cb5750838201355b5f19600387901b1c1916600186901b1783556121b2565b5f83815260208120601f198716915b8281101561381157868501358255602094850194600190920191016137f1565b508682101561382d575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b64ffffffffff81811683821601908111156108cf576108cf613598565b65ffffffffffff81811683821601908111156108cf576108cf613598565b6001600160a01b03851681526001600160a01b0384166020820152826040820152608060608201525f6138b060808301846130e3565b9695505050505050565b5f602082840312156138ca575f5ffd5b81516119b18161309b565b5f81518060208401855e5f93019283525090919050565b5f6122326138fa83866138d5565b846138d5565b65ffffffffffff82811682821603908111156108cf576108cf61359856';
