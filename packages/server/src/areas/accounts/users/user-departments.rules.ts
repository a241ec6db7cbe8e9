/**
 * A department as a sheet may name it: by its name, by its code, or by the names of those above it,
 * parted by slashes.
 */
export type NamedDepartment = {
  id: number
  name: string
  nameEn: string | null
  code: string | null
  treePath: string
}

/** The key of a department's name: without spaces, in small letters. */
export const placeKey = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Ids by every way to name a department; a name that several have names none of them. */
export function idsByPlaceName(
  departments: readonly NamedDepartment[],
): ReadonlyMap<string, number> {
  const byId = new Map(departments.map((department) => [String(department.id), department]))
  const ids = new Map<string, number | null>()

  for (const { id, name, nameEn, code, treePath } of departments) {
    const above = treePath.split('/').flatMap((part) => byId.get(part)?.name ?? [])
    const path = above.at(-1) === name ? above : [...above, name]
    const names = [name, nameEn, code, path.join('/'), path.slice(-2).join('/')]

    for (const key of new Set(names.flatMap((text) => (text ? placeKey(text) : []))))
      ids.set(key, ids.has(key) && ids.get(key) !== id ? null : id)
  }

  return new Map([...ids].flatMap(([key, id]) => (id === null ? [] : [[key, id] as const])))
}
