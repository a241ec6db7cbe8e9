import type { Category } from '@residency/contract/areas/questions/bank/category.contract'

export type CategoryNode = { value: number; label: string; children?: CategoryNode[] }
type Choice = { value: number | string; label: string; children?: Choice[]; selectable?: boolean }

/** Categories below a parent as a tree; `isOffered` false leaves one out with all below it. */
export const treeOf = (
  list: readonly Category[],
  labelOf: (category: Category) => string,
  isOffered: (category: Category) => boolean = () => true,
  parentId: number | null = null,
): CategoryNode[] =>
  list
    .filter((category) => category.parentId === parentId && isOffered(category))
    .map((category) => {
      const children = treeOf(list, labelOf, isOffered, category.id)
      return {
        value: category.id,
        label: labelOf(category),
        ...(children.length ? { children } : {}),
      }
    })

/** Banks, each with its categories: that of the hospital, then those of bases. */
export const banksOf = (list: readonly Category[], hospital: string) => {
  const bases = [...new Map(list.map((category) => [category.baseId, category.base])).entries()]
  return bases.map(([baseId, base]) => ({
    baseId,
    name: base ?? hospital,
    list: list.filter((category) => category.baseId === baseId),
  }))
}

/** Categories to choose one from: with several banks each is a heading. */
export function choicesOf(
  list: readonly Category[],
  hospital: string,
  isOffered: (category: Category) => boolean = () => true,
): Choice[] {
  const banks = banksOf(list, hospital)
    .map(({ baseId, name, list: own }) => ({
      value: `bank${baseId ?? 0}`,
      label: name,
      selectable: false,
      children: treeOf(own, (category) => category.name, isOffered),
    }))
    .filter(({ children }) => children.length > 0)

  return banks.length === 1 ? banks[0]!.children : banks
}

/** The names from the top down. */
export function pathOf(list: readonly Category[], id: number): string {
  const names: string[] = []
  for (
    let at = list.find((category) => category.id === id);
    at;
    at = list.find((category) => category.id === at?.parentId)
  )
    names.unshift(at.name)

  return names.join(' / ')
}

/** Questions of a category and of those below it. */
export const countOf = (list: readonly Category[], { id, questions }: Category): number =>
  list
    .filter((category) => category.parentId === id)
    .reduce((sum, category) => sum + countOf(list, category), questions)

/** Ids of a category and those below it. */
export const belowOf = (list: readonly Category[], id: number): number[] => [
  id,
  ...list
    .filter((category) => category.parentId === id)
    .flatMap((category) => belowOf(list, category.id)),
]
