import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import { beginsInWords } from '@residency/contract/areas/progress/sessions/begins.rules'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { joinItems, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { factsTable, GREY_LINES, type SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { findHospital } from '../../organisation/organisation.public.ts'
import { findSessionMembers } from '../committees/member.queries.ts'
import { findStaysOf } from '../decisions/decision.queries.ts'
import { findGoals } from '../plans/plan.queries.ts'
import { visibleSessions } from '../progress.policy.ts'
import { reasonCell } from '../sessions/cells.ts'
import { type Begins, begunBy } from '../sessions/finish-session.ts'
import { findDecided } from '../sessions/packet.queries.ts'
import { isClosed } from '../sessions/session.policy.ts'
import { findSession, type SessionRow } from '../sessions/session.queries.ts'
import { minutesText } from './minutes.text.ts'

const heading = (text: string): SheetContent => ({ text, style: 'section' })

type DecisionRows = Awaited<ReturnType<typeof findDecided>>
type Goals = Awaited<ReturnType<typeof findGoals>>
type Stays = Awaited<ReturnType<typeof findStaysOf>>

/** Each trainee with the decision, its reasons, what it begins and who took part. */
function decisionTable(
  ctx: SignedCtx,
  decisions: DecisionRows,
  { goals, stays }: { goals: Goals; stays: Stays },
): SheetContent {
  const text = minutesText[ctx.language]
  const words = sessionWords[ctx.language]
  const { outcomes } = words
  const goalsOf = grouped(goals, ({ planId }) => planId)
  const staysOf = grouped(stays, ({ decisionId }) => decisionId)

  const head = [text.name, text.outcome, text.reason, text.participants].map((label) => ({
    text: label,
    style: 'label',
  }))

  const reasonOf = ({ id, reasonSealed, planId, begins }: DecisionRows[number]) => [
    ctx.fields.openCell(reasonCell(id), reasonSealed) ?? '—',
    ...beginsInWords(words, {
      stays: staysOf.get(id) ?? [],
      ...begunBy(begins as Begins | null),
    }),
    ...(planId === null ? [] : (goalsOf.get(planId) ?? [])).map(({ goal, measure, owner, dueOn }) =>
      fillSentence(text.goal, { goal, measure, owner, dueOn }),
    ),
  ]

  const body = decisions.map((decision) => [
    { text: `${decision.name}\n${decision.number}` },
    { text: outcomes[decision.outcome] },
    { text: reasonOf(decision).join('\n') },
    { text: joinItems(ctx.language, decision.participants) },
  ])

  return {
    table: { widths: [80, 70, '*', 90], headerRows: 1, body: [head, ...body] },
    layout: GREY_LINES,
  }
}

async function contentOf(ctx: SignedCtx, session: SessionRow): Promise<SheetContent[]> {
  const text = minutesText[ctx.language]
  const { roles, memberAs } = committeeWords[ctx.language]

  const [members, decisions] = await Promise.all([
    findSessionMembers(ctx.db, ctx.language, session),
    findDecided(ctx.db, session.id),
  ])

  const [goals, stays] = await Promise.all([
    findGoals(
      ctx.db,
      decisions.flatMap(({ planId }) => (planId === null ? [] : [planId])),
    ),
    findStaysOf(ctx.db, ctx.language, idsOf(decisions)),
  ])

  return [
    factsTable([
      [text.number, session.number],
      [text.heldOn, session.heldOn],
      [text.committee, session.committee],
      [text.base, session.base],
      [text.factsOn, session.factsOn],
      [text.trainees, String(decisions.length)],
    ]),
    heading(text.members),
    {
      text: joinItems(
        ctx.language,
        members.map(({ name, role }) => fillSentence(memberAs, { name, role: roles[role] })),
      ),
    },
    heading(text.decisions),
    decisionTable(ctx, decisions, { goals, stays }),
  ]
}

/** The minutes of a closed session, for its members, the base and the office; it is audited. */
export async function printMinutes(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  const scope = visibleSessions(ctx.actor)
  const session = found(await findSession(ctx.db, ctx.language, scope, id))
  if (!isClosed(session.state)) throw fail(errors.minutesNotYet)

  const text = minutesText[ctx.language]
  const hospital = await findHospital(ctx.db)

  const sheet = {
    title: text.title,
    head: labelIn(ctx.language, hospital?.name ?? '', hospital?.nameEn),
    foot: fillSentence(text.printedOn, { day: dayInChina(ctx.now()) }),
    content: await contentOf(ctx, session),
    isRecord: true,
  } as const

  const body = await drawPdf(sheet, ctx.actor.userId)

  await ctx.audit({ action: 'progress.session.print', entity: 'progressSession', entityId: id })

  return {
    filename: `${text.file}-${session.number}.pdf`,
    type: 'application/pdf',
    body,
    inline: true,
  }
}
