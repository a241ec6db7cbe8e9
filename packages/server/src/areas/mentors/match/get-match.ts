import type {
  MatchAction,
  MatchResultFilters,
  MentorMatch,
  UnplacedFilters,
} from '@residency/contract/areas/mentors/choice/match.contract'
import { mentorMatchRunFlow } from '@residency/contract/areas/mentors/choice/match-run.flow'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { presentWindow } from '../windows/find-window.ts'
import { findWindowById, findWindows } from '../windows/window.queries.ts'
import { type Explanation, explanationIn } from './explanation.rules.ts'
import { mustBeMatchOffice, presentRun } from './gather-match.ts'
import {
  findMatchFigures,
  findResultPage,
  findRun,
  findRuns,
  findUnplacedPage,
} from './match.queries.ts'

/** Windows to match or to place in, the latest first. */
export async function listMatchWindows(ctx: SignedCtx) {
  mustBeMatchOffice(ctx)
  return (await findWindows(ctx.db)).map((window) => presentWindow(ctx, window))
}

/**
 * A window as the office matches it: figures, preview, published runs, and what can be done now.
 */
export async function getMatch(ctx: SignedCtx, { id }: { id: number }): Promise<MentorMatch> {
  mustBeMatchOffice(ctx)

  const row = found(await findWindowById(ctx.db, id))
  const [figures, runs] = await Promise.all([findMatchFigures(ctx.db, row), findRuns(ctx.db, id)])
  const window = presentWindow(ctx, row)
  const presentedRuns = runs.map(presentRun)
  const preview = presentedRuns.find(({ state }) => state === mentorMatchRunFlow.initial) ?? null
  const published = presentedRuns.filter((run) => run !== preview)
  const isOver = window.state === 'over' || window.state === 'off'
  const isMatch = isOver && window.mode === 'match'

  const isPossible: Record<MatchAction, boolean> = {
    preview: isMatch && figures.chose > 0,
    publish: isMatch && preview !== null,
    discard: preview !== null,
    place: isOver && figures.trainees > 0 && (window.mode === 'firstCome' || published.length > 0),
  }

  const actions = (Object.keys(isPossible) as MatchAction[]).filter((action) => isPossible[action])

  return { window, figures, preview, published, actions }
}

type TraineeName = {
  id: number
  realName: string
  number: string
  major: string
  majorEn: string | null
}

const presentTrainee = (ctx: SignedCtx, row: TraineeName) => ({
  id: row.id,
  name: row.realName,
  number: row.number,
  major: labelIn(ctx.language, row.major, row.majorEn),
})

/** The result of a run, each with its explanation in the reader's language. */
export async function listMatchResults(ctx: SignedCtx, input: MatchResultFilters) {
  mustBeMatchOffice(ctx)

  found(await findRun(ctx.db, input.runId))

  const { rows, total } = await findResultPage(ctx.db, input, input, ctx.language)

  const list = rows.map((row) => ({
    ...presentTrainee(ctx, row),
    mentor: row.mentor,
    choiceRank: row.choiceRank,
    explanation: explanationIn(ctx.language, row.explanation as Explanation),
  }))

  return { list, total }
}

/** Trainees of the window's base who have no mentor. */
export async function listUnplaced(ctx: SignedCtx, input: UnplacedFilters) {
  mustBeMatchOffice(ctx)

  const window = found(await findWindowById(ctx.db, input.windowId))
  const { rows, total } = await findUnplacedPage(ctx.db, window.baseId, input, input)

  return { list: rows.map((row) => ({ ...presentTrainee(ctx, row), choices: row.choices })), total }
}
