import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import type { ApplicationRow } from './application.queries.ts'
import { answersOn, mayRevoke } from './choice.policy.ts'
import type { OfferRow } from './offer.queries.ts'

const shared = (a: ApplicationRow) => ({
  id: a.id,
  entryId: a.entry_id,
  statement: a.statement,
  state: a.state as never,
  reason: a.reason,
  createTime: minuteInChina(a.created_at),
})
/** An application as its trainee sees it. */
export const shownOwn = (ctx: SignedCtx, a: ApplicationRow) => ({
  ...shared(a),
  choiceRank: a.choice_rank,
  mentor: a.mentor,
  department: labelIn(ctx.language, a.department, a.department_en),
  base: labelIn(ctx.language, a.base, a.base_en),
  year: a.year,
  mayRevoke: mayRevoke(a, ctx.actor, ctx.now()),
})
/**
 * An application as its mentor sees it: statement, name, number and major of the trainee, nothing more of the person. Not the rank of the
 * choice either: a mentor who ranked by it would make honest choices a disadvantage.
 */
export const shownApplicant = (ctx: SignedCtx, a: ApplicationRow) => ({
  ...shared(a),
  traineeId: a.trainee_id,
  name: a.real_name,
  number: a.number,
  major: labelIn(ctx.language, a.major, a.major_en),
  mentorRank: a.mentor_rank,
  version: a.version,
  actions: answersOn(a, ctx.actor, ctx.now()),
})
/** Mentors with their places, titles in the reader's language. */
export async function shownOffers(ctx: SignedCtx, rows: readonly OfferRow[]) {
  const titles = await findDictLabels(ctx.db, 'title', ctx.language)
  return rows.map((e) => ({
    entryId: e.id,
    name: e.name,
    department: labelIn(ctx.language, e.department, e.department_en),
    title: titles.get(e.title) ?? e.title,
    direction: e.direction,
    profile: e.profile,
    wishes: e.wishes,
    capacity: e.capacity,
    free: e.capacity - e.taken,
  }))
}
