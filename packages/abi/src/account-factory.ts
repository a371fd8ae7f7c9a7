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
    "name": "SettingsFixed",
    "inputs": [
      {
        "name": "implementation",
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
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotAllowed",
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
  '0x60a060405234801561000f575f5ffd5b50604051612f55380380612f5583398101604081905261002e916102bf565b6202a300836001600160a01b03811661006057604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100895f82610181565b5050506001600160a01b03821615806100a957506001600160a01b038116155b156100c757604051630da30f6560e31b815260040160405180910390fd5b6100f17f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92983610181565b5061011c7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a82610181565b5060405161012990610297565b604051809103905ff080158015610142573d5f5f3e3d5ffd5b506001600160a01b031660808190526040517fb76ebe35bb85b5e9b281d798531177dcc100d221ac4d0e84276951bd88901c23905f90a25050506102ff565b5f826101dd575f61019a6002546001600160a01b031690565b6001600160a01b0316146101c157604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101e783836101f0565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610290575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556102483390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101ea565b505f6101ea565b610d268061222f83390190565b80516001600160a01b03811681146102ba575f5ffd5b919050565b5f5f5f606084860312156102d1575f5ffd5b6102da846102a4565b92506102e8602085016102a4565b91506102f6604085016102a4565b90509250925092565b608051611f0a6103255f395f81816103a5015281816108ef0152610ae90152611f0a5ff3fe608060405234801561000f575f5ffd5b5060043610610269575f3560e01c80637368a8ce11610157578063b9a2ba8d116100d2578063d602b9fd11610088578063f582f2001161006e578063f582f20014610557578063f5b541a61461056a578063f7696e3814610591575f5ffd5b8063d602b9fd14610528578063e63ab1e914610530575f5ffd5b8063cefc1429116100b8578063cefc1429146104ce578063cf6eefb7146104d6578063d547741f14610515575f5ffd5b8063b9a2ba8d146104b3578063cc8463c8146104c6575f5ffd5b806391d1485411610127578063a1eda53c1161010d578063a1eda53c1461047b578063a217fddf146104a2578063b5acb567146104a9575f5ffd5b806391d148541461043b578063999d55fb14610471575f5ffd5b80637368a8ce146104075780638456cb591461041a57806384ef8ffc146104225780638da5cb5b14610433575f5ffd5b80632e10fef2116101e75780633f4ba83a116101b75780635c975abb1161019d5780635c975abb146103d9578063634e93da146103e1578063649a5ec7146103f4575f5ffd5b80633f4ba83a146103c75780634e3dc2df146103cf575f5ffd5b80632e10fef2146103705780632f2ff15d1461037a57806336568abe1461038d5780633a4741bd146103a0575f5ffd5b80630b61a8871161023c57806312758e5d1161022257806312758e5d146103265780632358391214610345578063248a9ca31461034e575f5ffd5b80630b61a887146102ce5780630ee16aee146102f9575f5ffd5b806301ffc9a71461026d578063022d63fb1461029557806307a73264146102b15780630aa6220b146102c6575b5f5ffd5b61028061027b366004611d9b565b6105e2565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff909116815260200161028c565b6102c46102bf366004611dee565b61063d565b005b6102c46108d4565b6102e16102dc366004611e1c565b6108e9565b6040516001600160a01b03909116815260200161028c565b610318610307366004611e1c565b60066020525f908152604090205481565b60405190815260200161028c565b610318610334366004611e1c565b60056020525f908152604090205481565b61031860045481565b61031861035c366004611e1c565b5f9081526020819052604090206001015490565b6103186201518081565b6102c4610388366004611dee565b610914565b6102c461039b366004611dee565b610959565b6102e17f000000000000000000000000000000000000000000000000000000000000000081565b6102c4610a44565b61031862278d0081565b610280610a76565b6102c46103ef366004611e33565b610a92565b6102c4610402366004611e4e565b610aa5565b6102e1610415366004611e1c565b610ab8565b6102c4610b4c565b6002546001600160a01b03166102e1565b6102e1610b7e565b610280610449366004611dee565b5f918252602082815260408084206001600160a01b0393909316845291905290205460ff1690565b61031862093a8081565b610483610b91565b6040805165ffffffffffff93841681529290911660208301520161028c565b6103185f81565b6103186203f48081565b6102c46104c1366004611e1c565b610c0b565b61029a610ded565b6102c4610e8a565b600154604080516001600160a01b03831681527401000000000000000000000000000000000000000090920465ffffffffffff1660208301520161028c565b6102c4610523366004611dee565b610ed9565b6102c4610f1a565b6103187f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b6102c4610565366004611e1c565b610f2c565b6103187f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6105a461059f366004611e1c565b6110e6565b6040805182516001600160a01b0390811682526020808501516bffffffffffffffffffffffff1690830152928201519092169082015260600161028c565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806106375750610637826111b2565b92915050565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92961066781611248565b61066f611252565b6001600160a01b0382166106af576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6106b984610ab8565b90505f816001600160a01b0316638da5cb5b6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156106f8573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061071c9190611e73565b90506001600160a01b0381161561076f576040517f73721eab0000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024015b60405180910390fd5b5f610779866110e6565b516001600160a01b0316146107d5575f85815260076020526040908190205490517f5d8c38440000000000000000000000000000000000000000000000000000000081526001600160a01b039091166004820152602401610766565b5f6107e36201518042611ebb565b90506040518060600160405280866001600160a01b0316815260200161080883611293565b6bffffffffffffffffffffffff9081168252336020928301525f8981526007835260409081902084518585015190931674010000000000000000000000000000000000000000026001600160a01b0393841617815593810151600190940180549483167fffffffffffffffffffffffff00000000000000000000000000000000000000009095169490941790935591518381529187169188917f0d027fcc0a186b261a32de3be8af3ea7e9956f4620b62369c92d1783be2d8345910160405180910390a3505050505050565b5f6108de81611248565b6108e66112e8565b50565b5f6106377f0000000000000000000000000000000000000000000000000000000000000000836112f2565b8161094b576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610955828261135d565b5050565b8115801561097457506002546001600160a01b038281169116145b15610a3a576001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff16811515806109bb575065ffffffffffff8116155b806109ce57504265ffffffffffff821610155b15610a0f576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610766565b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6109558282611387565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610a6e81611248565b6108e66113d8565b5f60045442108015610a8d57505060035460ff1690565b905090565b5f610a9c81611248565b61095582611448565b5f610aaf81611248565b610955826114ba565b5f8181526005602052604081205415610ad457610637826108e9565b5f828152600560205260409020429055610b0e7f000000000000000000000000000000000000000000000000000000000000000083611529565b9050806001600160a01b0316827fd61caa23c7e60d69f689a83965592bc26f0dee75c1e247864bb07bbb6fdafe4760405160405180910390a3919050565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610b7681611248565b6108e6611535565b5f610a8d6002546001600160a01b031690565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610bd357504265ffffffffffff821610155b610bde575f5f610c03565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b335f9081527fee57cd81e84075558e8fcc182a1f4393f91fc97f963a136e66b7f949a62f319f602052604090205460ff1680158015610c785750335f9081527ff7c9542c591017a21c74b6f3fab6263c7952fc0aaf9db4c22a2a04ddc7f8674f602052604090205460ff16155b15610cb1576040517ffa5cd00f000000000000000000000000000000000000000000000000000000008152336004820152602401610766565b5f610cbb836110e6565b5190506001600160a01b038116610d01576040517fdc2ed7a800000000000000000000000000000000000000000000000000000000815260048101849052602401610766565b81610d7c575f83815260066020526040902054421015610d60575f83815260066020526040908190205490517fcc213b130000000000000000000000000000000000000000000000000000000081526004810191909152602401610766565b610d6d62278d0042611ebb565b5f848152600660205260409020555b5f8381526007602052604080822082815560010180547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055516001600160a01b0383169185917f64d2f7899c3729f6029eaced98162f881568c1840815407bba40880915050aec9190a3505050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610e2e57504265ffffffffffff8216105b610e60576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610e84565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b6001546001600160a01b0316338114610ed1576040517fc22c8022000000000000000000000000000000000000000000000000000000008152336004820152602401610766565b6108e6611606565b81610f10576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61095582826116dd565b5f610f2481611248565b6108e6611701565b610f34611252565b5f610f3e826110e6565b80519091506001600160a01b0316610f85576040517fdc2ed7a800000000000000000000000000000000000000000000000000000000815260048101839052602401610766565b80602001516bffffffffffffffffffffffff16421015610fe75760208101516040517f26f8063e0000000000000000000000000000000000000000000000000000000081526bffffffffffffffffffffffff9091166004820152602401610766565b5f82815260076020526040812081815560010180547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055611029836108e9565b9050815f01516001600160a01b0316816001600160a01b0316847f81bf45d4d4c53d17375df42844151d9c4cb48eab801ab06db9ae793c46f177fd60405160405180910390a481516040517f9280937f0000000000000000000000000000000000000000000000000000000081526001600160a01b03918216600482015290821690639280937f906024015f604051808303815f87803b1580156110cb575f5ffd5b505af11580156110dd573d5f5f3e3d5ffd5b50505050505050565b60408051606080820183525f8083526020808401829052928401819052848152600783528381208451928301855280546001600160a01b038082168552740100000000000000000000000000000000000000009091046bffffffffffffffffffffffff16848601526001909101541682850181905281527fee57cd81e84075558e8fcc182a1f4393f91fc97f963a136e66b7f949a62f319f9092529190205460ff166111ad57604080516060810182525f8082526020820181905291810191909152610637565b919050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061063757507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610637565b6108e6813361170b565b61125a610a76565b15611291576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b565b5f6bffffffffffffffffffffffff8211156112e4576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526060600482015260248101839052604401610766565b5090565b6112915f5f611776565b6040513060388201526f5af43d82803e903d91602b57fd5bf3ff602482015260148101839052733d602d80600a3d3981f3363d3d373d3d3d363d738152605881018290526037600c820120607882015260556043909101205f906001600160a01b03165b9392505050565b5f8281526020819052604090206001015461137781611248565b61138183836118c2565b50505050565b6001600160a01b03811633146113c9576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6113d38282611959565b505050565b6113e06119ad565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b6040516001600160a01b03909116815260200160405180910390a1565b5f611451610ded565b61145a426119eb565b6114649190611ece565b90506114708282611a36565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f6114c482611ac4565b6114cd426119eb565b6114d79190611ece565b90506114e38282611776565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b5f61135683835f611b15565b61153d611bdc565b60045442101561154957565b5f6004545f14611569576203f4806004546115649190611ebb565b61156b565b5f5b9050804210156115aa576040517f982872a500000000000000000000000000000000000000000000000000000000815260048101829052602401610766565b6115b762093a8042611ebb565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906115eb6203f48082611ebb565b6040805192835260208301919091520160405180910390a150565b6001546001600160a01b0381169074010000000000000000000000000000000000000000900465ffffffffffff1680158061164957504265ffffffffffff821610155b1561168a576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff82166004820152602401610766565b6116a55f6116a06002546001600160a01b031690565b611959565b506116b05f836118c2565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f828152602081905260409020600101546116f781611248565b6113818383611959565b6112915f5f611a36565b5f828152602081815260408083206001600160a01b038516845290915290205460ff16610955576040517fe2517d3f0000000000000000000000000000000000000000000000000000000081526001600160a01b038216600482015260248101839052604401610766565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801561184a574265ffffffffffff82161015611821576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a0100000000000000000000000000000000000000000000000000000291909117905561184a565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b03167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f8261194f575f6118db6002546001600160a01b031690565b6001600160a01b03161461191b576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0384161790555b6113568383611c37565b5f8215801561197557506002546001600160a01b038381169116145b156119a357600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6113568383611cfc565b6119b5610a76565b611291576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff8211156112e4576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526030600482015260248101839052604401610766565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff000000000000000000000000000000000000000000000000000084166001600160a01b038816171790935590041680156113d3576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f611ace610ded565b90508065ffffffffffff168365ffffffffffff1611611af657611af18382611eec565b611356565b61135665ffffffffffff8416620697805f828218828410028218611356565b5f81471015611b59576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101839052604401610766565b763d602d80600a3d3981f3363d3d373d3d3d363d730000008460601b60e81c175f526e5af43d82803e903d91602b57fd5bf38460781b17602052826037600984f590506001600160a01b038116611356576040517fb06ebf3d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611be4611252565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a25861142b3390565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16611cf5575f838152602081815260408083206001600160a01b0386168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055611cad3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610637565b505f610637565b5f828152602081815260408083206001600160a01b038516845290915281205460ff1615611cf5575f838152602081815260408083206001600160a01b038616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610637565b5f60208284031215611dab575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611356575f5ffd5b6001600160a01b03811681146108e6575f5ffd5b5f5f60408385031215611dff575f5ffd5b823591506020830135611e1181611dda565b809150509250929050565b5f60208284031215611e2c575f5ffd5b5035919050565b5f60208284031215611e43575f5ffd5b813561135681611dda565b5f60208284031215611e5e575f5ffd5b813565ffffffffffff81168114611356575f5ffd5b5f60208284031215611e83575f5ffd5b815161135681611dda565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561063757610637611e8e565b65ffffffffffff818116838216019081111561063757610637611e8e565b65ffffffffffff828116828216039081111561063757610637611e8e5660a0604052348015600e575f5ffd5b5033608052608051610cf46100325f395f818161013601526103760152610cf45ff3fe608060405260043610610096575f3560e01c80639280937f11610066578063bc197c811161004c578063bc197c81146101f5578063f23a6e6114610239578063f2fde38b1461027d575f5ffd5b80639280937f146101a8578063b61d27f6146101c9575f5ffd5b806301ffc9a7146100a1578063150b7a02146100d55780632dd31000146101255780638da5cb5b1461017d575f5ffd5b3661009d57005b5f5ffd5b3480156100ac575f5ffd5b506100c06100bb3660046108b1565b61029c565b60405190151581526020015b60405180910390f35b3480156100e0575f5ffd5b506100f46100ef366004610a1e565b610334565b6040517fffffffff0000000000000000000000000000000000000000000000000000000090911681526020016100cc565b348015610130575f5ffd5b506101587f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100cc565b348015610188575f5ffd5b505f546101589073ffffffffffffffffffffffffffffffffffffffff1681565b3480156101b3575f5ffd5b506101c76101c2366004610a82565b61035e565b005b3480156101d4575f5ffd5b506101e86101e3366004610a9b565b6104ad565b6040516100cc9190610b1e565b348015610200575f5ffd5b506100f461020f366004610bf1565b7fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b348015610244575f5ffd5b506100f4610253366004610ca0565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b348015610288575f5ffd5b506101c7610297366004610a82565b6105c1565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000148061032e57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b92915050565b7f150b7a02000000000000000000000000000000000000000000000000000000005b949350505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146103d4576040517fb550282e0000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b5f5473ffffffffffffffffffffffffffffffffffffffff161561043e575f546040517f73721eab00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff90911660048201526024016103cb565b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff831690811782556040519091907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0908290a350565b5f5460609073ffffffffffffffffffffffffffffffffffffffff163314610502576040517f245aecd30000000000000000000000000000000000000000000000000000000081523360048201526024016103cb565b8473ffffffffffffffffffffffffffffffffffffffff167f6f6c6d78a4851d4c222c8404fc92372ee84b7b81054305ae8ea3c83c2dabd42e8560405161054a91815260200190565b60405180910390a281156105a0576105998584848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152508992506106cf915050565b9050610356565b6105aa8585610801565b5060408051602081019091525f8152949350505050565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610613576040517f245aecd30000000000000000000000000000000000000000000000000000000081523360048201526024016103cb565b73ffffffffffffffffffffffffffffffffffffffff8116610660576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081178255604051909133917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a350565b606081471015610714576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044016103cb565b5f610720858486610878565b905080801561074e57505f3d118061074e57505f8573ffffffffffffffffffffffffffffffffffffffff163b115b156107635761075b61088d565b9150506107fa565b80156107b3576040517f9996b31500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff861660048201526024016103cb565b3d156107c6576107c16108a6565b6107f8565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b505b9392505050565b80471015610844576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016103cb565b61085d828260405180602001604052805f815250610878565b15610866575050565b3d156107c6576108746108a6565b5050565b5f5f5f83516020850186885af1949350505050565b6040513d81523d5f602083013e3d602001810160405290565b6040513d5f823e3d81fd5b5f602082840312156108c1575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146107fa575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff81168114610913575f5ffd5b919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604051601f82017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe016810167ffffffffffffffff8111828210171561098c5761098c610918565b604052919050565b5f82601f8301126109a3575f5ffd5b813567ffffffffffffffff8111156109bd576109bd610918565b6109ee60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f84011601610945565b818152846020838601011115610a02575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f60808587031215610a31575f5ffd5b610a3a856108f0565b9350610a48602086016108f0565b925060408501359150606085013567ffffffffffffffff811115610a6a575f5ffd5b610a7687828801610994565b91505092959194509250565b5f60208284031215610a92575f5ffd5b6107fa826108f0565b5f5f5f5f60608587031215610aae575f5ffd5b610ab7856108f0565b935060208501359250604085013567ffffffffffffffff811115610ad9575f5ffd5b8501601f81018713610ae9575f5ffd5b803567ffffffffffffffff811115610aff575f5ffd5b876020828401011115610b10575f5ffd5b949793965060200194505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f82601f830112610b80575f5ffd5b813567ffffffffffffffff811115610b9a57610b9a610918565b8060051b610baa60208201610945565b91825260208185018101929081019086841115610bc5575f5ffd5b6020860192505b83831015610be7578235825260209283019290910190610bcc565b9695505050505050565b5f5f5f5f5f60a08688031215610c05575f5ffd5b610c0e866108f0565b9450610c1c602087016108f0565b9350604086013567ffffffffffffffff811115610c37575f5ffd5b610c4388828901610b71565b935050606086013567ffffffffffffffff811115610c5f575f5ffd5b610c6b88828901610b71565b925050608086013567ffffffffffffffff811115610c87575f5ffd5b610c9388828901610994565b9150509295509295909350565b5f5f5f5f5f60a08688031215610cb4575f5ffd5b610cbd866108f0565b9450610ccb602087016108f0565b93506040860135925060608601359150608086013567ffffffffffffffff811115610c87575f5ffd';
