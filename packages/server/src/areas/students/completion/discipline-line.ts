import { completionWords } from '@residency/contract/areas/students/completion/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import type { CompletionLine, CompletionLines, TraineeRef } from '../../../platform/area.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Measures that the office has passed and that are not over. What still waits for a decision is not
 * said here: the trainee reads the line.
 */
export async function disciplineCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const { completionLines: words } = completionWords[ctx.language]
  const ids = trainees.map(({ id }) => id)

  const rows = await ctx.db
    .selectFrom('traineeSituations as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select(['s.traineeId', 't.number', sql<number>`count(*)::int`.as('count')])
    .where('s.traineeId', '=', anyId(ids))
    .where('s.kind', '=', 'discipline')
    .where('s.state', 'in', ['officePassed', 'inForce'])
    .groupBy(['s.traineeId', 't.number'])
    .execute()

  const open = new Map(rows.map((row) => [row.traineeId, row]))

  const lineOf = (id: number): CompletionLine => {
    const row = open.get(id)
    const line = { key: 'discipline', label: words.discipline, path: '/student/own-situations' }
    if (!row)
      return { ...line, staffPath: '/student/situations', state: 'met', detail: words.noDiscipline }

    const staffPath = `/student/situations?keywords=${encodeURIComponent(row.number)}`

    return {
      ...line,
      staffPath,
      state: 'missing',
      detail: fillSentence(words.openDiscipline, { count: row.count }),
    }
  }

  return new Map(ids.map((id) => [id, [lineOf(id)]]))
}
