import { foldLabel } from '@residency/contract/kernel/fold'
import { byLabel } from './folded-map.ts'

/** Ids by what a sheet may call them, however it is typed: a code, or a name that only one has. */
export function idsByName(
  rows: readonly { id: number; name: string; nameEn: string | null; code?: string }[],
): ReadonlyMap<string, number> {
  const ids = byLabel<number>()
  const seen = new Set<string>()

  for (const { id, name, nameEn } of rows)
    for (const text of new Set(
      [name, nameEn].flatMap((text) => (text === null ? [] : foldLabel(text))),
    )) {
      if (seen.has(text)) ids.delete(text)
      else ids.set(text, id)
      seen.add(text)
    }

  for (const { id, code } of rows) if (code) ids.set(code, id)

  return ids
}
