import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { AWARD_LEVELS } from '../kinds/award-limit.rules.ts'
import { reviewActions } from './application.policy.ts'
import type { ApplicationRow } from './application.queries.ts'

export const AWARD_APPLICATION = 'awardApplication'
type Levels = ReadonlyMap<string, string>

/** Labels of levels, read once for a page of rows. */
export const levelLabels = (ctx: SignedCtx): Promise<Levels> =>
  findDictLabels(ctx.db, AWARD_LEVELS, ctx.language)

/** An application as lists and pages show it. */
export const presentApplication = (ctx: SignedCtx, a: ApplicationRow, levels: Levels) => ({
  ...a,
  kind: labelIn(ctx.language, a.kind, a.kindEn),
  levelLabel: levels.get(a.level) ?? a.level,
  base: a.base && labelIn(ctx.language, a.base, a.baseEn),
  nominatedBy: a.nominator,
  submittedAt: a.submittedAt && minuteInChina(a.submittedAt),
  decidedAt: a.decidedAt && minuteInChina(a.decidedAt),
  decidedBy: a.decider,
})

/** The same with what the reader may do. */
export const reviewedApplication = (ctx: SignedCtx, a: ApplicationRow, levels: Levels) => ({
  ...presentApplication(ctx, a, levels),
  actions: reviewActions(a, ctx.actor),
})

export const stateWords = (ctx: SignedCtx) =>
  awardApplicationWords[ctx.language].flows.awardApplication.states
