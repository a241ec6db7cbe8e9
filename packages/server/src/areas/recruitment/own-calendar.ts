import { sql } from 'kysely'
import type { CalendarEntry } from '../../platform/area.ts'
import { dayInChina, endOfDayInChina, minuteInChina, startOfDayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** The reader's own exam sessions and day of arrival. */
export async function recruitmentCalendar(ctx: SignedCtx, { from, until }: { from: string; until: string }): Promise<CalendarEntry[]> {
  const between = [startOfDayInChina(from), endOfDayInChina(until)] as const
  const exams = ctx.db
    .selectFrom('registrations as r')
    .innerJoin('exam_seats as e', 'e.registration_id', 'r.id')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select([sql<string>`'exam'`.as('kind'), 's.starts_at as at', 's.name as name'])
    .where('r.user_id', '=', ctx.actor.userId)
    .where('r.state', 'not in', ['withdrawn', 'rejected'])
    .where('s.starts_at', '>=', between[0])
    .where('s.starts_at', '<=', between[1])
  const arrivals = ctx.db
    .selectFrom('registrations as r')
    .innerJoin('arrivals as a', 'a.registration_id', 'r.id')
    .select([sql<string>`'arrival'`.as('kind'), 'a.arrive_at as at', sql<string>`coalesce(a.place, '')`.as('name')])
    .where('r.user_id', '=', ctx.actor.userId)
    .where('r.state', '=', 'arrivalArranged')
    .where('a.arrive_at', '>=', between[0])
    .where('a.arrive_at', '<=', between[1])
  const rows = await exams.unionAll(arrivals).execute()
  const words = ctx.words.recruitment![ctx.language].calendar as Record<string, string>
  return rows.map(({ kind, at, name }) => {
    const day = dayInChina(at)
    const title = `${minuteInChina(at).slice(11)} ${words[kind]!.replace('{subject}', name)}`
    return { kind, from: day, until: day, title, path: '/sign/basic' }
  })
}
