import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Deadline, DeadlineRange } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findUndecidedUntil } from './electives.queries.ts'

/** Members of cohorts who have not chosen all their electives. */
export async function electivesDeadlines(
  { db }: SignedCtx,
  { from, until }: DeadlineRange,
): Promise<Deadline[]> {
  const named = (language: Language, cohort: string) =>
    fillSentence(electivesWords[language].calendar.window, { cohort })

  return (await findUndecidedUntil(db, from, until)).map(
    ({ userId, cohort, from: since, until: dueAt }) => ({
      userId,
      dueAt: dueAt!,
      since: since!,
      what: { zh: named('zh-cn', cohort), en: named('en', cohort) },
      path: '/rotation/electives',
    }),
  )
}
