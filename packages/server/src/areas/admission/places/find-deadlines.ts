import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import type { Deadline, DeadlineRange } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { deadlineWords } from './deadlines.text.ts'

type Row = { userId: number; intake: string; intakeEn: string | null; dueAt: Date; since: Date }

/** Places that were offered and are not confirmed; they lapse with the time. */
export async function admissionDeadlines(
  { db }: SignedCtx,
  { from, until }: DeadlineRange,
): Promise<Deadline[]> {
  const { rows } = await sql<Row>`select r.user_id, i.name as intake, i.name_en as intake_en,
        i.confirm_until as due_at, r.updated_at as since
    from registrations r join intakes i on i.id = r.intake_id
    where r.state in ('admitted') and i.confirm_until between ${from} and ${until}
    order by r.id`.execute(db)

  return rows.map(({ userId, intake, intakeEn, dueAt, since }) => ({
    userId,
    dueAt,
    since,
    path: '/sign/basic',
    what: {
      zh: fillSentence(deadlineWords.zh, { intake }),
      en: fillSentence(deadlineWords.en, { intake: intakeEn || intake }),
    },
  }))
}
