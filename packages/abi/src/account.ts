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
    "stateMutability": "pure"
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
  '0x60a0604052348015600e575f5ffd5b50336080526080516108a66100315f395f818160fc01526101f201526108a65ff3fe608060405260043610610066575f3560e01c80639280937f116100415780639280937f1461016e578063b61d27f61461018f578063f2fde38b146101bb575f5ffd5b8063150b7a02146100715780632dd31000146100eb5780638da5cb5b14610143575f5ffd5b3661006d57005b5f5ffd5b34801561007c575f5ffd5b506100b561008b36600461077a565b7f150b7a020000000000000000000000000000000000000000000000000000000095945050505050565b6040517fffffffff0000000000000000000000000000000000000000000000000000000090911681526020015b60405180910390f35b3480156100f6575f5ffd5b5061011e7f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016100e2565b34801561014e575f5ffd5b505f5461011e9073ffffffffffffffffffffffffffffffffffffffff1681565b348015610179575f5ffd5b5061018d6101883660046107e4565b6101da565b005b34801561019a575f5ffd5b506101ae6101a93660046107fd565b610307565b6040516100e29190610853565b3480156101c6575f5ffd5b5061018d6101d53660046107e4565b61041a565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610249576040517f32cc723600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5473ffffffffffffffffffffffffffffffffffffffff1615610298576040517f569059c600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff831690811782556040519091907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0908290a350565b5f5460609073ffffffffffffffffffffffffffffffffffffffff16331461035a576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8473ffffffffffffffffffffffffffffffffffffffff167f6f6c6d78a4851d4c222c8404fc92372ee84b7b81054305ae8ea3c83c2dabd42e856040516103a291815260200190565b60405180910390a281156103f8576103f18584848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250899250610526915050565b9050610412565b610402858561065d565b5060408051602081019091525f81525b949350505050565b5f5473ffffffffffffffffffffffffffffffffffffffff16331461046a576040517f30cd747100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff81166104b7576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081178255604051909133917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a350565b606081471015610570576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018390526044015b60405180910390fd5b5f61057c8584866106d4565b90508080156105aa57505f3d11806105aa57505f8573ffffffffffffffffffffffffffffffffffffffff163b115b156105bf576105b76106e9565b915050610656565b801561060f576040517f9996b31500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff86166004820152602401610567565b3d156106225761061d610702565b610654565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b505b9392505050565b804710156106a0576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610567565b6106b9828260405180602001604052805f8152506106d4565b156106c2575050565b3d15610622576106d0610702565b5050565b5f5f5f83516020850186885af1949350505050565b6040513d81523d5f602083013e3d602001810160405290565b6040513d5f823e3d81fd5b803573ffffffffffffffffffffffffffffffffffffffff81168114610730575f5ffd5b919050565b5f5f83601f840112610745575f5ffd5b50813567ffffffffffffffff81111561075c575f5ffd5b602083019150836020828501011115610773575f5ffd5b9250929050565b5f5f5f5f5f6080868803121561078e575f5ffd5b6107978661070d565b94506107a56020870161070d565b935060408601359250606086013567ffffffffffffffff8111156107c7575f5ffd5b6107d388828901610735565b969995985093965092949392505050565b5f602082840312156107f4575f5ffd5b6106568261070d565b5f5f5f5f60608587031215610810575f5ffd5b6108198561070d565b935060208501359250604085013567ffffffffffffffff81111561083b575f5ffd5b61084787828801610735565b95989497509550505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f8301168401019150509291505056';
