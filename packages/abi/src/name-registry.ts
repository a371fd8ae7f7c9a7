// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract NameRegistry. */
export const nameRegistryAbi = [
  {
    "type": "constructor",
    "inputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "isApprovedForAll",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "operator",
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
    "name": "owner",
    "inputs": [
      {
        "name": "node",
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
    "name": "recordExists",
    "inputs": [
      {
        "name": "node",
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
    "name": "resolver",
    "inputs": [
      {
        "name": "node",
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
    "name": "setApprovalForAll",
    "inputs": [
      {
        "name": "operator",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "approved",
        "type": "bool",
        "internalType": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setOwner",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      },
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
    "type": "function",
    "name": "setRecord",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "newOwner",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "newResolver",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "newTtl",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setResolver",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "newResolver",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setSubnodeOwner",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "label",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "newOwner",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "subnode",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setSubnodeRecord",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "label",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "newOwner",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "newResolver",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "newTtl",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setTTL",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "newTtl",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "ttl",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "ApprovalForAll",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "operator",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "approved",
        "type": "bool",
        "indexed": false,
        "internalType": "bool"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "NewOwner",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "label",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "owner",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "NewResolver",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "resolver",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "NewTTL",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "ttl",
        "type": "uint64",
        "indexed": false,
        "internalType": "uint64"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Transfer",
    "inputs": [
      {
        "name": "node",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "owner",
        "type": "address",
        "indexed": false,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "NotNodeOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "internalType": "address"
      }
    ]
  }
] as const;

/** Creation code of the contract NameRegistry, without constructor arguments. */
export const nameRegistryBytecode: `0x${string}` =
  '0x6080604052348015600e575f5ffd5b505f8080526020527fad3228b676f7d3cd4284a5443f17f1962b36e491b30a40b2405849e597ba5fb580546001600160a01b03191633179055610e0e806100545f395ff3fe608060405234801561000f575f5ffd5b50600436106100cf575f3560e01c80635b0fc9c31161007d578063cf40882311610058578063cf40882314610246578063e985e9c514610259578063f79fe53814610296575f5ffd5b80635b0fc9c31461020d5780635ef2c7f014610220578063a22cb46514610233575f5ffd5b806314ab9038116100ad57806314ab90381461018b57806316a25cbd146101a05780631896f70a146101fa575f5ffd5b80630178b8bf146100d357806302571be31461013557806306ab59231461016a575b5f5ffd5b61010b6100e1366004610c3d565b5f9081526020819052604090206001015473ffffffffffffffffffffffffffffffffffffffff1690565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020015b60405180910390f35b61010b610143366004610c3d565b5f9081526020819052604090205473ffffffffffffffffffffffffffffffffffffffff1690565b61017d610178366004610c7c565b6102cd565b60405190815260200161012c565b61019e610199366004610cc5565b61039c565b005b6101e16101ae366004610c3d565b5f9081526020819052604090205474010000000000000000000000000000000000000000900467ffffffffffffffff1690565b60405167ffffffffffffffff909116815260200161012c565b61019e610208366004610cef565b6104e8565b61019e61021b366004610cef565b61061f565b61019e61022e366004610d10565b610753565b61019e610241366004610d63565b61082b565b61019e610254366004610d9c565b6108c1565b610286610267366004610de6565b600160209081525f928352604080842090915290825290205460ff1681565b604051901515815260200161012c565b6102866102a4366004610c3d565b5f9081526020819052604090205473ffffffffffffffffffffffffffffffffffffffff16151590565b5f83815260208190526040812054849073ffffffffffffffffffffffffffffffffffffffff16338114801590610333575073ffffffffffffffffffffffffffffffffffffffff81165f90815260016020908152604080832033845290915290205460ff16155b15610387576040517fe9aae2e400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff821660048201526024015b60405180910390fd5b610392868686610a0b565b9695505050505050565b5f82815260208190526040902054829073ffffffffffffffffffffffffffffffffffffffff16338114801590610402575073ffffffffffffffffffffffffffffffffffffffff81165f90815260016020908152604080832033845290915290205460ff16155b15610451576040517fe9aae2e400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260240161037e565b5f848152602081815260409182902080547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000067ffffffffffffffff881690810291909117909155915191825285917f1d4f9bbfc9cab89d66e1a1562f2233ccbf1308cb4f63de2ead5787adddb8fa6891015b60405180910390a250505050565b5f82815260208190526040902054829073ffffffffffffffffffffffffffffffffffffffff1633811480159061054e575073ffffffffffffffffffffffffffffffffffffffff81165f90815260016020908152604080832033845290915290205460ff16155b1561059d576040517fe9aae2e400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260240161037e565b5f848152602081815260409182902060010180547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff8716908117909155915191825285917f335721b01866dc23fbee8b6b2c7b1e14d6f05c28cd35a2c934239f94095602a091016104da565b5f82815260208190526040902054829073ffffffffffffffffffffffffffffffffffffffff16338114801590610685575073ffffffffffffffffffffffffffffffffffffffff81165f90815260016020908152604080832033845290915290205460ff16155b156106d4576040517fe9aae2e400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260240161037e565b5f848152602081815260409182902080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff8716908117909155915191825285917fd4735d920b0f87494915f556dd9b54c8f309026070caea5c737245152564d26691016104da565b5f85815260208190526040902054859073ffffffffffffffffffffffffffffffffffffffff163381148015906107b9575073ffffffffffffffffffffffffffffffffffffffff81165f90815260016020908152604080832033845290915290205460ff16155b15610808576040517fe9aae2e400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260240161037e565b5f610814888888610a0b565b9050610821818686610ade565b5050505050505050565b335f81815260016020908152604080832073ffffffffffffffffffffffffffffffffffffffff87168085529083529281902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001686151590811790915590519081529192917f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a35050565b5f84815260208190526040902054849073ffffffffffffffffffffffffffffffffffffffff16338114801590610927575073ffffffffffffffffffffffffffffffffffffffff81165f90815260016020908152604080832033845290915290205460ff16155b15610976576040517fe9aae2e400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260240161037e565b5f868152602081815260409182902080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff8916908117909155915191825287917fd4735d920b0f87494915f556dd9b54c8f309026070caea5c737245152564d266910160405180910390a2610a03868585610ade565b505050505050565b60408051602081018590529081018390525f90606001604080518083037fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe001815282825280516020918201205f8181528083529290922080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff87169081179091558352909250849186917fce0457fe73731f824cc272376169235128c118b49d344817417c6d108d155e82910160405180910390a39392505050565b5f838152602081905260409020600181015473ffffffffffffffffffffffffffffffffffffffff848116911614610b8a576001810180547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff851690811790915560405190815284907f335721b01866dc23fbee8b6b2c7b1e14d6f05c28cd35a2c934239f94095602a09060200160405180910390a25b805467ffffffffffffffff838116740100000000000000000000000000000000000000009092041614610c375780547fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000067ffffffffffffffff841690810291909117825560405190815284907f1d4f9bbfc9cab89d66e1a1562f2233ccbf1308cb4f63de2ead5787adddb8fa68906020016104da565b50505050565b5f60208284031215610c4d575f5ffd5b5035919050565b803573ffffffffffffffffffffffffffffffffffffffff81168114610c77575f5ffd5b919050565b5f5f5f60608486031215610c8e575f5ffd5b8335925060208401359150610ca560408501610c54565b90509250925092565b803567ffffffffffffffff81168114610c77575f5ffd5b5f5f60408385031215610cd6575f5ffd5b82359150610ce660208401610cae565b90509250929050565b5f5f60408385031215610d00575f5ffd5b82359150610ce660208401610c54565b5f5f5f5f5f60a08688031215610d24575f5ffd5b8535945060208601359350610d3b60408701610c54565b9250610d4960608701610c54565b9150610d5760808701610cae565b90509295509295909350565b5f5f60408385031215610d74575f5ffd5b610d7d83610c54565b915060208301358015158114610d91575f5ffd5b809150509250929050565b5f5f5f5f60808587031215610daf575f5ffd5b84359350610dbf60208601610c54565b9250610dcd60408601610c54565b9150610ddb60608601610cae565b905092959194509250565b5f5f60408385031215610df7575f5ffd5b610e0083610c54565b9150610ce660208401610c5456';
