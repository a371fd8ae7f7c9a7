// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract LockedVesting. */
export const lockedVestingAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "startAt",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "durationSeconds",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "cliffSeconds",
        "type": "uint64",
        "internalType": "uint64"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "cliff",
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
    "name": "duration",
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
    "name": "end",
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
    "name": "releasable",
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
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "releasable",
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
    "name": "release",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "release",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "released",
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
    "name": "released",
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
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "renounceOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "start",
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
    "name": "transferOwnership",
    "inputs": [
      {
        "name": "",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "vestedAmount",
    "inputs": [
      {
        "name": "timestamp",
        "type": "uint64",
        "internalType": "uint64"
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
    "name": "vestedAmount",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "timestamp",
        "type": "uint64",
        "internalType": "uint64"
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
    "type": "event",
    "name": "ERC20Released",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "EtherReleased",
    "inputs": [
      {
        "name": "amount",
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
    "name": "SettingsFixed",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "startAt",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "durationSeconds",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      },
      {
        "name": "cliffSeconds",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "BeneficiaryFixed",
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
    "name": "InvalidCliffDuration",
    "inputs": [
      {
        "name": "cliffSeconds",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "durationSeconds",
        "type": "uint64",
        "internalType": "uint64"
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
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "internalType": "address"
      }
    ]
  }
] as const;

/** Creation code of the contract LockedVesting, without constructor arguments. */
export const lockedVestingBytecode: `0x${string}` =
  '0x60e0604052604051610d59380380610d59833981016040819052610022916101f5565b80848484826001600160a01b03811661005557604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b61005e81610152565b506001600160401b039182166080521660a08190529050816001600160401b031611156100cc57806100a061009b60a0516001600160401b031690565b6101a1565b6040516303be3ef560e41b81526001600160401b0392831660048201529116602482015260440161004c565b806100e261009b6080516001600160401b031690565b6100ec9190610253565b6001600160401b0390811660c052604080518683168152858316602082015291841682820152516001600160a01b03871692507f2a187685bb4f362f9b00c83cbcb6e981a6de19cb313fdebf2e129d0c213dedcd9181900360600190a250505050610284565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f6001600160401b038211156101d657604080516306dfcc6560e41b815260048101919091526024810183905260440161004c565b5090565b80516001600160401b03811681146101f0575f5ffd5b919050565b5f5f5f5f60808587031215610208575f5ffd5b84516001600160a01b038116811461021e575f5ffd5b935061022c602086016101da565b925061023a604086016101da565b9150610248606086016101da565b905092959194509250565b6001600160401b03818116838216019081111561027e57634e487b7160e01b5f52601160045260245ffd5b92915050565b60805160a05160c051610a816102d85f395f818161016e015261063c01525f8181610132015281816105ce01526107fb01525f81816102b9015281816105f20152818161079901526108260152610a815ff3fe6080604052600436106100e7575f3560e01c80638da5cb5b11610087578063be9a655511610057578063be9a6555146102ab578063efbe1c1c146102e7578063f2fde38b146102fb578063fbccedae1461031a575f5ffd5b80638da5cb5b1461020457806396132521146102375780639852595c1461024b578063a3f8eace1461028c575f5ffd5b806319165587116100c2578063191655871461019c578063715018a6146101bd578063810ec23b146101d157806386d1a69f146101f0575f5ffd5b80630a17b06b146100f25780630fb5a6b41461012457806313d033c014610160575f5ffd5b366100ee57005b5f5ffd5b3480156100fd575f5ffd5b5061011161010c366004610942565b61032e565b6040519081526020015b60405180910390f35b34801561012f575f5ffd5b507f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff16610111565b34801561016b575f5ffd5b507f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff16610111565b3480156101a7575f5ffd5b506101bb6101b636600461097e565b610351565b005b3480156101c8575f5ffd5b506101bb610410565b3480156101dc575f5ffd5b506101116101eb366004610997565b610442565b3480156101fb575f5ffd5b506101bb610508565b34801561020f575f5ffd5b505f5460405173ffffffffffffffffffffffffffffffffffffffff909116815260200161011b565b348015610242575f5ffd5b50600154610111565b348015610256575f5ffd5b5061011161026536600461097e565b73ffffffffffffffffffffffffffffffffffffffff165f9081526002602052604090205490565b348015610297575f5ffd5b506101116102a636600461097e565b610586565b3480156102b6575f5ffd5b507f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff16610111565b3480156102f2575f5ffd5b506101116105bf565b348015610306575f5ffd5b506101bb61031536600461097e565b610410565b348015610325575f5ffd5b5061011161061c565b5f61034b61033b60015490565b61034590476109f5565b83610639565b92915050565b5f61035b82610586565b73ffffffffffffffffffffffffffffffffffffffff83165f908152600260205260408120805492935083929091906103949084906109f5565b909155505060405181815273ffffffffffffffffffffffffffffffffffffffff8316907fc0e523490dd523c33b1878c9eb14ff46991e3f5b2cd33710918618f2a39cba1b9060200160405180910390a261040c826104065f5473ffffffffffffffffffffffffffffffffffffffff1690565b8361068c565b5050565b6040517f9df2b52400000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff82165f90815260026020526040812054610501906040517f70a0823100000000000000000000000000000000000000000000000000000000815230600482015273ffffffffffffffffffffffffffffffffffffffff8616906370a0823190602401602060405180830381865afa1580156104d3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104f79190610a08565b61034591906109f5565b9392505050565b5f61051161061c565b90508060015f82825461052491906109f5565b90915550506040518181527fda9d4e5f101b8b9b1c5b76d0c5a9f7923571acfc02376aa076b75a8c080c956b9060200160405180910390a161058361057d5f5473ffffffffffffffffffffffffffffffffffffffff1690565b826106f1565b50565b73ffffffffffffffffffffffffffffffffffffffff81165f908152600260205260408120546105b58342610442565b61034b9190610a1f565b5f61061767ffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000008116907f0000000000000000000000000000000000000000000000000000000000000000166109f5565b905090565b5f61062660015490565b61062f4261032e565b6106179190610a1f565b5f7f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff168267ffffffffffffffff16106106845761067f8383610796565b610501565b505f92915050565b610699838383600161087e565b6106ec576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024015b60405180910390fd5b505050565b80471015610734576040517fcf479181000000000000000000000000000000000000000000000000000000008152476004820152602481018290526044016106e3565b61074d828260405180602001604052805f815250610906565b15610756575050565b3d156107645761040c61091b565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f7f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff168267ffffffffffffffff1610156107da57505f61034b565b6107e26105bf565b8267ffffffffffffffff16106107f957508161034b565b7f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff167f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff166108639067ffffffffffffffff8516610a1f565b61086d9085610a32565b6108779190610a49565b905061034b565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f511483166108fa5783831516156108ee573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b803567ffffffffffffffff8116811461093d575f5ffd5b919050565b5f60208284031215610952575f5ffd5b61050182610926565b803573ffffffffffffffffffffffffffffffffffffffff8116811461093d575f5ffd5b5f6020828403121561098e575f5ffd5b6105018261095b565b5f5f604083850312156109a8575f5ffd5b6109b18361095b565b91506109bf60208401610926565b90509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561034b5761034b6109c8565b5f60208284031215610a18575f5ffd5b5051919050565b8181038181111561034b5761034b6109c8565b808202811582820484141761034b5761034b6109c8565b5f82610a7c577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b50049056';
