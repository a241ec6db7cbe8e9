import { fillSentence } from '@residency/contract/kernel/sentence'
import { newerSchemaText } from './migrate.text.ts'

/**
 * Throws where the database knows migrations that this build does not have: a newer version changed
 * its tables, and this one would read and write them wrongly. `applied` are the names in the
 * database, `own` those of this build.
 */
export function refuseNewerSchema(applied: readonly string[], own: readonly string[]) {
  const unknown = applied.filter((name) => !own.includes(name)).sort()
  if (unknown.length === 0) return

  const values = { migration: unknown[0]! }

  throw new Error(
    `${fillSentence(newerSchemaText.zh, values)}\n${fillSentence(newerSchemaText.en, values)}`,
  )
}
