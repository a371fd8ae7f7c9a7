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
    "inputs": []
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
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotOwner",
    "inputs": []
  }
] as const;

/** Creation code of the contract Account, without constructor arguments. */
export const accountBytecode: `0x${string}` =
  '0x60a0604052348015600e575f5ffd5b5033608052608051610cd36100325f395f818161013601526103760152610cd35ff3fe608060405260043610610096575f3560e01c80639280937f11610066578063bc197c811161004c578063bc197c81146101f5578063f23a6e6114610239578063f2fde38b1461027d575f5ffd5b80639280937f146101a8578063b61d27f6146101c9575f5ffd5b806301ffc9a7146100a1578063150b7a02146100d55780632dd31000146101255780638da5cb5b1461017d575f5ffd5b3661009d57005b5f5ffd5b3480156100ac575f5ffd5b506100c06100bb366004610890565b61029c565b60405190151581526020015b60405180910390f35b3480156100e0575f5ffd5b506100f46100ef3660046109fd565b610334565b6040517fffffffff0000000000000000000000000000000000000000000000000000000090911681526020016100cc565b348015610130575f5ffd5b506101587f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100cc565b348015610188575f5ffd5b505f546101589073ffffffffffffffffffffffffffffffffffffffff1681565b3480156101b3575f5ffd5b506101c76101c2366004610a61565b61035e565b005b3480156101d4575f5ffd5b506101e86101e3366004610a7a565b61048b565b6040516100cc9190610afd565b348015610200575f5ffd5b506100f461020f366004610bd0565b7fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b348015610244575f5ffd5b506100f4610253366004610c7f565b7ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b348015610288575f5ffd5b506101c7610297366004610a61565b61059d565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000148061032e57507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b92915050565b7f150b7a02000000000000000000000000000000000000000000000000000000005b949350505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146103cd576040517f32cc723600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5473ffffffffffffffffffffffffffffffffffffffff161561041c576040517f569059c600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff831690811782556040519091907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0908290a350565b5f5460609073ffffffffffffffffffffffffffffffffffffffff1633146104de576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8473ffffffffffffffffffffffffffffffffffffffff167f6f6c6d78a4851d4c222c8404fc92372ee84b7b81054305ae8ea3c83c2dabd42e8560405161052691815260200190565b60405180910390a2811561057c576105758584848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152508992506106a9915050565b9050610356565b61058685856107e0565b5060408051602081019091525f8152949350505050565b5f5473ffffffffffffffffffffffffffffffffffffffff1633146105ed576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff811661063a576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081178255604051909133917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a350565b6060814710156106f3576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044015b60405180910390fd5b5f6106ff858486610857565b905080801561072d57505f3d118061072d57505f8573ffffffffffffffffffffffffffffffffffffffff163b115b156107425761073a61086c565b9150506107d9565b8015610792576040517f9996b31500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff861660048201526024016106ea565b3d156107a5576107a0610885565b6107d7565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b505b9392505050565b80471015610823576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016106ea565b61083c828260405180602001604052805f815250610857565b15610845575050565b3d156107a557610853610885565b5050565b5f5f5f83516020850186885af1949350505050565b6040513d81523d5f602083013e3d602001810160405290565b6040513d5f823e3d81fd5b5f602082840312156108a0575f5ffd5b81357fffffffff00000000000000000000000000000000000000000000000000000000811681146107d9575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff811681146108f2575f5ffd5b919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604051601f82017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe016810167ffffffffffffffff8111828210171561096b5761096b6108f7565b604052919050565b5f82601f830112610982575f5ffd5b813567ffffffffffffffff81111561099c5761099c6108f7565b6109cd60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f84011601610924565b8181528460208386010111156109e1575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f5f5f5f60808587031215610a10575f5ffd5b610a19856108cf565b9350610a27602086016108cf565b925060408501359150606085013567ffffffffffffffff811115610a49575f5ffd5b610a5587828801610973565b91505092959194509250565b5f60208284031215610a71575f5ffd5b6107d9826108cf565b5f5f5f5f60608587031215610a8d575f5ffd5b610a96856108cf565b935060208501359250604085013567ffffffffffffffff811115610ab8575f5ffd5b8501601f81018713610ac8575f5ffd5b803567ffffffffffffffff811115610ade575f5ffd5b876020828401011115610aef575f5ffd5b949793965060200194505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f82601f830112610b5f575f5ffd5b813567ffffffffffffffff811115610b7957610b796108f7565b8060051b610b8960208201610924565b91825260208185018101929081019086841115610ba4575f5ffd5b6020860192505b83831015610bc6578235825260209283019290910190610bab565b9695505050505050565b5f5f5f5f5f60a08688031215610be4575f5ffd5b610bed866108cf565b9450610bfb602087016108cf565b9350604086013567ffffffffffffffff811115610c16575f5ffd5b610c2288828901610b50565b935050606086013567ffffffffffffffff811115610c3e575f5ffd5b610c4a88828901610b50565b925050608086013567ffffffffffffffff811115610c66575f5ffd5b610c7288828901610973565b9150509295509295909350565b5f5f5f5f5f60a08688031215610c93575f5ffd5b610c9c866108cf565b9450610caa602087016108cf565b93506040860135925060608601359150608086013567ffffffffffffffff811115610c66575f5ffd';
