import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import type { SessionFilters } from '@residency/contract/areas/progress/sessions/session.contract'
import { holds } from '@residency/contract/kernel'
import { dayInChina, dayOrNull } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findCommitteeChoices } from '../committees/committee.queries.ts'
import { lacksOf } from '../committees/lacks.rules.ts'
import { findSessionMembers } from '../committees/member.queries.ts'
import { isProgressOffice, visibleCommittees, visibleSessions } from '../progress.policy.ts'
import { findAgenda } from './packet.queries.ts'
import { actionsOnSession, isClosed } from './session.policy.ts'
import {
  findOpenRepeats,
  findSession,
  findSessionPage,
  type SessionRow,
} from './session.queries.ts'

const SETTLE = ['settle'] as const

const present = (ctx: SignedCtx, row: SessionRow) => ({
  ...row,
  actions: actionsOnSession(ctx.actor, row, dayInChina(ctx.now())),
})

/** Sessions that the reader sees, and for the office the committees it plans for. */
export async function listSessions(ctx: SignedCtx, filters: SessionFilters) {
  const { rows, total } = await findSessionPage(
    ctx.db,
    ctx.language,
    visibleSessions(ctx.actor),
    { choice: filters, today: dayInChina(ctx.now()) },
    filters,
  )

  const plans = isProgressOffice(ctx.actor) && holds(ctx.actor, may.plan)

  return {
    list: rows.map((row) => present(ctx, row)),
    total,
    committees: plans
      ? await findCommitteeChoices(ctx.db, ctx.language, visibleCommittees(ctx.actor))
      : [],
  }
}

/** A session with its members on the day and its agenda. */
export async function getSession(ctx: SignedCtx, { id }: { id: number }) {
  const scope = visibleSessions(ctx.actor)
  const session = found(await findSession(ctx.db, ctx.language, scope, id))

  const [members, agenda, repeats] = await Promise.all([
    findSessionMembers(ctx.db, ctx.language, session),
    findAgenda(ctx.db, ctx.language, scope, id),
    findOpenRepeats(ctx.db, ctx.language, scope, id),
  ])

  const settling = isProgressOffice(ctx.actor) && holds(ctx.actor, may.plan) ? SETTLE : []

  return {
    ...present(ctx, session),
    members,
    lacks: lacksOf(members),
    agenda: agenda.map(({ readAt, answeredAt, outcome, ...item }) => ({
      ...item,
      outcome: item.isRelative && !isClosed(session.state) ? null : outcome,
      readOn: dayOrNull(readAt),
      hasAnswer: answeredAt !== null,
    })),
    repeats: repeats.map((repeat) => ({ ...repeat, actions: [...settling] })),
  }
}
