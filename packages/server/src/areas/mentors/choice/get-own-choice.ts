import type { OwnMentorChoice } from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { type Explanation, explanationIn } from '../match/explanation.rules.ts'
import { findOwnResult } from '../match/match.queries.ts'
import { presentWindow } from '../windows/find-window.ts'
import { findCurrentWindow } from '../windows/window.queries.ts'
import { findChoices } from './application.queries.ts'
import { presentOwnApplication } from './present-application.ts'
import { findMentorOf } from './relation.queries.ts'
import { findOwnTrainee } from './trainee.queries.ts'

/** The own mentor now; null while the trainee has none. */
export async function getSelfMentor(ctx: SignedCtx): Promise<OwnMentorChoice['mentor']> {
  const row = await findMentorOf(ctx.db, ctx.actor.userId)
  if (!row) return null

  const titles = await findDictLabels(ctx.db, 'title', ctx.language)

  return {
    relationId: row.id,
    entryId: row.entryId,
    name: row.mentor,
    department: labelIn(ctx.language, row.department, row.departmentEn),
    title: titles.get(row.title) ?? row.title,
    direction: row.direction,
    wishes: row.wishes,
    source: row.source,
    startedOn: row.startedOn,
  }
}

/** The window of the own base, the choices made in it, its result, and the mentor. */
export async function getOwnChoice(ctx: SignedCtx): Promise<OwnMentorChoice> {
  const trainee = await findOwnTrainee(ctx.db, ctx.actor.userId)
  const window = trainee && (await findCurrentWindow(ctx.db, trainee.baseId, ctx.now()))

  const [mentor, choices, result] = await Promise.all([
    getSelfMentor(ctx),
    window ? findChoices(ctx.db, window.id, trainee.id) : [],
    window ? findOwnResult(ctx.db, window.id, trainee.id) : undefined,
  ])

  const presentedWindow = window ? presentWindow(ctx, window) : null

  return {
    isTrainee: trainee !== undefined,
    window: presentedWindow,
    mentor,
    choices: choices.map((row) => presentOwnApplication(ctx, row)),
    explanation: result ? explanationIn(ctx.language, result.explanation as Explanation) : null,
    mayChoose: presentedWindow?.state === 'open' && mentor === null,
  }
}
