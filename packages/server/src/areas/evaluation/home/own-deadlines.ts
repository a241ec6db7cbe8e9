import type { CalendarEntry } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filled } from '../../../platform/sheets/sheet-plan.ts'
import { findOwnDeadlines } from './home.queries.ts'
import { evaluationHomeWords } from './home.text.ts'

/** The last days of evaluations the reader is asked for and has not given. */
export async function evaluationCalendar(ctx: SignedCtx, range: { from: string; until: string }): Promise<CalendarEntry[]> {
  const words = evaluationHomeWords[ctx.language]
  return (await findOwnDeadlines(ctx.db, ctx.actor.userId, range)).map(({ id, name, due_on, open }) => ({
    ...{ kind: 'deadline', ref: id, from: due_on, until: due_on, path: '/evaluate/wait' },
    title: filled(words.due, { name, count: open }),
  }))
}
