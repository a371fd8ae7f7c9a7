// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract Timelock. */
export const timelockAbi = [
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
        "name": "delay",
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
    "name": "CANCELLER_ROLE",
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
    "name": "EXECUTOR_ROLE",
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
    "name": "PROPOSER_ROLE",
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
    "name": "cancel",
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
    "name": "execute",
    "inputs": [
      {
        "name": "target",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "payload",
        "type": "bytes",
        "internalType": "bytes"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "executeBatch",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "payloads",
        "type": "bytes[]",
        "internalType": "bytes[]"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "getMinDelay",
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
    "name": "getOperationState",
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
        "type": "uint8",
        "internalType": "enum TimelockController.OperationState"
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
    "name": "getTimestamp",
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
    "name": "hashOperation",
    "inputs": [
      {
        "name": "target",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "data",
        "type": "bytes",
        "internalType": "bytes"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "salt",
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
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "hashOperationBatch",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "payloads",
        "type": "bytes[]",
        "internalType": "bytes[]"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "salt",
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
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "isOperation",
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
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isOperationDone",
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
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isOperationPending",
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
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isOperationReady",
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
        "type": "bool",
        "internalType": "bool"
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
    "name": "renounceRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "callerConfirmation",
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
    "name": "schedule",
    "inputs": [
      {
        "name": "target",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "data",
        "type": "bytes",
        "internalType": "bytes"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "delay",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "scheduleBatch",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]",
        "internalType": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]",
        "internalType": "uint256[]"
      },
      {
        "name": "payloads",
        "type": "bytes[]",
        "internalType": "bytes[]"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "delay",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "updateDelay",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "CallExecuted",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "index",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "target",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "data",
        "type": "bytes",
        "indexed": false,
        "internalType": "bytes"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CallSalt",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "salt",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CallScheduled",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "index",
        "type": "uint256",
        "indexed": true,
        "internalType": "uint256"
      },
      {
        "name": "target",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "data",
        "type": "bytes",
        "indexed": false,
        "internalType": "bytes"
      },
      {
        "name": "predecessor",
        "type": "bytes32",
        "indexed": false,
        "internalType": "bytes32"
      },
      {
        "name": "delay",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Cancelled",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MinDelayChange",
    "inputs": [
      {
        "name": "oldDuration",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "newDuration",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
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
    "type": "error",
    "name": "AccessControlBadConfirmation",
    "inputs": []
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
    "name": "FailedCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TimelockInsufficientDelay",
    "inputs": [
      {
        "name": "delay",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "minDelay",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockInvalidOperationLength",
    "inputs": [
      {
        "name": "targets",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "payloads",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "values",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockUnauthorizedCaller",
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
    "name": "TimelockUnexecutedPredecessor",
    "inputs": [
      {
        "name": "predecessorId",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockUnexpectedOperationState",
    "inputs": [
      {
        "name": "operationId",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "expectedStates",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  }
] as const;

/** Creation code of the contract Timelock, without constructor arguments. */
export const timelockBytecode: `0x${string}` =
  '0x608060405234801561000f575f5ffd5b5060405161224c38038061224c83398101604081905261002e9161032b565b80610039858561019f565b6100428661020d565b8661004d5f30610267565b506001600160a01b03811615610069576100675f82610267565b505b5f5b83518110156100ea576100bd7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc18583815181106100aa576100aa610373565b602002602001015161026760201b60201c565b506100e15f51602061222c5f395f51905f528583815181106100aa576100aa610373565b5060010161006b565b505f5b82518110156101355761012c7fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e638483815181106100aa576100aa610373565b506001016100ed565b506002849055604080515f8152602081018690527f11c24f4ead16507c69ac467fbd5e4eed5fb5c699626d2cc6d66421df253886d5910160405180910390a1505050506101955f51602061222c5f395f51905f528361026760201b60201c565b5050505050610387565b60408051600280825260608083018452926020830190803683370190505090508282825f815181106101d3576101d3610373565b60200260200101836001815181106101ed576101ed610373565b6001600160a01b0393841660209182029290920101529116905292915050565b6040805160018082528183019092526060916020808301908036833701905050905081815f8151811061024257610242610373565b60200260200101906001600160a01b031690816001600160a01b031681525050919050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610307575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556102bf3390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161030a565b505f5b92915050565b80516001600160a01b0381168114610326575f5ffd5b919050565b5f5f5f5f6080858703121561033e575f5ffd5b61034785610310565b935061035560208601610310565b925061036360408601610310565b6060959095015193969295505050565b634e487b7160e01b5f52603260045260245ffd5b611e98806103945f395ff3fe6080604052600436106101b2575f3560e01c80638065657f116100e7578063bc197c8111610087578063d547741f11610062578063d547741f146105c0578063e38335e5146105df578063f23a6e61146105f2578063f27a0c9214610636575f5ffd5b8063bc197c8114610532578063c4d252f514610576578063d45c443514610595575f5ffd5b806391d14854116100c257806391d148541461047e578063a217fddf146104cd578063b08e51c0146104e0578063b1c5f42714610513575f5ffd5b80638065657f1461040d5780638f2a0bb01461042c5780638f61f4f51461044b575f5ffd5b80632ab0f5291161015257806336568abe1161012d57806336568abe14610384578063584b153e146103a357806364d62353146103c25780637958004c146103e1575f5ffd5b80632ab0f529146103275780632f2ff15d1461034657806331d5075014610365575f5ffd5b8063134008d31161018d578063134008d31461025357806313bc9f2014610266578063150b7a0214610285578063248a9ca3146102f9575f5ffd5b806301d5062a146101bd57806301ffc9a7146101de57806307bd026514610212575f5ffd5b366101b957005b5f5ffd5b3480156101c8575f5ffd5b506101dc6101d73660046114fd565b61064a565b005b3480156101e9575f5ffd5b506101fd6101f836600461156c565b61071e565b60405190151581526020015b60405180910390f35b34801561021d575f5ffd5b506102457fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e6381565b604051908152602001610209565b6101dc6102613660046115ab565b61072e565b348015610271575f5ffd5b506101fd610280366004611612565b610823565b348015610290575f5ffd5b506102c861029f36600461172f565b7f150b7a0200000000000000000000000000000000000000000000000000000000949350505050565b6040517fffffffff000000000000000000000000000000000000000000000000000000009091168152602001610209565b348015610304575f5ffd5b50610245610313366004611612565b5f9081526020819052604090206001015490565b348015610332575f5ffd5b506101fd610341366004611612565b610848565b348015610351575f5ffd5b506101dc610360366004611793565b610850565b348015610370575f5ffd5b506101fd61037f366004611612565b61087a565b34801561038f575f5ffd5b506101dc61039e366004611793565b61089e565b3480156103ae575f5ffd5b506101fd6103bd366004611612565b6108fc565b3480156103cd575f5ffd5b506101dc6103dc366004611612565b610941565b3480156103ec575f5ffd5b506104006103fb366004611612565b6109da565b60405161020991906117ea565b348015610418575f5ffd5b506102456104273660046115ab565b610a22565b348015610437575f5ffd5b506101dc61044636600461186a565b610a60565b348015610456575f5ffd5b506102457fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc181565b348015610489575f5ffd5b506101fd610498366004611793565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b3480156104d8575f5ffd5b506102455f81565b3480156104eb575f5ffd5b506102457ffd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f78381565b34801561051e575f5ffd5b5061024561052d36600461191f565b610c02565b34801561053d575f5ffd5b506102c861054c366004611a4c565b7fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b348015610581575f5ffd5b506101dc610590366004611612565b610c46565b3480156105a0575f5ffd5b506102456105af366004611612565b5f9081526001602052604090205490565b3480156105cb575f5ffd5b506101dc6105da366004611793565b610d09565b6101dc6105ed36600461191f565b610d2d565b3480156105fd575f5ffd5b506102c861060c366004611afb565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b348015610641575f5ffd5b50600254610245565b7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc161067481610f07565b5f610683898989898989610a22565b905061068f8184610f14565b5f817f4cf4410cc57040e44862ef0f45f3dd5a5e02db8eb8add648d4b0e236f1d07dca8b8b8b8b8b8a6040516106ca96959493929190611b96565b60405180910390a3831561071357807f20fda5fd27a1ea7bf5b9567f143ac5470bb059374a27e8f67cb44f946f6d03878560405161070a91815260200190565b60405180910390a25b505050505050505050565b5f61072882610fd7565b92915050565b5f80527fdae2aa361dfd1ca020a396615627d436107c35eff9fe7738a3512819782d70696020527f5ba6852781629bcdcd4bdaa6de76d786f1c64b16acdac474e55bebc0ea157951547fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e639060ff166107aa576107aa813361102c565b5f6107b9888888888888610a22565b90506107c581856110b5565b6107d18888888861111c565b5f817fc2617efa69bab66782fa219543714338489c4e9e178271560a91b82c3f612b588a8a8a8a6040516108089493929190611be0565b60405180910390a36108198161119d565b5050505050505050565b5f60025b610830836109da565b6003811115610841576108416117bd565b1492915050565b5f6003610827565b5f8281526020819052604090206001015461086a81610f07565b61087483836111c8565b50505050565b5f80610885836109da565b6003811115610896576108966117bd565b141592915050565b73ffffffffffffffffffffffffffffffffffffffff811633146108ed576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6108f782826112c1565b505050565b5f5f610907836109da565b9050600181600381111561091d5761091d6117bd565b148061093a57506002816003811115610938576109386117bd565b145b9392505050565b33308114610998576040517fe2850c5900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff821660048201526024015b60405180910390fd5b60025460408051918252602082018490527f11c24f4ead16507c69ac467fbd5e4eed5fb5c699626d2cc6d66421df253886d5910160405180910390a150600255565b5f81815260016020526040812054805f036109f757505f92915050565b60018103610a085750600392915050565b42811115610a195750600192915050565b50600292915050565b5f868686868686604051602001610a3e96959493929190611b96565b6040516020818303038152906040528051906020012090509695505050505050565b7fb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc1610a8a81610f07565b8887141580610a995750888514155b15610ae1576040517fffb03211000000000000000000000000000000000000000000000000000000008152600481018a9052602481018690526044810188905260640161098f565b5f610af28b8b8b8b8b8b8b8b610c02565b9050610afe8184610f14565b5f5b8a811015610bb35780827f4cf4410cc57040e44862ef0f45f3dd5a5e02db8eb8add648d4b0e236f1d07dca8e8e85818110610b3d57610b3d611c15565b9050602002016020810190610b529190611c42565b8d8d86818110610b6457610b64611c15565b905060200201358c8c87818110610b7d57610b7d611c15565b9050602002810190610b8f9190611c5b565b8c8b604051610ba396959493929190611b96565b60405180910390a3600101610b00565b508315610bf557807f20fda5fd27a1ea7bf5b9567f143ac5470bb059374a27e8f67cb44f946f6d038785604051610bec91815260200190565b60405180910390a25b5050505050505050505050565b5f8888888888888888604051602001610c22989796959493929190611d8c565b60405160208183030381529060405280519060200120905098975050505050505050565b7ffd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f783610c7081610f07565b610c79826108fc565b610cce5781610c88600261137a565b610c92600161137a565b6040517f5ead8eb5000000000000000000000000000000000000000000000000000000008152600481019390935217602482015260440161098f565b5f828152600160205260408082208290555183917fbaa1eb22f2a492ba1a5fea61b8df4d27c6c8b5f3971e63bb58fa14ff72eedb7091a25050565b5f82815260208190526040902060010154610d2381610f07565b61087483836112c1565b5f80527fdae2aa361dfd1ca020a396615627d436107c35eff9fe7738a3512819782d70696020527f5ba6852781629bcdcd4bdaa6de76d786f1c64b16acdac474e55bebc0ea157951547fd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e639060ff16610da957610da9813361102c565b8786141580610db85750878414155b15610e00576040517fffb0321100000000000000000000000000000000000000000000000000000000815260048101899052602481018590526044810187905260640161098f565b5f610e118a8a8a8a8a8a8a8a610c02565b9050610e1d81856110b5565b5f5b89811015610ef1575f8b8b83818110610e3a57610e3a611c15565b9050602002016020810190610e4f9190611c42565b90505f8a8a84818110610e6457610e64611c15565b905060200201359050365f8a8a86818110610e8157610e81611c15565b9050602002810190610e939190611c5b565b91509150610ea38484848461111c565b84867fc2617efa69bab66782fa219543714338489c4e9e178271560a91b82c3f612b5886868686604051610eda9493929190611be0565b60405180910390a350505050806001019050610e1f565b50610efb8161119d565b50505050505050505050565b610f11813361102c565b50565b610f1d8261087a565b15610f675781610f2c5f61137a565b6040517f5ead8eb50000000000000000000000000000000000000000000000000000000081526004810192909252602482015260440161098f565b5f610f7160025490565b905080821015610fb7576040517f54336609000000000000000000000000000000000000000000000000000000008152600481018390526024810182905260440161098f565b610fc18242611e51565b5f93845260016020526040909320929092555050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000148061072857506107288261139c565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff166110b1576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff821660048201526024810183905260440161098f565b5050565b6110be82610823565b6110cd5781610f2c600261137a565b80158015906110e257506110e081610848565b155b156110b1576040517f90a9a6180000000000000000000000000000000000000000000000000000000081526004810182905260240161098f565b5f5f8573ffffffffffffffffffffffffffffffffffffffff16858585604051611146929190611e89565b5f6040518083038185875af1925050503d805f8114611180576040519150601f19603f3d011682016040523d82523d5f602084013e611185565b606091505b50915091506111948282611432565b50505050505050565b6111a681610823565b6111b55780610f2c600261137a565b5f90815260016020819052604090912055565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff166112ba575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556112583390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610728565b505f610728565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16156112ba575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610728565b5f81600381111561138d5761138d6117bd565b600160ff919091161b92915050565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061072857507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610728565b60608215611441575080610728565b8151156114565761145182611488565b610728565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b805160208201fd5b803573ffffffffffffffffffffffffffffffffffffffff811681146114b3575f5ffd5b919050565b5f5f83601f8401126114c8575f5ffd5b50813567ffffffffffffffff8111156114df575f5ffd5b6020830191508360208285010111156114f6575f5ffd5b9250929050565b5f5f5f5f5f5f5f60c0888a031215611513575f5ffd5b61151c88611490565b965060208801359550604088013567ffffffffffffffff81111561153e575f5ffd5b61154a8a828b016114b8565b989b979a50986060810135976080820135975060a09091013595509350505050565b5f6020828403121561157c575f5ffd5b81357fffffffff000000000000000000000000000000000000000000000000000000008116811461093a575f5ffd5b5f5f5f5f5f5f60a087890312156115c0575f5ffd5b6115c987611490565b955060208701359450604087013567ffffffffffffffff8111156115eb575f5ffd5b6115f789828a016114b8565b979a9699509760608101359660809091013595509350505050565b5f60208284031215611622575f5ffd5b5035919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604051601f82017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe016810167ffffffffffffffff8111828210171561169d5761169d611629565b604052919050565b5f82601f8301126116b4575f5ffd5b813567ffffffffffffffff8111156116ce576116ce611629565b6116ff60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f84011601611656565b818152846020838601011115611713575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f60808587031215611742575f5ffd5b61174b85611490565b935061175960208601611490565b925060408501359150606085013567ffffffffffffffff81111561177b575f5ffd5b611787878288016116a5565b91505092959194509250565b5f5f604083850312156117a4575f5ffd5b823591506117b460208401611490565b90509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b6020810160048310611823577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b91905290565b5f5f83601f840112611839575f5ffd5b50813567ffffffffffffffff811115611850575f5ffd5b6020830191508360208260051b85010111156114f6575f5ffd5b5f5f5f5f5f5f5f5f5f60c08a8c031215611882575f5ffd5b893567ffffffffffffffff811115611898575f5ffd5b6118a48c828d01611829565b909a5098505060208a013567ffffffffffffffff8111156118c3575f5ffd5b6118cf8c828d01611829565b90985096505060408a013567ffffffffffffffff8111156118ee575f5ffd5b6118fa8c828d01611829565b9a9d999c50979a969997986060880135976080810135975060a0013595509350505050565b5f5f5f5f5f5f5f5f60a0898b031215611936575f5ffd5b883567ffffffffffffffff81111561194c575f5ffd5b6119588b828c01611829565b909950975050602089013567ffffffffffffffff811115611977575f5ffd5b6119838b828c01611829565b909750955050604089013567ffffffffffffffff8111156119a2575f5ffd5b6119ae8b828c01611829565b999c989b509699959896976060870135966080013595509350505050565b5f82601f8301126119db575f5ffd5b813567ffffffffffffffff8111156119f5576119f5611629565b8060051b611a0560208201611656565b91825260208185018101929081019086841115611a20575f5ffd5b6020860192505b83831015611a42578235825260209283019290910190611a27565b9695505050505050565b5f5f5f5f5f60a08688031215611a60575f5ffd5b611a6986611490565b9450611a7760208701611490565b9350604086013567ffffffffffffffff811115611a92575f5ffd5b611a9e888289016119cc565b935050606086013567ffffffffffffffff811115611aba575f5ffd5b611ac6888289016119cc565b925050608086013567ffffffffffffffff811115611ae2575f5ffd5b611aee888289016116a5565b9150509295509295909350565b5f5f5f5f5f60a08688031215611b0f575f5ffd5b611b1886611490565b9450611b2660208701611490565b93506040860135925060608601359150608086013567ffffffffffffffff811115611ae2575f5ffd5b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b73ffffffffffffffffffffffffffffffffffffffff8716815285602082015260a060408201525f611bcb60a083018688611b4f565b60608301949094525060800152949350505050565b73ffffffffffffffffffffffffffffffffffffffff85168152836020820152606060408201525f611a42606083018486611b4f565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f60208284031215611c52575f5ffd5b61093a82611490565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112611c8e575f5ffd5b83018035915067ffffffffffffffff821115611ca8575f5ffd5b6020019150368190038213156114f6575f5ffd5b5f8383855260208501945060208460051b820101835f5b86811015611d80577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe084840301885281357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1873603018112611d33575f5ffd5b860160208101903567ffffffffffffffff811115611d4f575f5ffd5b803603821315611d5d575f5ffd5b611d68858284611b4f565b60209a8b019a90955093909301925050600101611cd3565b50909695505050505050565b60a080825281018890525f8960c08301825b8b811015611dd95773ffffffffffffffffffffffffffffffffffffffff611dc484611490565b16825260209283019290910190600101611d9e565b5083810360208501528881527f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff891115611e11575f5ffd5b8860051b9150818a60208301370182810360209081016040850152611e399082018789611cbc565b60608401959095525050608001529695505050505050565b80820180821115610728577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818382375f910190815291905056fd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f783';
