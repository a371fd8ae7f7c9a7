/** An error can name itself as its cause. */
const CAUSES_MAX = 5;

/** Prints an error and its causes. */
function printError(error) {
  for (let each = error, count = 0; each && count <= CAUSES_MAX; each = each.cause, count++)
    console.log(each.stack ?? each.message);
}

/** Reports the tests that passed only at the second attempt, which the runner itself does not list. */
export default class SecondTries {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    if (flaky.length === 0) return;
    console.log(`\n ${flaky.length} flaky`);
    for (const test of flaky) {
      console.log(`   ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const error of test.result().errors ?? []) printError(error);
    }
  }
}
