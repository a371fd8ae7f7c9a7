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
    "inputs": [
      {
        "name": "units",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
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
  '0x6080604052348015600e575f5ffd5b506108298061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100c4575f3560e01c8063313ce5671161007d578063a9059cbb11610058578063a9059cbb146101e0578063d6abb728146101f3578063dd62ed3e146101ff575f5ffd5b8063313ce5671461016b57806370a082311461018557806395d89b41146101a4575f5ffd5b8063095ea7b3116100ad578063095ea7b31461012f57806318160ddd1461014257806323b872dd14610158575f5ffd5b806306fdde03146100c8578063081a3e8d1461011a575b5f5ffd5b6101046040518060400160405280601481526020017f54657374205553445420286e6f2076616c75652900000000000000000000000081525081565b60405161011191906106a2565b60405180910390f35b61012d61012836600461071d565b610229565b005b61012d61013d36600461071d565b610360565b61014a5f5481565b604051908152602001610111565b61012d610166366004610745565b610444565b610173600681565b60405160ff9091168152602001610111565b61014a61019336600461077f565b60016020525f908152604090205481565b6101046040518060400160405280600481526020017f555344540000000000000000000000000000000000000000000000000000000081525081565b61012d6101ee36600461071d565b610524565b61014a6402540be40081565b61014a61020d36600461079f565b600260209081525f928352604080842090915290825290205481565b73ffffffffffffffffffffffffffffffffffffffff8216610276576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6402540be4008111156102c1576040517f9579d3c90000000000000000000000000000000000000000000000000000000081526402540be40060048201526024015b60405180910390fd5b805f5f8282546102d191906107fd565b909155505073ffffffffffffffffffffffffffffffffffffffff82165f908152600160205260408120805483929061030a9084906107fd565b909155505060405181815273ffffffffffffffffffffffffffffffffffffffff8316905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a35050565b335f90815260026020908152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902054811580159061039e57508015155b156103d8576040517fdc3e18c1000000000000000000000000000000000000000000000000000000008152600481018290526024016102b8565b335f81815260026020908152604080832073ffffffffffffffffffffffffffffffffffffffff881680855290835292819020869055518581529192917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925910160405180910390a3505050565b73ffffffffffffffffffffffffffffffffffffffff83165f908152600260209081526040808320338452909152902054818110156104b1576040517ff96fb071000000000000000000000000000000000000000000000000000000008152600481018290526024016102b8565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8114610513576104e28282610816565b73ffffffffffffffffffffffffffffffffffffffff85165f9081526002602090815260408083203384529091529020555b61051e848484610533565b50505050565b61052f338383610533565b5050565b73ffffffffffffffffffffffffffffffffffffffff8216610580576040517f6d187b2800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff83165f90815260016020526040902054818110156105e2576040517f92665351000000000000000000000000000000000000000000000000000000008152600481018290526024016102b8565b6105ec8282610816565b73ffffffffffffffffffffffffffffffffffffffff8086165f90815260016020526040808220939093559085168152908120805484929061062e9084906107fd565b925050819055508273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8460405161069491815260200190565b60405180910390a350505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b803573ffffffffffffffffffffffffffffffffffffffff81168114610718575f5ffd5b919050565b5f5f6040838503121561072e575f5ffd5b610737836106f5565b946020939093013593505050565b5f5f5f60608486031215610757575f5ffd5b610760846106f5565b925061076e602085016106f5565b929592945050506040919091013590565b5f6020828403121561078f575f5ffd5b610798826106f5565b9392505050565b5f5f604083850312156107b0575f5ffd5b6107b9836106f5565b91506107c7602084016106f5565b90509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b80820180821115610810576108106107d0565b92915050565b81810381811115610810576108106107d056';
