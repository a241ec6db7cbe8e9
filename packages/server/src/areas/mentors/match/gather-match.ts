import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { isMatchOffice } from '../choice/choice.policy.ts'
import { mustBeOver } from '../windows/find-window.ts'
import type { WindowRow } from '../windows/window.queries.ts'
import {
  countPublishedRuns,
  findMatchChoices,
  findMatchEntries,
  findWaitingIds,
  type RunRow,
} from './match.queries.ts'
import type { MatchInput } from './match.rules.ts'

/** Everything a run is made of, in four queries. */
export async function gatherMatch(
  db: Db,
  window: WindowRow,
  seed: string,
  isLocked = false,
): Promise<MatchInput> {
  const published = await countPublishedRuns(db, window.id)
  const entries = await findMatchEntries(db, window, isLocked)
  const ids = await findWaitingIds(db, window.baseId)
  const choices = grouped(await findMatchChoices(db, window), ({ traineeId }) => traineeId)

  return {
    windowId: window.id,
    round: published + 1,
    seed,
    entries: entries.map(({ id, capacity, taken }) => ({ id, free: capacity - taken })),
    trainees: ids.map((id) => ({
      id,
      choices: (choices.get(id) ?? []).map((choice) => ({
        entryId: choice.entryId,
        rank: choice.choiceRank,
        mentorRank: choice.mentorRank,
        isRefused: choice.state !== mentorApplicationFlow.initial,
      })),
    })),
  }
}

/** Runs are the office's. */
export function mustBeMatchOffice(ctx: SignedCtx) {
  if (!isMatchOffice(ctx.actor)) throw notFound()
}

/** A window that is matched: of that mode, and over. */
export function mustBeMatchable(ctx: SignedCtx, window: WindowRow): WindowRow {
  if (window.mode !== 'match') throw fail(errors.matchNotThisMode)
  return mustBeOver(ctx, window)
}

export const presentRun = (run: RunRow) => ({
  id: run.id,
  round: run.round,
  state: run.state,
  seed: run.seed,
  inputHash: run.inputHash,
  placed: run.placed,
  unplaced: run.unplaced,
  byChoice: run.byChoice,
  createTime: minuteInChina(run.createdAt),
  publishTime: run.publishedAt && minuteInChina(run.publishedAt),
  by: run.by,
})
