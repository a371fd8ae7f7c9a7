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
    "name": "PAUSER_CANCEL_COOLDOWN",
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
        "name": "waiting",
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
          },
          {
            "name": "operator",
            "type": "address",
            "internalType": "address"
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
    "name": "pauserCancelsFrom",
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
    "name": "CancelCoolingDown",
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
  '0x60a060405234801561000f575f5ffd5b50604051612efd380380612efd83398101604081905261002e91610296565b6202a300836001600160a01b03811661006057604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100895f82610158565b5050506001600160a01b03821615806100a957506001600160a01b038116155b156100c757604051630da30f6560e31b815260040160405180910390fd5b6100f17f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92983610158565b5061011c7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a82610158565b506040516101299061026e565b604051809103905ff080158015610142573d5f5f3e3d5ffd5b506001600160a01b0316608052506102d6915050565b5f826101b4575f6101716002546001600160a01b031690565b6001600160a01b03161461019857604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101be83836101c7565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610267575f838152602081815260408083206001600160a01b03861684529091529020805460ff1916600117905561021f3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101c1565b505f6101c1565b610d05806121f883390190565b80516001600160a01b0381168114610291575f5ffd5b919050565b5f5f5f606084860312156102a8575f5ffd5b6102b18461027b565b92506102bf6020850161027b565b91506102cd6040850161027b565b90509250925092565b608051611efc6102fc5f395f81816103a5015281816108e90152610ae30152611efc5ff3fe608060405234801561000f575f5ffd5b5060043610610269575f3560e01c80637368a8ce11610157578063b9a2ba8d116100d2578063d602b9fd11610088578063f582f2001161006e578063f582f20014610557578063f5b541a61461056a578063f7696e3814610591575f5ffd5b8063d602b9fd14610528578063e63ab1e914610530575f5ffd5b8063cefc1429116100b8578063cefc1429146104ce578063cf6eefb7146104d6578063d547741f14610515575f5ffd5b8063b9a2ba8d146104b3578063cc8463c8146104c6575f5ffd5b806391d1485411610127578063a1eda53c1161010d578063a1eda53c1461047b578063a217fddf146104a2578063b5acb567146104a9575f5ffd5b806391d148541461043b578063999d55fb14610471575f5ffd5b80637368a8ce146104075780638456cb591461041a57806384ef8ffc146104225780638da5cb5b14610433575f5ffd5b80632e10fef2116101e75780633f4ba83a116101b75780635c975abb1161019d5780635c975abb146103d9578063634e93da146103e1578063649a5ec7146103f4575f5ffd5b80633f4ba83a146103c75780634e3dc2df146103cf575f5ffd5b80632e10fef2146103705780632f2ff15d1461037a57806336568abe1461038d5780633a4741bd146103a0575f5ffd5b80630b61a8871161023c57806312758e5d1161022257806312758e5d146103265780632358391214610345578063248a9ca31461034e575f5ffd5b80630b61a887146102ce5780630ee16aee146102f9575f5ffd5b806301ffc9a71461026d578063022d63fb1461029557806307a73264146102b15780630aa6220b146102c6575b5f5ffd5b61028061027b366004611d8d565b6105e2565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff909116815260200161028c565b6102c46102bf366004611de0565b61063d565b005b6102c46108ce565b6102e16102dc366004611e0e565b6108e3565b6040516001600160a01b03909116815260200161028c565b610318610307366004611e0e565b60066020525f908152604090205481565b60405190815260200161028c565b610318610334366004611e0e565b60056020525f908152604090205481565b61031860045481565b61031861035c366004611e0e565b5f9081526020819052604090206001015490565b6103186201518081565b6102c4610388366004611de0565b61090e565b6102c461039b366004611de0565b610953565b6102e17f000000000000000000000000000000000000000000000000000000000000000081565b6102c4610a3e565b61031862278d0081565b610280610a70565b6102c46103ef366004611e25565b610a8c565b6102c4610402366004611e40565b610a9f565b6102e1610415366004611e0e565b610ab2565b6102c4610b46565b6002546001600160a01b03166102e1565b6102e1610b78565b610280610449366004611de0565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b61031862093a8081565b610483610b8b565b6040805165ffffffffffff93841681529290911660208301520161028c565b6103185f81565b6103186203f48081565b6102c46104c1366004611e0e565b610c05565b61029a610de2565b6102c4610e7f565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff1660208301520161028c565b6102c4610523366004611de0565b610ece565b6102c4610f0f565b6103187f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6102c4610565366004611e0e565b610f21565b6103187f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6105a461059f366004611e0e565b6110d8565b6040805182516001600160a01b0390811682526020808501516bffffffffffffffffffffffff1690830152928201519092169082015260600161028c565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806106375750610637826111a4565b92915050565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296106678161123a565b61066f611244565b6001600160a01b0382166106af576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6106b984610ab2565b90505f6001600160a01b0316816001600160a01b0316638da5cb5b6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610701573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107259190611e65565b6001600160a01b031614610765576040517f569059c600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f61076f856110d8565b516001600160a01b0316146107d0575f84815260076020526040908190205490517f5d8c38440000000000000000000000000000000000000000000000000000000081526001600160a01b0390911660048201526024015b60405180910390fd5b5f6107de6201518042611ead565b90506040518060600160405280856001600160a01b0316815260200161080383611285565b6bffffffffffffffffffffffff9081168252336020928301525f8881526007835260409081902084518585015190931674010000000000000000000000000000000000000000026001600160a01b0393841617815593810151600190940180549483167fffffffffffffffffffffffff00000000000000000000000000000000000000009095169490941790935591518381529186169187917f0d027fcc0a186b261a32de3be8af3ea7e9956f4620b62369c92d1783be2d8345910160405180910390a35050505050565b5f6108d88161123a565b6108e06112da565b50565b5f6106377f0000000000000000000000000000000000000000000000000000000000000000836112e4565b81610945576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61094f828261134f565b5050565b8115801561096e57506002546001600160a01b038281169116145b15610a34576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff16811515806109b5575065ffffffffffff8116155b806109c857504265ffffffffffff821610155b15610a09576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016107c7565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b61094f8282611379565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610a688161123a565b6108e06113ca565b5f60045442108015610a8757505060035460ff1690565b905090565b5f610a968161123a565b61094f8261143a565b5f610aa98161123a565b61094f826114ac565b5f8181526005602052604081205415610ace57610637826108e3565b5f828152600560205260409020429055610b087f00000000000000000000000000000000000000000000000000000000000000008361151b565b9050806001600160a01b0316827fd61caa23c7e60d69f689a83965592bc26f0dee75c1e247864bb07bbb6fdafe4760405160405180910390a3919050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610b708161123a565b6108e0611527565b5f610a876002546001600160a01b031690565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610bcd57504265ffffffffffff821610155b610bd8575f5f610bfd565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b335f9081527fee57cd81e84075558e8fcc182a1f4393f91fc97f963a136e66b7f949a62f319f602052604090205460ff1680158015610c725750335f9081527ff7c9542c591017a21c74b6f3fab6263c7952fc0aaf9db4c22a2a04ddc7f8674f602052604090205460ff16155b15610ca9576040517f3d693ada00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610cb3836110d8565b5190506001600160a01b038116610cf6576040517f0fb67a9300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b81610d71575f83815260066020526040902054421015610d55575f83815260066020526040908190205490517fcc213b1300000000000000000000000000000000000000000000000000000000815260048101919091526024016107c7565b610d6262278d0042611ead565b5f848152600660205260409020555b5f8381526007602052604080822082815560010180547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055516001600160a01b0383169185917f64d2f7899c3729f6029eaced98162f881568c1840815407bba40880915050aec9190a3505050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610e2357504265ffffffffffff8216105b610e55576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610e79565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b0316338114610ec6576040517fc22c80220000000000000000000000000000000000000000000000000000000081523360048201526024016107c7565b6108e06115f8565b81610f05576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61094f82826116cf565b5f610f198161123a565b6108e06116f3565b610f29611244565b5f610f33826110d8565b80519091506001600160a01b0316610f77576040517f0fb67a9300000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80602001516bffffffffffffffffffffffff16421015610fd95760208101516040517f26f8063e0000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff90911660048201526024016107c7565b5f82815260076020526040812081815560010180547fffffffffffffffffffffffff000000000000000000000000000000000000000016905561101b836108e3565b9050815f01516001600160a01b0316816001600160a01b0316847f81bf45d4d4c53d17375df42844151d9c4cb48eab801ab06db9ae793c46f177fd60405160405180910390a481516040517f9280937f0000000000000000000000000000000000000000000000000000000081526001600160a01b03918216600482015290821690639280937f906024015f604051808303815f87803b1580156110bd575f5ffd5b505af11580156110cf573d5f5f3e3d5ffd5b50505050505050565b60408051606080820183525f8083526020808401829052928401819052848152600783528381208451928301855280546001600160a01b038082168552740100000000000000000000000000000000000000009091046bffffffffffffffffffffffff16848601526001909101541682850181905281527fee57cd81e84075558e8fcc182a1f4393f91fc97f963a136e66b7f949a62f319f9092529190205460ff1661119f57604080516060810182525f8082526020820181905291810191909152610637565b919050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061063757507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610637565b6108e081336116fd565b61124c610a70565b15611283576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b565b5f6bffffffffffffffffffffffff8211156112d6576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260606004820152602481018390526044016107c7565b5090565b6112835f5f611768565b6040513060388201526f5af43d82803e903d91602b57fd5bf3ff602482015260148101839052733d602d80600a3d3981f3363d3d373d3d3d363d738152605881018290526037600c820120607882015260556043909101205f906001600160a01b03165b9392505050565b5f828152602081905260409020600101546113698161123a565b61137383836118b4565b50505050565b6001600160a01b03811633146113bb576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6113c5828261194b565b505050565b6113d261199f565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611443610de2565b61144c426119dd565b6114569190611ec0565b90506114628282611a28565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6114b682611ab6565b6114bf426119dd565b6114c99190611ec0565b90506114d58282611768565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f61134883835f611b07565b61152f611bce565b60045442101561153b57565b5f6004545f1461155b576203f4806004546115569190611ead565b61155d565b5f5b90508042101561159c576040517f982872a5000000000000000000000000000000000000000000000000000000008152600481018290526024016107c7565b6115a962093a8042611ead565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906115dd6203f48082611ead565b6040805192835260208301919091520160405180910390a150565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061163b57504265ffffffffffff821610155b1561167c576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024016107c7565b6116975f6116926002546001600160a01b031690565b61194b565b506116a25f836118b4565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546116e98161123a565b611373838361194b565b6112835f5f611a28565b5f828152602081815260408083206001600160a01b038516845290915290205460ff1661094f576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602481018390526044016107c7565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801561183c574265ffffffffffff82161015611813576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a0100000000000000000000000000000000000000000000000000000291909117905561183c565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f82611941575f6118cd6002546001600160a01b031690565b6001600160a01b03161461190d576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b6113488383611c29565b5f8215801561196757506002546001600160a01b038381169116145b1561199557600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6113488383611cee565b6119a7610a70565b611283576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff8211156112d6576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260306004820152602481018390526044016107c7565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b038816171790935590041680156113c5576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f611ac0610de2565b90508065ffffffffffff168365ffffffffffff1611611ae857611ae38382611ede565b611348565b61134865ffffffffffff8416620697805f828218828410028218611348565b5f81471015611b4b576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044016107c7565b763d602d80600a3d3981f3363d3d373d3d3d363d730000008460601b60e81c175f526e5af43d82803e903d91602b57fd5bf38460781b17602052826037600984f590506001600160a01b038116611348576040517fb06ebf3d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611bd6611244565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a25861141d3390565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16611ce7575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055611c9f3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610637565b505f610637565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615611ce7575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610637565b5f60208284031215611d9d575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611348575f5ffd5b6001600160a01b03811681146108e0575f5ffd5b5f5f60408385031215611df1575f5ffd5b823591506020830135611e0381611dcc565b809150509250929050565b5f60208284031215611e1e575f5ffd5b5035919050565b5f60208284031215611e35575f5ffd5b813561134881611dcc565b5f60208284031215611e50575f5ffd5b813565ffffffffffff81168114611348575f5ffd5b5f60208284031215611e75575f5ffd5b815161134881611dcc565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561063757610637611e80565b65ffffffffffff818116838216019081111561063757610637611e80565b65ffffffffffff828116828216039081111561063757610637611e805660a0604052348015600e575f5ffd5b5033608052608051610cd36100325f395f818161013601526103760152610cd35ff3fe608060405260043610610096575f3560e01c80639280937f11610066578063bc197c811161004c578063bc197c81146101f5578063f23a6e6114610239578063f2fde38b1461027d575f5ffd5b80639280937f146101a8578063b61d27f6146101c9575f5ffd5b806301ffc9a7146100a1578063150b7a02146100d55780632dd31000146101255780638da5cb5b1461017d575f5ffd5b3661009d57005b5f5ffd5b3480156100ac575f5ffd5b506100c06100bb366004610890565b61029c565b60405190151581526020015b60405180910390f35b3480156100e0575f5ffd5b506100f46100ef3660046109fd565b610334565b6040517fffffffff0000000000000000000000000000000000000000000000000000000090911681526020016100cc565b348015610130575f5ffd5b506101587f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100cc565b348015610188575f5ffd5b505f546101589073ffffffffffffffffffffffffffffffffffffffff1681565b3480156101b3575f5ffd5b506101c76101c2366004610a61565b61035e565b005b3480156101d4575f5ffd5b506101e86101e3366004610a7a565b61048b565b6040516100cc9190610afd565b348015610200575f5ffd5b506100f461020f366004610bd0565b7fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b348015610244575f5ffd5b506100f4610253366004610c7f565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b348015610288575f5ffd5b506101c7610297366004610a61565b61059d565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000148061032e57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b92915050565b7f150b7a02000000000000000000000000000000000000000000000000000000005b949350505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146103cd576040517f32cc723600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5473ffffffffffffffffffffffffffffffffffffffff161561041c576040517f569059c600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff831690811782556040519091907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0908290a350565b5f5460609073ffffffffffffffffffffffffffffffffffffffff1633146104de576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8473ffffffffffffffffffffffffffffffffffffffff167f6f6c6d78a4851d4c222c8404fc92372ee84b7b81054305ae8ea3c83c2dabd42e8560405161052691815260200190565b60405180910390a2811561057c576105758584848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152508992506106a9915050565b9050610356565b61058685856107e0565b5060408051602081019091525f8152949350505050565b5f5473ffffffffffffffffffffffffffffffffffffffff1633146105ed576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff811661063a576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081178255604051909133917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a350565b6060814710156106f3576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044015b60405180910390fd5b5f6106ff858486610857565b905080801561072d57505f3d118061072d57505f8573ffffffffffffffffffffffffffffffffffffffff163b115b156107425761073a61086c565b9150506107d9565b8015610792576040517f9996b31500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff861660048201526024016106ea565b3d156107a5576107a0610885565b6107d7565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b505b9392505050565b80471015610823576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016106ea565b61083c828260405180602001604052805f815250610857565b15610845575050565b3d156107a557610853610885565b5050565b5f5f5f83516020850186885af1949350505050565b6040513d81523d5f602083013e3d602001810160405290565b6040513d5f823e3d81fd5b5f602082840312156108a0575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146107d9575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff811681146108f2575f5ffd5b919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604051601f82017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe016810167ffffffffffffffff8111828210171561096b5761096b6108f7565b604052919050565b5f82601f830112610982575f5ffd5b813567ffffffffffffffff81111561099c5761099c6108f7565b6109cd60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f84011601610924565b8181528460208386010111156109e1575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f60808587031215610a10575f5ffd5b610a19856108cf565b9350610a27602086016108cf565b925060408501359150606085013567ffffffffffffffff811115610a49575f5ffd5b610a5587828801610973565b91505092959194509250565b5f60208284031215610a71575f5ffd5b6107d9826108cf565b5f5f5f5f60608587031215610a8d575f5ffd5b610a96856108cf565b935060208501359250604085013567ffffffffffffffff811115610ab8575f5ffd5b8501601f81018713610ac8575f5ffd5b803567ffffffffffffffff811115610ade575f5ffd5b876020828401011115610aef575f5ffd5b949793965060200194505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f82601f830112610b5f575f5ffd5b813567ffffffffffffffff811115610b7957610b796108f7565b8060051b610b8960208201610924565b91825260208185018101929081019086841115610ba4575f5ffd5b6020860192505b83831015610bc6578235825260209283019290910190610bab565b9695505050505050565b5f5f5f5f5f60a08688031215610be4575f5ffd5b610bed866108cf565b9450610bfb602087016108cf565b9350604086013567ffffffffffffffff811115610c16575f5ffd5b610c2288828901610b50565b935050606086013567ffffffffffffffff811115610c3e575f5ffd5b610c4a88828901610b50565b925050608086013567ffffffffffffffff811115610c66575f5ffd5b610c7288828901610973565b9150509295509295909350565b5f5f5f5f5f60a08688031215610c93575f5ffd5b610c9c866108cf565b9450610caa602087016108cf565b93506040860135925060608601359150608086013567ffffffffffffffff811115610c66575f5ffd';
