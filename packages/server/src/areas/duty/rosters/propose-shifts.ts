import { Worker } from 'node:worker_threads'
import { rosterErrors as errors } from '@residency/contract/areas/duty/rosters/access'
import type { RosterInstance } from '../../../algorithms/roster/instance.ts'
import type { RosterResult } from '../../../algorithms/roster/solve-roster.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { programFile } from '../../../platform/solver/solver-files.ts'
import type { RosterTask } from '../../../roster-job.ts'
import { dutyScope } from '../duty.policy.ts'
import { instanceOf } from './build-instance.ts'
import { isDraft } from './roster.policy.ts'
import { findRoster, findRosterForUpdate } from './roster.queries.ts'
import { readRosterFacts } from './roster-facts.ts'
import { writeShifts } from './write-shifts.queries.ts'

/** The search ends after so long, or earlier where the roster is proven to be a best one. */
const SECONDS = 5
const SEED = 1
const MEMORY = { maxOldGenerationSizeMb: 256 }

let isSearching = false

/** One search at a time in each process: each takes a core for some seconds. */
async function solveAlone(instance: RosterInstance): Promise<RosterResult> {
  if (isSearching) throw fail(errors.proposalBusy)

  isSearching = true

  try {
    return await solveApart(instance)
  } finally {
    isSearching = false
  }
}

/** Solves in a thread of its own, so that other requests do not wait. */
function solveApart(instance: RosterInstance): Promise<RosterResult> {
  const { file, execArgv } = programFile('roster-job')
  const task: RosterTask = { instance, seconds: SECONDS, seed: SEED }
  const thread = new Worker(file, { execArgv, workerData: task, resourceLimits: MEMORY })

  return new Promise((done, refuse) => {
    thread.once('message', done)
    thread.once('error', refuse)
    thread.once('exit', () => refuse(fail(errors.proposalFailed)))
  })
}

/**
 * Fills a draft by proposal: every shift that is not locked is replaced. The facts are read before the
 * search and the version is checked again after it, so a change meanwhile is not overwritten.
 */
export async function proposeShifts(
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) {
  const scope = dutyScope(ctx.actor)
  const before = mustMatchVersion(await findRoster(ctx.db, scope, id), version)
  if (!isDraft(before)) throw fail(errors.rosterIsClosed)

  const facts = await readRosterFacts(ctx, before)
  const { roster, cost, bound, empty } = await solveAlone(instanceOf(facts))
  const lockedCells = new Set(
    facts.shifts.filter(({ isLocked }) => isLocked).map((s) => `${s.traineeId} ${s.day}`),
  )

  const cleared = facts.shifts.map(({ traineeId, day }) => ({
    traineeId,
    day,
    kindId: null,
    isLocked: false,
  }))

  const proposed = [
    ...facts.shifts
      .filter(({ isLocked }) => isLocked)
      .map(({ traineeId, day, kindId }) => ({ traineeId, day, kindId, isLocked: true })),
    ...roster
      .filter(({ person, day }) => !lockedCells.has(`${person} ${day}`))
      .map(({ person, kind, day }) => ({
        traineeId: Number(person),
        day,
        kindId: Number(kind),
        isLocked: false,
      })),
  ]

  return inTransaction(ctx, async (tx) => {
    const current = mustMatchVersion(await findRosterForUpdate(tx.db, scope, id), version)

    await writeShifts(tx.db, facts, cleared)
    await writeShifts(tx.db, facts, proposed)
    const next = await updateRow(tx, 'dutyRosters', current, {})

    await tx.audit({
      action: 'duty.roster.propose',
      entity: 'dutyRoster',
      entityId: id,
      detail: { shifts: proposed.length, open: empty.length, cost, bound },
    })

    return { version: next, cost, bound, open: empty.length }
  }).catch(constraintErrors({ duty_shifts_one_a_day: errors.shiftElsewhere }))
}
