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
  '0x6101a0604052348015610010575f5ffd5b5060405161532d38038061532d83398101604081905261002f916101b1565b604080518082018252601481527f4e6f766120506173736b6579204163636f756e74000000000000000000000000602080830191909152825180840190935260018352603160f81b9083015290610087826003610139565b61012052610096816004610139565b61014052815160208084019190912060e052815190820120610100524660a05261012260e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c052336101605261018052610372565b5f6020835110156101545761014d8361016b565b9050610165565b8161015f8482610260565b5060ff90505b92915050565b5f5f829050601f8151111561019e578260405163305a27a960e01b8152600401610195919061031a565b60405180910390fd5b80516101a98261034f565b179392505050565b5f602082840312156101c1575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806101f057607f821691505b60208210810361020e57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561025b57805f5260205f20601f840160051c810160208510156102395750805b601f840160051c820191505b81811015610258575f8155600101610245565b50505b505050565b81516001600160401b03811115610279576102796101c8565b61028d8161028784546101dc565b84610214565b6020601f8211600181146102bf575f83156102a85750848201515b5f19600385901b1c1916600184901b178455610258565b5f84815260208120601f198516915b828110156102ee57878501518255602094850194600190920191016102ce565b508482101561030b57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b8051602080830151919081101561020e575f1960209190910360031b1b16919050565b60805160a05160c05160e0516101005161012051610140516101605161018051614f416103ec5f395f8181610621015281816115a30152611ae101525f818161040701526116e301525f611fbe01525f611f9101525f61252b01525f61250301525f61245e01525f61248801525f6124b20152614f415ff3fe608060405260043610610210575f3560e01c8063751b638c11610117578063ce1506be116100ac578063dc21e0dc1161007c578063ed894cd311610062578063ed894cd314610675578063f23a6e611461068a578063faeb4488146106ce575f5ffd5b8063dc21e0dc14610643578063e9ae5c5314610662575f5ffd5b8063ce1506be146105be578063d03c7914146105dd578063d087d288146105fc578063d11c1ea514610610575f5ffd5b8063b0d691fe116100e7578063b0d691fe14610550578063b88ef69a14610576578063bc197c811461058b578063c470db1c146105aa575f5ffd5b8063751b638c146104d757806384b0196e146104f6578063919a2ba01461051d578063affe39c11461053c575f5ffd5b80631fa5d6a4116101a75780633e1b0812116101775780635a81d4ba1161015d5780635a81d4ba146104835780635bb75f37146104a45780636b0c717e146104c3575f5ffd5b80633e1b08121461044e57806347b456521461046d575f5ffd5b80631fa5d6a4146103995780632aca9072146103b85780632d2156b9146103d75780632dd31000146103f6575f5ffd5b8063150b7a02116101e2578063150b7a02146102ec5780631626ba7e1461033c57806319822f7c1461035b5780631ea26b811461037a575f5ffd5b80623d35341461021b578062a539581461028557806301ffc9a7146102a75780630ba234d6146102d6575f5ffd5b3661021757005b5f5ffd5b348015610226575f5ffd5b5061023a6102353660046141e4565b610704565b60408051825165ffffffffffff1681526020808401516fffffffffffffffffffffffffffffffff16908201529181015167ffffffffffffffff16908201526060015b60405180910390f35b348015610290575f5ffd5b50610299601081565b60405190815260200161027c565b3480156102b2575f5ffd5b506102c66102c136600461422c565b6107e0565b604051901515815260200161027c565b3480156102e1575f5ffd5b506102ea610876565b005b3480156102f7575f5ffd5b5061030b61030636600461433e565b610922565b6040517fffffffff00000000000000000000000000000000000000000000000000000000909116815260200161027c565b348015610347575f5ffd5b5061030b6103563660046143a2565b61094c565b348015610366575f5ffd5b50610299610375366004614419565b6109b6565b348015610385575f5ffd5b506102ea6103943660046144a9565b6109e3565b3480156103a4575f5ffd5b506102ea6103b33660046141e4565b610dc8565b3480156103c3575f5ffd5b506102ea6103d236600461453c565b610e43565b3480156103e2575f5ffd5b506102ea6103f136600461453c565b610fa9565b348015610401575f5ffd5b506104297f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161027c565b348015610459575f5ffd5b5061029961046836600461455c565b610fbf565b348015610478575f5ffd5b506102996203f48081565b34801561048e575f5ffd5b50610497611083565b60405161027c9190614593565b3480156104af575f5ffd5b506102ea6104be3660046145e1565b6110f2565b3480156104ce575f5ffd5b506102ea6111da565b3480156104e2575f5ffd5b506102ea6104f1366004614630565b6113b2565b348015610501575f5ffd5b5061050a61166d565b60405161027c97969594939291906146c5565b348015610528575f5ffd5b506102ea61053736600461453c565b6116cb565b348015610547575f5ffd5b5061049761174a565b34801561055b575f5ffd5b50734337084d9e255ff0702461cf8895ce9e3b5ff108610429565b348015610581575f5ffd5b50610299610e1081565b348015610596575f5ffd5b5061030b6105a53660046147fa565b6117af565b3480156105b5575f5ffd5b50610299600581565b3480156105c9575f5ffd5b506102996105d836600461489c565b6117da565b3480156105e8575f5ffd5b506102c66105f736600461489c565b611818565b348015610607575f5ffd5b50610299611898565b34801561061b575f5ffd5b506102997f000000000000000000000000000000000000000000000000000000000000000081565b34801561064e575f5ffd5b506102c661065d3660046148b3565b6118a7565b6102ea6106703660046143a2565b61192b565b348015610680575f5ffd5b5061029960055481565b348015610695575f5ffd5b5061030b6106a43660046148f3565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b3480156106d9575f5ffd5b506106e26119bf565b604080518251815260208084015190820152918101519082015260600161027c565b60408051606080820183525f808352602080840182905292840181905273ffffffffffffffffffffffffffffffffffffffff85168152808352839020835191820184525465ffffffffffff81168252660100000000000081046fffffffffffffffffffffffffffffffff169282019290925276010000000000000000000000000000000000000000000090910467ffffffffffffffff90811692820183905260025491926801000000000000000090920416106107db57604080516060810182525f80825260208201819052918101919091525b90505b919050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e00000000000000000000000000000000000000000000000000000000014806107d857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146107d8565b61087e611a05565b6040805160608101825260085481526009546020820152600a54918101829052905f036108d7576040517fc993b99300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60088190556009819055600a5580516020808301516040519081527f9779648ab6a63d786fd726dd9c5f5873960dddca6252b628760bfd70e729a71d91015b60405180910390a250565b7f150b7a02000000000000000000000000000000000000000000000000000000005b949350505050565b5f610960610959856117da565b8484611a92565b61098a577fffffffff000000000000000000000000000000000000000000000000000000006109ac565b7f1626ba7e000000000000000000000000000000000000000000000000000000005b90505b9392505050565b5f6109bf611b29565b5f6109d885856109d3610100830183614947565b611b8f565b90506109ac83611c08565b6109eb611a05565b5f428565ffffffffffff16118015610a165750610a0a610e10426149d5565b8565ffffffffffff1611155b90505f8215801590610a29575060108311155b905073ffffffffffffffffffffffffffffffffffffffff87161580610a4c575081155b80610a55575080155b15610a8c576040517f2def1a7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280545f91908290610aa89067ffffffffffffffff166149e8565b91906101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055905060405180606001604052808865ffffffffffff168152602001876fffffffffffffffffffffffffffffffff1681526020018267ffffffffffffffff168152505f5f8a73ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff1681526020019081526020015f205f820151815f015f6101000a81548165ffffffffffff021916908365ffffffffffff1602179055506020820151815f0160066101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff1602179055506040820151815f0160166101000a81548167ffffffffffffffff021916908367ffffffffffffffff1602179055509050505f5f90505b84811015610d69575f868683818110610c0157610c01614a14565b610c1792602060409092020190810191506141e4565b905073ffffffffffffffffffffffffffffffffffffffff8116301480610c66575073ffffffffffffffffffffffffffffffffffffffff8116734337084d9e255ff0702461cf8895ce9e3b5ff108145b15610c9d576040517f2def1a7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b67ffffffffffffffff83165f90815260016020818152604080842073ffffffffffffffffffffffffffffffffffffffff8616855290915282209091898986818110610cea57610cea614a14565b9050604002016020016020810190610d02919061422c565b7fffffffff0000000000000000000000000000000000000000000000000000000016815260208101919091526040015f2080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001691151591909117905550600101610be6565b508773ffffffffffffffffffffffffffffffffffffffff167fa46aeb93b37a72e5120dafbcd17bd69fe2a062099d3c093c086dfaf1fe4a8ba188888888604051610db69493929190614a41565b60405180910390a25050505050505050565b610dd0611a05565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526020819052604080822080547fffff000000000000000000000000000000000000000000000000000000000000169055517f2991ab7bfda4556c9e662762b3dfa89a1df391084c4278286d466c1c187e55239190a250565b610e4b611a05565b60068054905f90610e5d908585611c27565b9050818103610ea7576040517f910d928600000000000000000000000000000000000000000000000000000000815260048101859052602481018490526044015b60405180910390fd5b81600103610ee1576040517f948bf89700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6006610eee600184614af4565b81548110610efe57610efe614a14565b905f5260205f20906002020160068281548110610f1d57610f1d614a14565b5f918252602090912082546002909202019081556001918201549101556006805480610f4b57610f4b614b07565b5f8281526020812060025f199093019283020181815560010155905560405184907fd2c5bb9566171ca4ec5df428468f8d687616ae05ab3a439ae13270000789ba0390610f9b9086815260200190565b60405180910390a250505050565b610fb1611a05565b610fbb8282611c9b565b5050565b5f734337084d9e255ff0702461cf8895ce9e3b5ff1086040517f35567e1a00000000000000000000000000000000000000000000000000000000815230600482015277ffffffffffffffffffffffffffffffffffffffffffffffff8416602482015273ffffffffffffffffffffffffffffffffffffffff91909116906335567e1a90604401602060405180830381865afa15801561105f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107d89190614b34565b60606007805480602002602001604051908101604052809291908181526020015f905b828210156110e9578382905f5260205f2090600202016040518060400160405290815f8201548152602001600182015481525050815260200190600101906110a6565b50505050905090565b6110fa611a05565b6001819003611138576040517f77f38e1e00000000000000000000000000000000000000000000000000000000815260016004820152602401610e9e565b61114360075f61413e565b5f5b818110156111885761118083838381811061116257611162614a14565b9050604002018036038101906111789190614b4b565b600790611d01565b600101611145565b5060058054905f61119883614b9a565b91905055507f9061408f8ee4eb204c7eb0b3093db923cb636da5ec2e7cf0cc2eee36761da99682826040516111ce929190614bb2565b60405180910390a15050565b6040805160608101825260085481526009546020820152600a54918101829052905f03611233576040517fc993b99300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80604001514210156112795780604001516040517faf907bc8000000000000000000000000000000000000000000000000000000008152600401610e9e91815260200190565b5f60088190556009819055600a8190555b60065481101561131957600681815481106112a7576112a7614a14565b905f5260205f2090600202015f01547fd2c5bb9566171ca4ec5df428468f8d687616ae05ab3a439ae13270000789ba03600683815481106112ea576112ea614a14565b905f5260205f2090600202016001015460405161130991815260200190565b60405180910390a260010161128a565b5061132560065f61413e565b61136b600280546801000000000000000067ffffffffffffffff8216027fffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffff909116179055565b61137c815f01518260200151611c9b565b80516020808301516040519081527f0fc3aee7a6aa34876e00452ab44d7011e168d8d8a8cb2b630bf296cfe95429a39101610917565b600a54156113ec576040517f122d82d600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b82421115611429576040517f7c913b9500000000000000000000000000000000000000000000000000000000815260048101849052602401610e9e565b6114338585611de1565b6020820135823510158061144d5750600754602083013510155b15611484576040517fc2c8b16c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600554604080517fc37fa08af6b268ababb9f8a9ce6d59aff112e9f20cc42a5a2ff2aca9f2637f49602082015290810187905260608101869052608081019190915260a081018490525f906114f29060c0015b60405160208183030381529060405280519060200120611e6c565b600580549192505f61150383614b9a565b909155505f90506115176203f480426149d5565b60408051606081018252898152602081018990520181905260088890556009879055600a81905590505f5b6002811015611628576115ea600786836002811061156257611562614a14565b60200201358154811061157757611577614a14565b905f5260205f2090600202016040518060400160405290815f82015481526020016001820154815250507f0000000000000000000000000000000000000000000000000000000000000000858785600281106115d5576115d5614a14565b6020028101906115e59190614947565b611eb3565b611620576040517fc2c8b16c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600101611542565b50604080518781526020810183905288917f9aba6426426cb808aa39f773b026379ea33129dddae5b4e5de13663b1ec10947910160405180910390a250505050505050565b5f6060805f5f5f606061167e611f8a565b611686611fb7565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016141580611711575060065415155b15610fb1576040517fb550282e000000000000000000000000000000000000000000000000000000008152336004820152602401610e9e565b60606006805480602002602001604051908101604052809291908181526020015f90828210156110e9578382905f5260205f2090600202016040518060400160405290815f8201548152602001600182015481525050815260200190600101906110a6565b7fbc197c81000000000000000000000000000000000000000000000000000000005b95945050505050565b604080517f11aea44383c8c39a42ce80f196ac1da397b71a7858aaf8d37a6ff7086cc50bbb60208201529081018290525f906107d8906060016114d7565b5f5f5f5f61182585611fe4565b5091945092509050611857837f0100000000000000000000000000000000000000000000000000000000000000612022565b80156118685750611868825f612022565b80156117d157507fffffffff000000000000000000000000000000000000000000000000000000008116156117d1565b5f6118a25f610fbf565b905090565b5f60015f6118b486610704565b60409081015167ffffffffffffffff1682526020808301939093529081015f90812073ffffffffffffffffffffffffffffffffffffffff8716825283528181207fffffffff000000000000000000000000000000000000000000000000000000008616825290925290205460ff1690509392505050565b61193733848484612051565b61196f576040517f7cf8632b000000000000000000000000000000000000000000000000000000008152336004820152602401610e9e565b61197883611818565b6119ae576040517f7f18127500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6119b982825f6120a3565b50505050565b6119e060405180606001604052805f81526020015f81526020015f81525090565b506040805160608101825260085481526009546020820152600a549181019190915290565b33308114801590611a40575073ffffffffffffffffffffffffffffffffffffffff8116734337084d9e255ff0702461cf8895ce9e3b5ff10814155b15611a8f576040517f7cf8632b00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82166004820152602401610e9e565b50565b5f805b600654811015611b1f57611b0860068281548110611ab557611ab5614a14565b905f5260205f2090600202016040518060400160405290815f82015481526020016001820154815250507f0000000000000000000000000000000000000000000000000000000000000000878787611eb3565b15611b175760019150506109af565b600101611a95565b505f949350505050565b33734337084d9e255ff0702461cf8895ce9e3b5ff1088114611a8f576040517f7cf8632b00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82166004820152602401610e9e565b5f6041829003611bfc575f5f611ba68686866121d4565b5090925090505f816003811115611bbf57611bbf614bf6565b148015611be15750611bd082610704565b6040015167ffffffffffffffff1615155b15611bf957611bf0878361221b565b92505050610944565b50505b6117d185858585612396565b8015611a8f57610fbb338260405180602001604052805f8152506123ab565b5f5b835481108015611c84575082848281548110611c4757611c47614a14565b905f5260205f2090600202015f0154141580611c84575081848281548110611c7157611c71614a14565b905f5260205f2090600202016001015414155b156109af5780611c9381614b9a565b915050611c29565b611cc36040518060400160405280848152602001838152506006611d0190919063ffffffff16565b817f454a282c538759a31ffe3a4dfecf9e0b6b6248a4edea6d35eb3860043482cba582604051611cf591815260200190565b60405180910390a25050565b611d12815f01518260200151611de1565b8154600511611d5d578154611d289060016149d5565b6040517f77f38e1e000000000000000000000000000000000000000000000000000000008152600401610e9e91815260200190565b815481516020830151611d71918591611c27565b1015611db957805160208201516040517f4840fdfb00000000000000000000000000000000000000000000000000000000815260048101929092526024820152604401610e9e565b8154600181810184555f93845260209384902083516002909302019182559290910151910155565b5f81158015611def57508215155b8015611e0f575073ffffffffffffffffffffffffffffffffffffffff8311155b905080158015611e265750611e2483836123c0565b155b15611e67576040517f39b4a3c10000000000000000000000000000000000000000000000000000000081526004810184905260248101839052604401610e9e565b505050565b5f6107d8611e78612445565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b60208501515f908103611ed5578551611ece9085858561257b565b90506117d1565b5f36611ee18585612613565b91509150811580611f0057506020611efc6080830183614947565b9050105b15611f0f575f925050506117d1565b86611f1d6080830183614947565b611f2b916020915f91614c23565b611f3491614c4a565b14611f43575f925050506117d1565b611f7e86604051602001611f5991815260200190565b60405160208183030381529060405282611f7290614c67565b8a5160208c0151612710565b98975050505050505050565b60606118a27f0000000000000000000000000000000000000000000000000000000000000000600361271f565b60606118a27f0000000000000000000000000000000000000000000000000000000000000000600461271f565b5f5f5f5f611ff2855f6127c8565b611ffd8660016127c8565b612008876006612831565b61201388600a61289a565b93509350935093509193509193565b7fff00000000000000000000000000000000000000000000000000000000000000828116908216145b92915050565b5f73ffffffffffffffffffffffffffffffffffffffff8516734337084d9e255ff0702461cf8895ce9e3b5ff10814806117d157503073ffffffffffffffffffffffffffffffffffffffff8616146117d1565b6060365f6120b18686612903565b90925090508067ffffffffffffffff8111156120cf576120cf614245565b60405190808252806020026020018201604052801561210257816020015b60608152602001906001900390816120ed5790505b5092505f5b818110156121ca576121a5818685858581811061212657612126614a14565b90506020028101906121389190614cfd565b6121469060208101906141e4565b86868681811061215857612158614a14565b905060200281019061216a9190614cfd565b6020013587878781811061218057612180614a14565b90506020028101906121929190614cfd565b6121a0906040810190614947565b612a14565b8482815181106121b7576121b7614a14565b6020908102919091010152600101612107565b5050509392505050565b5f80806041849003612208578435602086013560408701355f1a6121fa89828585612ac0565b955095509550505050612212565b505f915060029050825b93509350939050565b5f5f61222683610704565b9050806040015167ffffffffffffffff165f0361224757600191505061204b565b5f806122636122596060880188614947565b8560400151612b95565b909250905061227560e0870187614947565b90505f036122cc575f8660a0013561228c88612e26565b61229589612e3f565b61229f91906149d5565b6122a991906149d5565b90506122b487612e4e565b6122be9082614d39565b6122c890836149d5565b9150505b8115806122ee575082602001516fffffffffffffffffffffffffffffffff1681115b156122ff576001935050505061204b565b80836020015161230f9190614d50565b73ffffffffffffffffffffffffffffffffffffffff86165f90815260208190526040812080546fffffffffffffffffffffffffffffffff939093166601000000000000027fffffffffffffffffffff00000000000000000000000000000000ffffffffffff90931692909217909155835161238c91600191612e5e565b9695505050505050565b5f6123a084610959565b611b1f5760016117d1565b5f5f5f83516020850186885af1949350505050565b5f7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff80838409817f5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b8387857fffffffff00000001000000000000000000000000fffffffffffffffffffffffc878b8c0908090894821191909310169190921416919050565b5f3073ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161480156124aa57507f000000000000000000000000000000000000000000000000000000000000000046145b156124d457507f000000000000000000000000000000000000000000000000000000000000000090565b6118a2604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f8473ffffffffffffffffffffffffffffffffffffffff163b5f03612600575f5f6125a78686866121d4565b5090925090505f8160038111156125c0576125c0614bf6565b148015611bf057508673ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff161492505050610944565b61260c85858585612e6f565b9050610944565b5f8260c0831015612626575f9150612709565b5f6126348460808188614c23565b61263d91614c4a565b90505f61264d8560a08189614c23565b61265691614c4a565b905081612664602087614af4565b1080612679575080612677602087614af4565b105b15612688575f93505050612709565b5f6126958684818a614c23565b61269e91614c4a565b90505f6126ad8784818b614c23565b6126b691614c4a565b90508160206126c5868a614af4565b6126cf9190614af4565b10806126ef57508060206126e3858a614af4565b6126ed9190614af4565b105b15612700575f955050505050612709565b60019550505050505b9250929050565b5f6117d1858585856001612ede565b606060ff8314612739576127328361313b565b905061204b565b81805461274590614d78565b80601f016020809104026020016040519081016040528092919081815260200182805461277190614d78565b80156127bc5780601f10612793576101008083540402835291602001916127bc565b820191905f5260205f20905b81548152906001019060200180831161279f57829003601f168201915b5050505050905061204b565b5f601f8260ff161115612807576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fff000000000000000000000000000000000000000000000000000000000000001690565b5f601c8260ff161115612870576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fffffffff000000000000000000000000000000000000000000000000000000001690565b5f600a8260ff1611156128d9576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fffffffffffffffffffffffffffffffffffffffffffff000000000000000000001690565b365f826020811015612941576040517feb0bcc5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61294f6020828789614c23565b61295891614c4a565b9050601f198201811115612998576040517feb0bcc5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6129a86020830183888a614c23565b6129b191614c4a565b905067ffffffffffffffff8111806129d0575080602002602083850303105b15612a07576040517feb0bcc5d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b9501602001959350505050565b60605f8073ffffffffffffffffffffffffffffffffffffffff871615612a3a5786612a3c565b305b73ffffffffffffffffffffffffffffffffffffffff16868686604051612a63929190614dc9565b5f6040518083038185875af1925050503d805f8114612a9d576040519150601f19603f3d011682016040523d82523d5f602084013e612aa2565b606091505b5091509150612ab389898484613178565b9998505050505050505050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115612af957505f91506003905082612b8b565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612b4a573d5f5f3e3d5ffd5b5050604051601f19015191505073ffffffffffffffffffffffffffffffffffffffff8116612b8257505f925060019150829050612b8b565b92505f91508190505b9450945094915050565b5f806044841080612bfd57507fe9ae5c5300000000000000000000000000000000000000000000000000000000612bcf60045f8789614c23565b612bd891614dd8565b7fffffffff000000000000000000000000000000000000000000000000000000001614155b15612c0c57505f905080612e1e565b612c26612c1d602460048789614c23565b6105f791614c4a565b612c3457505f905080612e1e565b5f612c43604460248789614c23565b612c4c91614c4a565b612c579060046149d5565b612c629060206149d5565b90505f8686612c72602085614af4565b612c7e92859290614c23565b612c8791614c4a565b9050365f612cad89858a612c9b87836149d5565b92612ca893929190614c23565b612903565b90925090505f5b81811015612e1457365f848484818110612cd057612cd0614a14565b9050602002810190612ce29190614cfd565b612cf0906040810190614947565b90925090506004811080612dbf575067ffffffffffffffff8a165f90815260016020526040812090868686818110612d2a57612d2a614a14565b9050602002810190612d3c9190614cfd565b612d4a9060208101906141e4565b73ffffffffffffffffffffffffffffffffffffffff16815260208101919091526040015f90812090612d7f6004828587614c23565b612d8891614dd8565b7fffffffff0000000000000000000000000000000000000000000000000000000016815260208101919091526040015f205460ff16155b15612dd6575f5f9850985050505050505050612e1e565b848484818110612de857612de8614a14565b9050602002810190612dfa9190614cfd565b612e089060200135896149d5565b97505050600101612cb4565b5060019550505050505b935093915050565b5f612e366080830135601061326a565b60801c92915050565b5f612e3660808301358261326a565b5f612e3660c0830135601061326a565b5f6109ac84151560011884846132d3565b604080517f1626ba7e00000000000000000000000000000000000000000000000000000000808252600482018690526024820192909252604481018390525f919083908186606483013760205f60648401838b5afa9050825f5114601f3d111681169350505050949350505050565b5f6024856080015151118015612f565750612f568560a0015186606001518181016020015191516014909101107fffffffffffffffffffffffffffffffffffffffffff0000000000000000000000919091167f2274797065223a22776562617574686e2e676574220000000000000000000000141690565b8015612f705750612f708560a001518660400151886132f7565b8015612fbe5750612fbe8560800151602081518110612f9157612f91614a14565b01602001517f01000000000000000000000000000000000000000000000000000000000000009081161490565b8015613014575081158061301457506130148560800151602081518110612fe757612fe7614a14565b01602001517f04000000000000000000000000000000000000000000000000000000000000009081161490565b80156130615750613061856080015160208151811061303557613035614a14565b01602001517fff0000000000000000000000000000000000000000000000000000000000000016613345565b801561238c575061238c6002866080015160028860a001516040516130869190614e55565b602060405180830381855afa1580156130a1573d5f5f3e3d5ffd5b5050506040513d601f19601f820116820180604052508101906130c49190614b34565b6040516020016130d5929190614e60565b60408051601f19818403018152908290526130ef91614e55565b602060405180830381855afa15801561310a573d5f5f3e3d5ffd5b5050506040513d601f19601f8201168201806040525081019061312d9190614b34565b865160208801518787613398565b60605f613147836133ce565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b6060613184845f612022565b1561319957613193838361340e565b50613262565b6131c3847f0100000000000000000000000000000000000000000000000000000000000000612022565b1561320c5782613207577f2eea2f51f83910481f4b5ba28b7003a6e045d4b59f67dfff8d4c90119405008985836040516131fe929190614e78565b60405180910390a15b613262565b6040517f23a240850000000000000000000000000000000000000000000000000000000081527fff0000000000000000000000000000000000000000000000000000000000000085166004820152602401610e9e565b509392505050565b5f60108260ff1611156132a9576040517f3ba9763600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506008021b7fffffffffffffffffffffffffffffffff000000000000000000000000000000001690565b5f6109ac8484848082166580000000000016156132f1576001613464565b5f613464565b5f5f61330283613554565b6040516020016133129190614e90565b60405160208183030381529060405290505f6133398686613334888651613561565b613579565b905061238c81836135fa565b5f7f080000000000000000000000000000000000000000000000000000000000000082811614806107d85750507f1000000000000000000000000000000000000000000000000000000000000000161590565b5f5f5f6133a88888888888613605565b91509150806133c3576133be88888888886136e0565b611f7e565b509695505050505050565b5f60ff8216601f81111561204b576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6060821561341d57508061204b565b8151156134325761342d826137dc565b61204b565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8082600181111561347857613478614bf6565b0361349857657fffffffffff84169350657fffffffffff831692506134c8565b60018260018111156134ac576134ac614bf6565b036134c857658000000000008417935065800000000000831792505b6117d18560601b6135058560d01b8760d01b79ffffffffffffffffffffffffffffffffffffffffffffffffffff19166137e490919063ffffffff16565b7fffffffffffffffffffffffff0000000000000000000000000000000000000000169060601c7fffffffffffffffffffffffff0000000000000000000000000000000000000000919091161790565b60606107d882600161382f565b5f828201838110159081025f198082188302186117d1565b60606135868285516139ae565b915061359283836139ae565b92505f61359f8484614af4565b67ffffffffffffffff8111156135b7576135b7614245565b6040519080825280601f01601f1916602001820160405280156135e1576020820181803683370190505b509050838303846020870101602083015e949350505050565b5f6109af83836139bd565b5f5f61361186866139e1565b1580613624575061362284846123c0565b155b1561363457505f905060016136d6565b6136418787878787613a4b565b15613651575060019050806136d6565b6136c07fbb5a52f42f9c9261ed4361f59422a1e30036e7c32b270c8807a419feca605023600560017fa71af64de5126a4a4e02b7922d66ce9415ce88a4c9d25514d91082c8725ac9577f5d47723c8fbe580bb369fec9c2665d8e30a435b9932645482e7c9f11e872296b613a4b565b156136d057505f905060016136d6565b505f9050805b9550959350505050565b5f6136eb85856139e1565b15806136fe57506136fc83836123c0565b155b1561370a57505f6117d1565b5f6137158484613a8b565b90505f613742867fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551613c7e565b90505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551828a0990505f7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551838a0990505f61379e858484613c8d565b509050896137cc7fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183614f1b565b149b9a5050505050505050505050565b805160208201fd5b79ffffffffffff000000000000000000000000000000000000000060309190911c167fffffffffffff0000000000000000000000000000000000000000000000000000919091161790565b606082515f0361384d575060408051602081019091525f815261204b565b5f8261387d5760038451600261386391906149d5565b61386d9190614f2e565b613878906004614d39565b6138a2565b60038451600461388d9190614d39565b6138989060026149d5565b6138a29190614f2e565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b82841015613960576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f81165187535060018601955061390d565b9052508590506139a15760038651066001811461398457600281146139975761399f565b603d6001840353603d600284035361399f565b603d60018403535b505b9183525060405292915050565b5f8282188284100282186109af565b5f815183511480156109af5750508051602091820120825192909101919091201490565b5f8215801590613a1057507fffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255183105b8015613a1b57508115155b80156109af5750507f7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a81015919050565b5f6040518681528560208201528460408201528360608201528260808201525f5f5260205f60a0836101005afa613a7e57fe5b50505f5195945050505050565b613a9361415c565b60405180606001604052805f81526020015f81526020015f815250815f60108110613ac057613ac0614a14565b60200201819052506040518060600160405280848152602001838152602001600181525081600160108110613af757613af7614a14565b602002018190525060405180606001604052807f6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c29681526020017f4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f58152602001600181525081600460108110613b6e57613b6e614a14565b6020020152613b848160015b6020020151613db0565b6040820152613b94816004613b7a565b6101008201526020810151613bb1908260025b6020020151613e0c565b6060820152613bca8160015b6020020151826004613ba7565b60a0820152613bda816002613bbd565b60c0820152613bea816003613bbd565b60e0820152613c038160015b6020020151826008613ba7565b610120820152613c14816002613bf6565b610140820152613c25816003613bf6565b610160820152613c36816004613bf6565b610180820152613c508160015b602002015182600c613ba7565b6101a0820152613c61816002613c43565b6101c0820152613c72816003613c43565b6101e082015292915050565b5f6109af836002840384613e6a565b5f80808080805b6080811015613d95578115613cc857613cae848484613e8b565b91955093509150613cc0848484613e8b565b919550935091505b600c60fc89901c1660fe88901c17898160108110613ce857613ce8614a14565b60200201516040015115613d8157825f03613d5757898160108110613d0f57613d0f614a14565b6020020151518a8260108110613d2757613d27614a14565b6020020151602001518b8360108110613d4257613d42614a14565b60200201516040015191965094509250613d81565b613d798a8260108110613d6c57613d6c614a14565b6020020151868686613f2f565b919650945092505b50600297881b979690961b95600101613c94565b50613da183838361407c565b94509450505050935093915050565b613dd160405180606001604052805f81526020015f81526020015f81525090565b5f5f5f613dea855f015186602001518760400151613e8b565b6040805160608101825293845260208401929092529082015295945050505050565b613e2d60405180606001604052805f81526020015f81526020015f81525090565b5f5f5f613e4786865f015187602001518860400151613f2f565b604080516060810182529384526020840192909252908201529695505050505050565b5f5f5f613e788686866140db565b91509150816117d1576117d1601261412d565b5f5f5f7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff80868709818687098283848384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc0984858c8d096003090890508283838b09600409838482600209850385848509089650838485858609600809850385868a880385088509089550505050808186880960020991505093509350939050565b5f5f5f7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff604088015181818209828388858a8b090960208c0151098381850385868686098c090884858a8b098d51098581870387868f0908935081158415168015613fa15760018114613fe75761406b565b868586098788898386096002098903898a848a098b038b88890908089a5087888983890987098903898a8e8c038c8689090887090899505086878c88098609975061406b565b8c8c8c898283098a8283098b8c8d8384097fffffffff00000001000000000000000000000000fffffffffffffffffffffffc098d8e8889096003090890508b8c83870960040994508b8c866002098d038d838409089e508b8c8384096008098c0391508b8f8d03860894508b828d878409089d505050898a8284096002099a505050505b505050505050509450945094915050565b5f5f825f0361408f57505f905080612e1e565b7fffffffff00000001000000000000000000000000ffffffffffffffffffffffff5f6140bb8583613c7e565b905081818209828189099450828383830988099350505050935093915050565b5f5f825f036140ee57505f905080612e1e565b60405160208152602080820152602060408201528560608201528460808201528360a082015260205f60c08360055afa9250505f519050935093915050565b634e487b715f52806020526024601cfd5b5080545f8255600202905f5260205f2090810190611a8f91906141a3565b6040518061020001604052806010905b61418d60405180606001604052805f81526020015f81526020015f81525090565b81526020019060019003908161416c5790505090565b5b808211156141bd575f80825560018201556002016141a4565b5090565b803573ffffffffffffffffffffffffffffffffffffffff811681146107db575f5ffd5b5f602082840312156141f4575f5ffd5b6109af826141c1565b80357fffffffff00000000000000000000000000000000000000000000000000000000811681146107db575f5ffd5b5f6020828403121561423c575f5ffd5b6109af826141fd565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b60405160c0810167ffffffffffffffff8111828210171561429557614295614245565b60405290565b604051601f8201601f1916810167ffffffffffffffff811182821017156142c4576142c4614245565b604052919050565b5f82601f8301126142db575f5ffd5b8135602083015f5f67ffffffffffffffff8411156142fb576142fb614245565b50601f8301601f19166020016143108161429b565b915050828152858383011115614324575f5ffd5b828260208301375f92810160200192909252509392505050565b5f5f5f5f60808587031215614351575f5ffd5b61435a856141c1565b9350614368602086016141c1565b925060408501359150606085013567ffffffffffffffff81111561438a575f5ffd5b614396878288016142cc565b91505092959194509250565b5f5f5f604084860312156143b4575f5ffd5b83359250602084013567ffffffffffffffff8111156143d1575f5ffd5b8401601f810186136143e1575f5ffd5b803567ffffffffffffffff8111156143f7575f5ffd5b866020828401011115614408575f5ffd5b939660209190910195509293505050565b5f5f5f6060848603121561442b575f5ffd5b833567ffffffffffffffff811115614441575f5ffd5b84016101208187031215614453575f5ffd5b95602085013595506040909401359392505050565b5f5f83601f840112614478575f5ffd5b50813567ffffffffffffffff81111561448f575f5ffd5b6020830191508360208260061b8501011115612709575f5ffd5b5f5f5f5f5f608086880312156144bd575f5ffd5b6144c6866141c1565b9450602086013565ffffffffffff811681146144e0575f5ffd5b935060408601356fffffffffffffffffffffffffffffffff81168114614504575f5ffd5b9250606086013567ffffffffffffffff81111561451f575f5ffd5b61452b88828901614468565b969995985093965092949392505050565b5f5f6040838503121561454d575f5ffd5b50508035926020909101359150565b5f6020828403121561456c575f5ffd5b813577ffffffffffffffffffffffffffffffffffffffffffffffff811681146109af575f5ffd5b602080825282518282018190525f918401906040840190835b818110156145d65783518051845260209081015181850152909301926040909201916001016145ac565b509095945050505050565b5f5f602083850312156145f2575f5ffd5b823567ffffffffffffffff811115614608575f5ffd5b61461485828601614468565b90969095509350505050565b806040810183101561204b575f5ffd5b5f5f5f5f5f60c08688031215614644575f5ffd5b8535945060208601359350604086013592506146638760608801614620565b915060a086013567ffffffffffffffff81111561467e575f5ffd5b61468a88828901614620565b9150509295509295909350565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6146ff60e0830189614697565b82810360408401526147118189614697565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015614773578351835260209384019390920191600101614755565b50909b9a5050505050505050505050565b5f82601f830112614793575f5ffd5b813567ffffffffffffffff8111156147ad576147ad614245565b8060051b6147bd6020820161429b565b918252602081850181019290810190868411156147d8575f5ffd5b6020860192505b8383101561238c5782358252602092830192909101906147df565b5f5f5f5f5f60a0868803121561480e575f5ffd5b614817866141c1565b9450614825602087016141c1565b9350604086013567ffffffffffffffff811115614840575f5ffd5b61484c88828901614784565b935050606086013567ffffffffffffffff811115614868575f5ffd5b61487488828901614784565b925050608086013567ffffffffffffffff811115614890575f5ffd5b61468a888289016142cc565b5f602082840312156148ac575f5ffd5b5035919050565b5f5f5f606084860312156148c5575f5ffd5b6148ce846141c1565b92506148dc602085016141c1565b91506148ea604085016141fd565b90509250925092565b5f5f5f5f5f60a08688031215614907575f5ffd5b614910866141c1565b945061491e602087016141c1565b93506040860135925060608601359150608086013567ffffffffffffffff811115614890575f5ffd5b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe184360301811261497a575f5ffd5b83018035915067ffffffffffffffff821115614994575f5ffd5b602001915036819003821315612709575f5ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561204b5761204b6149a8565b5f67ffffffffffffffff821667ffffffffffffffff8103614a0b57614a0b6149a8565b60010192915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b65ffffffffffff851681526fffffffffffffffffffffffffffffffff8416602082015260606040820181905281018290525f8360808301825b85811015614ae85773ffffffffffffffffffffffffffffffffffffffff614aa0846141c1565b1682527fffffffff00000000000000000000000000000000000000000000000000000000614ad0602085016141fd565b16602083015260409283019290910190600101614a7a565b50979650505050505050565b8181038181111561204b5761204b6149a8565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603160045260245ffd5b5f60208284031215614b44575f5ffd5b5051919050565b5f6040828403128015614b5c575f5ffd5b506040805190810167ffffffffffffffff81118282101715614b8057614b80614245565b604052823581526020928301359281019290925250919050565b5f5f198203614bab57614bab6149a8565b5060010190565b602080825281018290525f8360408301825b85811015614bec57823582526020808401359083015260409283019290910190600101614bc4565b5095945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f5f85851115614c31575f5ffd5b83861115614c3d575f5ffd5b5050820193919092039150565b8035602083101561204b575f19602084900360031b1b1692915050565b5f60c08236031215614c77575f5ffd5b614c7f614272565b82358152602080840135908201526040808401359082015260608084013590820152608083013567ffffffffffffffff811115614cba575f5ffd5b614cc6368286016142cc565b60808301525060a083013567ffffffffffffffff811115614ce5575f5ffd5b614cf1368286016142cc565b60a08301525092915050565b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa1833603018112614d2f575f5ffd5b9190910192915050565b808202811582820484141761204b5761204b6149a8565b6fffffffffffffffffffffffffffffffff828116828216039081111561204b5761204b6149a8565b600181811c90821680614d8c57607f821691505b602082108103614dc3577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b818382375f9101908152919050565b80357fffffffff000000000000000000000000000000000000000000000000000000008116906004841015614e37577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505b5092915050565b5f81518060208401855e5f93019283525090919050565b5f6109af8284614e3e565b5f614e6b8285614e3e565b9283525050602001919050565b828152604060208201525f6109ac6040830184614697565b7f226368616c6c656e6765223a220000000000000000000000000000000000000081525f614ec1600d830184614e3e565b7f220000000000000000000000000000000000000000000000000000000000000081526001019392505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82614f2957614f29614eee565b500690565b5f82614f3c57614f3c614eee565b50049056';
