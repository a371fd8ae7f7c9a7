import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of whole Novas, which take up to two minutes a file. */
const LONG = /\/(?:e2e\/stack|worker\/src\/sync|presale\/worker-kills)/;

/**
 * Orders the files of a run like Vitest, by their last duration or else by size, but starts long files first:
 * one that starts last would leave the other cores without work.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
  }
}
