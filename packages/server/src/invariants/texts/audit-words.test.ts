import { expect, test } from 'vitest'
import { recordLabel } from '../../areas/accounts/audit/audit-log.ts'
import { AREAS, WORDS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer({ hospital: 'whole' })

test('every record that the audit log names has words in both languages: of the whole demo, of every review and of every sheet', async () => {
  const logged = await server.db
    .selectFrom('auditEntries')
    .select('entity')
    .distinct()
    .where('entity', 'is not', null)
    .execute()

  const names = [
    ...logged.map(({ entity }) => entity!),
    ...everyOf(AREAS, 'flows').map(({ name }) => name),
    ...everyOf(AREAS, 'sheets').map(({ sheet }) => sheet),
  ]

  expect(names.length).toBeGreaterThan(100)

  const unworded = [...new Set(names)].filter((name) =>
    (['zh-cn', 'en'] as const).some(
      (language) => recordLabel({ words: WORDS, language }, name) === name,
    ),
  )

  expect(unworded).toEqual([])
})
