import type { MenuNode } from '../../../platform/app.store.ts'

/**
 * Whether a node of the menu is a group: one entry whose pages are tabs. Groups are below the first
 * level and have pages only; `level` counts from 1.
 */
export const isGroup = (node: MenuNode, level: number) =>
  level > 1 &&
  node.children.length > 0 &&
  node.children.every(({ children }) => children.length === 0)

/** The group of the page at the end of a trail, which begins at the first level. */
export const groupOf = (trail: readonly MenuNode[]): MenuNode | undefined =>
  trail.find((node, at) => isGroup(node, at + 1))
