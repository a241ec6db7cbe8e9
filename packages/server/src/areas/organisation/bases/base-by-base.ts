/**
 * Does the same for each of these bases, one after the other: the records of all of them together
 * would take too much memory.
 */
export async function baseByBase(
  baseIds: readonly number[],
  work: (baseId: number) => Promise<unknown>,
) {
  for (const baseId of baseIds) await work(baseId)
}
