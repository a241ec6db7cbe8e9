/**
 * Works on each of some records by itself, one after another: what fails does not keep the others
 * from their turn. The first failure is thrown when all have had theirs.
 */
export async function eachApart<T>(
  records: readonly T[],
  work: (record: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []

  for (const record of records) await work(record).catch((error) => failures.push(error))

  if (failures.length > 0) throw failures[0]
}
