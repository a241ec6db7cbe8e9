import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/access'
import { holds, labelIn } from '@residency/contract/kernel'
import { addDays, monthOf } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBlocks } from '../blocks/block.policy.ts'
import { countComing, findComing, findLeaving, findThere } from './home.queries.ts'
import { rotationsHomeWords } from './home.text.ts'
import { presenceTag } from './own-trainees.ts'

const PAGE = 'rotation/month/index'
const SUPERVISORS = 'rotation/supervisor/index'
const AHEAD = 14
const openStay = (id: number) => placeOf(PAGE, { id: String(id) })

/** Who is in the reader's departments today: those not confirmed or away first. */
export async function readThere(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = rotationsHomeWords[ctx.language]
  const { rows, total } = await findThere(ctx.db, visibleBlocks(ctx.actor), dayInChina(ctx.now()))

  return rowsPart({
    title: words.there,
    rows: rows.map((b) => {
      const department = labelIn(ctx.language, b.department, b.departmentEn)
      const supervisor = b.supervisor
        ? fillSentence(words.by, { name: b.supervisor })
        : words.noSupervisorYet

      return {
        id: b.id,
        title: b.realName,
        note: [fillSentence(words.until, { department, until: b.endsOn }), supervisor].join(' · '),
        tag: presenceTag(words, b.presence),
        to: openStay(b.id),
      }
    }),
    total,
    empty: words.nobodyThere,
    to: placeOf(PAGE),
  })
}

/**
 * How many arrive on each day of the next two weeks, who they are, and who of them has no
 * supervisor: nothing can be confirmed before they are here.
 */
export async function readComing(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.enter)) return null

  const words = rotationsHomeWords[ctx.language]
  const today = dayInChina(ctx.now())
  const scope = visibleBlocks(ctx.actor)
  const [from, until] = [addDays(today, 1), addDays(today, AHEAD)]

  const [days, people] = await Promise.all([
    countComing(ctx.db, scope, from, until),
    findComing(ctx.db, scope, from, until),
  ])

  const unsupervised = { text: words.unsupervisedOne, tone: 'wait' as const }

  const rowsOfDay = ({ day, count, unsupervised: missing }: (typeof days)[number], at: number) => [
    {
      // apart from the ids of stays
      id: -1 - at,
      title: fillSentence(words.comingOn, { day, count }),
      note: missing ? fillSentence(words.unsupervised, { count: missing }) : words.allSupervised,
      to: missing
        ? placeOf(SUPERVISORS)
        : placeOf(PAGE, { month: monthOf(day), phase: 'arriving' }),
    },
    ...people.rows
      .filter((b) => b.startsOn === day)
      .map((b) => ({
        id: b.id,
        title: b.realName,
        note: [
          labelIn(ctx.language, b.department, b.departmentEn),
          ...(b.supervisor ? [fillSentence(words.by, { name: b.supervisor })] : []),
        ].join(' · '),
        tag: b.supervisor ? null : unsupervised,
        to: openStay(b.id),
      })),
  ]

  return rowsPart({
    title: words.coming,
    rows: days.flatMap(rowsOfDay),
    empty: words.noneComing,
    to: placeOf(SUPERVISORS),
  })
}

/** Who leaves the reader's departments within two weeks. */
export async function readLeaving(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = rotationsHomeWords[ctx.language]
  const today = dayInChina(ctx.now())

  const { rows, total } = await findLeaving(
    ctx.db,
    visibleBlocks(ctx.actor),
    today,
    addDays(today, AHEAD),
  )

  return rowsPart({
    title: words.leavingSoon,
    rows: rows.map((b) => ({
      id: b.id,
      title: b.realName,
      note: labelIn(ctx.language, b.department, b.departmentEn),
      tag: { text: fillSentence(words.leaves, { day: b.endsOn }), tone: 'calm' as const },
      to: openStay(b.id),
    })),
    total,
    empty: words.nobodyLeaves,
    to: placeOf(PAGE),
  })
}
