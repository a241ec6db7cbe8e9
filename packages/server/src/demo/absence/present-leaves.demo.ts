import { addDays, daysBetween, yearOf } from '@residency/contract/kernel/day'
import { objectOf } from '@residency/contract/kernel/object-of'
import type { KnownDays } from '../../areas/settings/settings.public.ts'
import {
  type AbsenceOutcome,
  type DemoAbsence,
  type DemoTrainee,
  tripFor,
  workingFrom,
  workingUntil,
} from './leaves.demo.ts'

/** Trainees among whom the demo looks for people for its special cases. */
export type Cast = {
  today: string
  known: KnownDays

  /** The demo's own trainee, whose life is rich. */
  own: DemoTrainee | undefined

  /** Trainees of a demo account's stays, departments or bases of these days, best first. */
  of: (
    account: 'teacher' | 'teacher2' | 'dept' | 'dept2' | 'base' | 'base2' | 'admin',
  ) => readonly DemoTrainee[]
  all: readonly DemoTrainee[]
}

type AbsenceSketch = Partial<Omit<DemoAbsence, 'traineeId' | 'outcome'>> & {
  startsOn: string
  outcome: AbsenceOutcome
  reason: string
}

/** A leave of whole days unless the sketch has others; without a last day it ends on its first. */
const absence = (
  traineeId: number,
  { type = 'personal', kind = 'leave', ...rest }: AbsenceSketch,
): DemoAbsence => ({
  kind,
  type: kind === 'leave' ? type : null,
  startsHalf: 'am',
  endsOn: rest.startsOn,
  endsHalf: 'pm',
  urgent: null,
  ahead: 3,
  trip: kind === 'away' ? tripFor(traineeId) : null,
  traineeId,
  ...rest,
})

/** What is over may not lie ahead where today follows holidays. */
const OVER: readonly string[] = ['reported', 'recorded']

