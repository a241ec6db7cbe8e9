import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { AREAS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'
import { databaseName } from '../../platform/db/names.rules.ts'
import { openServer } from '../../testing/server/open-server.ts'

/** Tables that the own record leaves out, or reads later only, and why. */
const REASONS: Readonly<Record<string, string>> = {
  certificates: 'read once a completion is there, which this trainee has not',
  mentor_match_results: 'how one run came to its result; the application has the result',
  workload_findings: 'figures by which a base looks for copied entries; the entries are read',
}

const server = await openServer({ hospital: 'whole' })

/** Collects what statements name: tables of the builder, and words of statements as text. */
function collector(names: Set<string>): KyselyPlugin {
  const read = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [word] of value.matchAll(/\w+/g)) names.add(databaseName(word))
    else if (value && typeof value === 'object') for (const part of Object.values(value)) read(part)
  }

  return {
    transformQuery({ node }) {
      read(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

test('every table about a trainee is in the own record, or a reason says why it is not', async () => {
  const names = new Set<string>()
  const { userId } = await server.db
    .selectFrom('trainees')
    .innerJoin('users', 'users.id', 'trainees.userId')
    .where('users.username', '=', 'student')
    .select('users.id as userId')
    .executeTakeFirstOrThrow()

  const system = server.app.asSystem()
  const ctx = {
    ...system,
    actor: { ...system.actor, userId },
    db: system.db.withPlugin(collector(names)) as typeof system.db,
  }

  for (const provide of everyOf(AREAS, 'ownRecord'))
    for await (const part of provide(ctx, () => null))
      if ('records' in part) for await (const _ of part.records);

  const { rows } = await server.asOwner(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'trainee_id' order by 1",
  )
  const missing = (rows as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !names.has(name))

  expect(missing).toEqual(Object.keys(REASONS))
})
