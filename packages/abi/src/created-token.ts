// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract CreatedToken. */
export const createdTokenAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "name_",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "symbol_",
        "type": "string",
        "internalType": "string"
      },
      {
        "name": "supply",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "owner_",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "contractUri",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "DOMAIN_SEPARATOR",
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
    "name": "INITIAL_SUPPLY",
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
    "name": "allowance",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "spender",
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
    "name": "approve",
    "inputs": [
      {
        "name": "spender",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "balanceOf",
    "inputs": [
      {
        "name": "account",
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
    "name": "burn",
    "inputs": [
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "burnFrom",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "contractURI",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "decimals",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint8",
        "internalType": "uint8"
      }
    ],
    "stateMutability": "view"
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
    "name": "name",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nonces",
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
    "name": "permit",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "spender",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "deadline",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "v",
        "type": "uint8",
        "internalType": "uint8"
      },
      {
        "name": "r",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "s",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "renounceOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setContractURI",
    "inputs": [
      {
        "name": "uri",
        "type": "string",
        "internalType": "string"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "symbol",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string",
        "internalType": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "totalSupply",
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
    "name": "transfer",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "transferFrom",
    "inputs": [
      {
        "name": "from",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "value",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "transferOwnership",
    "inputs": [
      {
        "name": "newOwner",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "Approval",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "spender",
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
    "name": "ContractURIUpdated",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferred",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Transfer",
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
    "type": "error",
    "name": "ECDSAInvalidSignature",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignatureLength",
    "inputs": [
      {
        "name": "length",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignatureS",
    "inputs": [
      {
        "name": "s",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InsufficientAllowance",
    "inputs": [
      {
        "name": "spender",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "allowance",
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
    "name": "ERC20InsufficientBalance",
    "inputs": [
      {
        "name": "sender",
        "type": "address",
        "internalType": "address"
      },
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
    "name": "ERC20InvalidApprover",
    "inputs": [
      {
        "name": "approver",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InvalidReceiver",
    "inputs": [
      {
        "name": "receiver",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InvalidSender",
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
    "name": "ERC20InvalidSpender",
    "inputs": [
      {
        "name": "spender",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC2612ExpiredSignature",
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
    "name": "ERC2612InvalidSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidAccountNonce",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "currentNonce",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidContractURI",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidShortString",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OwnableInvalidOwner",
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
    "name": "OwnableUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
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

/** Creation code of the contract CreatedToken, without constructor arguments. */
export const createdTokenBytecode: `0x${string}` =
  '0x610180604052348015610010575f5ffd5b50604051611f90380380611f9083398101604081905261002f91610465565b818580604051806040016040528060018152602001603160f81b8152508888816003908161005d91906105a0565b50600461006a82826105a0565b5061007a9150839050600561017a565b6101205261008981600661017a565b61014052815160208084019190912060e052815190820120610100524660a05261011560e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c052506001600160a01b03811661014d57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b610156816101ac565b50610160839052610166816101fd565b6101708284610231565b50505050506106d1565b5f6020835110156101955761018e83610265565b90506101a6565b816101a084826105a0565b5060ff90505b92915050565b600880546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6102008151111561022157604051636370672560e01b815260040160405180910390fd5b600961022d82826105a0565b5050565b6001600160a01b03821661025a5760405163ec442f0560e01b81525f6004820152602401610144565b61022d5f83836102a2565b5f5f829050601f8151111561028f578260405163305a27a960e01b8152600401610144919061065a565b805161029a8261068f565b179392505050565b6001600160a01b0383166102cc578060025f8282546102c191906106b2565b9091555061033c9050565b6001600160a01b0383165f908152602081905260409020548181101561031e5760405163391434e360e21b81526001600160a01b03851660048201526024810182905260448101839052606401610144565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661035857600280548290039055610376565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516103bb91815260200190565b60405180910390a3505050565b634e487b7160e01b5f52604160045260245ffd5b5f82601f8301126103eb575f5ffd5b81516001600160401b03811115610404576104046103c8565b604051601f8201601f19908116603f011681016001600160401b0381118282101715610432576104326103c8565b604052818152838201602001851015610449575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f5f60a08688031215610479575f5ffd5b85516001600160401b0381111561048e575f5ffd5b61049a888289016103dc565b602088015190965090506001600160401b038111156104b7575f5ffd5b6104c3888289016103dc565b60408801516060890151919650945090506001600160a01b03811681146104e8575f5ffd5b60808701519092506001600160401b03811115610503575f5ffd5b61050f888289016103dc565b9150509295509295909350565b600181811c9082168061053057607f821691505b60208210810361054e57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561059b57805f5260205f20601f840160051c810160208510156105795750805b601f840160051c820191505b81811015610598575f8155600101610585565b50505b505050565b81516001600160401b038111156105b9576105b96103c8565b6105cd816105c7845461051c565b84610554565b6020601f8211600181146105ff575f83156105e85750848201515b5f19600385901b1c1916600184901b178455610598565b5f84815260208120601f198516915b8281101561062e578785015182556020948501946001909201910161060e565b508482101561064b57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b8051602080830151919081101561054e575f1960209190910360031b1b16919050565b808201808211156101a657634e487b7160e01b5f52601160045260245ffd5b60805160a05160c05160e0516101005161012051610140516101605161186461072c5f395f6101dd01525f610c4b01525f610c1e01525f610aa401525f610a7c01525f6109d701525f610a0101525f610a2b01526118645ff3fe608060405234801561000f575f5ffd5b506004361061016e575f3560e01c806379cc6790116100d257806395d89b4111610088578063dd62ed3e11610063578063dd62ed3e14610312578063e8a3d48514610357578063f2fde38b1461035f575f5ffd5b806395d89b41146102e4578063a9059cbb146102ec578063d505accf146102ff575f5ffd5b806384b0196e116100b857806384b0196e1461028e5780638da5cb5b146102a9578063938e3d7b146102d1575f5ffd5b806379cc6790146102685780637ecebe001461027b575f5ffd5b8063313ce5671161012757806342966c681161010d57806342966c681461021657806370a082311461022b578063715018a614610260575f5ffd5b8063313ce567146101ff5780633644e5151461020e575f5ffd5b806318160ddd1161015757806318160ddd146101b357806323b872dd146101c55780632ff2e9dc146101d8575f5ffd5b806306fdde0314610172578063095ea7b314610190575b5f5ffd5b61017a610372565b6040516101879190611381565b60405180910390f35b6101a361019e3660046113c2565b610402565b6040519015158152602001610187565b6002545b604051908152602001610187565b6101a36101d33660046113ea565b61041b565b6101b77f000000000000000000000000000000000000000000000000000000000000000081565b60405160128152602001610187565b6101b761043e565b610229610224366004611424565b61044c565b005b6101b761023936600461143b565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b610229610459565b6102296102763660046113c2565b61046c565b6101b761028936600461143b565b610485565b6102966104af565b6040516101879796959493929190611454565b60085460405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610187565b6102296102df366004611513565b61050d565b61017a61057f565b6101a36102fa3660046113c2565b61058e565b61022961030d366004611581565b61059b565b6101b76103203660046115ee565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b61017a610749565b61022961036d36600461143b565b6107d5565b6060600380546103819061161f565b80601f01602080910402602001604051908101604052809291908181526020018280546103ad9061161f565b80156103f85780601f106103cf576101008083540402835291602001916103f8565b820191905f5260205f20905b8154815290600101906020018083116103db57829003601f168201915b5050505050905090565b5f3361040f818585610835565b60019150505b92915050565b5f33610428858285610847565b610433858585610915565b506001949350505050565b5f6104476109be565b905090565b6104563382610af4565b50565b610461610b4e565b61046a5f610ba1565b565b610477823383610847565b6104818282610af4565b5050565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260076020526040812054610415565b5f6060805f5f5f60606104c0610c17565b6104c8610c44565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b610515610b4e565b61055382828080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250610c7192505050565b6040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a15050565b6060600480546103819061161f565b5f3361040f818585610915565b834211156105dd576040517f62791302000000000000000000000000000000000000000000000000000000008152600481018590526024015b60405180910390fd5b5f7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98888886106358c73ffffffffffffffffffffffffffffffffffffffff165f90815260076020526040902080546001810190915590565b60408051602081019690965273ffffffffffffffffffffffffffffffffffffffff94851690860152929091166060840152608083015260a082015260c0810186905260e0016040516020818303038152906040528051906020012090505f61069c82610cba565b90505f6106ab82878787610d01565b90508973ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1614610732576040517f4b800e4600000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff80831660048301528b1660248201526044016105d4565b61073d8a8a8a610835565b50505050505050505050565b600980546107569061161f565b80601f01602080910402602001604051908101604052809291908181526020018280546107829061161f565b80156107cd5780601f106107a4576101008083540402835291602001916107cd565b820191905f5260205f20905b8154815290600101906020018083116107b057829003601f168201915b505050505081565b6107dd610b4e565b73ffffffffffffffffffffffffffffffffffffffff811661082c576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016105d4565b61045681610ba1565b6108428383836001610d2d565b505050565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81101561090f5781811015610901576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8416600482015260248101829052604481018390526064016105d4565b61090f84848484035f610d2d565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610964576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f60048201526024016105d4565b73ffffffffffffffffffffffffffffffffffffffff82166109b3576040517fec442f050000000000000000000000000000000000000000000000000000000081525f60048201526024016105d4565b610842838383610e72565b5f3073ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016148015610a2357507f000000000000000000000000000000000000000000000000000000000000000046145b15610a4d57507f000000000000000000000000000000000000000000000000000000000000000090565b610447604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b73ffffffffffffffffffffffffffffffffffffffff8216610b43576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f60048201526024016105d4565b610481825f83610e72565b60085473ffffffffffffffffffffffffffffffffffffffff16331461046a576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016105d4565b6008805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b60606104477f00000000000000000000000000000000000000000000000000000000000000006005611019565b60606104477f00000000000000000000000000000000000000000000000000000000000000006006611019565b61020081511115610cae576040517f6370672500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600961048182826116e8565b5f610415610cc66109be565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f610d11888888886110c2565b925092509250610d2182826111b5565b50909695505050505050565b73ffffffffffffffffffffffffffffffffffffffff8416610d7c576040517fe602df050000000000000000000000000000000000000000000000000000000081525f60048201526024016105d4565b73ffffffffffffffffffffffffffffffffffffffff8316610dcb576040517f94280d620000000000000000000000000000000000000000000000000000000081525f60048201526024016105d4565b73ffffffffffffffffffffffffffffffffffffffff8085165f908152600160209081526040808320938716835292905220829055801561090f578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610e6491815260200190565b60405180910390a350505050565b73ffffffffffffffffffffffffffffffffffffffff8316610ea9578060025f828254610e9e91906117ff565b90915550610f599050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015610f2e576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8516600482015260248101829052604481018390526064016105d4565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff8216610f8257600280548290039055610fad565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161100c91815260200190565b60405180910390a3505050565b606060ff83146110335761102c836112b8565b9050610415565b81805461103f9061161f565b80601f016020809104026020016040519081016040528092919081815260200182805461106b9061161f565b80156110b65780601f1061108d576101008083540402835291602001916110b6565b820191905f5260205f20905b81548152906001019060200180831161109957829003601f168201915b50505050509050610415565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156110fb57505f915060039050826111ab565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561114c573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff81166111a257505f9250600191508290506111ab565b92505f91508190505b9450945094915050565b5f8260038111156111c8576111c8611837565b036111d1575050565b60018260038111156111e5576111e5611837565b0361121c576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561123057611230611837565b0361126a576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016105d4565b600382600381111561127e5761127e611837565b03610481576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016105d4565b60605f6112c4836112f5565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f60ff8216601f811115610415576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b602081525f6113936020830184611335565b9392505050565b803573ffffffffffffffffffffffffffffffffffffffff811681146113bd575f5ffd5b919050565b5f5f604083850312156113d3575f5ffd5b6113dc8361139a565b946020939093013593505050565b5f5f5f606084860312156113fc575f5ffd5b6114058461139a565b92506114136020850161139a565b929592945050506040919091013590565b5f60208284031215611434575f5ffd5b5035919050565b5f6020828403121561144b575f5ffd5b6113938261139a565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61148e60e0830189611335565b82810360408401526114a08189611335565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156115025783518352602093840193909201916001016114e4565b50909b9a5050505050505050505050565b5f5f60208385031215611524575f5ffd5b823567ffffffffffffffff81111561153a575f5ffd5b8301601f8101851361154a575f5ffd5b803567ffffffffffffffff811115611560575f5ffd5b856020828401011115611571575f5ffd5b6020919091019590945092505050565b5f5f5f5f5f5f5f60e0888a031215611597575f5ffd5b6115a08861139a565b96506115ae6020890161139a565b95506040880135945060608801359350608088013560ff811681146115d1575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b5f5f604083850312156115ff575f5ffd5b6116088361139a565b91506116166020840161139a565b90509250929050565b600181811c9082168061163357607f821691505b60208210810361166a577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b601f82111561084257805f5260205f20601f840160051c810160208510156116c25750805b601f840160051c820191505b818110156116e1575f81556001016116ce565b5050505050565b815167ffffffffffffffff81111561170257611702611670565b61171681611710845461161f565b8461169d565b6020601f821160018114611767575f83156117315750848201515b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600385901b1c1916600184901b1784556116e1565b5f848152602081207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08516915b828110156117b45787850151825560209485019460019092019101611794565b50848210156117f057868401517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600387901b60f8161c191681555b50505050600190811b01905550565b80820180821115610415577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd';
