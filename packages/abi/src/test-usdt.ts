// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract TestUSDT. */
export const testUSDTAbi = [
  {
    "type": "function",
    "name": "MAX_TAP_UNITS",
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
        "name": "units",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
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
    "name": "tap",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "units",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
        "name": "units",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
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
        "name": "units",
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
    "name": "AllowanceNotZero",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientAllowance",
    "inputs": [
      {
        "name": "available",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": [
      {
        "name": "available",
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
    "name": "TapTooLarge",
    "inputs": [
      {
        "name": "maximumUnits",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const;

/** Creation code of the contract TestUSDT, without constructor arguments. */
export const testUSDTBytecode: `0x${string}` =
  '0x6080604052348015600e575f5ffd5b5061081e8061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100c4575f3560e01c8063313ce5671161007d578063a9059cbb11610058578063a9059cbb146101e0578063d6abb728146101f3578063dd62ed3e146101ff575f5ffd5b8063313ce5671461016b57806370a082311461018557806395d89b41146101a4575f5ffd5b8063095ea7b3116100ad578063095ea7b31461012f57806318160ddd1461014257806323b872dd14610158575f5ffd5b806306fdde03146100c8578063081a3e8d1461011a575b5f5ffd5b6101046040518060400160405280601481526020017f54657374205553445420286e6f2076616c75652900000000000000000000000081525081565b6040516101119190610697565b60405180910390f35b61012d610128366004610712565b610229565b005b61012d61013d366004610712565b610361565b61014a5f5481565b604051908152602001610111565b61012d61016636600461073a565b610439565b610173600681565b60405160ff9091168152602001610111565b61014a610193366004610774565b60016020525f908152604090205481565b6101046040518060400160405280600481526020017f555344540000000000000000000000000000000000000000000000000000000081525081565b61012d6101ee366004610712565b610519565b61014a6402540be40081565b61014a61020d366004610794565b600260209081525f928352604080842090915290825290205481565b73ffffffffffffffffffffffffffffffffffffffff8216610276576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6402540be4008111156102c1576040517f9579d3c90000000000000000000000000000000000000000000000000000000081526402540be40060048201526024015b60405180910390fd5b805f5f8282546102d191906107f2565b909155505073ffffffffffffffffffffffffffffffffffffffff82165f908152600160205260408120805483929061030a9084906107f2565b909155505060405181815273ffffffffffffffffffffffffffffffffffffffff8316905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef906020015b60405180910390a35050565b801580159061039e5750335f90815260026020908152604080832073ffffffffffffffffffffffffffffffffffffffff8616845290915290205415155b156103d5576040517fe953bbb800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f81815260026020908152604080832073ffffffffffffffffffffffffffffffffffffffff871680855290835292819020859055518481529192917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9259101610355565b73ffffffffffffffffffffffffffffffffffffffff83165f908152600260209081526040808320338452909152902054818110156104a6576040517ff96fb071000000000000000000000000000000000000000000000000000000008152600481018290526024016102b8565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8114610508576104d7828261080b565b73ffffffffffffffffffffffffffffffffffffffff85165f9081526002602090815260408083203384529091529020555b610513848484610528565b50505050565b610524338383610528565b5050565b73ffffffffffffffffffffffffffffffffffffffff8216610575576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff83165f90815260016020526040902054818110156105d7576040517f92665351000000000000000000000000000000000000000000000000000000008152600481018290526024016102b8565b6105e1828261080b565b73ffffffffffffffffffffffffffffffffffffffff8086165f9081526001602052604080822093909355908516815290812080548492906106239084906107f2565b925050819055508273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8460405161068991815260200190565b60405180910390a350505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461070d575f5ffd5b919050565b5f5f60408385031215610723575f5ffd5b61072c836106ea565b946020939093013593505050565b5f5f5f6060848603121561074c575f5ffd5b610755846106ea565b9250610763602085016106ea565b929592945050506040919091013590565b5f60208284031215610784575f5ffd5b61078d826106ea565b9392505050565b5f5f604083850312156107a5575f5ffd5b6107ae836106ea565b91506107bc602084016106ea565b90509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b80820180821115610805576108056107c5565b92915050565b81810381811115610805576108056107c556';
