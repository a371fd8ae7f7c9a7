// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract TokenFactory. */
export const tokenFactoryAbi = [
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
    "name": "create",
    "inputs": [
      {
        "name": "name",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "symbol",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "supply",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "contractUri",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createFor",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "internalType": "bytes32"
      },
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
        "name": "symbol",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "supply",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "contractUri",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createdCountOf",
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
    "name": "isCreated",
    "inputs": [
      {
        "name": "token",
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
    "name": "nextTokenOf",
    "inputs": [
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
        "name": "symbol",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "supply",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "contractUri",
        "type": "string",
        "internalType": "string"
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
    "name": "tokenOf",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
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
    "name": "TokenCreated",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "opId",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "name",
        "type": "string",
        "indexed": false,
        "internalType": "string"
      },
      {
        "name": "symbol",
        "type": "string",
        "indexed": false,
        "internalType": "string"
      },
      {
        "name": "supply",
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
    "name": "CloneArgumentsTooLong",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Create2EmptyBytecode",
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
    "name": "InvalidName",
    "inputs": [
      {
        "name": "name",
        "type": "string",
        "internalType": "string"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidOperation",
    "inputs": [
      {
        "name": "opId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidSupply",
    "inputs": [
      {
        "name": "supply",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidSymbol",
    "inputs": [
      {
        "name": "symbol",
        "type": "string",
        "internalType": "string"
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
  }
] as const;

/** Creation code of the contract TokenFactory, without constructor arguments. */
export const tokenFactoryBytecode: `0x${string}` =
  '0x60a060405234801561000f575f5ffd5b506040516151b03803806151b083398101604081905261002e916102bf565b6202a300836001600160a01b03811661006057604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff8516021790556100895f82610181565b5050506001600160a01b03821615806100a957506001600160a01b038116155b156100c757604051630da30f6560e31b815260040160405180910390fd5b6100f17f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92983610181565b5061011c7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a82610181565b5060405161012990610297565b604051809103905ff080158015610142573d5f5f3e3d5ffd5b506001600160a01b031660808190526040517fb76ebe35bb85b5e9b281d798531177dcc100d221ac4d0e84276951bd88901c23905f90a25050506102ff565b5f826101dd575f61019a6002546001600160a01b031690565b6001600160a01b0316146101c157604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6101e783836101f0565b90505b92915050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610290575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556102483390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016101ea565b505f6101ea565b611d4f8061346183390190565b80516001600160a01b03811681146102ba575f5ffd5b919050565b5f5f5f606084860312156102d1575f5ffd5b6102da846102a4565b92506102e8602085016102a4565b91506102f6604085016102a4565b90509250925092565b60805161313c6103255f395f81816102ef01528181610b6d0152610f82015261313c5ff3fe608060405234801561000f575f5ffd5b5060043610610201575f3560e01c80638da5cb5b11610123578063cc8463c8116100b8578063d602b9fd11610088578063f2c374ed1161006e578063f2c374ed146104f3578063f5b541a614610512578063f802729614610539575f5ffd5b8063d602b9fd146104c4578063e63ab1e9146104cc575f5ffd5b8063cc8463c814610455578063cefc14291461045d578063cf6eefb714610465578063d547741f146104b1575f5ffd5b8063a1eda53c116100f3578063a1eda53c146103e8578063a217fddf1461040f578063b5acb56714610416578063bae667bc14610420575f5ffd5b80638da5cb5b146103805780638fc3f2561461038857806391d148541461039b578063999d55fb146103de575f5ffd5b80633a4741bd11610199578063634e93da11610169578063634e93da14610334578063649a5ec7146103475780638456cb591461035a57806384ef8ffc14610362575f5ffd5b80633a4741bd146102ea5780633f4ba83a1461031157806347a84fea146103195780635c975abb1461032c575f5ffd5b8063248a9ca3116101d4578063248a9ca31461026a5780632da1d60a1461028c5780632f2ff15d146102c457806336568abe146102d7575f5ffd5b806301ffc9a714610205578063022d63fb1461022d5780630aa6220b146102495780632358391214610253575b5f5ffd5b610218610213366004612afe565b61055b565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff9091168152602001610224565b6102516105b6565b005b61025c60045481565b604051908152602001610224565b61025c610278366004612b3d565b5f9081526020819052604090206001015490565b61029f61029a366004612b92565b6105cb565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610224565b6102516102d2366004612c62565b61068a565b6102516102e5366004612c62565b6106cf565b61029f7f000000000000000000000000000000000000000000000000000000000000000081565b6102516107d9565b61029f610327366004612c8c565b61080b565b6102186109f7565b610251610342366004612d4f565b610a13565b610251610355366004612d68565b610a26565b610251610a39565b60025473ffffffffffffffffffffffffffffffffffffffff1661029f565b61029f610a6b565b61029f610396366004612d8d565b610a8b565b6102186103a9366004612c62565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b61025c62093a8081565b6103f0610ba2565b6040805165ffffffffffff938416815292909116602083015201610224565b61025c5f81565b61025c6203f48081565b61029f61042e366004612b3d565b60066020525f908152604090205473ffffffffffffffffffffffffffffffffffffffff1681565b610232610c1c565b610251610cb9565b6001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff16602083015201610224565b6102516104bf366004612c62565b610d15565b610251610d56565b61025c7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a81565b61025c610501366004612d4f565b60076020525f908152604090205481565b61025c7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b610218610547366004612d4f565b60056020525f908152604090205460ff1681565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f314987860000000000000000000000000000000000000000000000000000000014806105b057506105b082610d68565b92915050565b5f6105c081610dfe565b6105c8610e08565b50565b5f6105d4610e14565b61067e5f5f1b338a8a8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050604080516020601f8e018190048102820181019092528c815292508c91508b90819084018382808284375f9201919091525050604080516020601f8c018190048102820181019092528a81528c935091508a908a90819084018382808284375f92019190915250610e5392505050565b98975050505050505050565b816106c1576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6106cb82826110d8565b5050565b811580156106f7575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b156107cf5760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff168115158061074b575065ffffffffffff8116155b8061075e57504265ffffffffffff821610155b156107a4576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6106cb8282611102565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a61080381610dfe565b6105c8611160565b5f7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92961083681610dfe565b61083e610e14565b8a158061086d57505f8b81526006602052604090205473ffffffffffffffffffffffffffffffffffffffff1615155b156108a7576040517fccbb5b34000000000000000000000000000000000000000000000000000000008152600481018c905260240161079b565b73ffffffffffffffffffffffffffffffffffffffff8a166108f4576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61099c8b8b8b8b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050604080516020601f8f018190048102820181019092528d815292508d91508c90819084018382808284375f9201919091525050604080516020601f8d018190048102820181019092528b81528d935091508b908b90819084018382808284375f92019190915250610e5392505050565b5f9b8c5260066020526040909b2080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff8d1617905550989998505050505050505050565b5f60045442108015610a0e57505060035460ff1690565b905090565b5f610a1d81610dfe565b6106cb826111dd565b5f610a3081610dfe565b6106cb8261125c565b7f65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a610a6381610dfe565b6105c86112cb565b5f610a0e60025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff88165f908152600760209081526040808320548151601f86018490048402810184019092528482528392610af0928d929188908890819084018382808284375f9201919091525061139c92505050565b90505f610b668a8a8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050604080516020601f8e018190048102820181019092528c815292508c91508b90819084018382808284375f920191909152508b92506113f1915050565b9050610b937f00000000000000000000000000000000000000000000000000000000000000008284611438565b9b9a5050505050505050505050565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610be457504265ffffffffffff821610155b610bef575f5f610c14565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610c5d57504265ffffffffffff8216105b610c8f576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610cb3565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610d0d576040517fc22c802200000000000000000000000000000000000000000000000000000000815233600482015260240161079b565b6105c861144d565b81610d4c576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6106cb828261153e565b5f610d6081610dfe565b6105c8611562565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b0000000000000000000000000000000000000000000000000000000014806105b057507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316146105b0565b6105c8813361156c565b610e125f5f6115f1565b565b610e1c6109f7565b15610e12576040517fd93c066500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610e5d8561174a565b610e9557846040517f7f19f48d00000000000000000000000000000000000000000000000000000000815260040161079b9190612e91565b610e9e8461189d565b610ed657836040517fbc7e3f5500000000000000000000000000000000000000000000000000000000815260040161079b9190612e91565b821580610ef257506fffffffffffffffffffffffffffffffff83115b15610f2c576040517f7cbab8970000000000000000000000000000000000000000000000000000000081526004810184905260240161079b565b73ffffffffffffffffffffffffffffffffffffffff86165f9081526007602052604081208054610f6d9189919084610f6383612ed0565b919050558561139c565b90505f610f7b8787876113f1565b9050610fa87f00000000000000000000000000000000000000000000000000000000000000008284611b53565b73ffffffffffffffffffffffffffffffffffffffff81165f818152600560205260409081902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055517ff399e22e0000000000000000000000000000000000000000000000000000000081529194509063f399e22e90611035908b908890600401612f07565b5f604051808303815f87803b15801561104c575f5ffd5b505af115801561105e573d5f5f3e3d5ffd5b50505050888873ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8e05c6571be4f89dab3ea50429ed14f61bcba76693c1c1cf28edfff5ee86d88a8a8a8a6040516110c493929190612f35565b60405180910390a450509695505050505050565b5f828152602081905260409020600101546110f281610dfe565b6110fc8383611b60565b50505050565b73ffffffffffffffffffffffffffffffffffffffff81163314611151576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61115b8282611c1e565b505050565b611168611c7f565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690557f5db9ee0a495bf2e6ff9c91a7834c1ba4fdd244a5e8aa4e537bd38aeae4b073aa335b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390a1565b5f6111e6610c1c565b6111ef42611cbd565b6111f99190612f6a565b90506112058282611d0c565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f61126682611da7565b61126f42611cbd565b6112799190612f6a565b905061128582826115f1565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b6112d3611dee565b6004544210156112df57565b5f6004545f146112ff576203f4806004546112fa9190612f88565b611301565b5f5b905080421015611340576040517f982872a50000000000000000000000000000000000000000000000000000000081526004810182905260240161079b565b61134d62093a8042612f88565b60048190557f848cf7f84da66ade4f0e238c9e34409299487eef986b305ccfe822d24ba037bb906113816203f48082612f88565b6040805192835260208301919091520160405180910390a150565b80516020808301919091206040805173ffffffffffffffffffffffffffffffffffffffff87168185015280820186905260608082019390935281518082039093018352608001905280519101205b9392505050565b6060816113fd85611e49565b61140685611e49565b604080516020810194909452830191909152606082015260800160405160208183030381529060405290509392505050565b5f61144584848430611e9f565b949350505050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1680158061149d57504265ffffffffffff821610155b156114de576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff8216600482015260240161079b565b6115065f61150160025473ffffffffffffffffffffffffffffffffffffffff1690565b611c1e565b506115115f83611b60565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526020819052604090206001015461155881610dfe565b6110fc8383611c1e565b610e125f5f611d0c565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff166106cb576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff821660048201526024810183905260440161079b565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff1680156116c5574265ffffffffffff8216101561169c576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a010000000000000000000000000000000000000000000000000000029190911790556116c5565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b80515f90829080158061175d5750601f81115b1561176b57505f9392505050565b815f8151811061177d5761177d612f9b565b6020910101517fff00000000000000000000000000000000000000000000000000000000000000167f200000000000000000000000000000000000000000000000000000000000000014806118345750816117d9600183612fc8565b815181106117e9576117e9612f9b565b6020910101517fff00000000000000000000000000000000000000000000000000000000000000167f2000000000000000000000000000000000000000000000000000000000000000145b1561184257505f9392505050565b5f5b81811015611892575f5f6118588584611ec9565b91509150815f148061186e575061186e81612062565b1561187f57505f9695505050505050565b6118898284612f88565b92505050611844565b506001949350505050565b5f5f8290506002815110806118b35750600b8151115b156118c057505f92915050565b60605f5b8251811015611a9a575f8382815181106118e0576118e0612f9b565b01602001517fff000000000000000000000000000000000000000000000000000000000000001690505f7f3000000000000000000000000000000000000000000000000000000000000000821080159061197c57507f39000000000000000000000000000000000000000000000000000000000000007fff00000000000000000000000000000000000000000000000000000000000000831611155b905080158015611a1857507f41000000000000000000000000000000000000000000000000000000000000007fff0000000000000000000000000000000000000000000000000000000000000083161080611a1857507f5a000000000000000000000000000000000000000000000000000000000000007fff000000000000000000000000000000000000000000000000000000000000008316115b15611a2957505f9695505050505050565b808015611a34575082155b15611a4557505f9695505050505050565b83611a4f83612258565b604051602001611a60929190612ff2565b604080518083037fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0018152919052935050506001016118c4565b50805160208201207f4f37add91c31596eb0b788058b409f106b47e548df758d7bc2eee9102ade187d8114801590611af257507fe272a192b44e55f8cfa599313d042234ef14a48a5564ea55f3cb6ce81ddbcf7c8114155b8015611b1e57507f16f6ad7fa6efe3b84293a20d7904dbf7bd3f5760a006a41dc24d6d73faae81af8114155b8015611b4a57507f7114567ff196a2fab4175136ee74eb9bfe5c93a9c3a0e2a52a148042633c72208114155b95945050505050565b5f6114458484845f6126c5565b5f82611c14575f611b8660025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614611bd3576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b6113ea83836126de565b5f82158015611c47575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b15611c7557600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6113ea83836127d7565b611c876109f7565b610e12576040517f8dfc202b00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f65ffffffffffff821115611d08576040517f6dfcc650000000000000000000000000000000000000000000000000000000008152603060048201526024810183905260440161079b565b5090565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff88161717909355900416801561115b576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f611db1610c1c565b90508065ffffffffffff168365ffffffffffff1611611dd957611dd48382613006565b6113ea565b6113ea65ffffffffffff841662069780612890565b611df6610e14565b600380547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f62e78cea01bee320cd4e420270b5ea74000d11b0c9f74754ebdbfc544b05a2586111b33390565b5f5f829050601f81511115611e8c57826040517f305a27a900000000000000000000000000000000000000000000000000000000815260040161079b9190612e91565b8051611e9782613024565b179392505050565b5f5f611eab868661289f565b9050611ebf84828051906020012085612916565b9695505050505050565b5f5f5f848481518110611ede57611ede612f9b565b016020015160f81c90506080811015611efc5760019250905061205b565b60c2811080611f0b575060f481115b15611f1c575f5f925092505061205b565b60e08110611f3a5760f08110611f33576004611f3d565b6003611f3d565b60025b60ff16925084518385611f509190612f88565b1115611f62575f5f925092505061205b565b82600214611f805782600314611f79576007611f83565b600f611f83565b601f5b811660ff16915060015b83811015611fea575f86611fa18388612f88565b81518110611fb157611fb1612f9b565b016020015160f81c9050608060c0821614611fd4575f5f9450945050505061205b565b603f1660069390931b9290921791600101611f8d565b505f836003148015611ffd575061080083105b80612015575083600414801561201557506201000083105b90505f61d800841015801561202c575061dfff8411155b905081806120375750805b8061204457506210ffff84115b15612057575f5f9450945050505061205b565b5050505b9250929050565b5f607f821015612073575060201190565b60a08211158061208357508160ad145b8061208f57508161034f145b1561209c57506001919050565b6106008210156120ad57505f919050565b6120008210156120c0576105b082612955565b61200f821115806120db57506120db8261202861202f6129fd565b806120f057506120f08261205f61206f6129fd565b156120fd57506001919050565b81612800148061210e575081613000145b8061211a575081613164145b8061212657508161feff145b8061213257508161ffa0145b1561213f57506001919050565b61214e8261e00061f8ff6129fd565b8061216357506121638261fdd061fdef6129fd565b8061217857506121788261fe0061fe0f6129fd565b1561218557506001919050565b6121948261fff061ffff6129fd565b806121a457508161fffe1661fffe145b156121b157506001919050565b81620110bd14806121c4575081620110cd145b806121db57506121db82620134306201343f6129fd565b806121e857508162016fe4145b156121f557506001919050565b612206826201bca06201bca36129fd565b806122135750816201d159145b8061222a575061222a826201d1736201d17a6129fd565b1561223757506001919050565b61224882620e0000620e0fff6129fd565b806105b0575050620f0000111590565b60607fff0000000000000000000000000000000000000000000000000000000000000082167f5700000000000000000000000000000000000000000000000000000000000000036122dc57505060408051808201909152600281527f5555000000000000000000000000000000000000000000000000000000000000602082015290565b7fff0000000000000000000000000000000000000000000000000000000000000082167f56000000000000000000000000000000000000000000000000000000000000000361235e57505060408051808201909152600181527f5500000000000000000000000000000000000000000000000000000000000000602082015290565b7f30000000000000000000000000000000000000000000000000000000000000007fff00000000000000000000000000000000000000000000000000000000000000831614806123ef57507f44000000000000000000000000000000000000000000000000000000000000007fff000000000000000000000000000000000000000000000000000000000000008316145b8061243b57507f51000000000000000000000000000000000000000000000000000000000000007fff000000000000000000000000000000000000000000000000000000000000008316145b1561247957505060408051808201909152600181527f4f00000000000000000000000000000000000000000000000000000000000000602082015290565b7fff0000000000000000000000000000000000000000000000000000000000000082167f3300000000000000000000000000000000000000000000000000000000000000036124fb57505060408051808201909152600181527f4500000000000000000000000000000000000000000000000000000000000000602082015290565b7fff0000000000000000000000000000000000000000000000000000000000000082167f34000000000000000000000000000000000000000000000000000000000000000361257d57505060408051808201909152600181527f4100000000000000000000000000000000000000000000000000000000000000602082015290565b7fff0000000000000000000000000000000000000000000000000000000000000082167f3500000000000000000000000000000000000000000000000000000000000000036125ff57505060408051808201909152600181527f5300000000000000000000000000000000000000000000000000000000000000602082015290565b7fff0000000000000000000000000000000000000000000000000000000000000082167f37000000000000000000000000000000000000000000000000000000000000000361268157505060408051808201909152600181527f5400000000000000000000000000000000000000000000000000000000000000602082015290565b6040517fff00000000000000000000000000000000000000000000000000000000000000831660208201526021016040516020818303038152906040529050919050565b5f5f6126d1868661289f565b9050611ebf838583612a13565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff166127d0575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905561276e3390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a45060016105b0565b505f6105b0565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16156127d0575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a45060016105b0565b5f8282188284100282186113ea565b6060615fd3825111156128de576040517f9428905400000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b81516128eb90602d612f88565b83836040516020016128ff93929190613069565b604051602081830303815290604052905092915050565b5f604051836040820152846020820152828152600b8101905060ff81536055902073ffffffffffffffffffffffffffffffffffffffff16949350505050565b5f6106058211158061296857508161061c145b806129745750816106dd145b8061298057508161070f145b1561298d57506001919050565b81610890148061299e575081610891145b806129aa5750816108e2145b806129b657508161115f145b806129c2575081611160145b156129cf57506001919050565b8161168014806129e05750816117b4145b806129ec5750816117b5145b806105b057506105b08261180b61180f5b5f82841015801561144557505090911115919050565b5f83471015612a57576040517fcf4791810000000000000000000000000000000000000000000000000000000081524760048201526024810185905260440161079b565b81515f03612a91576040517f4ca249dc00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8282516020840186f5905073ffffffffffffffffffffffffffffffffffffffff81166113ea573d5f03612af0576040517fb06ebf3d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6113ea6040513d5f823e3d81fd5b5f60208284031215612b0e575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146113ea575f5ffd5b5f60208284031215612b4d575f5ffd5b5035919050565b5f5f83601f840112612b64575f5ffd5b50813567ffffffffffffffff811115612b7b575f5ffd5b60208301915083602082850101111561205b575f5ffd5b5f5f5f5f5f5f5f6080888a031215612ba8575f5ffd5b873567ffffffffffffffff811115612bbe575f5ffd5b612bca8a828b01612b54565b909850965050602088013567ffffffffffffffff811115612be9575f5ffd5b612bf58a828b01612b54565b90965094505060408801359250606088013567ffffffffffffffff811115612c1b575f5ffd5b612c278a828b01612b54565b989b979a50959850939692959293505050565b803573ffffffffffffffffffffffffffffffffffffffff81168114612c5d575f5ffd5b919050565b5f5f60408385031215612c73575f5ffd5b82359150612c8360208401612c3a565b90509250929050565b5f5f5f5f5f5f5f5f5f60c08a8c031215612ca4575f5ffd5b89359850612cb460208b01612c3a565b975060408a013567ffffffffffffffff811115612ccf575f5ffd5b612cdb8c828d01612b54565b90985096505060608a013567ffffffffffffffff811115612cfa575f5ffd5b612d068c828d01612b54565b90965094505060808a0135925060a08a013567ffffffffffffffff811115612d2c575f5ffd5b612d388c828d01612b54565b915080935050809150509295985092959850929598565b5f60208284031215612d5f575f5ffd5b6113ea82612c3a565b5f60208284031215612d78575f5ffd5b813565ffffffffffff811681146113ea575f5ffd5b5f5f5f5f5f5f5f5f60a0898b031215612da4575f5ffd5b612dad89612c3a565b9750602089013567ffffffffffffffff811115612dc8575f5ffd5b612dd48b828c01612b54565b909850965050604089013567ffffffffffffffff811115612df3575f5ffd5b612dff8b828c01612b54565b90965094505060608901359250608089013567ffffffffffffffff811115612e25575f5ffd5b612e318b828c01612b54565b999c989b5096995094979396929594505050565b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b602081525f6113ea6020830184612e45565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8203612f0057612f00612ea3565b5060010190565b73ffffffffffffffffffffffffffffffffffffffff83168152604060208201525f6114456040830184612e45565b606081525f612f476060830186612e45565b8281036020840152612f598186612e45565b915050826040830152949350505050565b65ffffffffffff81811683821601908111156105b0576105b0612ea3565b808201808211156105b0576105b0612ea3565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b818103818111156105b0576105b0612ea3565b5f81518060208401855e5f93019283525090919050565b5f6114456130008386612fdb565b84612fdb565b65ffffffffffff82811682821603908111156105b0576105b0612ea3565b80516020808301519190811015613063577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8160200360031b1b821691505b50919050565b7f610000000000000000000000000000000000000000000000000000000000000081527fffff0000000000000000000000000000000000000000000000000000000000008460f01b1660018201527f3d81600a3d39f3363d3d373d3d3d363d7300000000000000000000000000000060038201527fffffffffffffffffffffffffffffffffffffffff0000000000000000000000008360601b1660148201527f5af43d82803e903d91602b57fd5bf3000000000000000000000000000000000060288201525f611b4a6037830184612fdb5660a060405234801561000f575f5ffd5b5060408051602080820183525f8083528351918201909352918252339160036100388382610171565b5060046100458282610171565b5050506001600160a01b03811661007557604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b61007e81610088565b503360805261022b565b600680546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061010157607f821691505b60208210810361011f57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561016c57805f5260205f20601f840160051c8101602085101561014a5750805b601f840160051c820191505b81811015610169575f8155600101610156565b50505b505050565b81516001600160401b0381111561018a5761018a6100d9565b61019e8161019884546100ed565b84610125565b6020601f8211600181146101d0575f83156101b95750848201515b5f19600385901b1c1916600184901b178455610169565b5f84815260208120601f198516915b828110156101ff57878501518255602094850194600190920191016101df565b508482101561021c57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b608051611b0561024a5f395f81816101f301526108f10152611b055ff3fe608060405234801561000f575f5ffd5b5060043610610184575f3560e01c806379cc6790116100dd578063a9059cbb11610088578063e8a3d48511610063578063e8a3d48514610390578063f2fde38b14610398578063f399e22e146103ab575f5ffd5b8063a9059cbb14610325578063d505accf14610338578063dd62ed3e1461034b575f5ffd5b80638da5cb5b116100b85780638da5cb5b146102ec578063938e3d7b1461030a57806395d89b411461031d575f5ffd5b806379cc6790146102ab5780637ecebe00146102be57806384b0196e146102d1575f5ffd5b80632ff2e9dc1161013d57806342966c681161011857806342966c681461025957806370a082311461026e578063715018a6146102a3575f5ffd5b80632ff2e9dc1461023a578063313ce567146102425780633644e51514610251575f5ffd5b806318160ddd1161016d57806318160ddd146101c957806323b872dd146101db5780632dd31000146101ee575f5ffd5b806306fdde0314610188578063095ea7b3146101a6575b5f5ffd5b6101906103be565b60405161019d9190611578565b60405180910390f35b6101b96101b43660046115b9565b6103dc565b604051901515815260200161019d565b6002545b60405190815260200161019d565b6101b96101e93660046115e1565b6103f5565b6102157f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161019d565b6101cd610418565b6040516012815260200161019d565b6101cd610429565b61026c61026736600461161b565b610497565b005b6101cd61027c366004611632565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b61026c6104a4565b61026c6102b93660046115b9565b6104b7565b6101cd6102cc366004611632565b6104d0565b6102d96104fa565b60405161019d979695949392919061164b565b60065473ffffffffffffffffffffffffffffffffffffffff16610215565b61026c61031836600461174f565b6105a4565b6101906105e2565b6101b96103333660046115b9565b6105fa565b61026c61034636600461178e565b610607565b6101cd6103593660046117fb565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b6101906107ed565b61026c6103a6366004611632565b610879565b61026c6103b936600461182c565b6108d9565b60605f6103c9610973565b509150506103d68161099d565b91505090565b5f336103e98185856109da565b60019150505b92915050565b5f336104028582856109e7565b61040d858585610ab5565b506001949350505050565b5f610421610973565b509092915050565b5f6104927f0f000000000000000000000000000000000000000000000000000000000000006104566103be565b60408051808201909152600181527f3100000000000000000000000000000000000000000000000000000000000000602082015246305f610b5e565b905090565b6104a13382610b86565b50565b6104ac610be0565b6104b55f610c33565b565b6104c28233836109e7565b6104cc8282610b86565b5050565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600560205260408120546103ef565b5f6060805f5f5f60607f0f0000000000000000000000000000000000000000000000000000000000000061052c6103be565b60408051808201909152600181527f3100000000000000000000000000000000000000000000000000000000000000602082015246305f8060405190808252806020026020018201604052801561058d578160200160208202803683370190505b50959d949c50929a50909850965094509092509050565b6105ac610be0565b6105b68282610ca9565b6040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a15050565b60605f6105ed610973565b925050506103d68161099d565b5f336103e9818585610ab5565b83421115610649576040517f62791302000000000000000000000000000000000000000000000000000000008152600481018590526024015b60405180910390fd5b5f7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98888886106a18c73ffffffffffffffffffffffffffffffffffffffff165f90815260056020526040902080546001810190915590565b60408051602081019690965273ffffffffffffffffffffffffffffffffffffffff94851690860152929091166060840152608083015260a082015260c0810186905260e0016040516020818303038152906040528051906020012090505f61075061074861070d610429565b846040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b868686610cf5565b90508873ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff16146107d7576040517f4b800e4600000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff80831660048301528a166024820152604401610640565b6107e28989896109da565b505050505050505050565b600780546107fa906118a8565b80601f0160208091040260200160405190810160405280929190818152602001828054610826906118a8565b80156108715780601f1061084857610100808354040283529160200191610871565b820191905f5260205f20905b81548152906001019060200180831161085457829003601f168201915b505050505081565b610881610be0565b73ffffffffffffffffffffffffffffffffffffffff81166108d0576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b6104a181610c33565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461094a576040517fb550282e000000000000000000000000000000000000000000000000000000008152336004820152602401610640565b61095383610c33565b61095d8282610ca9565b61096e83610969610418565b610d21565b505050565b5f5f5f61097f30610d7b565b80602001905181019061099291906118f9565b925092509250909192565b60605f6109a983610df5565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b61096e8383836001610e35565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811015610aaf5781811015610aa1576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810182905260448101839052606401610640565b610aaf84848484035f610e35565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610b04576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b73ffffffffffffffffffffffffffffffffffffffff8216610b53576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b61096e838383610f7a565b5f610b7b8787805190602001208780519060200120878787611121565b979650505050505050565b73ffffffffffffffffffffffffffffffffffffffff8216610bd5576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b6104cc825f83610f7a565b60065473ffffffffffffffffffffffffffffffffffffffff1633146104b5576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610640565b6006805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b610200811115610ce8576040517f5f01f6c500000000000000000000000000000000000000000000000000000000815260048101829052602401610640565b600761096e82848361196f565b5f5f5f5f610d058888888861119f565b925092509250610d158282611292565b50909695505050505050565b73ffffffffffffffffffffffffffffffffffffffff8216610d70576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b6104cc5f8383610f7a565b60605f610da0602d73ffffffffffffffffffffffffffffffffffffffff85163b611ab2565b67ffffffffffffffff811115610db857610db861187b565b6040519080825280601f01601f191660200182016040528015610de2576020820181803683370190505b5090508051602d60208301853c92915050565b5f60ff8216601f8111156103ef576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8416610e84576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b73ffffffffffffffffffffffffffffffffffffffff8316610ed3576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b73ffffffffffffffffffffffffffffffffffffffff8085165f9081526001602090815260408083209387168352929052208290558015610aaf578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610f6c91815260200190565b60405180910390a350505050565b73ffffffffffffffffffffffffffffffffffffffff8316610fb1578060025f828254610fa69190611ac5565b909155506110619050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015611036576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024810182905260448101839052606401610640565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff821661108a576002805482900390556110b5565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161111491815260200190565b60405180910390a3505050565b5f5f61112c88611395565b90508760f81c97506040518181526020810160018a161561114e578881526020015b60028a161561115e578781526020015b60048a161561116e578681526020015b60088a161561117e578581526020015b60108a161561118e578481526020015b819003902098975050505050505050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156111d857505f91506003905082611288565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015611229573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661127f57505f925060019150829050611288565b92505f91508190505b9450945094915050565b5f8260038111156112a5576112a5611ad8565b036112ae575050565b60018260038111156112c2576112c2611ad8565b036112f9576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561130d5761130d611ad8565b03611347576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610640565b600382600381111561135b5761135b611ad8565b036104cc576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610640565b5f7f200000000000000000000000000000000000000000000000000000000000000080831690036113f2576040517fdb00f90400000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8160f81c91506040517f454950373132446f6d61696e28000000000000000000000000000000000000008152600d81016001841615611452577f737472696e67206e616d652c00000000000000000000000000000000000000008152600c015b6002841615611482577f737472696e672076657273696f6e2c00000000000000000000000000000000008152600f015b60048416156114b2577f75696e7432353620636861696e49642c0000000000000000000000000000000081526010015b60088416156114e2577f6164647265737320766572696679696e67436f6e74726163742c0000000000008152601a015b6010841615611512577f627974657333322073616c742c000000000000000000000000000000000000008152600d015b601f84161515900360298153819003600101902092915050565b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b602081525f61158a602083018461152c565b9392505050565b803573ffffffffffffffffffffffffffffffffffffffff811681146115b4575f5ffd5b919050565b5f5f604083850312156115ca575f5ffd5b6115d383611591565b946020939093013593505050565b5f5f5f606084860312156115f3575f5ffd5b6115fc84611591565b925061160a60208501611591565b929592945050506040919091013590565b5f6020828403121561162b575f5ffd5b5035919050565b5f60208284031215611642575f5ffd5b61158a82611591565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61168560e083018961152c565b8281036040840152611697818961152c565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156116f95783518352602093840193909201916001016116db565b50909b9a5050505050505050505050565b5f5f83601f84011261171a575f5ffd5b50813567ffffffffffffffff811115611731575f5ffd5b602083019150836020828501011115611748575f5ffd5b9250929050565b5f5f60208385031215611760575f5ffd5b823567ffffffffffffffff811115611776575f5ffd5b6117828582860161170a565b90969095509350505050565b5f5f5f5f5f5f5f60e0888a0312156117a4575f5ffd5b6117ad88611591565b96506117bb60208901611591565b95506040880135945060608801359350608088013560ff811681146117de575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b5f5f6040838503121561180c575f5ffd5b61181583611591565b915061182360208401611591565b90509250929050565b5f5f5f6040848603121561183e575f5ffd5b61184784611591565b9250602084013567ffffffffffffffff811115611862575f5ffd5b61186e8682870161170a565b9497909650939450505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b600181811c908216806118bc57607f821691505b6020821081036118f3577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b5f5f5f6060848603121561190b575f5ffd5b5050815160208301516040909301519094929350919050565b601f82111561096e57805f5260205f20601f840160051c810160208510156119495750805b601f840160051c820191505b81811015611968575f8155600101611955565b5050505050565b67ffffffffffffffff8311156119875761198761187b565b61199b8361199583546118a8565b83611924565b5f601f8411600181146119eb575f85156119b55750838201355b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600387901b1c1916600186901b178355611968565b5f838152602081207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08716915b82811015611a385786850135825560209485019460019092019101611a18565b5086821015611a73577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60f88860031b161c19848701351681555b505060018560011b0183555050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156103ef576103ef611a85565b808201808211156103ef576103ef611a85565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd';
