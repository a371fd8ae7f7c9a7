// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract AccountFactory. */
export const accountFactoryAbi = [
  {
    "type": "constructor",
    "inputs": [
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
        "name": "pauser",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "nonpayable"
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
    "name": "FRESH_TIME",
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
    "name": "IMPLEMENTATION",
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
    "name": "LINK_DELAY",
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
    "name": "acceptDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "accountOf",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
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
    "name": "cancelDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "cancelLink",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
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
    "name": "completeLink",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "create",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createdAt",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
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
    "name": "link",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "wallet",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "isDelayed",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "linkOf",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "internalType": "struct IAccountFactory.Link",
        "components": [
          {
            "name": "wallet",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "effectiveAt",
            "type": "uint96",
            "internalType": "uint96"
          }
        ]
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
    "type": "event",
    "name": "AccountCreated",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
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
    "name": "LinkCancelled",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "wallet",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "LinkRequested",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "wallet",
        "type": "address",
        "indexed": true,
        "internalType": "address"
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
    "name": "Linked",
    "inputs": [
      {
        "name": "id",
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
        "name": "wallet",
        "type": "address",
        "indexed": true,
        "internalType": "address"
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
    "name": "AlreadyOwned",
    "inputs": []
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
    "name": "FailedDeployment",
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
    "name": "LinkPending",
    "inputs": [
      {
        "name": "wallet",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LinkWaiting",
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
    "name": "NoLink",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotAllowed",
    "inputs": []
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
  }
] as const;

/** Creation code of the contract AccountFactory, without constructor arguments. */
export const accountFactoryBytecode: `0x${string}` =
  '0x60a060405234801561000f575f5ffd5b5060405161288938038061288983398101604081905261002e91610296565b6202a300836001600160a01b03811661006057604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100895f82610158565b5050506001600160a01b03821615806100a957506001600160a01b038116155b156100c757604051630da30f6560e31b815260040160405180910390fd5b6100f17f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92983610158565b5061011c7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a82610158565b506040516101299061026e565b604051809103905ff080158015610142573d5f5f3e3d5ffd5b506001600160a01b0316608052506102d6915050565b5f826101b4575f6101716002546001600160a01b031690565b6001600160a01b03161461019857604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101be83836101c7565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610267575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561021f3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101c1565b505f6101c1565b6108d780611fb283390190565b80516001600160a01b0381168114610291575f5ffd5b919050565b5f5f5f606084860312156102a8575f5ffd5b6102b18461027b565b92506102bf6020850161027b565b91506102cd6040850161027b565b90509250925092565b608051611cb66102fc5f395f81816103020152818161060301526107e60152611cb65ff3fe608060405234801561000f575f5ffd5b5060043610610201575f3560e01c80638456cb5911610123578063cc8463c8116100b8578063d602b9fd11610088578063f582f2001161006e578063f582f200146104ac578063f5b541a6146104bf578063f7696e38146104e6575f5ffd5b8063d602b9fd1461047d578063e63ab1e914610485575f5ffd5b8063cc8463c81461041b578063cefc142914610423578063cf6eefb71461042b578063d547741f1461046a575f5ffd5b8063a1eda53c116100f3578063a1eda53c146103c7578063a217fddf146103ee578063a57a54a7146103f5578063b9a2ba8d14610408575f5ffd5b80638456cb591461037057806384ef8ffc146103785780638da5cb5b1461038957806391d1485414610391575f5ffd5b806336568abe11610199578063634e93da11610169578063634e93da14610337578063649a5ec71461034a57806364a96a30146102cd5780637368a8ce1461035d575f5ffd5b806336568abe146102ea5780633a4741bd146102fd5780633f4ba83a146103245780635c975abb1461032c575f5ffd5b806312758e5d116101d457806312758e5d1461027e578063248a9ca3146102ab5780632e10fef2146102cd5780632f2ff15d146102d7575f5ffd5b806301ffc9a714610205578063022d63fb1461022d5780630aa6220b146102495780630b61a88714610253575b5f5ffd5b610218610213366004611b04565b61058d565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610224565b6102516105e8565b005b610266610261366004611b43565b6105fd565b6040516001600160a01b039091168152602001610224565b61029d61028c366004611b43565b60046020525f908152604090205481565b604051908152602001610224565b61029d6102b9366004611b43565b5f9081526020819052604090206001015490565b61029d6201518081565b6102516102e5366004611b6e565b610628565b6102516102f8366004611b6e565b61066d565b6102667f000000000000000000000000000000000000000000000000000000000000000081565b61025161075d565b60035460ff16610218565b610251610345366004611b9c565b61078f565b610251610358366004611bb7565b6107a2565b61026661036b366004611b43565b6107b5565b610251610849565b6002546001600160a01b0316610266565b61026661087b565b61021861039f366004611b6e565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b6103cf610893565b6040805165ffffffffffff938416815292909116602083015201610224565b61029d5f81565b610251610403366004611bdc565b61090d565b610251610416366004611b43565b610bad565b610232610ce5565b610251610d82565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610224565b610251610478366004611b6e565b610dd1565b610251610e12565b61029d7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6102516104ba366004611b43565b610e24565b61029d7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b61055b6104f4366004611b43565b604080518082019091525f8082526020820152505f908152600560209081526040918290208251808401909352546001600160a01b03811683527401000000000000000000000000000000000000000090046bffffffffffffffffffffffff169082015290565b6040805182516001600160a01b031681526020928301516bffffffffffffffffffffffff169281019290925201610224565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806105e257506105e282610f3b565b92915050565b5f6105f281610fd1565b6105fa610fdb565b50565b5f6105e27f000000000000000000000000000000000000000000000000000000000000000083610fe7565b8161065f576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6106698282611052565b5050565b8115801561068857506002546001600160a01b038281169116145b15610753576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff16811515806106cf575065ffffffffffff8116155b806106e257504265ffffffffffff821610155b15610728576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b610669828261107c565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61078781610fd1565b6105fa6110cd565b5f61079981610fd1565b6106698261113d565b5f6107ac81610fd1565b610669826111af565b5f81815260046020526040812054156107d1576105e2826105fd565b5f82815260046020526040902042905561080b7f00000000000000000000000000000000000000000000000000000000000000008361121e565b9050806001600160a01b0316827fd61caa23c7e60d69f689a83965592bc26f0dee75c1e247864bb07bbb6fdafe4760405160405180910390a3919050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61087381610fd1565b6105fa61122a565b5f61088e6002546001600160a01b031690565b905090565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680151580156108d557504265ffffffffffff821610155b6108e0575f5f610905565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92961093781610fd1565b61093f611285565b6001600160a01b03831661097f576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610989856107b5565b90505f6001600160a01b0316816001600160a01b0316638da5cb5b6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156109d1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109f59190611c1f565b6001600160a01b031614610a35576040517f569059c600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f858152600560205260409020546001600160a01b031615610a9e575f85815260056020526040908190205490517f5d8c38440000000000000000000000000000000000000000000000000000000081526001600160a01b03909116600482015260240161071f565b5f85815260046020526040812054610aba906201518090611c67565b42109050808015610ac9575083155b15610ade57610ad98683876112c2565b610ba5565b5f610aec6201518042611c67565b90506040518060400160405280876001600160a01b03168152602001610b1183611377565b6bffffffffffffffffffffffff9081169091525f898152600560209081526040918290208451949091015190921674010000000000000000000000000000000000000000026001600160a01b0393841617909155519087169088907f0d027fcc0a186b261a32de3be8af3ea7e9956f4620b62369c92d1783be2d834590610b9b9085815260200190565b60405180910390a3505b505050505050565b335f9081527fee57cd81e84075558e8fcc182a1f4393f91fc97f963a136e66b7f949a62f319f602052604090205460ff16158015610c195750335f9081527ff7c9542c591017a21c74b6f3fab6263c7952fc0aaf9db4c22a2a04ddc7f8674f602052604090205460ff16155b15610c50576040517f3d693ada00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f818152600560205260409020546001600160a01b031680610c9e576040517f0fb67a9300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f82815260056020526040808220829055516001600160a01b0383169184917f64d2f7899c3729f6029eaced98162f881568c1840815407bba40880915050aec9190a35050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610d2657504265ffffffffffff8216105b610d58576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610d7c565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b0316338114610dc9576040517fc22c802200000000000000000000000000000000000000000000000000000000815233600482015260240161071f565b6105fa6113cc565b81610e08576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61066982826114a3565b5f610e1c81610fd1565b6105fa6114c7565b610e2c611285565b5f818152600560209081526040918290208251808401909352546001600160a01b038116808452740100000000000000000000000000000000000000009091046bffffffffffffffffffffffff1691830191909152610eb7576040517f0fb67a9300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80602001516bffffffffffffffffffffffff16421015610f195760208101516040517f26f8063e0000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff909116600482015260240161071f565b5f8281526005602052604081205561066982610f34816105fd565b83516112c2565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806105e257507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146105e2565b6105fa81336114d1565b610fe55f5f61153c565b565b6040513060388201526f5af43d82803e903d91602b57fd5bf3ff602482015260148101839052733d602d80600a3d3981f3363d3d373d3d3d363d738152605881018290526037600c820120607882015260556043909101205f906001600160a01b03165b9392505050565b5f8281526020819052604090206001015461106c81610fd1565b6110768383611688565b50505050565b6001600160a01b03811633146110be576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6110c8828261171f565b505050565b6110d5611773565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611146610ce5565b61114f426117af565b6111599190611c7a565b905061116582826117fa565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6111b982611888565b6111c2426117af565b6111cc9190611c7a565b90506111d8828261153c565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f61104b83835f6118d9565b611232611285565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586111203390565b60035460ff1615610fe5576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b806001600160a01b0316826001600160a01b0316847f81bf45d4d4c53d17375df42844151d9c4cb48eab801ab06db9ae793c46f177fd60405160405180910390a46040517f9280937f0000000000000000000000000000000000000000000000000000000081526001600160a01b038281166004830152831690639280937f906024015f604051808303815f87803b15801561135c575f5ffd5b505af115801561136e573d5f5f3e3d5ffd5b50505050505050565b5f6bffffffffffffffffffffffff8211156113c8576040517f6dfcc650000000000000000000000000000000000000000000000000000000008152606060048201526024810183905260440161071f565b5090565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061140f57504265ffffffffffff821610155b15611450576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff8216600482015260240161071f565b61146b5f6114666002546001600160a01b031690565b61171f565b506114765f83611688565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546114bd81610fd1565b611076838361171f565b610fe55f5f6117fa565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16610669576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024810183905260440161071f565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015611610574265ffffffffffff821610156115e7576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a01000000000000000000000000000000000000000000000000000002919091179055611610565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f82611715575f6116a16002546001600160a01b031690565b6001600160a01b0316146116e1576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b61104b83836119a0565b5f8215801561173b57506002546001600160a01b038381169116145b1561176957600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b61104b8383611a65565b60035460ff16610fe5576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff8211156113c8576040517f6dfcc650000000000000000000000000000000000000000000000000000000008152603060048201526024810183905260440161071f565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b038816171790935590041680156110c8576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f611892610ce5565b90508065ffffffffffff168365ffffffffffff16116118ba576118b58382611c98565b61104b565b61104b65ffffffffffff8416620697805f82821882841002821861104b565b5f8147101561191d576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810183905260440161071f565b763d602d80600a3d3981f3363d3d373d3d3d363d730000008460601b60e81c175f526e5af43d82803e903d91602b57fd5bf38460781b17602052826037600984f590506001600160a01b03811661104b576040517fb06ebf3d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f828152602081815260408083206001600160a01b038516845290915281205460ff16611a5e575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055611a163390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016105e2565b505f6105e2565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615611a5e575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016105e2565b5f60208284031215611b14575f5ffd5b81357fffffffff000000000000000000000000000000000000000000000000000000008116811461104b575f5ffd5b5f60208284031215611b53575f5ffd5b5035919050565b6001600160a01b03811681146105fa575f5ffd5b5f5f60408385031215611b7f575f5ffd5b823591506020830135611b9181611b5a565b809150509250929050565b5f60208284031215611bac575f5ffd5b813561104b81611b5a565b5f60208284031215611bc7575f5ffd5b813565ffffffffffff8116811461104b575f5ffd5b5f5f5f60608486031215611bee575f5ffd5b833592506020840135611c0081611b5a565b915060408401358015158114611c14575f5ffd5b809150509250925092565b5f60208284031215611c2f575f5ffd5b815161104b81611b5a565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156105e2576105e2611c3a565b65ffffffffffff81811683821601908111156105e2576105e2611c3a565b65ffffffffffff82811682821603908111156105e2576105e2611c3a5660a0604052348015600e575f5ffd5b50336080526080516108a66100315f395f818160fc01526101f201526108a65ff3fe608060405260043610610066575f3560e01c80639280937f116100415780639280937f1461016e578063b61d27f61461018f578063f2fde38b146101bb575f5ffd5b8063150b7a02146100715780632dd31000146100eb5780638da5cb5b14610143575f5ffd5b3661006d57005b5f5ffd5b34801561007c575f5ffd5b506100b561008b36600461077a565b7f150b7a020000000000000000000000000000000000000000000000000000000095945050505050565b6040517fffffffff0000000000000000000000000000000000000000000000000000000090911681526020015b60405180910390f35b3480156100f6575f5ffd5b5061011e7f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100e2565b34801561014e575f5ffd5b505f5461011e9073ffffffffffffffffffffffffffffffffffffffff1681565b348015610179575f5ffd5b5061018d6101883660046107e4565b6101da565b005b34801561019a575f5ffd5b506101ae6101a93660046107fd565b610307565b6040516100e29190610853565b3480156101c6575f5ffd5b5061018d6101d53660046107e4565b61041a565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610249576040517f32cc723600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5473ffffffffffffffffffffffffffffffffffffffff1615610298576040517f569059c600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff831690811782556040519091907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0908290a350565b5f5460609073ffffffffffffffffffffffffffffffffffffffff16331461035a576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8473ffffffffffffffffffffffffffffffffffffffff167f6f6c6d78a4851d4c222c8404fc92372ee84b7b81054305ae8ea3c83c2dabd42e856040516103a291815260200190565b60405180910390a281156103f8576103f18584848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250899250610526915050565b9050610412565b610402858561065d565b5060408051602081019091525f81525b949350505050565b5f5473ffffffffffffffffffffffffffffffffffffffff16331461046a576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff81166104b7576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081178255604051909133917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a350565b606081471015610570576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044015b60405180910390fd5b5f61057c8584866106d4565b90508080156105aa57505f3d11806105aa57505f8573ffffffffffffffffffffffffffffffffffffffff163b115b156105bf576105b76106e9565b915050610656565b801561060f576040517f9996b31500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff86166004820152602401610567565b3d156106225761061d610702565b610654565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b505b9392505050565b804710156106a0576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610567565b6106b9828260405180602001604052805f8152506106d4565b156106c2575050565b3d15610622576106d0610702565b5050565b5f5f5f83516020850186885af1949350505050565b6040513d81523d5f602083013e3d602001810160405290565b6040513d5f823e3d81fd5b803573ffffffffffffffffffffffffffffffffffffffff81168114610730575f5ffd5b919050565b5f5f83601f840112610745575f5ffd5b50813567ffffffffffffffff81111561075c575f5ffd5b602083019150836020828501011115610773575f5ffd5b9250929050565b5f5f5f5f5f6080868803121561078e575f5ffd5b6107978661070d565b94506107a56020870161070d565b935060408601359250606086013567ffffffffffffffff8111156107c7575f5ffd5b6107d388828901610735565b969995985093965092949392505050565b5f602082840312156107f4575f5ffd5b6106568261070d565b5f5f5f5f60608587031215610810575f5ffd5b6108198561070d565b935060208501359250604085013567ffffffffffffffff81111561083b575f5ffd5b61084787828801610735565b95989497509550505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f8301168401019150509291505056';
