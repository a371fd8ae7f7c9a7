// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract CreatedToken. */
export const createdTokenAbi = [
  {
    "type": "constructor",
    "inputs": [],
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
    "name": "INITIAL_SUPPLY",
    "inputs": [],
    "outputs": [
      {
        "name": "supply",
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
        "name": "name_",
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
    "name": "initialize",
    "inputs": [
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
    "outputs": [],
    "stateMutability": "nonpayable"
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
        "name": "owner_",
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
        "name": "owner_",
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
    "name": "ERC5267ExtensionsNotSupported",
    "inputs": []
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
    "name": "InvalidShortString",
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
  }
] as const;

/** Creation code of the contract CreatedToken, without constructor arguments. */
export const createdTokenBytecode: `0x${string}` =
  '0x60a060405234801561000f575f5ffd5b5060408051602080820183525f8083528351918201909352918252339160036100388382610171565b5060046100458282610171565b5050506001600160a01b03811661007557604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b61007e81610088565b503360805261022b565b600680546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061010157607f821691505b60208210810361011f57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561016c57805f5260205f20601f840160051c8101602085101561014a5750805b601f840160051c820191505b81811015610169575f8155600101610156565b50505b505050565b81516001600160401b0381111561018a5761018a6100d9565b61019e8161019884546100ed565b84610125565b6020601f8211600181146101d0575f83156101b95750848201515b5f19600385901b1c1916600184901b178455610169565b5f84815260208120601f198516915b828110156101ff57878501518255602094850194600190920191016101df565b508482101561021c57868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b608051611b0561024a5f395f81816101f301526108f10152611b055ff3fe608060405234801561000f575f5ffd5b5060043610610184575f3560e01c806379cc6790116100dd578063a9059cbb11610088578063e8a3d48511610063578063e8a3d48514610390578063f2fde38b14610398578063f399e22e146103ab575f5ffd5b8063a9059cbb14610325578063d505accf14610338578063dd62ed3e1461034b575f5ffd5b80638da5cb5b116100b85780638da5cb5b146102ec578063938e3d7b1461030a57806395d89b411461031d575f5ffd5b806379cc6790146102ab5780637ecebe00146102be57806384b0196e146102d1575f5ffd5b80632ff2e9dc1161013d57806342966c681161011857806342966c681461025957806370a082311461026e578063715018a6146102a3575f5ffd5b80632ff2e9dc1461023a578063313ce567146102425780633644e51514610251575f5ffd5b806318160ddd1161016d57806318160ddd146101c957806323b872dd146101db5780632dd31000146101ee575f5ffd5b806306fdde0314610188578063095ea7b3146101a6575b5f5ffd5b6101906103be565b60405161019d9190611578565b60405180910390f35b6101b96101b43660046115b9565b6103dc565b604051901515815260200161019d565b6002545b60405190815260200161019d565b6101b96101e93660046115e1565b6103f5565b6102157f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161019d565b6101cd610418565b6040516012815260200161019d565b6101cd610429565b61026c61026736600461161b565b610497565b005b6101cd61027c366004611632565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b61026c6104a4565b61026c6102b93660046115b9565b6104b7565b6101cd6102cc366004611632565b6104d0565b6102d96104fa565b60405161019d979695949392919061164b565b60065473ffffffffffffffffffffffffffffffffffffffff16610215565b61026c61031836600461174f565b6105a4565b6101906105e2565b6101b96103333660046115b9565b6105fa565b61026c61034636600461178e565b610607565b6101cd6103593660046117fb565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b6101906107ed565b61026c6103a6366004611632565b610879565b61026c6103b936600461182c565b6108d9565b60605f6103c9610973565b509150506103d68161099d565b91505090565b5f336103e98185856109da565b60019150505b92915050565b5f336104028582856109e7565b61040d858585610ab5565b506001949350505050565b5f610421610973565b509092915050565b5f6104927f0f000000000000000000000000000000000000000000000000000000000000006104566103be565b60408051808201909152600181527f3100000000000000000000000000000000000000000000000000000000000000602082015246305f610b5e565b905090565b6104a13382610b86565b50565b6104ac610be0565b6104b55f610c33565b565b6104c28233836109e7565b6104cc8282610b86565b5050565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600560205260408120546103ef565b5f6060805f5f5f60607f0f0000000000000000000000000000000000000000000000000000000000000061052c6103be565b60408051808201909152600181527f3100000000000000000000000000000000000000000000000000000000000000602082015246305f8060405190808252806020026020018201604052801561058d578160200160208202803683370190505b50959d949c50929a50909850965094509092509050565b6105ac610be0565b6105b68282610ca9565b6040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a15050565b60605f6105ed610973565b925050506103d68161099d565b5f336103e9818585610ab5565b83421115610649576040517f62791302000000000000000000000000000000000000000000000000000000008152600481018590526024015b60405180910390fd5b5f7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98888886106a18c73ffffffffffffffffffffffffffffffffffffffff165f90815260056020526040902080546001810190915590565b60408051602081019690965273ffffffffffffffffffffffffffffffffffffffff94851690860152929091166060840152608083015260a082015260c0810186905260e0016040516020818303038152906040528051906020012090505f61075061074861070d610429565b846040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b868686610cf5565b90508873ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff16146107d7576040517f4b800e4600000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff80831660048301528a166024820152604401610640565b6107e28989896109da565b505050505050505050565b600780546107fa906118a8565b80601f0160208091040260200160405190810160405280929190818152602001828054610826906118a8565b80156108715780601f1061084857610100808354040283529160200191610871565b820191905f5260205f20905b81548152906001019060200180831161085457829003601f168201915b505050505081565b610881610be0565b73ffffffffffffffffffffffffffffffffffffffff81166108d0576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b6104a181610c33565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461094a576040517fb550282e000000000000000000000000000000000000000000000000000000008152336004820152602401610640565b61095383610c33565b61095d8282610ca9565b61096e83610969610418565b610d21565b505050565b5f5f5f61097f30610d7b565b80602001905181019061099291906118f9565b925092509250909192565b60605f6109a983610df5565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b61096e8383836001610e35565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811015610aaf5781811015610aa1576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810182905260448101839052606401610640565b610aaf84848484035f610e35565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610b04576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b73ffffffffffffffffffffffffffffffffffffffff8216610b53576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b61096e838383610f7a565b5f610b7b8787805190602001208780519060200120878787611121565b979650505050505050565b73ffffffffffffffffffffffffffffffffffffffff8216610bd5576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b6104cc825f83610f7a565b60065473ffffffffffffffffffffffffffffffffffffffff1633146104b5576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610640565b6006805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b610200811115610ce8576040517f5f01f6c500000000000000000000000000000000000000000000000000000000815260048101829052602401610640565b600761096e82848361196f565b5f5f5f5f610d058888888861119f565b925092509250610d158282611292565b50909695505050505050565b73ffffffffffffffffffffffffffffffffffffffff8216610d70576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b6104cc5f8383610f7a565b60605f610da0602d73ffffffffffffffffffffffffffffffffffffffff85163b611ab2565b67ffffffffffffffff811115610db857610db861187b565b6040519080825280601f01601f191660200182016040528015610de2576020820181803683370190505b5090508051602d60208301853c92915050565b5f60ff8216601f8111156103ef576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8416610e84576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b73ffffffffffffffffffffffffffffffffffffffff8316610ed3576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610640565b73ffffffffffffffffffffffffffffffffffffffff8085165f9081526001602090815260408083209387168352929052208290558015610aaf578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610f6c91815260200190565b60405180910390a350505050565b73ffffffffffffffffffffffffffffffffffffffff8316610fb1578060025f828254610fa69190611ac5565b909155506110619050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015611036576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024810182905260448101839052606401610640565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff821661108a576002805482900390556110b5565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161111491815260200190565b60405180910390a3505050565b5f5f61112c88611395565b90508760f81c97506040518181526020810160018a161561114e578881526020015b60028a161561115e578781526020015b60048a161561116e578681526020015b60088a161561117e578581526020015b60108a161561118e578481526020015b819003902098975050505050505050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156111d857505f91506003905082611288565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015611229573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661127f57505f925060019150829050611288565b92505f91508190505b9450945094915050565b5f8260038111156112a5576112a5611ad8565b036112ae575050565b60018260038111156112c2576112c2611ad8565b036112f9576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600282600381111561130d5761130d611ad8565b03611347576040517ffce698f700000000000000000000000000000000000000000000000000000000815260048101829052602401610640565b600382600381111561135b5761135b611ad8565b036104cc576040517fd78bce0c00000000000000000000000000000000000000000000000000000000815260048101829052602401610640565b5f7f200000000000000000000000000000000000000000000000000000000000000080831690036113f2576040517fdb00f90400000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8160f81c91506040517f454950373132446f6d61696e28000000000000000000000000000000000000008152600d81016001841615611452577f737472696e67206e616d652c00000000000000000000000000000000000000008152600c015b6002841615611482577f737472696e672076657273696f6e2c00000000000000000000000000000000008152600f015b60048416156114b2577f75696e7432353620636861696e49642c0000000000000000000000000000000081526010015b60088416156114e2577f6164647265737320766572696679696e67436f6e74726163742c0000000000008152601a015b6010841615611512577f627974657333322073616c742c000000000000000000000000000000000000008152600d015b601f84161515900360298153819003600101902092915050565b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b602081525f61158a602083018461152c565b9392505050565b803573ffffffffffffffffffffffffffffffffffffffff811681146115b4575f5ffd5b919050565b5f5f604083850312156115ca575f5ffd5b6115d383611591565b946020939093013593505050565b5f5f5f606084860312156115f3575f5ffd5b6115fc84611591565b925061160a60208501611591565b929592945050506040919091013590565b5f6020828403121561162b575f5ffd5b5035919050565b5f60208284031215611642575f5ffd5b61158a82611591565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61168560e083018961152c565b8281036040840152611697818961152c565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156116f95783518352602093840193909201916001016116db565b50909b9a5050505050505050505050565b5f5f83601f84011261171a575f5ffd5b50813567ffffffffffffffff811115611731575f5ffd5b602083019150836020828501011115611748575f5ffd5b9250929050565b5f5f60208385031215611760575f5ffd5b823567ffffffffffffffff811115611776575f5ffd5b6117828582860161170a565b90969095509350505050565b5f5f5f5f5f5f5f60e0888a0312156117a4575f5ffd5b6117ad88611591565b96506117bb60208901611591565b95506040880135945060608801359350608088013560ff811681146117de575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b5f5f6040838503121561180c575f5ffd5b61181583611591565b915061182360208401611591565b90509250929050565b5f5f5f6040848603121561183e575f5ffd5b61184784611591565b9250602084013567ffffffffffffffff811115611862575f5ffd5b61186e8682870161170a565b9497909650939450505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b600181811c908216806118bc57607f821691505b6020821081036118f3577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b5f5f5f6060848603121561190b575f5ffd5b5050815160208301516040909301519094929350919050565b601f82111561096e57805f5260205f20601f840160051c810160208510156119495750805b601f840160051c820191505b81811015611968575f8155600101611955565b5050505050565b67ffffffffffffffff8311156119875761198761187b565b61199b8361199583546118a8565b83611924565b5f601f8411600181146119eb575f85156119b55750838201355b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600387901b1c1916600186901b178355611968565b5f838152602081207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08716915b82811015611a385786850135825560209485019460019092019101611a18565b5086821015611a73577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60f88860031b161c19848701351681555b505060018560011b0183555050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156103ef576103ef611a85565b808201808211156103ef576103ef611a85565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd';
