/** A menu or button that may be given. */
export type Grantable = { value: number; label: string; children?: readonly Grantable[] | undefined }

const idsOf = (node: Grantable): number[] => [node.value, ...(node.children ?? []).flatMap(idsOf)]
export const allIds = (tree: readonly Grantable[]): number[] => tree.flatMap(idsOf)

/** The nodes from the top down to `id`, itself last; empty when it is not in the tree. */
function pathTo(tree: readonly Grantable[], id: number): Grantable[] {
  for (const node of tree) {
    if (node.value === id) return [node]
    const below = pathTo(node.children ?? [], id)
    if (below.length) return [node, ...below]
  }
  return []
}

/**
 * What is chosen after one box was ticked or cleared. Linked: with everything below it, and ticked also with everything above,
 * since nobody reaches a page whose folder they do not have. What stands above a cleared box keeps its own tick.
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
  const touched = isLinked ? idsOf(node) : [id]
  const next = new Set(chosen)
  for (const one of touched) isOn ? next.add(one) : next.delete(one)
  if (isOn && isLinked) for (const above of path) next.add(above.value)
  return next
}

/** Chosen nodes that do not have everything below them: drawn as half ticked. */
export function halfChosen(tree: readonly Grantable[], chosen: ReadonlySet<number>): number[] {
  return tree.flatMap((node) => {
    const isHalf = chosen.has(node.value) && idsOf(node).some((id) => !chosen.has(id))
    return [...(isHalf ? [node.value] : []), ...halfChosen(node.children ?? [], chosen)]
  })
}

/** The tree with only what matches, what is above it and what is below it. */
export function matching(tree: readonly Grantable[], words: string): readonly Grantable[] {
  const sought = words.trim().toLowerCase()
  if (!sought) return tree
  return tree.flatMap((node) => {
    if (node.label.toLowerCase().includes(sought)) return [node]
    const children = matching(node.children ?? [], words)
    return children.length ? [{ ...node, children }] : []
  })
}
