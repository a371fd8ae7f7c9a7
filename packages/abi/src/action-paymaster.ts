// Generated from contracts/src by `npm run contracts:build`. Do not edit.

/** Interface of the contract ActionPaymaster. */
export const actionPaymasterAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "admin",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "factory",
        "type": "address",
        "internalType": "address"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "DEFAULT_ADMIN_ROLE",
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
    "name": "MAX_ACCOUNT_DAY_WEI",
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
    "name": "MAX_OPERATION_WEI",
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
    "name": "MAX_TOTAL_DAY_WEI",
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
    "name": "POST_OP_GAS",
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
    "name": "acceptDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "beginDefaultAdminTransfer",
    "inputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "cancelDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "changeDefaultAdminDelay",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "defaultAdmin",
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
    "name": "defaultAdminDelay",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "defaultAdminDelayIncreaseWait",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getRoleAdmin",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ],
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
    "name": "grantRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "hasRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
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
    "name": "leftOf",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [
      {
        "name": "accountWei",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "totalWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "limits",
    "inputs": [],
    "outputs": [
      {
        "name": "operationWei",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "accountDayWei",
        "type": "uint64",
        "internalType": "uint64"
      },
      {
        "name": "totalDayWei",
        "type": "uint128",
        "internalType": "uint128"
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
    "name": "pendingDefaultAdmin",
    "inputs": [],
    "outputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "schedule",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingDefaultAdminDelay",
    "inputs": [],
    "outputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "internalType": "uint48"
      },
      {
        "name": "schedule",
        "type": "uint48",
        "internalType": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "postOp",
    "inputs": [
      {
        "name": "",
        "type": "uint8",
        "internalType": "enum IPaymaster.PostOpMode"
      },
      {
        "name": "context",
        "type": "bytes",
        "internalType": "bytes"
      },
      {
        "name": "actualGasCost",
        "type": "uint256",
        "internalType": "uint256"
      },
      {
        "name": "actualUserOpFeePerGas",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "renounceRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "revokeRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "rollbackDefaultAdminDelay",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setLimits",
    "inputs": [
      {
        "name": "next",
        "type": "tuple",
        "internalType": "struct IActionPaymaster.Limits",
        "components": [
          {
            "name": "operationWei",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "accountDayWei",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "totalDayWei",
            "type": "uint128",
            "internalType": "uint128"
          }
        ]
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
    "name": "validatePaymasterUserOp",
    "inputs": [
      {
        "name": "userOp",
        "type": "tuple",
        "internalType": "struct PackedUserOperation",
        "components": [
          {
            "name": "sender",
            "type": "address",
            "internalType": "address"
          },
          {
            "name": "nonce",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "initCode",
            "type": "bytes",
            "internalType": "bytes"
          },
          {
            "name": "callData",
            "type": "bytes",
            "internalType": "bytes"
          },
          {
            "name": "accountGasLimits",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "preVerificationGas",
            "type": "uint256",
            "internalType": "uint256"
          },
          {
            "name": "gasFees",
            "type": "bytes32",
            "internalType": "bytes32"
          },
          {
            "name": "paymasterAndData",
            "type": "bytes",
            "internalType": "bytes"
          },
          {
            "name": "signature",
            "type": "bytes",
            "internalType": "bytes"
          }
        ]
      },
      {
        "name": "",
        "type": "bytes32",
        "internalType": "bytes32"
      },
      {
        "name": "maxCost",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "context",
        "type": "bytes",
        "internalType": "bytes"
      },
      {
        "name": "validationData",
        "type": "uint256",
        "internalType": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "DefaultAdminDelayChangeCanceled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminDelayChangeScheduled",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      },
      {
        "name": "effectSchedule",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminTransferCanceled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminTransferScheduled",
    "inputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "acceptSchedule",
        "type": "uint48",
        "indexed": false,
        "internalType": "uint48"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "GasPaid",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "countedWei",
        "type": "uint256",
        "indexed": false,
        "internalType": "uint256"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "LimitsSet",
    "inputs": [
      {
        "name": "limits",
        "type": "tuple",
        "indexed": false,
        "internalType": "struct IActionPaymaster.Limits",
        "components": [
          {
            "name": "operationWei",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "accountDayWei",
            "type": "uint64",
            "internalType": "uint64"
          },
          {
            "name": "totalDayWei",
            "type": "uint128",
            "internalType": "uint128"
          }
        ]
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleAdminChanged",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "previousAdminRole",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "newAdminRole",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleGranted",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleRevoked",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true,
        "internalType": "bytes32"
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      },
      {
        "name": "sender",
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
        "name": "factory",
        "type": "address",
        "indexed": true,
        "internalType": "address"
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AccessControlBadConfirmation",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminDelay",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint48",
        "internalType": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminRules",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlInvalidDefaultAdmin",
    "inputs": [
      {
        "name": "defaultAdmin",
        "type": "address",
        "internalType": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "internalType": "address"
      },
      {
        "name": "neededRole",
        "type": "bytes32",
        "internalType": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccountLimitReached",
    "inputs": [
      {
        "name": "leftWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidLimits",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotEntryPoint",
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
    "name": "NotPasskeyAccount",
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
    "name": "OperationTooExpensive",
    "inputs": [
      {
        "name": "maxCostWei",
        "type": "uint256",
        "internalType": "uint256"
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
    "name": "TotalLimitReached",
    "inputs": [
      {
        "name": "leftWei",
        "type": "uint256",
        "internalType": "uint256"
      }
    ]
  }
] as const;

/** Creation code of the contract ActionPaymaster, without constructor arguments. */
export const actionPaymasterBytecode: `0x${string}` =
  '0x60a060405260405161258038038061258083398101604081905261002291610433565b6202a300826001600160a01b03811661005457604051636116401160e11b81525f600482015260240160405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff85160217905561007d5f826101e6565b5050506001600160a01b03811660808190526040517fb76ebe35bb85b5e9b281d798531177dcc100d221ac4d0e84276951bd88901c23905f90a2604080516060810182526611c37937e080008152662386f26fc100006020820152678ac7230489e80000918101919091526100f190610255565b604051621cb65b60e51b8152620151806004820152734337084d9e255ff0702461cf8895ce9e3b5ff10890630396cb6090670de0b6b3a7640000906024015f604051808303818588803b158015610146575f5ffd5b505af1158015610158573d5f5f3e3d5ffd5b5050505050734337084d9e255ff0702461cf8895ce9e3b5ff1086001600160a01b031663b760faf9670de0b6b3a7640000346101949190610464565b6040516001600160e01b031960e084901b1681523060048201526024015f604051808303818588803b1580156101c8575f5ffd5b505af11580156101da573d5f5f3e3d5ffd5b50505050505050610483565b5f82610242575f6101ff6002546001600160a01b031690565b6001600160a01b03161461022657604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b61024c8383610371565b90505b92915050565b5f66470de4df820000825f01516001600160401b03161115801561028e575067016345785d8a000082602001516001600160401b031611155b80156102b0575068056bc75e2d6310000082604001516001600160801b031611155b9050806102d05760405163e773e0a960e01b815260040160405180910390fd5b81516003805460208086018051604080890180516001600160801b03908116600160801b026001600160401b0394851668010000000000000000026001600160801b0319909816998516998a1797909717811696909617909655805196875291511691850191909152915116908201527f4caaed97502a3aab2619d54bdf9449ab05dcfb76e40b5b97c7d4a00fd84359f89060600160405180910390a15050565b5f828152602081815260408083206001600160a01b038516845290915281205460ff16610411575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556103c93390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161024f565b505f61024f565b80516001600160a01b038116811461042e575f5ffd5b919050565b5f5f60408385031215610444575f5ffd5b61044d83610418565b915061045b60208401610418565b90509250929050565b8181038181111561024f57634e487b7160e01b5f52601160045260245ffd5b6080516120de6104a25f395f8181610250015261077501526120de5ff3fe608060405234801561000f575f5ffd5b50600436106101bb575f3560e01c80637c627b21116100f3578063b8202d8f11610093578063cefc14291161006e578063cefc14291461049f578063cf6eefb7146104a7578063d547741f146104f3578063d602b9fd14610506575f5ffd5b8063b8202d8f14610466578063cc8463c81461046f578063ccefba4114610477575f5ffd5b80638da5cb5b116100ce5780638da5cb5b146103ed57806391d14854146103f5578063a1eda53c14610438578063a217fddf1461045f575f5ffd5b80637c627b211461033657806384ef8ffc14610349578063860aefcf14610367575f5ffd5b80633295dd4c1161015e57806352b7512c1161013957806352b7512c146102dc5780635e290e0d146102fd578063634e93da14610310578063649a5ec714610323575f5ffd5b80633295dd4c146102aa57806336568abe146102ba57806343568c5b146102cd575f5ffd5b8063139be75211610199578063139be7521461020d578063248a9ca3146102295780632dd310001461024b5780632f2ff15d14610297575f5ffd5b806301ffc9a7146101bf578063022d63fb146101e75780630aa6220b14610203575b5f5ffd5b6101d26101cd366004611ba1565b61050e565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff90911681526020016101de565b61020b610569565b005b61021b66470de4df82000081565b6040519081526020016101de565b61021b610237366004611be0565b5f9081526020819052604090206001015490565b6102727f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016101de565b61020b6102a5366004611c18565b61057e565b61021b68056bc75e2d6310000081565b61020b6102c8366004611c18565b6105c3565b61021b67016345785d8a000081565b6102ef6102ea366004611c46565b6106cd565b6040516101de929190611c95565b61020b61030b366004611cef565b6109ce565b61020b61031e366004611d08565b6109ef565b61020b610331366004611d23565b610a02565b61020b610344366004611d48565b610a15565b60025473ffffffffffffffffffffffffffffffffffffffff16610272565b6003546103b49067ffffffffffffffff808216916801000000000000000081049091169070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1683565b6040805167ffffffffffffffff94851681529390921660208401526fffffffffffffffffffffffffffffffff16908201526060016101de565b610272610b50565b6101d2610403366004611c18565b5f9182526020828152604080842073ffffffffffffffffffffffffffffffffffffffff93909316845291905290205460ff1690565b610440610b75565b6040805165ffffffffffff9384168152929091166020830152016101de565b61021b5f81565b61021b61ea6081565b6101ec610bef565b61048a610485366004611d08565b610c8c565b604080519283526020830191909152016101de565b61020b610da2565b6001546040805173ffffffffffffffffffffffffffffffffffffffff831681527401000000000000000000000000000000000000000090920465ffffffffffff166020830152016101de565b61020b610501366004611c18565b610dfe565b61020b610e3f565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f31498786000000000000000000000000000000000000000000000000000000001480610563575061056382610e51565b92915050565b5f61057381610ee7565b61057b610ef1565b50565b816105b5576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6105bf8282610efd565b5050565b811580156105eb575060025473ffffffffffffffffffffffffffffffffffffffff8281169116145b156106c35760015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff168115158061063f575065ffffffffffff8116155b8061065257504265ffffffffffff821610155b15610698576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff821660048201526024015b60405180910390fd5b5050600180547fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff1690555b6105bf8282610f27565b60605f33734337084d9e255ff0702461cf8895ce9e3b5ff1081461071f576040517f7a81a53a00000000000000000000000000000000000000000000000000000000815233600482015260240161068f565b5f61072d6020870187611d08565b6040517f25ca4c9c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff80831660048301529192507f0000000000000000000000000000000000000000000000000000000000000000909116906325ca4c9c90602401602060405180830381865afa1580156107bc573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107e09190611ddc565b61082e576040517f67b6922500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8216600482015260240161068f565b60035467ffffffffffffffff16841180610852575061ea6061084f87610f85565b14155b1561088c576040517f673f5a470000000000000000000000000000000000000000000000000000000081526004810185905260240161068f565b5f5f61089783610c8c565b91509150818611156108d8576040517faa55adc10000000000000000000000000000000000000000000000000000000081526004810183905260240161068f565b80861115610915576040517f88d029890000000000000000000000000000000000000000000000000000000081526004810182905260240161068f565b5f6109236201518042611e28565b73ffffffffffffffffffffffffffffffffffffffff85165f908152600560205260409020909150610955908289610fe3565b61096160048289610fe3565b6040805173ffffffffffffffffffffffffffffffffffffffff8616602082015290810182905260608101889052608001604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0818403018152919052995f9950975050505050505050565b5f6109d881610ee7565b6105bf6109ea36849003840184611e7c565b6110a3565b5f6109f981610ee7565b6105bf82611213565b5f610a0c81610ee7565b6105bf82611292565b33734337084d9e255ff0702461cf8895ce9e3b5ff10814610a64576040517f7a81a53a00000000000000000000000000000000000000000000000000000000815233600482015260240161068f565b5f8080610a7386880188611f23565b919450925090505f84610a8a614e2061ea60611f40565b610a949190611f53565b610a9e9087611f40565b9050610aaa81836112fa565b73ffffffffffffffffffffffffffffffffffffffff85165f908152600560205260409020909150610ae59084610ae08486611f6a565b61130c565b610af5600484610ae08486611f6a565b8373ffffffffffffffffffffffffffffffffffffffff167f9472b7566e62841cb1b5595f7c1d891a3ed4fce14f99ab26df8991e5737d7feb82604051610b3d91815260200190565b60405180910390a2505050505050505050565b5f610b7060025473ffffffffffffffffffffffffffffffffffffffff1690565b905090565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610bb757504265ffffffffffff821610155b610bc2575f5f610be7565b60025474010000000000000000000000000000000000000000900465ffffffffffff16815b915091509091565b6002545f907a010000000000000000000000000000000000000000000000000000900465ffffffffffff168015158015610c3057504265ffffffffffff8216105b610c62576001547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16610c86565b60025474010000000000000000000000000000000000000000900465ffffffffffff165b91505090565b60035473ffffffffffffffffffffffffffffffffffffffff82165f90815260056020908152604080832081518083019092525467ffffffffffffffff818116835277ffffffffffffffffffffffffffffffffffffffffffffffff6801000000000000000092839004169383019390935292938493610d1b9391041690610d11906113ab565b8103908111150290565b6003546040805180820190915260045467ffffffffffffffff8116825268010000000000000000900477ffffffffffffffffffffffffffffffffffffffffffffffff166020820152919350610d9b917001000000000000000000000000000000009091046fffffffffffffffffffffffffffffffff1690610d11906113ab565b9050915091565b60015473ffffffffffffffffffffffffffffffffffffffff16338114610df6576040517fc22c802200000000000000000000000000000000000000000000000000000000815233600482015260240161068f565b61057b6113f6565b81610e35576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6105bf82826114e7565b5f610e4981610ee7565b61057b61150b565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f7965db0b00000000000000000000000000000000000000000000000000000000148061056357507f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000831614610563565b61057b8133611515565b610efb5f5f61159a565b565b5f82815260208190526040902060010154610f1781610ee7565b610f2183836116f3565b50505050565b73ffffffffffffffffffffffffffffffffffffffff81163314610f76576040517f6697b23200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610f8082826117b1565b505050565b5f6034610f9560e0840184611f7d565b905010610fc957610fa960e0830183611f7d565b610fb891603491602491611fe5565b610fc19161200c565b60801c610fcb565b5f5b6fffffffffffffffffffffffffffffffff1692915050565b82545f9067ffffffffffffffff168314610ffd5781611030565b835461103090839068010000000000000000900477ffffffffffffffffffffffffffffffffffffffffffffffff16611f40565b905061103b83611812565b61104482611865565b67ffffffffffffffff9190911677ffffffffffffffffffffffffffffffffffffffffffffffff90911668010000000000000000027fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001617909355505050565b5f66470de4df820000825f015167ffffffffffffffff16111580156110de575067016345785d8a0000826020015167ffffffffffffffff1611155b8015611109575068056bc75e2d6310000082604001516fffffffffffffffffffffffffffffffff1611155b905080611142576040517fe773e0a900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b81516003805460208086018051604080890180516fffffffffffffffffffffffffffffffff9081167001000000000000000000000000000000000267ffffffffffffffff94851668010000000000000000027fffffffffffffffffffffffffffffffff00000000000000000000000000000000909816998516998a1797909717811696909617909655805196875291511691850191909152915116908201527f4caaed97502a3aab2619d54bdf9449ab05dcfb76e40b5b97c7d4a00fd84359f8906060015b60405180910390a15050565b5f61121c610bef565b611225426118c2565b61122f9190612072565b905061123b828261190d565b60405165ffffffffffff8216815273ffffffffffffffffffffffffffffffffffffffff8316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f61129c826119a8565b6112a5426118c2565b6112af9190612072565b90506112bb828261159a565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b9101611207565b5f8282188284100282185b9392505050565b825467ffffffffffffffff16829003610f805761132881611865565b8354849060089061136090849068010000000000000000900477ffffffffffffffffffffffffffffffffffffffffffffffff16612090565b92506101000a81548177ffffffffffffffffffffffffffffffffffffffffffffffff021916908377ffffffffffffffffffffffffffffffffffffffffffffffff160217905550505050565b5f6113b96201518042611e28565b825167ffffffffffffffff16146113d0575f6113d6565b81602001515b77ffffffffffffffffffffffffffffffffffffffffffffffff1692915050565b60015473ffffffffffffffffffffffffffffffffffffffff81169074010000000000000000000000000000000000000000900465ffffffffffff1680158061144657504265ffffffffffff821610155b15611487576040517f19ca5ebb00000000000000000000000000000000000000000000000000000000815265ffffffffffff8216600482015260240161068f565b6114af5f6114aa60025473ffffffffffffffffffffffffffffffffffffffff1690565b6117b1565b506114ba5f836116f3565b5050600180547fffffffffffff000000000000000000000000000000000000000000000000000016905550565b5f8281526020819052604090206001015461150181610ee7565b610f2183836117b1565b610efb5f5f61190d565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915290205460ff166105bf576040517fe2517d3f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff821660048201526024810183905260440161068f565b6002547a010000000000000000000000000000000000000000000000000000900465ffffffffffff16801561166e574265ffffffffffff82161015611645576002546001805479ffffffffffffffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000090920465ffffffffffff167a0100000000000000000000000000000000000000000000000000000291909117905561166e565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b506002805473ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000065ffffffffffff9485160279ffffffffffffffffffffffffffffffffffffffffffffffffffff16177a0100000000000000000000000000000000000000000000000000009290931691909102919091179055565b5f826117a7575f61171960025473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1614611766576040517f3fc3c27a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff84161790555b61130583836119ef565b5f821580156117da575060025473ffffffffffffffffffffffffffffffffffffffff8381169116145b1561180857600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001690555b6113058383611ae8565b5f67ffffffffffffffff82111561186157604080517f6dfcc65000000000000000000000000000000000000000000000000000000000815260048101919091526024810183905260440161068f565b5090565b5f77ffffffffffffffffffffffffffffffffffffffffffffffff821115611861576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260c060048201526024810183905260440161068f565b5f65ffffffffffff821115611861576040517f6dfcc650000000000000000000000000000000000000000000000000000000008152603060048201526024810183905260440161068f565b600180547401000000000000000000000000000000000000000065ffffffffffff84811682027fffffffffffff0000000000000000000000000000000000000000000000000000841673ffffffffffffffffffffffffffffffffffffffff881617179093559004168015610f80576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f6119b2610bef565b90508065ffffffffffff168365ffffffffffff16116119da576119d583826120c0565b611305565b61130565ffffffffffff8416620697806112fa565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff16611ae1575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff86168452909152902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055611a7f3390565b73ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff16847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610563565b505f610563565b5f8281526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8516845290915281205460ff1615611ae1575f8381526020818152604080832073ffffffffffffffffffffffffffffffffffffffff8616808552925280832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a4506001610563565b5f60208284031215611bb1575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611305575f5ffd5b5f60208284031215611bf0575f5ffd5b5035919050565b73ffffffffffffffffffffffffffffffffffffffff8116811461057b575f5ffd5b5f5f60408385031215611c29575f5ffd5b823591506020830135611c3b81611bf7565b809150509250929050565b5f5f5f60608486031215611c58575f5ffd5b833567ffffffffffffffff811115611c6e575f5ffd5b84016101208187031215611c80575f5ffd5b95602085013595506040909401359392505050565b604081525f83518060408401528060208601606085015e5f6060828501015260607fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f8301168401019150508260208301529392505050565b5f6060828403128015611d00575f5ffd5b509092915050565b5f60208284031215611d18575f5ffd5b813561130581611bf7565b5f60208284031215611d33575f5ffd5b813565ffffffffffff81168114611305575f5ffd5b5f5f5f5f5f60808688031215611d5c575f5ffd5b853560038110611d6a575f5ffd5b9450602086013567ffffffffffffffff811115611d85575f5ffd5b8601601f81018813611d95575f5ffd5b803567ffffffffffffffff811115611dab575f5ffd5b886020828401011115611dbc575f5ffd5b959860209190910197509495604081013595606090910135945092505050565b5f60208284031215611dec575f5ffd5b81518015158114611305575f5ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f82611e5b577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b803567ffffffffffffffff81168114611e77575f5ffd5b919050565b5f6060828403128015611e8d575f5ffd5b506040516060810167ffffffffffffffff81118282101715611ed6577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604052611ee283611e60565b8152611ef060208401611e60565b602082015260408301356fffffffffffffffffffffffffffffffff81168114611f17575f5ffd5b60408201529392505050565b5f5f5f60608486031215611f35575f5ffd5b8335611c8081611bf7565b8082018082111561056357610563611dfb565b808202811582820484141761056357610563611dfb565b8181038181111561056357610563611dfb565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112611fb0575f5ffd5b83018035915067ffffffffffffffff821115611fca575f5ffd5b602001915036819003821315611fde575f5ffd5b9250929050565b5f5f85851115611ff3575f5ffd5b83861115611fff575f5ffd5b5050820193919092039150565b80357fffffffffffffffffffffffffffffffff00000000000000000000000000000000811690601084101561206b577fffffffffffffffffffffffffffffffff00000000000000000000000000000000808560100360031b1b82161691505b5092915050565b65ffffffffffff818116838216019081111561056357610563611dfb565b77ffffffffffffffffffffffffffffffffffffffffffffffff828116828216039081111561056357610563611dfb565b65ffffffffffff828116828216039081111561056357610563611dfb56';
