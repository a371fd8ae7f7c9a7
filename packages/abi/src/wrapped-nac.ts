// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract WrappedNAC. */
export const wrappedNACAbi = [
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
    "name": "deposit",
    "inputs": [],
    "outputs": [],
    "stateMutability": "payable"
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
    "name": "withdraw",
    "inputs": [
      {
        "name": "amountWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "withdrawTo",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "amountWei",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "Deposit",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "amountWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
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
    "type": "event",
    "name": "Withdrawal",
    "inputs": [
      {
        "name": "account",
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
        "name": "amountWei",
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
    "name": "InvalidReceiver",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
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

/** Creation code of the contract WrappedNAC, without constructor arguments. */
export const wrappedNACBytecode: `0x${string}` =
  '0x610160604052348015610010575f5ffd5b506040518060400160405280600b81526020016a57726170706564204e414360a81b81525080604051806040016040528060018152602001603160f81b8152506040518060400160405280600b81526020016a57726170706564204e414360a81b81525060405180604001604052806004815260200163574e414360e01b81525081600390816100a09190610277565b5060046100ad8282610277565b506100bd91508390506005610167565b610120526100cc816006610167565b61014052815160208084019190912060e052815190820120610100524660a05261015860e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c05250610389565b5f6020835110156101825761017b83610199565b9050610193565b8161018d8482610277565b5060ff90505b92915050565b5f5f829050601f815111156101cc578260405163305a27a960e01b81526004016101c39190610331565b60405180910390fd5b80516101d782610366565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061020757607f821691505b60208210810361022557634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561027257805f5260205f20601f840160051c810160208510156102505750805b601f840160051c820191505b8181101561026f575f815560010161025c565b50505b505050565b81516001600160401b03811115610290576102906101df565b6102a48161029e84546101f3565b8461022b565b6020601f8211600181146102d6575f83156102bf5750848201515b5f19600385901b1c1916600184901b17845561026f565b5f84815260208120601f198516915b8281101561030557878501518255602094850194600190920191016102e5565b508482101561032257868401515f19600387901b60f8161c191681555b50505050600190811b01905550565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610225575f1960209190910360031b1b16919050565b60805160a05160c05160e0516101005161012051610140516115df6103da5f395f610bec01525f610bbf01525f610b6801525f610b4001525f610a9b01525f610ac501525f610aef01526115df5ff3fe6080604052600436106100f2575f3560e01c806370a0823111610087578063a9059cbb11610057578063a9059cbb146102a3578063d0e30db0146102c2578063d505accf146102ca578063dd62ed3e146102e9575f5ffd5b806370a08231146102085780637ecebe001461024957806384b0196e1461026857806395d89b411461028f575f5ffd5b806323b872dd116100c257806323b872dd1461019b5780632e1a7d4d146101ba578063313ce567146101d95780633644e515146101f4575f5ffd5b806306fdde0314610105578063095ea7b31461012f57806318160ddd1461015e578063205c28781461017c575f5ffd5b36610101576100ff61033a565b005b5f5ffd5b348015610110575f5ffd5b5061011961037b565b60405161012691906112f9565b60405180910390f35b34801561013a575f5ffd5b5061014e61014936600461133a565b61040b565b6040519015158152602001610126565b348015610169575f5ffd5b506002545b604051908152602001610126565b348015610187575f5ffd5b506100ff61019636600461133a565b610424565b3480156101a6575f5ffd5b5061014e6101b5366004611362565b610515565b3480156101c5575f5ffd5b506100ff6101d436600461139c565b610538565b3480156101e4575f5ffd5b5060405160128152602001610126565b3480156101ff575f5ffd5b5061016e610545565b348015610213575f5ffd5b5061016e6102223660046113b3565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b348015610254575f5ffd5b5061016e6102633660046113b3565b610553565b348015610273575f5ffd5b5061027c61057d565b60405161012697969594939291906113cc565b34801561029a575f5ffd5b506101196105db565b3480156102ae575f5ffd5b5061014e6102bd36600461133a565b6105ea565b6100ff61033a565b3480156102d5575f5ffd5b506100ff6102e436600461148b565b6105f7565b3480156102f4575f5ffd5b5061016e6103033660046114f8565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b61034433346107a0565b60405134815233907fe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c9060200160405180910390a2565b60606003805461038a90611529565b80601f01602080910402602001604051908101604052809291908181526020018280546103b690611529565b80156104015780601f106103d857610100808354040283529160200191610401565b820191905f5260205f20905b8154815290600101906020018083116103e457829003601f168201915b5050505050905090565b5f336104188185856107fa565b60019150505b92915050565b73ffffffffffffffffffffffffffffffffffffffff821630148061045c575073ffffffffffffffffffffffffffffffffffffffff8216155b156104b0576040517f9cfea58300000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff831660048201526024015b60405180910390fd5b6104ba338261080c565b60405181815273ffffffffffffffffffffffffffffffffffffffff83169033907f2717ead6b9200dd235aad468c9809ea400fe33ac69b5bfaa6d3e90fc922b63989060200160405180910390a36105118282610866565b5050565b5f3361052285828561090b565b61052d8585856109d9565b506001949350505050565b6105423382610424565b50565b5f61054e610a82565b905090565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526007602052604081205461041e565b5f6060805f5f5f606061058e610bb8565b610596610be5565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b60606004805461038a90611529565b5f336104188185856109d9565b83421115610634576040517f62791302000000000000000000000000000000000000000000000000000000008152600481018590526024016104a7565b5f7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c988888861068c8c73ffffffffffffffffffffffffffffffffffffffff165f90815260076020526040902080546001810190915590565b60408051602081019690965273ffffffffffffffffffffffffffffffffffffffff94851690860152929091166060840152608083015260a082015260c0810186905260e0016040516020818303038152906040528051906020012090505f6106f382610c12565b90505f61070282878787610c59565b90508973ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1614610789576040517f4b800e4600000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff80831660048301528b1660248201526044016104a7565b6107948a8a8a6107fa565b50505050505050505050565b73ffffffffffffffffffffffffffffffffffffffff82166107ef576040517fec442f050000000000000000000000000000000000000000000000000000000081525f60048201526024016104a7565b6105115f8383610c85565b6108078383836001610e2c565b505050565b73ffffffffffffffffffffffffffffffffffffffff821661085b576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f60048201526024016104a7565b610511825f83610c85565b804710156108a9576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016104a7565b6108c2828260405180602001604052805f815250610f71565b156108cb575050565b3d156108d957610511610f86565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8110156109d357818110156109c5576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8416600482015260248101829052604481018390526064016104a7565b6109d384848484035f610e2c565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610a28576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f60048201526024016104a7565b73ffffffffffffffffffffffffffffffffffffffff8216610a77576040517fec442f050000000000000000000000000000000000000000000000000000000081525f60048201526024016104a7565b610807838383610c85565b5f3073ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016148015610ae757507f000000000000000000000000000000000000000000000000000000000000000046145b15610b1157507f000000000000000000000000000000000000000000000000000000000000000090565b61054e604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b606061054e7f00000000000000000000000000000000000000000000000000000000000000006005610f91565b606061054e7f00000000000000000000000000000000000000000000000000000000000000006006610f91565b5f61041e610c1e610a82565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f5f5f5f610c698888888861103a565b925092509250610c79828261112d565b50909695505050505050565b73ffffffffffffffffffffffffffffffffffffffff8316610cbc578060025f828254610cb1919061157a565b90915550610d6c9050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015610d41576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8516600482015260248101829052604481018390526064016104a7565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff8216610d9557600280548290039055610dc0565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051610e1f91815260200190565b60405180910390a3505050565b73ffffffffffffffffffffffffffffffffffffffff8416610e7b576040517fe602df050000000000000000000000000000000000000000000000000000000081525f60048201526024016104a7565b73ffffffffffffffffffffffffffffffffffffffff8316610eca576040517f94280d620000000000000000000000000000000000000000000000000000000081525f60048201526024016104a7565b73ffffffffffffffffffffffffffffffffffffffff8085165f90815260016020908152604080832093871683529290522082905580156109d3578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610f6391815260200190565b60405180910390a350505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b606060ff8314610fab57610fa483611230565b905061041e565b818054610fb790611529565b80601f0160208091040260200160405190810160405280929190818152602001828054610fe390611529565b801561102e5780601f106110055761010080835404028352916020019161102e565b820191905f5260205f20905b81548152906001019060200180831161101157829003601f168201915b5050505050905061041e565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561107357505f91506003905082611123565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156110c4573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661111a57505f925060019150829050611123565b92505f91508190505b9450945094915050565b5f826003811115611140576111406115b2565b03611149575050565b600182600381111561115d5761115d6115b2565b03611194576040517ff645eedf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60028260038111156111a8576111a86115b2565b036111e2576040517ffce698f7000000000000000000000000000000000000000000000000000000008152600481018290526024016104a7565b60038260038111156111f6576111f66115b2565b03610511576040517fd78bce0c000000000000000000000000000000000000000000000000000000008152600481018290526024016104a7565b60605f61123c8361126d565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f60ff8216601f81111561041e576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b602081525f61130b60208301846112ad565b9392505050565b803573ffffffffffffffffffffffffffffffffffffffff81168114611335575f5ffd5b919050565b5f5f6040838503121561134b575f5ffd5b61135483611312565b946020939093013593505050565b5f5f5f60608486031215611374575f5ffd5b61137d84611312565b925061138b60208501611312565b929592945050506040919091013590565b5f602082840312156113ac575f5ffd5b5035919050565b5f602082840312156113c3575f5ffd5b61130b82611312565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f61140660e08301896112ad565b828103604084015261141881896112ad565b6060840188905273ffffffffffffffffffffffffffffffffffffffff8716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561147a57835183526020938401939092019160010161145c565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f60e0888a0312156114a1575f5ffd5b6114aa88611312565b96506114b860208901611312565b95506040880135945060608801359350608088013560ff811681146114db575f5ffd5b9699959850939692959460a0840135945060c09093013592915050565b5f5f60408385031215611509575f5ffd5b61151283611312565b915061152060208401611312565b90509250929050565b600181811c9082168061153d57607f821691505b602082108103611574577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b8082018082111561041e577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd';
