// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract PasskeyAccount. */
export const passkeyAccountAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "rpIdHash",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "recoveryDelay",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "FACTORY",
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
    "name": "MAX_KEYS",
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
    "name": "MAX_SESSION_CALLS",
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
    "name": "MAX_SESSION_TIME",
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
    "name": "RECOVERY_DELAY",
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
    "name": "RP_ID_HASH",
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
    "name": "addOwner",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "cancelRecovery",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "completeRecovery",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "eip712Domain",
    "inputs": [],
    "outputs": [
      {
        "name": "fields",
        "type": "bytes1",
        "internalType": "bytes1"
      },
      {
        "name": "name",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "version",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "chainId",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "verifyingContract",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "extensions",
        "type": "uint256[]",
        "internalType": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "entryPoint",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "contract IEntryPoint"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "execute",
    "inputs": [
      {
        "name": "mode",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "executionData",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "getNonce",
    "inputs": [
      {
        "name": "key",
        "type": "uint192",
        "internalType": "uint192"
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
    "name": "getNonce",
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
    "name": "grantSession",
    "inputs": [
      {
        "name": "key",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "validUntil",
        "type": "uint48",
        "internalType": "uint48"
      },
      {
        "name": "valueWei",
        "type": "uint128",
        "internalType": "uint128"
      },
      {
        "name": "calls",
        "type": "tuple[]",
        "internalType": "struct IPasskeyAccount.SessionCall[]",
        "components": [
          {
            "name": "target",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "selector",
            "type": "bytes4",
            "internalType": "bytes4"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "guardians",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "tuple[]",
        "internalType": "struct IPasskeyAccount.Key[]",
        "components": [
          {
            "name": "x",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "y",
            "type": "bytes32",
            "internalType": "bytes32"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isSessionCall",
    "inputs": [
      {
        "name": "key",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "target",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "selector",
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
    "name": "isValidSignature",
    "inputs": [
      {
        "name": "hash",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "signature",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4",
        "internalType": "bytes4"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "onERC1155BatchReceived",
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
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "",
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4",
        "internalType": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "onERC1155Received",
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
      },
      {
        "name": "",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4",
        "internalType": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "onERC721Received",
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
      },
      {
        "name": "",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4",
        "internalType": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "owners",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "tuple[]",
        "internalType": "struct IPasskeyAccount.Key[]",
        "components": [
          {
            "name": "x",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "y",
            "type": "bytes32",
            "internalType": "bytes32"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingRecovery",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IPasskeyAccount.Recovery",
        "components": [
          {
            "name": "x",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "y",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "effectiveAt",
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
    "name": "recoveryNonce",
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
    "name": "removeOwner",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "replaySafeHash",
    "inputs": [
      {
        "name": "hash",
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
    "name": "revokeSession",
    "inputs": [
      {
        "name": "key",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "sessionOf",
    "inputs": [
      {
        "name": "key",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "session",
        "type": "tuple",
        "internalType": "struct IPasskeyAccount.Session",
        "components": [
          {
            "name": "validUntil",
            "type": "uint48",
            "internalType": "uint48"
          },
          {
            "name": "valueLeftWei",
            "type": "uint128",
            "internalType": "uint128"
          },
          {
            "name": "grant",
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
    "name": "setFirstOwner",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setGuardians",
    "inputs": [
      {
        "name": "keys",
        "type": "tuple[]",
        "internalType": "struct IPasskeyAccount.Key[]",
        "components": [
          {
            "name": "x",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "y",
            "type": "bytes32",
            "internalType": "bytes32"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "startRecovery",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "indexes",
        "type": "uint256[2]",
        "internalType": "uint256[2]"
      },
      {
        "name": "signatures",
        "type": "bytes[2]",
        "internalType": "bytes[2]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "supportsExecutionMode",
    "inputs": [
      {
        "name": "mode",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "result",
        "type": "bool",
        "internalType": "bool"
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
    "name": "validateUserOp",
    "inputs": [
      {
        "name": "userOp",
        "type": "tuple",
        "internalType": "struct PackedUserOperation",
        "components": [
          {
            "name": "sender",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "nonce",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "initCode",
            "type": "bytes",
            "internalType": "bytes"
          },
          {
            "name": "callData",
            "type": "bytes",
            "internalType": "bytes"
          },
          {
            "name": "accountGasLimits",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "preVerificationGas",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasFees",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "paymasterAndData",
            "type": "bytes",
            "internalType": "bytes"
          },
          {
            "name": "signature",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      },
      {
        "name": "userOpHash",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "missingAccountFunds",
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
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ERC7579TryExecuteFail",
    "inputs": [
      {
        "name": "batchExecutionIndex",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "returndata",
        "type": "bytes",
        "indexed": false,
        "internalType": "bytes"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "GuardiansSet",
    "inputs": [
      {
        "name": "guardians",
        "type": "tuple[]",
        "indexed": false,
        "internalType": "struct IPasskeyAccount.Key[]",
        "components": [
          {
            "name": "x",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "y",
            "type": "bytes32",
            "internalType": "bytes32"
          }
        ]
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnerAdded",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnerRemoved",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RecoveryCancelled",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RecoveryCompleted",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RecoveryStarted",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      },
      {
        "name": "effectiveAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "SessionGranted",
    "inputs": [
      {
        "name": "key",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "validUntil",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      },
      {
        "name": "valueWei",
        "type": "uint128",
        "indexed": false,
        "internalType": "uint128"
      },
      {
        "name": "calls",
        "type": "tuple[]",
        "indexed": false,
        "internalType": "struct IPasskeyAccount.SessionCall[]",
        "components": [
          {
            "name": "target",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "selector",
            "type": "bytes4",
            "internalType": "bytes4"
          }
        ]
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "SessionRevoked",
    "inputs": [
      {
        "name": "key",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AccountUnauthorized",
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
    "name": "ERC7579DecodingError",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ERC7579UnsupportedExecType",
    "inputs": [
      {
        "name": "execType",
        "type": "bytes1",
        "internalType": "ExecType"
      }
    ]
  },
  {
    "type": "error",
    "name": "FailedCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidGuardianSignatures",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidKey",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidKeyCount",
    "inputs": [
      {
        "name": "count",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidSession",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidShortString",
    "inputs": []
  },
  {
    "type": "error",
    "name": "KeyAlreadyListed",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "LastOwner",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NoRecovery",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotAnOwner",
    "inputs": [
      {
        "name": "x",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "y",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotFactory",
    "inputs": [
      {
        "name": "caller",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "OutOfRangeAccess",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RecoveryExpired",
    "inputs": [
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "RecoveryPending",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RecoveryWaiting",
    "inputs": [
      {
        "name": "effectiveAt",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "StringTooLong",
    "inputs": [
      {
        "name": "str",
        "type": "string",
        "internalType": "string"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnsupportedExecutionMode",
    "inputs": []
  }
] as const;

/** Creation code of the contract PasskeyAccount, without constructor arguments. */
export const passkeyAccountBytecode: `0x${string}` =
  '0x6101c0604052348015610010575f5ffd5b5060405161538a38038061538a83398101604081905261002f916101b8565b604080518082018252601481527f4e6f766120506173736b6579204163636f756e74000000000000000000000000602080830191909152825180840190935260018352603160f81b9083015290610087826003610140565b61012052610096816004610140565b61014052815160208084019190912060e052815190820120610100524660a05261012260e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0523361016052610180919091526101a052610384565b5f60208351101561015b5761015483610172565b905061016c565b816101668482610272565b5060ff90505b92915050565b5f5f829050601f815111156101a5578260405163305a27a960e01b815260040161019c919061032c565b60405180910390fd5b80516101b082610361565b179392505050565b5f5f604083850312156101c9575f5ffd5b505080516020909101519092909150565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061020257607f821691505b60208210810361022057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561026d57805f5260205f20601f840160051c8101602085101561024b5750805b601f840160051c820191505b8181101561026a575f8155600101610257565b50505b505050565b81516001600160401b0381111561028b5761028b6101da565b61029f8161029984546101ee565b84610226565b6020601f8211600181146102d1575f83156102ba5750848201515b5f19600385901b1c1916600184901b17845561026a565b5f84815260208120601f198516915b8281101561030057878501518255602094850194600190920191016102e0565b508482101561031d57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610220575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a051614f7b61040f5f395f818161047e015261152c01525f818161063e015281816115dd0152611b1b01525f8181610407015261171d01525f611ff801525f611fcb01525f61256501525f61253d01525f61249801525f6124c201525f6124ec0152614f7b5ff3fe608060405260043610610210575f3560e01c8063751b638c11610117578063ce1506be116100ac578063dc21e0dc1161007c578063ed894cd311610062578063ed894cd314610692578063f23a6e61146106a7578063faeb4488146106eb575f5ffd5b8063dc21e0dc14610660578063e9ae5c531461067f575f5ffd5b8063ce1506be146105db578063d03c7914146105fa578063d087d28814610619578063d11c1ea51461062d575f5ffd5b8063b0d691fe116100e7578063b0d691fe1461056d578063b88ef69a14610593578063bc197c81146105a8578063c470db1c146105c7575f5ffd5b8063751b638c146104f457806384b0196e14610513578063919a2ba01461053a578063affe39c114610559575f5ffd5b80631fa5d6a4116101a75780633e1b0812116101775780635a81d4ba1161015d5780635a81d4ba146104a05780635bb75f37146104c15780636b0c717e146104e0575f5ffd5b80633e1b08121461044e57806347b456521461046d575f5ffd5b80631fa5d6a4146103995780632aca9072146103b85780632d2156b9146103d75780632dd31000146103f6575f5ffd5b8063150b7a02116101e2578063150b7a02146102ec5780631626ba7e1461033c57806319822f7c1461035b5780631ea26b811461037a575f5ffd5b80623d35341461021b578062a539581461028557806301ffc9a7146102a75780630ba234d6146102d6575f5ffd5b3661021757005b5f5ffd5b348015610226575f5ffd5b5061023a61023536600461421e565b610721565b60408051825165ffffffffffff1681526020808401516fffffffffffffffffffffffffffffffff16908201529181015167ffffffffffffffff16908201526060015b60405180910390f35b348015610290575f5ffd5b50610299601081565b60405190815260200161027c565b3480156102b2575f5ffd5b506102c66102c1366004614266565b6107fd565b604051901515815260200161027c565b3480156102e1575f5ffd5b506102ea610893565b005b3480156102f7575f5ffd5b5061030b610306366004614378565b61093f565b6040517fffffffff00000000000000000000000000000000000000000000000000000000909116815260200161027c565b348015610347575f5ffd5b5061030b6103563660046143dc565b610969565b348015610366575f5ffd5b50610299610375366004614453565b6109d3565b348015610385575f5ffd5b506102ea6103943660046144e3565b610a00565b3480156103a4575f5ffd5b506102ea6103b336600461421e565b610de5565b3480156103c3575f5ffd5b506102ea6103d2366004614576565b610e60565b3480156103e2575f5ffd5b506102ea6103f1366004614576565b610fc6565b348015610401575f5ffd5b506104297f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161027c565b348015610459575f5ffd5b50610299610468366004614596565b610fdc565b348015610478575f5ffd5b506102997f000000000000000000000000000000000000000000000000000000000000000081565b3480156104ab575f5ffd5b506104b46110a0565b60405161027c91906145cd565b3480156104cc575f5ffd5b506102ea6104db36600461461b565b61110f565b3480156104eb575f5ffd5b506102ea6111f7565b3480156104ff575f5ffd5b506102ea61050e36600461466a565b6113cf565b34801561051e575f5ffd5b506105276116a7565b60405161027c97969594939291906146ff565b348015610545575f5ffd5b506102ea610554366004614576565b611705565b348015610564575f5ffd5b506104b4611784565b348015610578575f5ffd5b50734337084d9e255ff0702461cf8895ce9e3b5ff108610429565b34801561059e575f5ffd5b50610299610e1081565b3480156105b3575f5ffd5b5061030b6105c2366004614834565b6117e9565b3480156105d2575f5ffd5b50610299600581565b3480156105e6575f5ffd5b506102996105f53660046148d6565b611814565b348015610605575f5ffd5b506102c66106143660046148d6565b611852565b348015610624575f5ffd5b506102996118d2565b348015610638575f5ffd5b506102997f000000000000000000000000000000000000000000000000000000000000000081565b34801561066b575f5ffd5b506102c661067a3660046148ed565b6118e1565b6102ea61068d3660046143dc565b611965565b34801561069d575f5ffd5b5061029960055481565b3480156106b2575f5ffd5b5061030b6106c136600461492d565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b3480156106f6575f5ffd5b506106ff6119f9565b604080518251815260208084015190820152918101519082015260600161027c565b60408051606080820183525f808352602080840182905292840181905273ffffffffffffffffffffffffffffffffffffffff85168152808352839020835191820184525465ffffffffffff81168252660100000000000081046fffffffffffffffffffffffffffffffff169282019290925276010000000000000000000000000000000000000000000090910467ffffffffffffffff90811692820183905260025491926801000000000000000090920416106107f857604080516060810182525f80825260208201819052918101919091525b90505b919050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e00000000000000000000000000000000000000000000000000000000014806107f557507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146107f5565b61089b611a3f565b6040805160608101825260085481526009546020820152600a54918101829052905f036108f4576040517fc993b99300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60088190556009819055600a5580516020808301516040519081527f9779648ab6a63d786fd726dd9c5f5873960dddca6252b628760bfd70e729a71d91015b60405180910390a250565b7f150b7a02000000000000000000000000000000000000000000000000000000005b949350505050565b5f61097d61097685611814565b8484611acc565b6109a7577fffffffff000000000000000000000000000000000000000000000000000000006109c9565b7f1626ba7e000000000000000000000000000000000000000000000000000000005b90505b9392505050565b5f6109dc611b63565b5f6109f585856109f0610100830183614981565b611bc9565b90506109c983611c42565b610a08611a3f565b5f428565ffffffffffff16118015610a335750610a27610e1042614a0f565b8565ffffffffffff1611155b90505f8215801590610a46575060108311155b905073ffffffffffffffffffffffffffffffffffffffff87161580610a69575081155b80610a72575080155b15610aa9576040517f2def1a7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280545f91908290610ac59067ffffffffffffffff16614a22565b91906101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055905060405180606001604052808865ffffffffffff168152602001876fffffffffffffffffffffffffffffffff1681526020018267ffffffffffffffff168152505f5f8a73ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff1681526020019081526020015f205f820151815f015f6101000a81548165ffffffffffff021916908365ffffffffffff1602179055506020820151815f0160066101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055506040820151815f0160166101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055509050505f5f90505b84811015610d86575f868683818110610c1e57610c1e614a4e565b610c34926020604090920201908101915061421e565b905073ffffffffffffffffffffffffffffffffffffffff8116301480610c83575073ffffffffffffffffffffffffffffffffffffffff8116734337084d9e255ff0702461cf8895ce9e3b5ff108145b15610cba576040517f2def1a7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b67ffffffffffffffff83165f90815260016020818152604080842073ffffffffffffffffffffffffffffffffffffffff8616855290915282209091898986818110610d0757610d07614a4e565b9050604002016020016020810190610d1f9190614266565b7fffffffff0000000000000000000000000000000000000000000000000000000016815260208101919091526040015f2080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001691151591909117905550600101610c03565b508773ffffffffffffffffffffffffffffffffffffffff167fa46aeb93b37a72e5120dafbcd17bd69fe2a062099d3c093c086dfaf1fe4a8ba188888888604051610dd39493929190614a7b565b60405180910390a25050505050505050565b610ded611a3f565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526020819052604080822080547fffff000000000000000000000000000000000000000000000000000000000000169055517f2991ab7bfda4556c9e662762b3dfa89a1df391084c4278286d466c1c187e55239190a250565b610e68611a3f565b60068054905f90610e7a908585611c61565b9050818103610ec4576040517f910d928600000000000000000000000000000000000000000000000000000000815260048101859052602481018490526044015b60405180910390fd5b81600103610efe576040517f948bf89700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6006610f0b600184614b2e565b81548110610f1b57610f1b614a4e565b905f5260205f20906002020160068281548110610f3a57610f3a614a4e565b5f918252602090912082546002909202019081556001918201549101556006805480610f6857610f68614b41565b5f8281526020812060025f199093019283020181815560010155905560405184907fd2c5bb9566171ca4ec5df428468f8d687616ae05ab3a439ae13270000789ba0390610fb89086815260200190565b60405180910390a250505050565b610fce611a3f565b610fd88282611cd5565b5050565b5f734337084d9e255ff0702461cf8895ce9e3b5ff1086040517f35567e1a00000000000000000000000000000000000000000000000000000000815230600482015277ffffffffffffffffffffffffffffffffffffffffffffffff8416602482015273ffffffffffffffffffffffffffffffffffffffff91909116906335567e1a90604401602060405180830381865afa15801561107c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107f59190614b6e565b60606007805480602002602001604051908101604052809291908181526020015f905b82821015611106578382905f5260205f2090600202016040518060400160405290815f8201548152602001600182015481525050815260200190600101906110c3565b50505050905090565b611117611a3f565b6001819003611155576040517f77f38e1e00000000000000000000000000000000000000000000000000000000815260016004820152602401610ebb565b61116060075f614178565b5f5b818110156111a55761119d83838381811061117f5761117f614a4e565b9050604002018036038101906111959190614b85565b600790611d3b565b600101611162565b5060058054905f6111b583614bd4565b91905055507f9061408f8ee4eb204c7eb0b3093db923cb636da5ec2e7cf0cc2eee36761da99682826040516111eb929190614bec565b60405180910390a15050565b6040805160608101825260085481526009546020820152600a54918101829052905f03611250576040517fc993b99300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80604001514210156112965780604001516040517faf907bc8000000000000000000000000000000000000000000000000000000008152600401610ebb91815260200190565b5f60088190556009819055600a8190555b60065481101561133657600681815481106112c4576112c4614a4e565b905f5260205f2090600202015f01547fd2c5bb9566171ca4ec5df428468f8d687616ae05ab3a439ae13270000789ba036006838154811061130757611307614a4e565b905f5260205f2090600202016001015460405161132691815260200190565b60405180910390a26001016112a7565b5061134260065f614178565b611388600280546801000000000000000067ffffffffffffffff8216027fffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffff909116179055565b611399815f01518260200151611cd5565b80516020808301516040519081527f0fc3aee7a6aa34876e00452ab44d7011e168d8d8a8cb2b630bf296cfe95429a39101610934565b600a5415611409576040517f122d82d600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b82421115611446576040517f7c913b9500000000000000000000000000000000000000000000000000000000815260048101849052602401610ebb565b6114508585611e1b565b6020820135823510158061146a5750600754602083013510155b156114a1576040517fc2c8b16c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600554604080517fc37fa08af6b268ababb9f8a9ce6d59aff112e9f20cc42a5a2ff2aca9f2637f49602082015290810187905260608101869052608081019190915260a081018490525f9061150f9060c0015b60405160208183030381529060405280519060200120611ea6565b600580549192505f61152083614bd4565b909155505f90506115517f000000000000000000000000000000000000000000000000000000000000000042614a0f565b60408051606081018252898152602081018990520181905260088890556009879055600a81905590505f5b600281101561166257611624600786836002811061159c5761159c614a4e565b6020020135815481106115b1576115b1614a4e565b905f5260205f2090600202016040518060400160405290815f82015481526020016001820154815250507f00000000000000000000000000000000000000000000000000000000000000008587856002811061160f5761160f614a4e565b60200281019061161f9190614981565b611eed565b61165a576040517fc2c8b16c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60010161157c565b50604080518781526020810183905288917f9aba6426426cb808aa39f773b026379ea33129dddae5b4e5de13663b1ec10947910160405180910390a250505050505050565b5f6060805f5f5f60606116b8611fc4565b6116c0611ff1565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614158061174b575060065415155b15610fce576040517fb550282e000000000000000000000000000000000000000000000000000000008152336004820152602401610ebb565b60606006805480602002602001604051908101604052809291908181526020015f9082821015611106578382905f5260205f2090600202016040518060400160405290815f8201548152602001600182015481525050815260200190600101906110c3565b7fbc197c81000000000000000000000000000000000000000000000000000000005b95945050505050565b604080517f11aea44383c8c39a42ce80f196ac1da397b71a7858aaf8d37a6ff7086cc50bbb60208201529081018290525f906107f5906060016114f4565b5f5f5f5f61185f8561201e565b5091945092509050611891837f010000000000000000000000000000000000000000000000000000000000000061205c565b80156118a257506118a2825f61205c565b801561180b57507fffffffff0000000000000000000000000000000000000000000000000000000081161561180b565b5f6118dc5f610fdc565b905090565b5f60015f6118ee86610721565b60409081015167ffffffffffffffff1682526020808301939093529081015f90812073ffffffffffffffffffffffffffffffffffffffff8716825283528181207fffffffff000000000000000000000000000000000000000000000000000000008616825290925290205460ff1690509392505050565b6119713384848461208b565b6119a9576040517f7cf8632b000000000000000000000000000000000000000000000000000000008152336004820152602401610ebb565b6119b283611852565b6119e8576040517f7f18127500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6119f382825f6120dd565b50505050565b611a1a60405180606001604052805f81526020015f81526020015f81525090565b506040805160608101825260085481526009546020820152600a549181019190915290565b33308114801590611a7a575073ffffffffffffffffffffffffffffffffffffffff8116734337084d9e255ff0702461cf8895ce9e3b5ff10814155b15611ac9576040517f7cf8632b00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82166004820152602401610ebb565b50565b5f805b600654811015611b5957611b4260068281548110611aef57611aef614a4e565b905f5260205f2090600202016040518060400160405290815f82015481526020016001820154815250507f0000000000000000000000000000000000000000000000000000000000000000878787611eed565b15611b515760019150506109cc565b600101611acf565b505f949350505050565b33734337084d9e255ff0702461cf8895ce9e3b5ff1088114611ac9576040517f7cf8632b00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82166004820152602401610ebb565b5f6041829003611c36575f5f611be086868661220e565b5090925090505f816003811115611bf957611bf9614c30565b148015611c1b5750611c0a82610721565b6040015167ffffffffffffffff1615155b15611c3357611c2a8783612255565b92505050610961565b50505b61180b858585856123d0565b8015611ac957610fd8338260405180602001604052805f8152506123e5565b5f5b835481108015611cbe575082848281548110611c8157611c81614a4e565b905f5260205f2090600202015f0154141580611cbe575081848281548110611cab57611cab614a4e565b905f5260205f2090600202016001015414155b156109cc5780611ccd81614bd4565b915050611c63565b611cfd6040518060400160405280848152602001838152506006611d3b90919063ffffffff16565b817f454a282c538759a31ffe3a4dfecf9e0b6b6248a4edea6d35eb3860043482cba582604051611d2f91815260200190565b60405180910390a25050565b611d4c815f01518260200151611e1b565b8154600511611d97578154611d62906001614a0f565b6040517f77f38e1e000000000000000000000000000000000000000000000000000000008152600401610ebb91815260200190565b815481516020830151611dab918591611c61565b1015611df357805160208201516040517f4840fdfb00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610ebb565b8154600181810184555f93845260209384902083516002909302019182559290910151910155565b5f81158015611e2957508215155b8015611e49575073ffffffffffffffffffffffffffffffffffffffff8311155b905080158015611e605750611e5e83836123fa565b155b15611ea1576040517f39b4a3c10000000000000000000000000000000000000000000000000000000081526004810184905260248101839052604401610ebb565b505050565b5f6107f5611eb261247f565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b60208501515f908103611f0f578551611f08908585856125b5565b905061180b565b5f36611f1b858561264d565b91509150811580611f3a57506020611f366080830183614981565b9050105b15611f49575f9250505061180b565b86611f576080830183614981565b611f65916020915f91614c5d565b611f6e91614c84565b14611f7d575f9250505061180b565b611fb886604051602001611f9391815260200190565b60405160208183030381529060405282611fac90614ca1565b8a5160208c015161274a565b98975050505050505050565b60606118dc7f00000000000000000000000000000000000000000000000000000000000000006003612759565b60606118dc7f00000000000000000000000000000000000000000000000000000000000000006004612759565b5f5f5f5f61202c855f612802565b612037866001612802565b61204287600661286b565b61204d88600a6128d4565b93509350935093509193509193565b7fff00000000000000000000000000000000000000000000000000000000000000828116908216145b92915050565b5f73ffffffffffffffffffffffffffffffffffffffff8516734337084d9e255ff0702461cf8895ce9e3b5ff108148061180b57503073ffffffffffffffffffffffffffffffffffffffff86161461180b565b6060365f6120eb868661293d565b90925090508067ffffffffffffffff8111156121095761210961427f565b60405190808252806020026020018201604052801561213c57816020015b60608152602001906001900390816121275790505b5092505f5b81811015612204576121df818685858581811061216057612160614a4e565b90506020028101906121729190614d37565b61218090602081019061421e565b86868681811061219257612192614a4e565b90506020028101906121a49190614d37565b602001358787878181106121ba576121ba614a4e565b90506020028101906121cc9190614d37565b6121da906040810190614981565b612a4e565b8482815181106121f1576121f1614a4e565b6020908102919091010152600101612141565b5050509392505050565b5f80806041849003612242578435602086013560408701355f1a61223489828585612afa565b95509550955050505061224c565b505f915060029050825b93509350939050565b5f5f61226083610721565b9050806040015167ffffffffffffffff165f03612281576001915050612085565b5f8061229d6122936060880188614981565b8560400151612bcf565b90925090506122af60e0870187614981565b90505f03612306575f8660a001356122c688612e60565b6122cf89612e79565b6122d99190614a0f565b6122e39190614a0f565b90506122ee87612e88565b6122f89082614d73565b6123029083614a0f565b9150505b811580612328575082602001516fffffffffffffffffffffffffffffffff1681115b156123395760019350505050612085565b8083602001516123499190614d8a565b73ffffffffffffffffffffffffffffffffffffffff86165f90815260208190526040812080546fffffffffffffffffffffffffffffffff939093166601000000000000027fffffffffffffffffffff00000000000000000000000000000000ffffffffffff9093169290921790915583516123c691600191612e98565b9695505050505050565b5f6123da84610976565b611b5957600161180b565b5f5f5f83516020850186885af1949350505050565b5f7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff80838409817f5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b8387857fffffffff00000001000000000000000000000000fffffffffffffffffffffffc878b8c0908090894821191909310169190921416919050565b5f3073ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161480156124e457507f000000000000000000000000000000000000000000000000000000000000000046145b1561250e57507f000000000000000000000000000000000000000000000000000000000000000090565b6118dc604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f8473ffffffffffffffffffffffffffffffffffffffff163b5f0361263a575f5f6125e186868661220e565b5090925090505f8160038111156125fa576125fa614c30565b148015611c2a57508673ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff161492505050610961565b61264685858585612ea9565b9050610961565b5f8260c0831015612660575f9150612743565b5f61266e8460808188614c5d565b61267791614c84565b90505f6126878560a08189614c5d565b61269091614c84565b90508161269e602087614b2e565b10806126b35750806126b1602087614b2e565b105b156126c2575f93505050612743565b5f6126cf8684818a614c5d565b6126d891614c84565b90505f6126e78784818b614c5d565b6126f091614c84565b90508160206126ff868a614b2e565b6127099190614b2e565b1080612729575080602061271d858a614b2e565b6127279190614b2e565b105b1561273a575f955050505050612743565b60019550505050505b9250929050565b5f61180b858585856001612f18565b606060ff83146127735761276c83613175565b9050612085565b81805461277f90614db2565b80601f01602080910402602001604051908101604052809291908181526020018280546127ab90614db2565b80156127f65780601f106127cd576101008083540402835291602001916127f6565b820191905f5260205f20905b8154815290600101906020018083116127d957829003601f168201915b50505050509050612085565b5f601f8260ff161115612841576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fff000000000000000000000000000000000000000000000000000000000000001690565b5f601c8260ff1611156128aa576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fffffffff000000000000000000000000000000000000000000000000000000001690565b5f600a8260ff161115612913576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fffffffffffffffffffffffffffffffffffffffffffff000000000000000000001690565b365f82602081101561297b576040517feb0bcc5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6129896020828789614c5d565b61299291614c84565b9050601f1982018111156129d2576040517feb0bcc5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6129e26020830183888a614c5d565b6129eb91614c84565b905067ffffffffffffffff811180612a0a575080602002602083850303105b15612a41576040517feb0bcc5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b9501602001959350505050565b60605f8073ffffffffffffffffffffffffffffffffffffffff871615612a745786612a76565b305b73ffffffffffffffffffffffffffffffffffffffff16868686604051612a9d929190614e03565b5f6040518083038185875af1925050503d805f8114612ad7576040519150601f19603f3d011682016040523d82523d5f602084013e612adc565b606091505b5091509150612aed898984846131b2565b9998505050505050505050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115612b3357505f91506003905082612bc5565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612b84573d5f5f3e3d5ffd5b5050604051601f19015191505073ffffffffffffffffffffffffffffffffffffffff8116612bbc57505f925060019150829050612bc5565b92505f91508190505b9450945094915050565b5f806044841080612c3757507fe9ae5c5300000000000000000000000000000000000000000000000000000000612c0960045f8789614c5d565b612c1291614e12565b7fffffffff000000000000000000000000000000000000000000000000000000001614155b15612c4657505f905080612e58565b612c60612c57602460048789614c5d565b61061491614c84565b612c6e57505f905080612e58565b5f612c7d604460248789614c5d565b612c8691614c84565b612c91906004614a0f565b612c9c906020614a0f565b90505f8686612cac602085614b2e565b612cb892859290614c5d565b612cc191614c84565b9050365f612ce789858a612cd58783614a0f565b92612ce293929190614c5d565b61293d565b90925090505f5b81811015612e4e57365f848484818110612d0a57612d0a614a4e565b9050602002810190612d1c9190614d37565b612d2a906040810190614981565b90925090506004811080612df9575067ffffffffffffffff8a165f90815260016020526040812090868686818110612d6457612d64614a4e565b9050602002810190612d769190614d37565b612d8490602081019061421e565b73ffffffffffffffffffffffffffffffffffffffff16815260208101919091526040015f90812090612db96004828587614c5d565b612dc291614e12565b7fffffffff0000000000000000000000000000000000000000000000000000000016815260208101919091526040015f205460ff16155b15612e10575f5f9850985050505050505050612e58565b848484818110612e2257612e22614a4e565b9050602002810190612e349190614d37565b612e42906020013589614a0f565b97505050600101612cee565b5060019550505050505b935093915050565b5f612e70608083013560106132a4565b60801c92915050565b5f612e706080830135826132a4565b5f612e7060c083013560106132a4565b5f6109c9841515600118848461330d565b604080517f1626ba7e00000000000000000000000000000000000000000000000000000000808252600482018690526024820192909252604481018390525f919083908186606483013760205f60648401838b5afa9050825f5114601f3d111681169350505050949350505050565b5f6024856080015151118015612f905750612f908560a0015186606001518181016020015191516014909101107fffffffffffffffffffffffffffffffffffffffffff0000000000000000000000919091167f2274797065223a22776562617574686e2e676574220000000000000000000000141690565b8015612faa5750612faa8560a00151866040015188613331565b8015612ff85750612ff88560800151602081518110612fcb57612fcb614a4e565b01602001517f01000000000000000000000000000000000000000000000000000000000000009081161490565b801561304e575081158061304e575061304e856080015160208151811061302157613021614a4e565b01602001517f04000000000000000000000000000000000000000000000000000000000000009081161490565b801561309b575061309b856080015160208151811061306f5761306f614a4e565b01602001517fff000000000000000000000000000000000000000000000000000000000000001661337f565b80156123c657506123c66002866080015160028860a001516040516130c09190614e8f565b602060405180830381855afa1580156130db573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906130fe9190614b6e565b60405160200161310f929190614e9a565b60408051601f198184030181529082905261312991614e8f565b602060405180830381855afa158015613144573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906131679190614b6e565b8651602088015187876133d2565b60605f61318183613408565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b60606131be845f61205c565b156131d3576131cd8383613448565b5061329c565b6131fd847f010000000000000000000000000000000000000000000000000000000000000061205c565b156132465782613241577f2eea2f51f83910481f4b5ba28b7003a6e045d4b59f67dfff8d4c9011940500898583604051613238929190614eb2565b60405180910390a15b61329c565b6040517f23a240850000000000000000000000000000000000000000000000000000000081527fff0000000000000000000000000000000000000000000000000000000000000085166004820152602401610ebb565b509392505050565b5f60108260ff1611156132e3576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fffffffffffffffffffffffffffffffff000000000000000000000000000000001690565b5f6109c984848480821665800000000000161561332b57600161349e565b5f61349e565b5f5f61333c8361358e565b60405160200161334c9190614eca565b60405160208183030381529060405290505f613373868661336e88865161359b565b6135b3565b90506123c68183613634565b5f7f080000000000000000000000000000000000000000000000000000000000000082811614806107f55750507f1000000000000000000000000000000000000000000000000000000000000000161590565b5f5f5f6133e2888888888861363f565b91509150806133fd576133f8888888888861371a565b611fb8565b509695505050505050565b5f60ff8216601f811115612085576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60608215613457575080612085565b81511561346c5761346782613816565b612085565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f808260018111156134b2576134b2614c30565b036134d257657fffffffffff84169350657fffffffffff83169250613502565b60018260018111156134e6576134e6614c30565b0361350257658000000000008417935065800000000000831792505b61180b8560601b61353f8560d01b8760d01b79ffffffffffffffffffffffffffffffffffffffffffffffffffff191661381e90919063ffffffff16565b7fffffffffffffffffffffffff0000000000000000000000000000000000000000169060601c7fffffffffffffffffffffffff0000000000000000000000000000000000000000919091161790565b60606107f5826001613869565b5f828201838110159081025f1980821883021861180b565b60606135c08285516139e8565b91506135cc83836139e8565b92505f6135d98484614b2e565b67ffffffffffffffff8111156135f1576135f161427f565b6040519080825280601f01601f19166020018201604052801561361b576020820181803683370190505b509050838303846020870101602083015e949350505050565b5f6109cc83836139f7565b5f5f61364b8686613a1b565b158061365e575061365c84846123fa565b155b1561366e57505f90506001613710565b61367b8787878787613a85565b1561368b57506001905080613710565b6136fa7fbb5a52f42f9c9261ed4361f59422a1e30036e7c32b270c8807a419feca605023600560017fa71af64de5126a4a4e02b7922d66ce9415ce88a4c9d25514d91082c8725ac9577f5d47723c8fbe580bb369fec9c2665d8e30a435b9932645482e7c9f11e872296b613a85565b1561370a57505f90506001613710565b505f9050805b9550959350505050565b5f6137258585613a1b565b1580613738575061373683836123fa565b155b1561374457505f61180b565b5f61374f8484613ac5565b90505f61377c867fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551613cb8565b90505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551828a0990505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551838a0990505f6137d8858484613cc7565b509050896138067fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183614f55565b149b9a5050505050505050505050565b805160208201fd5b79ffffffffffff000000000000000000000000000000000000000060309190911c167fffffffffffff0000000000000000000000000000000000000000000000000000919091161790565b606082515f03613887575060408051602081019091525f8152612085565b5f826138b75760038451600261389d9190614a0f565b6138a79190614f68565b6138b2906004614d73565b6138dc565b6003845160046138c79190614d73565b6138d2906002614a0f565b6138dc9190614f68565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b8284101561399a576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550613947565b9052508590506139db576003865106600181146139be57600281146139d1576139d9565b603d6001840353603d60028403536139d9565b603d60018403535b505b9183525060405292915050565b5f8282188284100282186109cc565b5f815183511480156109cc5750508051602091820120825192909101919091201490565b5f8215801590613a4a57507fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183105b8015613a5557508115155b80156109cc5750507f7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a81015919050565b5f6040518681528560208201528460408201528360608201528260808201525f5f5260205f60a0836101005afa613ab857fe5b50505f5195945050505050565b613acd614196565b60405180606001604052805f81526020015f81526020015f815250815f60108110613afa57613afa614a4e565b60200201819052506040518060600160405280848152602001838152602001600181525081600160108110613b3157613b31614a4e565b602002018190525060405180606001604052807f6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c29681526020017f4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f58152602001600181525081600460108110613ba857613ba8614a4e565b6020020152613bbe8160015b6020020151613dea565b6040820152613bce816004613bb4565b6101008201526020810151613beb908260025b6020020151613e46565b6060820152613c048160015b6020020151826004613be1565b60a0820152613c14816002613bf7565b60c0820152613c24816003613bf7565b60e0820152613c3d8160015b6020020151826008613be1565b610120820152613c4e816002613c30565b610140820152613c5f816003613c30565b610160820152613c70816004613c30565b610180820152613c8a8160015b602002015182600c613be1565b6101a0820152613c9b816002613c7d565b6101c0820152613cac816003613c7d565b6101e082015292915050565b5f6109cc836002840384613ea4565b5f80808080805b6080811015613dcf578115613d0257613ce8848484613ec5565b91955093509150613cfa848484613ec5565b919550935091505b600c60fc89901c1660fe88901c17898160108110613d2257613d22614a4e565b60200201516040015115613dbb57825f03613d9157898160108110613d4957613d49614a4e565b6020020151518a8260108110613d6157613d61614a4e565b6020020151602001518b8360108110613d7c57613d7c614a4e565b60200201516040015191965094509250613dbb565b613db38a8260108110613da657613da6614a4e565b6020020151868686613f69565b919650945092505b50600297881b979690961b95600101613cce565b50613ddb8383836140b6565b94509450505050935093915050565b613e0b60405180606001604052805f81526020015f81526020015f81525090565b5f5f5f613e24855f015186602001518760400151613ec5565b6040805160608101825293845260208401929092529082015295945050505050565b613e6760405180606001604052805f81526020015f81526020015f81525090565b5f5f5f613e8186865f015187602001518860400151613f69565b604080516060810182529384526020840192909252908201529695505050505050565b5f5f5f613eb2868686614115565b915091508161180b5761180b6012614167565b5f5f5f7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff80868709818687098283848384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc0984858c8d096003090890508283838b09600409838482600209850385848509089650838485858609600809850385868a880385088509089550505050808186880960020991505093509350939050565b5f5f5f7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff604088015181818209828388858a8b090960208c0151098381850385868686098c090884858a8b098d51098581870387868f0908935081158415168015613fdb5760018114614021576140a5565b868586098788898386096002098903898a848a098b038b88890908089a5087888983890987098903898a8e8c038c8689090887090899505086878c8809860997506140a5565b8c8c8c898283098a8283098b8c8d8384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc098d8e8889096003090890508b8c83870960040994508b8c866002098d038d838409089e508b8c8384096008098c0391508b8f8d03860894508b828d878409089d505050898a8284096002099a505050505b505050505050509450945094915050565b5f5f825f036140c957505f905080612e58565b7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff5f6140f58583613cb8565b905081818209828189099450828383830988099350505050935093915050565b5f5f825f0361412857505f905080612e58565b60405160208152602080820152602060408201528560608201528460808201528360a082015260205f60c08360055afa9250505f519050935093915050565b634e487b715f52806020526024601cfd5b5080545f8255600202905f5260205f2090810190611ac991906141dd565b6040518061020001604052806010905b6141c760405180606001604052805f81526020015f81526020015f81525090565b8152602001906001900390816141a65790505090565b5b808211156141f7575f80825560018201556002016141de565b5090565b803573ffffffffffffffffffffffffffffffffffffffff811681146107f8575f5ffd5b5f6020828403121561422e575f5ffd5b6109cc826141fb565b80357fffffffff00000000000000000000000000000000000000000000000000000000811681146107f8575f5ffd5b5f60208284031215614276575f5ffd5b6109cc82614237565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b60405160c0810167ffffffffffffffff811182821017156142cf576142cf61427f565b60405290565b604051601f8201601f1916810167ffffffffffffffff811182821017156142fe576142fe61427f565b604052919050565b5f82601f830112614315575f5ffd5b8135602083015f5f67ffffffffffffffff8411156143355761433561427f565b50601f8301601f191660200161434a816142d5565b91505082815285838301111561435e575f5ffd5b828260208301375f92810160200192909252509392505050565b5f5f5f5f6080858703121561438b575f5ffd5b614394856141fb565b93506143a2602086016141fb565b925060408501359150606085013567ffffffffffffffff8111156143c4575f5ffd5b6143d087828801614306565b91505092959194509250565b5f5f5f604084860312156143ee575f5ffd5b83359250602084013567ffffffffffffffff81111561440b575f5ffd5b8401601f8101861361441b575f5ffd5b803567ffffffffffffffff811115614431575f5ffd5b866020828401011115614442575f5ffd5b939660209190910195509293505050565b5f5f5f60608486031215614465575f5ffd5b833567ffffffffffffffff81111561447b575f5ffd5b8401610120818703121561448d575f5ffd5b95602085013595506040909401359392505050565b5f5f83601f8401126144b2575f5ffd5b50813567ffffffffffffffff8111156144c9575f5ffd5b6020830191508360208260061b8501011115612743575f5ffd5b5f5f5f5f5f608086880312156144f7575f5ffd5b614500866141fb565b9450602086013565ffffffffffff8116811461451a575f5ffd5b935060408601356fffffffffffffffffffffffffffffffff8116811461453e575f5ffd5b9250606086013567ffffffffffffffff811115614559575f5ffd5b614565888289016144a2565b969995985093965092949392505050565b5f5f60408385031215614587575f5ffd5b50508035926020909101359150565b5f602082840312156145a6575f5ffd5b813577ffffffffffffffffffffffffffffffffffffffffffffffff811681146109cc575f5ffd5b602080825282518282018190525f918401906040840190835b818110156146105783518051845260209081015181850152909301926040909201916001016145e6565b509095945050505050565b5f5f6020838503121561462c575f5ffd5b823567ffffffffffffffff811115614642575f5ffd5b61464e858286016144a2565b90969095509350505050565b8060408101831015612085575f5ffd5b5f5f5f5f5f60c0868803121561467e575f5ffd5b85359450602086013593506040860135925061469d876060880161465a565b915060a086013567ffffffffffffffff8111156146b8575f5ffd5b6146c48882890161465a565b9150509295509295909350565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61473960e08301896146d1565b828103604084015261474b81896146d1565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156147ad57835183526020938401939092019160010161478f565b50909b9a5050505050505050505050565b5f82601f8301126147cd575f5ffd5b813567ffffffffffffffff8111156147e7576147e761427f565b8060051b6147f7602082016142d5565b91825260208185018101929081019086841115614812575f5ffd5b6020860192505b838310156123c6578235825260209283019290910190614819565b5f5f5f5f5f60a08688031215614848575f5ffd5b614851866141fb565b945061485f602087016141fb565b9350604086013567ffffffffffffffff81111561487a575f5ffd5b614886888289016147be565b935050606086013567ffffffffffffffff8111156148a2575f5ffd5b6148ae888289016147be565b925050608086013567ffffffffffffffff8111156148ca575f5ffd5b6146c488828901614306565b5f602082840312156148e6575f5ffd5b5035919050565b5f5f5f606084860312156148ff575f5ffd5b614908846141fb565b9250614916602085016141fb565b915061492460408501614237565b90509250925092565b5f5f5f5f5f60a08688031215614941575f5ffd5b61494a866141fb565b9450614958602087016141fb565b93506040860135925060608601359150608086013567ffffffffffffffff8111156148ca575f5ffd5b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18436030181126149b4575f5ffd5b83018035915067ffffffffffffffff8211156149ce575f5ffd5b602001915036819003821315612743575f5ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b80820180821115612085576120856149e2565b5f67ffffffffffffffff821667ffffffffffffffff8103614a4557614a456149e2565b60010192915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b65ffffffffffff851681526fffffffffffffffffffffffffffffffff8416602082015260606040820181905281018290525f8360808301825b85811015614b225773ffffffffffffffffffffffffffffffffffffffff614ada846141fb565b1682527fffffffff00000000000000000000000000000000000000000000000000000000614b0a60208501614237565b16602083015260409283019290910190600101614ab4565b50979650505050505050565b81810381811115612085576120856149e2565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603160045260245ffd5b5f60208284031215614b7e575f5ffd5b5051919050565b5f6040828403128015614b96575f5ffd5b506040805190810167ffffffffffffffff81118282101715614bba57614bba61427f565b604052823581526020928301359281019290925250919050565b5f5f198203614be557614be56149e2565b5060010190565b602080825281018290525f8360408301825b85811015614c2657823582526020808401359083015260409283019290910190600101614bfe565b5095945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f5f85851115614c6b575f5ffd5b83861115614c77575f5ffd5b5050820193919092039150565b80356020831015612085575f19602084900360031b1b1692915050565b5f60c08236031215614cb1575f5ffd5b614cb96142ac565b82358152602080840135908201526040808401359082015260608084013590820152608083013567ffffffffffffffff811115614cf4575f5ffd5b614d0036828601614306565b60808301525060a083013567ffffffffffffffff811115614d1f575f5ffd5b614d2b36828601614306565b60a08301525092915050565b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa1833603018112614d69575f5ffd5b9190910192915050565b8082028115828204841417612085576120856149e2565b6fffffffffffffffffffffffffffffffff8281168282160390811115612085576120856149e2565b600181811c90821680614dc657607f821691505b602082108103614dfd577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b818382375f9101908152919050565b80357fffffffff000000000000000000000000000000000000000000000000000000008116906004841015614e71577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505b5092915050565b5f81518060208401855e5f93019283525090919050565b5f6109cc8284614e78565b5f614ea58285614e78565b9283525050602001919050565b828152604060208201525f6109c960408301846146d1565b7f226368616c6c656e6765223a220000000000000000000000000000000000000081525f614efb600d830184614e78565b7f220000000000000000000000000000000000000000000000000000000000000081526001019392505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82614f6357614f63614f28565b500690565b5f82614f7657614f76614f28565b50049056';
