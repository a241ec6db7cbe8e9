import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import type { Deadline, DeadlineRange } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { canHaveMentor, hasNoMentor } from './trainee.queries.ts'

type Row = { userId: number; base: string; baseEn: string | null; dueAt: Date; since: Date }

/** Trainees without a mentor who have not chosen one in the window of their base. */
export async function choiceDeadlines(
  { db }: SignedCtx,
  { from, until }: DeadlineRange,
): Promise<Deadline[]> {
  const { rows } =
    await sql<Row>`select t.user_id, b.name as base, b.name_en as base_en, w.ends_at as due_at,
        w.starts_at as since
    from mentor_windows w join bases b on b.id = w.base_id join majors m on m.base_id = w.base_id
      join trainees t on t.major_id = m.id
    where w.is_on and w.ends_at between ${from} and ${until} and ${canHaveMentor()}
      and ${hasNoMentor()}
      and not exists (select from mentor_applications a where a.window_id = w.id
          and a.trainee_id = t.id and a.state = 'applied')`.execute(db)

  const named = (language: Language, base: string) =>
    fillSentence(mentorChoiceWords[language].calendar.windowEnds, { base })

  return rows.map(({ userId, base, baseEn, dueAt, since }) => ({
    userId,
    dueAt,
    since,
    what: { zh: named('zh-cn', base), en: named('en', baseEn ?? base) },
    path: '/mentor/choice',
  }))
}
