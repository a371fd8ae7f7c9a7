// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract Account. */
export const accountAbi = [
  {
    "type": "constructor",
    "inputs": [],
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
        "name": "data",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes",
        "internalType": "bytes"
      }
    ],
    "stateMutability": "nonpayable"
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
    "name": "setFirstOwner",
    "inputs": [
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
    "name": "transferOwnership",
    "inputs": [
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
    "type": "event",
    "name": "Executed",
    "inputs": [
      {
        "name": "target",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferred",
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
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AddressEmptyCode",
    "inputs": [
      {
        "name": "target",
        "type": "address",
        "internalType": "address"
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
    "name": "FailedCall",
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
    "name": "NotOwner",
    "inputs": [
      {
        "name": "caller",
        "type": "address",
        "internalType": "address"
      }
    ]
  }
] as const;

/** Creation code of the contract Account, without constructor arguments. */
export const accountBytecode: `0x${string}` =
  '0x60a0604052348015600e575f5ffd5b5033608052608051610cf46100325f395f818161013601526103760152610cf45ff3fe608060405260043610610096575f3560e01c80639280937f11610066578063bc197c811161004c578063bc197c81146101f5578063f23a6e6114610239578063f2fde38b1461027d575f5ffd5b80639280937f146101a8578063b61d27f6146101c9575f5ffd5b806301ffc9a7146100a1578063150b7a02146100d55780632dd31000146101255780638da5cb5b1461017d575f5ffd5b3661009d57005b5f5ffd5b3480156100ac575f5ffd5b506100c06100bb3660046108b1565b61029c565b60405190151581526020015b60405180910390f35b3480156100e0575f5ffd5b506100f46100ef366004610a1e565b610334565b6040517fffffffff0000000000000000000000000000000000000000000000000000000090911681526020016100cc565b348015610130575f5ffd5b506101587f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100cc565b348015610188575f5ffd5b505f546101589073ffffffffffffffffffffffffffffffffffffffff1681565b3480156101b3575f5ffd5b506101c76101c2366004610a82565b61035e565b005b3480156101d4575f5ffd5b506101e86101e3366004610a9b565b6104ad565b6040516100cc9190610b1e565b348015610200575f5ffd5b506100f461020f366004610bf1565b7fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b348015610244575f5ffd5b506100f4610253366004610ca0565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b348015610288575f5ffd5b506101c7610297366004610a82565b6105c1565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000148061032e57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b92915050565b7f150b7a02000000000000000000000000000000000000000000000000000000005b949350505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146103d4576040517fb550282e0000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b5f5473ffffffffffffffffffffffffffffffffffffffff161561043e575f546040517f73721eab00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff90911660048201526024016103cb565b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff831690811782556040519091907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0908290a350565b5f5460609073ffffffffffffffffffffffffffffffffffffffff163314610502576040517f245aecd30000000000000000000000000000000000000000000000000000000081523360048201526024016103cb565b8473ffffffffffffffffffffffffffffffffffffffff167f6f6c6d78a4851d4c222c8404fc92372ee84b7b81054305ae8ea3c83c2dabd42e8560405161054a91815260200190565b60405180910390a281156105a0576105998584848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152508992506106cf915050565b9050610356565b6105aa8585610801565b5060408051602081019091525f8152949350505050565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610613576040517f245aecd30000000000000000000000000000000000000000000000000000000081523360048201526024016103cb565b73ffffffffffffffffffffffffffffffffffffffff8116610660576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081178255604051909133917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a350565b606081471015610714576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044016103cb565b5f610720858486610878565b905080801561074e57505f3d118061074e57505f8573ffffffffffffffffffffffffffffffffffffffff163b115b156107635761075b61088d565b9150506107fa565b80156107b3576040517f9996b31500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff861660048201526024016103cb565b3d156107c6576107c16108a6565b6107f8565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b505b9392505050565b80471015610844576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016103cb565b61085d828260405180602001604052805f815250610878565b15610866575050565b3d156107c6576108746108a6565b5050565b5f5f5f83516020850186885af1949350505050565b6040513d81523d5f602083013e3d602001810160405290565b6040513d5f823e3d81fd5b5f602082840312156108c1575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146107fa575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff81168114610913575f5ffd5b919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604051601f82017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe016810167ffffffffffffffff8111828210171561098c5761098c610918565b604052919050565b5f82601f8301126109a3575f5ffd5b813567ffffffffffffffff8111156109bd576109bd610918565b6109ee60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f84011601610945565b818152846020838601011115610a02575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f60808587031215610a31575f5ffd5b610a3a856108f0565b9350610a48602086016108f0565b925060408501359150606085013567ffffffffffffffff811115610a6a575f5ffd5b610a7687828801610994565b91505092959194509250565b5f60208284031215610a92575f5ffd5b6107fa826108f0565b5f5f5f5f60608587031215610aae575f5ffd5b610ab7856108f0565b935060208501359250604085013567ffffffffffffffff811115610ad9575f5ffd5b8501601f81018713610ae9575f5ffd5b803567ffffffffffffffff811115610aff575f5ffd5b876020828401011115610b10575f5ffd5b949793965060200194505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f82601f830112610b80575f5ffd5b813567ffffffffffffffff811115610b9a57610b9a610918565b8060051b610baa60208201610945565b91825260208185018101929081019086841115610bc5575f5ffd5b6020860192505b83831015610be7578235825260209283019290910190610bcc565b9695505050505050565b5f5f5f5f5f60a08688031215610c05575f5ffd5b610c0e866108f0565b9450610c1c602087016108f0565b9350604086013567ffffffffffffffff811115610c37575f5ffd5b610c4388828901610b71565b935050606086013567ffffffffffffffff811115610c5f575f5ffd5b610c6b88828901610b71565b925050608086013567ffffffffffffffff811115610c87575f5ffd5b610c9388828901610994565b9150509295509295909350565b5f5f5f5f5f60a08688031215610cb4575f5ffd5b610cbd866108f0565b9450610ccb602087016108f0565b93506040860135925060608601359150608086013567ffffffffffffffff811115610c87575f5ffd';
