// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract PresaleReserve. */
export const presaleReserveAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "treasury",
        "type": "address",
        "internalType": "address"
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
    "name": "PRESALE",
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
    "name": "TREASURY",
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
    "name": "payBonus",
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
    "type": "event",
    "name": "BonusPaid",
    "inputs": [
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
    "type": "event",
    "name": "SettingsFixed",
    "inputs": [
      {
        "name": "presale",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "treasury",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Withdrawn",
    "inputs": [
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
    "name": "NotPresale",
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
    "name": "NotTreasury",
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
    "name": "SaleNotClosed",
    "inputs": []
  }
] as const;

/** Creation code of the contract PresaleReserve, without constructor arguments. */
export const presaleReserveBytecode: `0x${string}` =
  '0x60c060405260405161059738038061059783398101604081905261002291610068565b3360808190526001600160a01b03821660a08190526040519091907fa3d25b4a6c869f035a366076377eb915dd7eac235d4eb33351227ec6e6786eed905f90a350610095565b5f60208284031215610078575f5ffd5b81516001600160a01b038116811461008e575f5ffd5b9392505050565b60805160a0516104c76100d05f395f8181607e01528181610207015261035b01525f818160f901528181610133015261026201526104c75ff3fe608060405260043610610041575f3560e01c80631b302fc41461004c5780632d2c55651461006d5780632e1a7d4d146100c9578063b4cf5648146100e8575f5ffd5b3661004857005b5f5ffd5b348015610057575f5ffd5b5061006b610066366004610448565b61011b565b005b348015610078575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200160405180910390f35b3480156100d4575f5ffd5b5061006b6100e336600461048a565b6101ef565b3480156100f3575f5ffd5b506100a07f000000000000000000000000000000000000000000000000000000000000000081565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610191576040517feb63ae400000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b8173ffffffffffffffffffffffffffffffffffffffff167f5201cdd751de1a2551f5d316ffc7159afee8b5775ba451a133a1d8c02b3f1067826040516101d991815260200190565b60405180910390a26101eb8282610383565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610260576040517f4eac6112000000000000000000000000000000000000000000000000000000008152336004820152602401610188565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663c2b6b58c6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156102c9573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102ed91906104a1565b610323576040517f78fa807700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040518181527f430648de173157e069201c943adb2d4e340e7cf5b27b1b09c9cb852f03d63b569060200160405180910390a16103807f000000000000000000000000000000000000000000000000000000000000000082610383565b50565b804710156103c6576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610188565b6103df828260405180602001604052805f815250610428565b156103e8575050565b3d156103f6576101eb61043d565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b5f5f60408385031215610459575f5ffd5b823573ffffffffffffffffffffffffffffffffffffffff8116811461047c575f5ffd5b946020939093013593505050565b5f6020828403121561049a575f5ffd5b5035919050565b5f602082840312156104b1575f5ffd5b815180151581146104c0575f5ffd5b939250505056';
