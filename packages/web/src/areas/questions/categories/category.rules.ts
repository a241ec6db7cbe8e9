import type { Category } from '@residency/contract/areas/questions/bank/category.contract'

export type CategoryNode = { value: number; label: string; children?: CategoryNode[] }
type Choice = { value: number | string; label: string; children?: Choice[]; selectable?: boolean }

/** Categories below a parent as a tree; `isOffered` false leaves one out with all below it. */
export const treeOf = (
  list: readonly Category[],
  labelOf: (one: Category) => string,
  isOffered: (one: Category) => boolean = () => true,
  parentId: number | null = null,
): CategoryNode[] =>
  list
    .filter((one) => one.parentId === parentId && isOffered(one))
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
  const bases = [...new Map(list.map((one) => [one.baseId, one.base])).entries()]
  return bases.map(([baseId, base]) => ({
    baseId,
    name: base ?? hospital,
    list: list.filter((one) => one.baseId === baseId),
  }))
}

/** Categories to choose one from: with several banks each is a heading. */
export function choicesOf(
  list: readonly Category[],
  hospital: string,
  isOffered: (one: Category) => boolean = () => true,
): Choice[] {
  const banks = banksOf(list, hospital)
    .map(({ baseId, name, list: own }) => ({
      value: `bank${baseId ?? 0}`,
      label: name,
      selectable: false,
      children: treeOf(own, (one) => one.name, isOffered),
    }))
    .filter(({ children }) => children.length > 0)

  return banks.length === 1 ? banks[0]!.children : banks
}

/** The names from the top down. */
export function pathOf(list: readonly Category[], id: number): string {
  const names: string[] = []
  for (
    let at = list.find((one) => one.id === id);
    at;
    at = list.find((one) => one.id === at?.parentId)
  )
    names.unshift(at.name)

  return names.join(' / ')
}

/** Questions of a category and of those below it. */
export const countOf = (list: readonly Category[], { id, questions }: Category): number =>
  list
    .filter((one) => one.parentId === id)
    .reduce((sum, one) => sum + countOf(list, one), questions)

/** Ids of a category and those below it. */
export const belowOf = (list: readonly Category[], id: number): number[] => [
  id,
  ...list.filter((one) => one.parentId === id).flatMap((one) => belowOf(list, one.id)),
]