/** What waits, runs or is late on the day of the demo: nobody has more than one of these. */
export function presentAbsences(cast: Cast): DemoAbsence[] {
  const { today, known } = cast
  const taken = new Set<number>(cast.own ? [cast.own.id] : [])

  const pickTrainee = (
    from: readonly DemoTrainee[],
    isFit: (trainee: DemoTrainee) => boolean = () => true,
  ) => {
    const found = [...from, ...cast.all].find((trainee) => !taken.has(trainee.id) && isFit(trainee))
    if (found) taken.add(found.id)

    return found?.id ?? 0
  }

  const isOld = ({ startsOn }: DemoTrainee) => startsOn < addDays(today, -400)
  const working = (days: number) => workingFrom(addDays(today, days), known)

  const long = (days: number, count: number) => ({
    startsOn: working(days),
    endsOn: workingUntil(working(days), count, known),
  })

  /** Applied for so many days before today. */
  const since = (startsOn: string, days: number) => daysBetween(today, startsOn) + days

  const waits = (days: number, count: number, passed: number, daysAgo = 0) => {
    const span = long(days, count)
    return {
      ...span,
      outcome: { kind: 'waiting', passed } as AbsenceOutcome,
      ahead: since(span.startsOn, daysAgo),
    }
  }

  const { teacher, teacher2, dept, dept2, base, base2, admin } = objectOf(
    ['teacher', 'teacher2', 'dept', 'dept2', 'base', 'base2', 'admin'] as const,
    (name) => cast.of(name),
  )

  const waiting = [
    absence(pickTrainee(teacher), {
      ...waits(1, 1, 0),
      reason: '母亲手术，需陪护',
      urgent: '手术时间昨晚才通知',
    }),
    absence(pickTrainee(teacher2), {
      ...waits(2, 1, 0, 1),
      startsHalf: 'pm',
      reason: '办理学位证书认证',
    }),
    absence(pickTrainee(teacher2), {
      ...waits(8, 1, 0, 1),
      kind: 'away',
      reason: '参加医院质控培训班',
    }),
    absence(pickTrainee(base), { ...waits(4, 1, 0, 1), reason: '参加亲属婚礼' }),
    absence(pickTrainee(base2), {
      ...waits(1, 1, 0),
      type: 'sick',
      reason: '牙科手术',
      urgent: '疼痛加重，医生建议尽快手术',
    }),
    absence(pickTrainee(admin), { ...waits(3, 1, 0, 5), reason: '办理户口迁移' }),
    absence(pickTrainee(dept), { ...waits(6, 2, 1, 1), reason: '回家办理房屋手续' }),
    absence(pickTrainee(dept2, isOld), { ...waits(9, 3, 1, 2), type: 'annual', reason: '年休' }),
    absence(pickTrainee(dept), {
      ...waits(12, 3, 1, 1),
      kind: 'away',
      reason: '参加全省药学年会并作壁报交流',
    }),
    absence(pickTrainee(base), {
      ...waits(14, 5, 2, 2),
      type: 'sick',
      reason: '择期手术，术后休息',
    }),
    absence(pickTrainee(base2, isOld), {
      ...waits(20, 5, 2, 1),
      type: 'annual',
      reason: '回家探望父母',
    }),
    absence(pickTrainee(base2, isOld), {
      ...waits(34, 14, 3, 3),
      type: 'familyVisit',
      reason: '探望父母，往返新疆',
    }),
    absence(pickTrainee(admin), {
      ...waits(30, 9, 3, 2),
      type: 'personal',
      reason: '父亲住院，需长期陪护',
    }),
  ]

  const soon = long(10, 2)

  const running = [
    absence(pickTrainee(base2), {
      startsOn: working(-1),
      endsOn: workingUntil(working(-1), 3, known),
      type: 'sick',
      ahead: 0,
      reason: '肺炎，遵医嘱住院',
      outcome: { kind: 'approved' },
    }),
    absence(pickTrainee(base), {
      startsOn: today,
      endsOn: addDays(today, 1),
      kind: 'away',
      ahead: 12,
      reason: '参加全国医院药学年会',
      outcome: { kind: 'approved' },
    }),
    absence(
      pickTrainee(base2, ({ isWoman }) => isWoman),
      {
        startsOn: addDays(today, -18),
        endsOn: addDays(today, 139),
        type: 'maternity',
        ahead: 20,
        reason: '预产期临近',
        outcome: { kind: 'approved' },
      },
    ),
    absence(pickTrainee(base2, isOld), {
      ...soon,
      type: 'annual',
      ahead: 14,
      reason: '年休',
      outcome: { kind: 'revokeRequested' },
    }),
    absence(pickTrainee(base), {
      ...long(5, 1),
      ahead: 8,
      reason: '办理护照',
      outcome: { kind: 'revokeRequested' },
    }),
    absence(pickTrainee(admin), {
      ...long(16, 2),
      ahead: 20,
      reason: '参加姐姐婚礼',
      outcome: { kind: 'approved' },
    }),
  ]

  const late = [-4, -6, -9].map((days, n) =>
    absence(pickTrainee([base, base2, admin][n]!), {
      startsOn: working(days - 1),
      type: 'sick',
      ahead: 0,
      reason: '感冒发热',
      outcome: { kind: 'approved' },
    }),
  )

  const back = [
    absence(pickTrainee(teacher), {
      startsOn: addDays(today, -1),
      type: 'sick',
      ahead: 0,
      reason: '胃痛就诊',
      outcome: { kind: 'reported' },
    }),
    absence(pickTrainee(base2), {
      startsOn: working(-5),
      reason: '家中有事',
      outcome: { kind: 'reported' },
    }),
    absence(pickTrainee(teacher2), {
      startsOn: addDays(today, -6),
      endsOn: addDays(today, -4),
      kind: 'away',
      ahead: 20,
      reason: '参加检验医学学术会议',
      outcome: { kind: 'reported' },
    }),
    absence(pickTrainee(admin), {
      startsOn: working(-3),
      kind: 'unexcused',
      reason: '上午未到岗，电话未接',
      outcome: { kind: 'recorded' },
    }),
  ]

  return [...waiting, ...running, ...late, ...back].filter(
    ({ traineeId, endsOn, outcome }) =>
      traineeId > 0 && (endsOn <= today || !OVER.includes(outcome.kind)),
  )
}

