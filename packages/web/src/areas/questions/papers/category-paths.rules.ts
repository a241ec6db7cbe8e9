type Category = { value: number; label: string; parentId: number | null }

/** Categories with the names from the top down, in their order, children below their parents. */
export function namedPaths(categories: readonly Category[]): { value: number; label: string }[] {
  const below = (
    parentId: number | null,
    names: readonly string[],
  ): { value: number; label: string }[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap(({ value, label }) => [
        { value, label: [...names, label].join(' / ') },
        ...below(value, [...names, label]),
      ])

  return below(null, [])
}
