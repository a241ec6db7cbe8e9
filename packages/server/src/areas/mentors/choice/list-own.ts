import type {
  listMentors as mentorsCall,
  listOwnApplications as ownCall,
  listFreePlaces as placesCall,
  listRelations as relationsCall,
} from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findCurrentWindow } from '../windows/window.queries.ts'
import { findOwnPage, findOwnSteps } from './application.queries.ts'
import { isMatchOffice } from './choice.policy.ts'
import { findOfferPage, findPlaces } from './offer.queries.ts'
import { presentOffers, presentOwnApplication } from './present-application.ts'
import { findRelationPage } from './relation.queries.ts'
import { findOwnTrainee } from './trainee.queries.ts'

const windowOf = async (ctx: SignedCtx) => {
  const trainee = await findOwnTrainee(ctx.db, ctx.actor.userId)
  return trainee && findCurrentWindow(ctx.db, trainee.baseId, ctx.now())
}

/** Mentors of the own base who take part in its window; empty while there is no window. */
export async function listMentors(ctx: SignedCtx, input: InputOf<typeof mentorsCall, 'out'>) {
  const window = await windowOf(ctx)
  if (!window) return { list: [], total: 0 }

  const { rows, total } = await findOfferPage(ctx.db, window, input.keywords, input)

  return { list: await presentOffers(ctx, rows), total }
}

/** Places of mentors in the reader's scope. */
export async function listFreePlaces(ctx: SignedCtx, input: InputOf<typeof placesCall, 'out'>) {
  const scope = {
    all: isMatchOffice(ctx.actor),
    userId: ctx.actor.userId,
    own: (await windowOf(ctx)) ?? null,
  }

  return presentOffers(ctx, await findPlaces(ctx.db, { ...input, ...scope }))
}

export async function listOwnApplications(ctx: SignedCtx, input: InputOf<typeof ownCall, 'out'>) {
  const { rows, total } = await findOwnPage(ctx.db, ctx.actor.userId, input.state, input)
  return { list: rows.map((row) => presentOwnApplication(ctx, row)), total }
}

/** Who was and is mentor of whom, in the reader's scope. */
export async function listRelations(ctx: SignedCtx, input: InputOf<typeof relationsCall, 'out'>) {
  const scope = { all: isMatchOffice(ctx.actor), userId: ctx.actor.userId }
  const { rows, total } = await findRelationPage(ctx.db, scope, input.keywords, input)

  const list = rows.map((row) => ({
    id: row.id,
    trainee: row.realName,
    number: row.number,
    mentor: row.mentor,
    base: labelIn(ctx.language, row.base, row.baseEn),
    source: row.source,
    startedOn: row.startedOn,
    endedOn: row.endedOn,
    endReason: row.endReason,
  }))

  return { list, total }
}

/** What happened to the own applications. */
export async function listOwnRecords(ctx: SignedCtx) {
  const { actions } = mentorChoiceWords[ctx.language].flows.mentorApplication
  const rows = await findOwnSteps(ctx.db, ctx.actor.userId)
  return rows.map(({ id, mentor, action, reason, at }) => ({
    id,
    mentor,
    action,
    reason,
    label: actions[action as keyof typeof actions],
    at: minuteInChina(at),
  }))
}
