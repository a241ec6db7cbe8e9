import type { InitialsOf } from '@residency/contract/kernel/found-by'
import { isMeantBy } from '@residency/contract/kernel/synonyms'
import type { MenuNode } from '../../platform/app.store.ts'

/** A page of the menu with the catalogues above it. */
export type MenuPage = { node: MenuNode; trail: readonly MenuNode[] }

export const pagesOf = (nodes: readonly MenuNode[], trail: readonly MenuNode[] = []): MenuPage[] =>
  nodes.flatMap((node) =>
    node.children.length ? pagesOf(node.children, [...trail, node]) : [{ node, trail }],
  )

/**
 * Pages that are found by words: by their own name first, then by the name of a catalogue above
 * them; in either language, by synonyms and initials.
 */
export function findPages(
  pages: readonly MenuPage[],
  words: string,
  initialsOf: InitialsOf,
): readonly MenuPage[] {
  const isNamed = ({ title, titleEn }: MenuNode) =>
    [title, titleEn].some((label) => isMeantBy(words, label, initialsOf))

  const own = pages.filter(({ node }) => isNamed(node))
  const below = pages.filter((page) => !own.includes(page) && page.trail.some(isNamed))

  return [...own, ...below]
}
