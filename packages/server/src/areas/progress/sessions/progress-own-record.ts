import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { sql } from 'kysely'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina, dayOrNull } from '../../../platform/clock.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnDecisions } from '../decisions/decision.queries.ts'
import { findGoals, findPlansOf } from '../plans/plan.queries.ts'
import { answerCell, noteCell, reasonCell } from './cells.ts'

/** Decisions and plans about the user, and what the user wrote and declared as a member. */
export async function* progressOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  yield* decisionsAbout(ctx)
  yield* plansAbout(ctx)
  yield* writtenAsMember(ctx)
}

async function* decisionsAbout(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord, fields, outcomes } = sessionWords[ctx.language]
  const decisions = await findOwnDecisions(ctx.db, ctx.actor.userId)
  if (decisions.length === 0) return

  yield {
    heading: ownRecord.decisions,
    records: decisions.map((row) => ({
      [fields.committeeId]: row.committee,
      [ownRecord.heldOn]: row.heldOn,
      [fields.outcome]: outcomes[row.outcome],
      [fields.reason]: ctx.fields.openCell(reasonCell(row.id), row.reasonSealed),
      [ownRecord.readOn]: dayOrNull(row.readAt),
      [ownRecord.answer]: ctx.fields.openCell(answerCell(row.id), row.answerSealed),
    })),
  }
}

async function* plansAbout(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { fields, results } = planWords[ctx.language]
  const plans = await findPlansOf(ctx.db, ctx.actor.userId)
  const goals = await findGoals(ctx.db, idsOf(plans))
  if (goals.length === 0) return

  yield {
    heading: sessionWords[ctx.language].ownRecord.plans,
    records: goals.map((goal) => ({
      [fields.goal]: goal.goal,
      [fields.measure]: goal.measure,
      [fields.ownerId]: goal.owner,
      [fields.dueOn]: goal.dueOn,
      [fields.result]: goal.result && results[goal.result],
      [fields.text]: goal.resultText,
    })),
  }
}

const memberships = (ctx: SignedCtx) =>
  ctx.db
    .selectFrom('progressMembers as p')
    .innerJoin('progressCommittees as c', 'c.id', 'p.committeeId')
    .select(['c.name', 'p.startsOn', 'p.endsOn'])
    .select(sql<keyof (typeof committeeWords)['zh-cn']['roles']>`p.role`.as('role'))
    .where('p.userId', '=', ctx.actor.userId)
    .orderBy('p.startsOn')
    .execute()

const ownNotes = (ctx: SignedCtx) =>
  ctx.db
    .selectFrom('progressNotes as n')
    .innerJoin('progressPackets as k', 'k.id', 'n.packetId')
    .innerJoin('progressSessions as s', 's.id', 'k.sessionId')
    .select(['n.id', 'n.textSealed', 's.heldOn'])
    .where('n.userId', '=', ctx.actor.userId)
    .orderBy('n.id')
    .execute()

const ownDeclarations = (ctx: SignedCtx) =>
  ctx.db
    .selectFrom('progressRelatives as v')
    .innerJoin('trainees as t', 't.id', 'v.traineeId')
    .select(['t.realName as name', 'v.declaredAt', 'v.withdrawnAt'])
    .where('v.userId', '=', ctx.actor.userId)
    .orderBy('v.id')
    .execute()

async function* writtenAsMember(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord, fields } = sessionWords[ctx.language]
  const { fields: member, roles } = committeeWords[ctx.language]

  const terms = await memberships(ctx)
  if (terms.length > 0)
    yield {
      heading: ownRecord.memberships,
      records: terms.map(({ name, role, startsOn, endsOn }) => ({
        [fields.committeeId]: name,
        [member.role]: roles[role],
        [member.startsOn]: startsOn,
        [member.endsOn]: endsOn,
      })),
    }

  const notes = await ownNotes(ctx)
  if (notes.length > 0)
    yield {
      heading: ownRecord.notes,
      records: notes.map(({ id, textSealed, heldOn }) => ({
        [ownRecord.heldOn]: heldOn,
        [fields.text]: ctx.fields.openCell(noteCell(id), textSealed),
      })),
    }

  const declared = await ownDeclarations(ctx)
  if (declared.length > 0)
    yield {
      heading: ownRecord.relatives,
      records: declared.map(({ name, declaredAt, withdrawnAt }) => ({
        [ownRecord.person]: name,
        [ownRecord.declaredOn]: dayInChina(declaredAt),
        [ownRecord.withdrawnOn]: dayOrNull(withdrawnAt),
      })),
    }
}
