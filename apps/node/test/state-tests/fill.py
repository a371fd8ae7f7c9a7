"""
Replaces the outcomes of state tests by those of Cancun, Prague and Osaka, which Ethereum's own executable specification
computes. Requires `pip install ethereum-execution==2.20.0`.

python fill.py <folder of state tests> <new folder> [seconds] [every nth file]
"""

import json
import sys
import time
from pathlib import Path

from ethereum_spec_tools.evm_tools.statetest import TestCase, run_test_case
from ethereum_spec_tools.evm_tools.t8n import ForkCache

FORKS = ("Cancun", "Prague", "Osaka")


def fill(test, post, fork, cache):
    """Returns the outcome of one transaction by the rules of a fork."""
    case = TestCase(
        path="",
        key="",
        index=0,
        fork_name=fork,
        post=post,
        pre=test["pre"],
        env=test["env"],
        transaction=test["transaction"],
    )
    result = run_test_case(case, cache)
    outcome = {
        "hash": "0x" + bytes(result.state_root).hex(),
        "logs": "0x" + bytes(result.logs_hash).hex(),
        "indexes": post["indexes"],
    }
    if "txbytes" in post:
        outcome["txbytes"] = post["txbytes"]
    if result.rejected:
        outcome["expectException"] = str(result.rejected)
    return outcome


def main(source, target, seconds, step):
    end = time.monotonic() + seconds
    files = sorted(source.rglob("*.json"))[::step]
    filled = outcomes = errors = 0
    with ForkCache() as cache:
        for file in files:
            if time.monotonic() > end:
                break
            tests = json.loads(file.read_text())
            for test in tests.values():
                posts = test["post"].get("Cancun", [])
                try:
                    test["post"] = {fork: [fill(test, post, fork, cache) for post in posts] for fork in FORKS}
                except Exception as error:
                    test["post"] = {}
                    errors += 1
                    print(f"{file}: {error!r}", file=sys.stderr)
                outcomes += sum(len(each) for each in test["post"].values())
            new = target / file.relative_to(source)
            new.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(json.dumps(tests))
            filled += 1
    print(f"{filled} of {len(files)} files: {outcomes} outcomes, {errors} tests without")


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        Path(sys.argv[2]),
        float(sys.argv[3]) if len(sys.argv) > 3 else 3600,
        int(sys.argv[4]) if len(sys.argv) > 4 else 1,
    )
