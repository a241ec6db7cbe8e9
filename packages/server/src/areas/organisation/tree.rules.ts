type Node = { id: number; parent_id: number | null }

/**
 * Rows as trees, in their order; `make` gets each row with its children made. A row whose parent is not among the rows stands on top,
 * so that a filtered list still shows everything it found.
 */
export function treeOf<R extends Node, N>(rows: readonly R[], make: (row: R, children: N[]) => N): N[] {
  const ids = new Set(rows.map((r) => r.id))
  const below = new Map<number | null, R[]>()
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : null
    below.set(parent, [...(below.get(parent) ?? []), row])
  }
  const grow = (parent: number | null): N[] => (below.get(parent) ?? []).map((row) => make(row, grow(row.id)))
  return grow(null)
}

/** Rows as choices: `children` is left out where there are none. */
export type Choice = { value: number; label: string; children?: Choice[] | undefined }
export const choicesOf = (rows: readonly (Node & { name: string })[]) =>
  treeOf<Node & { name: string }, Choice>(rows, (row, children) => ({
    value: row.id,
    label: row.name,
    ...(children.length ? { children } : {}),
  }))
