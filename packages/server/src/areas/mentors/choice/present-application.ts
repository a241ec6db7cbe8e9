import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import type { ApplicationRow } from './application.queries.ts'
import { answersOn, mayRevoke } from './choice.policy.ts'
import type { OfferRow } from './offer.queries.ts'

const shared = (a: ApplicationRow) => ({
  id: a.id,
  entryId: a.entryId,
  statement: a.statement,
  state: a.state,
  reason: a.reason,
  createTime: minuteInChina(a.createdAt),
})

/** An application as its trainee sees it. */
export const presentOwnApplication = (ctx: SignedCtx, a: ApplicationRow) => ({
  ...shared(a),
  choiceRank: a.choiceRank,
  mentor: a.mentor,
  department: labelIn(ctx.language, a.department, a.departmentEn),
  base: labelIn(ctx.language, a.base, a.baseEn),
  year: a.year,
  mayRevoke: mayRevoke(a, ctx.actor, ctx.now()),
})

/**
 * An application as its mentor sees it: statement, name, number and major of the trainee, nothing
 * more of the person. Not the rank of the choice either: a mentor who ranked by it would make
 * honest choices a disadvantage.
 */
export const presentApplicant = (ctx: SignedCtx, a: ApplicationRow) => ({
  ...shared(a),
  traineeId: a.traineeId,
  name: a.realName,
  number: a.number,
  major: labelIn(ctx.language, a.major, a.majorEn),
  mentorRank: a.mentorRank,
  version: a.version,
  actions: answersOn(a, ctx.actor, ctx.now()),
})

/** Mentors with their places, titles in the reader's language. */
export async function presentOffers(ctx: SignedCtx, rows: readonly OfferRow[]) {
  const titles = await findDictLabels(ctx.db, 'title', ctx.language)
  return rows.map((e) => ({
    entryId: e.id,
    name: e.name,
    department: labelIn(ctx.language, e.department, e.departmentEn),
    title: titles.get(e.title) ?? e.title,
    direction: e.direction,
    profile: e.profile,
    wishes: e.wishes,
    capacity: e.capacity,
    free: e.capacity - e.taken,
  }))
}
