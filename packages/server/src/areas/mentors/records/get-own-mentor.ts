import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { findMentorsOf } from './relation.queries.ts'

/** The own mentor now, and those before. */
export async function getOwnMentor(ctx: SignedCtx) {
  const [rows, titles] = await Promise.all([findMentorsOf(ctx.db, ctx.actor.userId), findDictLabels(ctx.db, 'title', ctx.language)])
  const mentors = rows.map((row) => ({
    id: row.id,
    name: row.name,
    department: labelIn(ctx.language, row.department, row.department_en),
    titleLabel: titles.get(row.title) ?? row.title,
    direction: row.direction,
    startedOn: row.started_on,
    endedOn: row.ended_on,
  }))
  const present = mentors.find(({ endedOn }) => endedOn === null)
  return { present: present ?? null, former: mentors.filter((one) => one !== present) }
}
