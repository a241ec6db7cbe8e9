import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { icalOf } from '../../../platform/calendar/ical.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import {
  findDaysOut,
  findOwnRotationTrainee,
  findRotationTrainee,
  findStays,
  type RotationTrainee,
} from './own.queries.ts'
import { monthsOf } from './training-months.rules.ts'

type FlowWords = { rotationBlock: { states: Readonly<Record<string, string>> } }

const stateWords = (ctx: SignedCtx) =>
  (ctx.words.rotations![ctx.language].flows as FlowWords).rotationBlock.states

/** An event of whole days of a calendar file. */
const wholeDays = (row: {
  startsOn: string
  endsOn: string
  version: number
  updatedAt: Date
}) => ({
  from: row.startsOn,
  until: row.endsOn,
  startsAt: null,
  endsAt: null,
  sequence: row.version,
  changedAt: row.updatedAt,
})

/**
 * A rotation as a calendar file: an event of whole days for each stay and for days out of rotation.
 */
async function calendarOf(ctx: SignedCtx, t: RotationTrainee): Promise<Binary> {
  const { ical: words } = ownWords[ctx.language]
  const states = stateWords(ctx)

  const [stays, absences] = await Promise.all([
    findStays(ctx.db, t.id, dayInChina(ctx.now())),
    findDaysOut(ctx.db, t.id),
  ])

  const events = [
    ...stays.map((b) => {
      const department = labelIn(ctx.language, b.department, b.departmentEn)
      return {
        ...wholeDays(b),
        uid: `rotation-block-${b.id}@residency`,
        summary: fillSentence(words.rotation, { department }),
        location: department,
        description: [
          fillSentence(words.months, { count: monthsOf(b.startsOn, b.endsOn) }),
          ...(b.supervisor ? [fillSentence(words.supervisor, { name: b.supervisor })] : []),
          fillSentence(words.state, { state: states[b.state] ?? b.state }),
        ].join('\n'),
      }
    }),
    ...absences.map((a) => ({
      ...wholeDays(a),
      uid: `rotation-absence-${a.id}@residency`,
      summary: fillSentence(words.away, { reason: a.reason }),
    })),
  ]

  return {
    filename: `${fillSentence(words.file, { name: t.name })}.ics`,
    type: 'text/calendar; charset=utf-8',
    body: Buffer.from(icalOf(fillSentence(words.calendar, { name: t.name }), events)),
  }
}

export const getOwnRotationCalendar = async (ctx: SignedCtx) =>
  calendarOf(ctx, found(await findOwnRotationTrainee(ctx.db, ctx.actor.userId)))

export const getRotationCalendar = async (ctx: SignedCtx, { id }: { id: number }) =>
  calendarOf(ctx, found(await findRotationTrainee(ctx.db, visibleBases(ctx.actor), id)))

/** What the area keeps about the reader as a trainee. */
export async function* rotationOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads } = ownWords[ctx.language]
  const trainee = await findOwnRotationTrainee(ctx.db, ctx.actor.userId)
  if (!trainee) return

  const states = stateWords(ctx)

  const [stays, absences] = await Promise.all([
    findStays(ctx.db, trainee.id, dayInChina(ctx.now())),
    findDaysOut(ctx.db, trainee.id),
  ])

  yield {
    heading: heads.rotation,
    records: stays.map((b) => ({
      [heads.department]: labelIn(ctx.language, b.department, b.departmentEn),
      [heads.startsOn]: b.startsOn,
      [heads.endsOn]: b.endsOn,
      [heads.state]: states[b.state] ?? b.state,
      [heads.supervisor]: b.supervisor,
    })),
  }

  yield {
    heading: heads.absences,
    records: absences.map((a) => ({
      [heads.startsOn]: a.startsOn,
      [heads.endsOn]: a.endsOn,
      [heads.reason]: a.reason,
    })),
  }
}
