import { foldSearch } from '@residency/contract/kernel/fold'

/** A menu or button; a disabled one carries a permission that the reader cannot grant. */
export type Grantable = {
  value: number
  label: string
  disabled?: true | undefined
  children?: readonly Grantable[] | undefined
}

const idsOf = (node: Grantable): number[] => [node.value, ...(node.children ?? []).flatMap(idsOf)]

const grantableIdsOf = (node: Grantable): number[] => [
  ...(node.disabled ? [] : [node.value]),
  ...(node.children ?? []).flatMap(grantableIdsOf),
]

export const allIds = (tree: readonly Grantable[]): number[] => tree.flatMap(idsOf)

/** Those that the reader may give and take. */
export const grantableIds = (tree: readonly Grantable[]): number[] => tree.flatMap(grantableIdsOf)

/** The path from the root to `id`, inclusive; empty if it is not in the tree. */
function pathTo(tree: readonly Grantable[], id: number): Grantable[] {
  for (const node of tree) {
    if (node.value === id) return [node]

    const below = pathTo(node.children ?? [], id)
    if (below.length) return [node, ...below]
  }

  return []
}

/**
 * The selection after a box was checked or cleared. Linked: with all descendants, and when checked
 * also with all ancestors, because a page is unreachable without its folder. Ancestors of a cleared
 * box stay checked.
 */
export function toggled(
  tree: readonly Grantable[],
  chosen: ReadonlySet<number>,
  id: number,
  isOn: boolean,
  isLinked: boolean,
): ReadonlySet<number> {
  const path = pathTo(tree, id)
  const node = path.at(-1)
  if (!node) return chosen

  const touched = isLinked ? grantableIdsOf(node) : [id]
  const next = new Set(chosen)

  for (const menuId of touched) isOn ? next.add(menuId) : next.delete(menuId)
  if (isOn && isLinked) for (const above of path) next.add(above.value)

  return next
}

/** Selected nodes with unselected descendants: shown as indeterminate. */
export function halfChosen(tree: readonly Grantable[], chosen: ReadonlySet<number>): number[] {
  return tree.flatMap((node) => {
    const isHalf = chosen.has(node.value) && idsOf(node).some((id) => !chosen.has(id))
    return [...(isHalf ? [node.value] : []), ...halfChosen(node.children ?? [], chosen)]
  })
}

/** The tree reduced to matches with their ancestors and descendants. */
export function matching(tree: readonly Grantable[], words: string): readonly Grantable[] {
  const sought = foldSearch(words)
  if (!sought) return tree

  return tree.flatMap((node) => {
    if (foldSearch(node.label).includes(sought)) return [node]

    const children = matching(node.children ?? [], words)
    return children.length ? [{ ...node, children }] : []
  })
}