/** Absences over New Year, a long one through every step that ended early, and a father's leave. */
export function yearEndAbsences({ today, known, all }: Cast): DemoAbsence[] {
  const year = yearOf(today)
  const inTraining = (day: string) => all.filter((trainee) => trainee.startsOn < day)

  const over = (past: number, n: number, wanted: Partial<AbsenceSketch>) => {
    const startsOn = workingFrom(`${year - past}-12-29`, known)
    const who = inTraining(addDays(startsOn, -60))[n]
    const endsOn = workingUntil(startsOn, 3, known)

    return who
      ? [
          absence(who.id, {
            startsOn,
            endsOn,
            ahead: 12,
            reason: '回家过元旦',
            outcome: { kind: 'confirmed' },
            ...wanted,
          }),
        ]
      : []
  }

  const twelve = workingFrom(`${year - 1}-12-22`, known)
  const until = workingUntil(twelve, 12, known)
  const father = all.find((trainee) => !trainee.isWoman && trainee.startsOn < `${year}-01-01`)

  return [
    ...[3, 6].flatMap((n) => over(2, n, {})),
    ...[8, 11, 14].flatMap((n) => over(1, n, { type: 'annual', reason: '年休' })),
    ...over(1, 17, {
      startsOn: twelve,
      endsOn: until,
      ahead: 25,
      reason: '父亲手术后照护',
      outcome: { kind: 'early', returnedOn: addDays(until, -2) },
    }),
    ...(father
      ? [
          absence(father.id, {
            type: 'paternity',
            startsOn: `${year}-05-11`,
            endsOn: `${year}-05-25`,
            ahead: 5,
            reason: '妻子分娩',
            outcome: { kind: 'confirmed' },
          }),
        ]
      : []),
  ]
}

/**
 * A year of the demo's own trainee: the one whose home page, file and calendar are looked at first.
 */
export function ownAbsences({ today, known, own }: Cast): DemoAbsence[] {
  if (!own) return []

  const working = (days: number) => workingFrom(addDays(today, days), known)

  const two = (days: number) => ({
    startsOn: working(days),
    endsOn: workingUntil(working(days), 2, known),
  })

  const done: AbsenceOutcome = { kind: 'confirmed' }

  const wanted: AbsenceSketch[] = [
    { ...two(-255), type: 'sick', ahead: 0, reason: '流感，发热三日', outcome: done },
    { startsOn: working(-214), startsHalf: 'pm', reason: '办理居住证', outcome: done },
    {
      ...two(-160),
      type: 'annual',
      ahead: 12,
      reason: '年休',
      outcome: { kind: 'early', returnedOn: working(-160) },
    },
    { ...two(-118), kind: 'away', ahead: 20, reason: '参加全省药学年会，壁报交流', outcome: done },
    {
      startsOn: working(-75),
      reason: '参加同学婚礼',
      outcome: { kind: 'rejected', because: '当天安排出科考核，请另择时间' },
    },
    {
      startsOn: working(-48),
      type: 'compensatory',
      endsHalf: 'am',
      reason: '周末值班补休',
      outcome: done,
    },
    {
      startsOn: working(-6),
      type: 'sick',
      ahead: 0,
      reason: '感冒，门诊就诊',
      outcome: { kind: 'approved' },
    },
    {
      ...two(12),
      type: 'annual',
      ahead: 20,
      reason: '回家探望父母',
      outcome: { kind: 'approved' },
    },
    {
      startsOn: working(4),
      ahead: 5,
      reason: '参加执业药师资格注册',
      outcome: { kind: 'waiting', passed: 0 },
    },
  ]

  return wanted
    .filter(({ startsOn }) => startsOn > own.startsOn)
    .map((leave) => absence(own.id, leave))
}
