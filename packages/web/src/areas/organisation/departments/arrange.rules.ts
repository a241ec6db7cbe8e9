/** A department as the arrangement needs it. */
export type DepartmentPlace<T> = {
  id: number
  parentId: number
  level: number
  isUnit: boolean
  children: T[]
}

export type Place = { parentId: number; beforeId: number | null }
type Row = { id: number; parentId: number; depth: number; isUnit: boolean }

/** The level of a child of this parent: 0 at the top, 2 at most. */
function levelBelow<T extends DepartmentPlace<T>>(
  nodes: readonly T[],
  parentId: number | undefined,
): number {
  if (!parentId) return 0
  return Math.min(2, (found(nodes, parentId)?.level ?? -1) + 1)
}

/** Whether a child of this parent takes trainees: only departments of the second level do. */
export const takesTrainees = <T extends DepartmentPlace<T>>(
  nodes: readonly T[],
  parentId: number | undefined,
): boolean => levelBelow(nodes, parentId) === 2

/** Everything at the level above, where a department of this level can be placed. */
export const parentsFor = <T extends DepartmentPlace<T>>(nodes: readonly T[], level: number): T[] =>
  nodes.flatMap((node) => [
    ...(node.level === level - 1 ? [node] : []),
    ...parentsFor(node.children, level),
  ])

export function found<T extends DepartmentPlace<T>>(
  nodes: readonly T[],
  id: number,
): T | undefined {
  for (const node of nodes) {
    const hit = node.id === id ? node : found(node.children, id)
    if (hit) return hit
  }

  return undefined
}

const siblingsOf = <T extends DepartmentPlace<T>>(
  nodes: readonly T[],
  parentId: number,
): readonly T[] => (parentId === 0 ? nodes : (found(nodes, parentId)?.children ?? []))

/**
 * The target of a dragged row: it takes the place of `overId` among the visible rows (without the
 * dragged subtree). It moves `sideways` levels deeper or less deep, as far as its new neighbours
 * allow. Units stay at the top, departments inside a unit.
 */
export function projected(
  rows: readonly Row[],
  id: number,
  overId: number,
  sideways: number,
): (Place & { depth: number }) | null {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === overId)
  const moved = rows[from]
  if (!moved || to < 0) return null

  const others = rows.filter((row) => row.id !== id)
  const above = others[to - 1]
  const below = others[to]
  const least = Math.max(below?.depth ?? 0, moved.isUnit ? 0 : 1)
  const max = moved.isUnit ? 0 : (above?.depth ?? -1) + 1
  if (least > max) return null

  const depth = Math.min(max, Math.max(least, moved.depth + sideways))
  const beforeId = below && below.depth === depth ? below.id : null
  if (depth === 0) return { parentId: 0, beforeId, depth }

  // The parent is the nearest row above that is less deep.
  const parent = others.slice(0, to).findLast((row) => row.depth === depth - 1)

  return parent ? { parentId: parent.id, beforeId, depth } : null
}

export type Step = 'up' | 'down' | 'out' | 'in'

/**
 * The target of one keyboard step: past a sibling, out next to the parent, into the previous
 * sibling. Null if impossible.
 */
export function stepped<T extends DepartmentPlace<T>>(
  nodes: readonly T[],
  id: number,
  step: Step,
): Place | null {
  const moved = found(nodes, id)
  if (!moved) return null

  const siblings = siblingsOf(nodes, moved.parentId)
  const index = siblings.findIndex((sibling) => sibling.id === id)
  if (step === 'up')
    return index > 0 ? { parentId: moved.parentId, beforeId: siblings[index - 1]!.id } : null

  if (step === 'down')
    return index < siblings.length - 1
      ? { parentId: moved.parentId, beforeId: siblings[index + 2]?.id ?? null }
      : null

  if (moved.isUnit || moved.parentId === 0) return null
  if (step === 'in') return index > 0 ? { parentId: siblings[index - 1]!.id, beforeId: null } : null

  const parent = found(nodes, moved.parentId)
  if (!parent || parent.parentId === 0) return null

  const parentSiblings = siblingsOf(nodes, parent.parentId)

  return {
    parentId: parent.parentId,
    beforeId:
      parentSiblings[parentSiblings.findIndex((sibling) => sibling.id === parent.id) + 1]?.id ??
      null,
  }
}

/** The expected tree after the move, with levels as the reader sees them. */
export function moved<T extends DepartmentPlace<T>>(
  nodes: readonly T[],
  id: number,
  place: Place,
): T[] {
  const node = found(nodes, id)
  if (!node) return [...nodes]

  const level = levelBelow(nodes, place.parentId)

  const put = (list: readonly T[], parentId: number): T[] => {
    const rest = list
      .filter((department) => department.id !== id)
      .map((department) => ({ ...department, children: put(department.children, department.id) }))
    if (parentId !== place.parentId) return rest

    const at =
      place.beforeId === null
        ? rest.length
        : rest.findIndex((department) => department.id === place.beforeId)

    rest.splice(at < 0 ? rest.length : at, 0, leveled({ ...node, parentId }, level))

    return rest
  }

  return put(nodes, 0)
}

const leveled = <T extends DepartmentPlace<T>>(node: T, level: number): T => ({
  ...node,
  level,
  children: node.children.map((child) => leveled(child, Math.min(2, level + 1))),
})

/** Its position among its siblings, from 1. */
export const orderOf = <T extends DepartmentPlace<T>>(nodes: readonly T[], id: number): number => {
  const node = found(nodes, id)
  return node
    ? siblingsOf(nodes, node.parentId).findIndex((department) => department.id === id) + 1
    : 0
}
