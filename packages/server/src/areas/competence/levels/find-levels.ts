import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findByName, MAX_FOUND } from './sheet.queries.ts'
import { findLevelsInWords } from './valid-levels.queries.ts'

/** One person looks up no more people than this by hand. */
const FOUND = { points: 60, duration: 600 }

/** Levels of trainees by name. Who looked up how many is audited, without the words. */
export async function findLevels(ctx: SignedCtx, { keywords }: { keywords: string }) {
  await ctx.limits.take('level.find', FOUND, String(ctx.actor.userId))

  const today = dayInChina(ctx.now())
  const people = await findByName(ctx.db, ctx.language, keywords, today)
  const trainees = people.slice(0, MAX_FOUND)
  const ids = trainees.map(({ id }) => id)
  const levelsOf = grouped(await findLevelsInWords(ctx.db, ids, today), (row) => row.traineeId)

  await ctx.audit({
    action: 'competence.level.find',
    entity: 'trainee',
    detail: { trainees: ids },
  })

  return {
    list: trainees.map((person) => ({ ...person, levels: levelsOf.get(person.id) ?? [] })),
    hasMore: people.length > MAX_FOUND,
  }
}
