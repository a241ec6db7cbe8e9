import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type { BeginSituation } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import type { RecordForm } from '@residency/contract/areas/students/situations/situation.contract'
import { errorSentence } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { beginDeparture, beginSituation } from '../../students/students.public.ts'
import { openPlans } from '../plans/open-plan.ts'
import { findDecided } from './packet.queries.ts'
import type { SessionRow } from './session.queries.ts'
import { sessionNotices } from './session-notices.seed.ts'

type DecisionRow = Awaited<ReturnType<typeof findDecided>>[number]

/** What a decision begins when the session is closed. */
export type Begins = { situation: BeginSituation } | { leavesOn: string }

/** What was kept of it, one of them or none. */
export const begunBy = (begins: Begins | null) => ({
  situation: begins && 'situation' in begins ? begins.situation : null,
  leavesOn: begins && 'leavesOn' in begins ? begins.leavesOn : null,
})

/** The next number of the minutes of a committee in a year; the committee is locked for it. */
export async function minutesNumber(tx: SignedCtx, { committeeId, heldOn }: SessionRow) {
  await tx.db
    .selectFrom('progressCommittees')
    .select('id')
    .where('id', '=', committeeId)
    .forUpdate()
    .executeTakeFirstOrThrow()

  const year = heldOn.slice(0, 4)
  const { count } = await tx.db
    .selectFrom('progressSessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('committeeId', '=', committeeId)
    .where('number', 'like', `${year}-%`)
    .executeTakeFirstOrThrow()

  return `${year}-${committeeId}-${String(count + 1).padStart(2, '0')}`
}

const situationForm = (
  traineeId: number,
  { kind, startsOn, endsOn, months, measure }: BeginSituation,
  reason: string,
) =>
  (kind === 'extension'
    ? { kind, months, reason, files: [], traineeId }
    : { kind, startsOn, endsOn, measure, reason, files: [], traineeId }) as RecordForm

/** Begins the flow of a decision as if who recorded it had begun it. */
async function beginFlow(tx: SignedCtx, decision: DecisionRow, reason: string): Promise<void> {
  const { id, traineeId, decidedBy } = decision
  const begins = decision.begins as Begins | null
  if (!begins) return

  const columns =
    'situation' in begins
      ? {
          situationId: await beginSituation(
            tx,
            situationForm(traineeId, begins.situation, reason),
            decidedBy,
          ),
        }
      : {
          departureId: (
            await beginDeparture(
              tx,
              { traineeId, kind: 'dropout', leavesOn: begins.leavesOn, reason },
              decidedBy,
            )
          ).id,
        }

  await tx.db.updateTable('progressDecisions').set(columns).where('id', '=', id).execute()
}

/** Begins flows one after another: those of one session are few, and each locks its trainee. */
async function beginFlows(tx: SignedCtx, decisions: readonly DecisionRow[], number: string) {
  // the reasons stay sealed: other areas name the minutes in which they are
  const reason = fillSentence(sessionWords['zh-cn'].begun, { number })

  for (const decision of decisions)
    try {
      await beginFlow(tx, decision, reason)
    } catch (error) {
      if (!(error instanceof Fail)) throw error

      throw fail(errors.decisionCannotBegin, {
        name: decision.name,
        why: errorSentence(tx.words, tx.language, error.def, error.data),
      })
    }
}

/** Decisions take effect: plans are in force, flows begin, and the trainees are notified. */
export async function finishSession(
  tx: SignedCtx,
  session: SessionRow & { number: string | null },
): Promise<void> {
  const decisions = await findDecided(tx.db, session.id)
  const planIds = decisions.flatMap(({ planId }) => (planId === null ? [] : [planId]))

  await openPlans(tx, planIds, dayInChina(tx.now()))
  await beginFlows(tx, decisions, session.number!)

  await notify(
    tx,
    sessionNotices.decided,
    decisions.map(({ userId }) => ({
      userId,
      values: { committee: session.committee, day: session.heldOn },
      path: '/progress/own',
    })),
  )
}
