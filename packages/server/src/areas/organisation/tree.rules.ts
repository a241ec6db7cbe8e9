type Node = { id: number; parentId: number | null }

/**
 * Rows as trees, in their order; `make` gets each row with its children made. A row whose parent is
 * not among the rows is on top, so that a filtered list still shows everything it found.
 */
export function treeOf<R extends Node, N>(
  rows: readonly R[],
  make: (row: R, children: N[]) => N,
): N[] {
  const ids = new Set(rows.map((r) => r.id))
  const below = new Map<number | null, R[]>()

  for (const row of rows) {
    const parent = row.parentId !== null && ids.has(row.parentId) ? row.parentId : null
    const siblings = below.get(parent)
    if (siblings) siblings.push(row)
    else below.set(parent, [row])
  }

  const grow = (parent: number | null): N[] =>
    (below.get(parent) ?? []).map((row) => make(row, grow(row.id)))

  return grow(null)
}

/** Rows as choices: a row without children has no `children`. */
export type Choice = { value: number; label: string; children?: Choice[] | undefined }

export const choicesOf = (rows: readonly (Node & { name: string })[]) =>
  treeOf<Node & { name: string }, Choice>(rows, (row, children) => ({
    value: row.id,
    label: row.name,
    ...(children.length ? { children } : {}),
  }))

/**
 * Matching rows with all their ancestors, so that a match can be located in the tree. Row order
 * does not matter.
 */
export function withAncestors<R extends Node>(
  rows: readonly R[],
  isMatch: (row: R) => boolean,
): { row: R; isMatch: boolean }[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const visibleIds = new Set<number>()

  for (const row of rows.filter(isMatch))
    for (
      let at: R | undefined = row;
      at && !visibleIds.has(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    )
      visibleIds.add(at.id)

  return rows.filter((row) => visibleIds.has(row.id)).map((row) => ({ row, isMatch: isMatch(row) }))
}

/**
 * The order of siblings after one was moved before another, or last; null when that other is not
 * among them.
 */
export function reordered(
  siblings: readonly number[],
  moved: number,
  beforeId: number | null,
): number[] | null {
  const others = siblings.filter((id) => id !== moved)
  if (beforeId === null) return [...others, moved]

  const index = others.indexOf(beforeId)

  return index < 0 ? null : [...others.slice(0, index), moved, ...others.slice(index)]
}

/** Which of these names are their own ancestors, given each name's parent. */
export function parentsInACircle(parents: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const isInCircle = (name: string) => {
    const seen = new Set<string>()
    for (
      let at = parents.get(name) ?? null;
      at !== null && !seen.has(at);
      at = parents.get(at) ?? null
    ) {
      if (at === name) return true
      seen.add(at)
    }

    return false
  }

  return new Set([...parents.keys()].filter(isInCircle))
}
