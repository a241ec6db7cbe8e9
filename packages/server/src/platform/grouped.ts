/** Rows by key, in their order. */
export function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }

  return groups
}

/** The ids of records, in their order. */
export const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id)
