import { addDays } from '@residency/contract/kernel/day'
import { validUntil } from '../../areas/teachers/validity.rules.ts'

/*
 * Eighty invented teachers over bases and departments, in every state of the flow. Everything follows from the place in the list and the
 * day, so that the demo is the same for the same day.
 */
const PLACES: readonly (readonly [base: string, department: string, count: number])[] = [
  ['YS', '住院药房', 7],
  ['YS', '门诊药房', 7],
  ['YS', '静脉用药调配中心', 4],
  ['YS', '临床药学室', 5],
  ['YS', '药品库', 2],
  ['YS', '中药房', 2],
  ['YS', '药品检验室', 2],
  ['YS', '药物信息室', 1],
  ['YS', '治疗药物监测室', 2],
  ['JY', '临床生化室', 5],
  ['JY', '临床免疫室', 4],
  ['JY', '临床微生物室', 4],
  ['JY', '临床血液室', 3],
  ['JY', '门急诊检验室', 3],
  ['JY', '分子诊断室', 2],
  ['JY', '配血室', 1],
  ['YX', '普放室', 3],
  ['YX', 'CT室', 4],
  ['YX', '磁共振室', 3],
  ['YX', '腹部超声室', 3],
  ['YX', '心脏超声室', 1],
  ['YX', '直线加速器室', 2],
  ['BL', '取材与制片室', 2],
  ['BL', '免疫组化室', 1],
  ['BL', '细胞学室', 1],
  ['KF', '运动治疗室', 4],
  ['KF', '作业治疗室', 1],
  ['KF', '言语治疗室', 1],
]

const SURNAMES = [...'林顾叶严傅沈程彭卢蒋蔡魏薛余潘杜夏钟陆秦']

const GIVEN = {
  1: '建平,志刚,维民,永强,学文,景涛,伟东,承志,立群,家骏,文斌,庆华,绍辉,德明,海波,新宇,正平,振国,子健,云峰'.split(
    ',',
  ),
  2: '秀兰,雅芳,丽萍,晓燕,淑珍,慧君,玉梅,静文,燕红,佳慧,海英,春霞,敏芝,雪芬,月琴,红霞,思敏,文娟,晓莉,亚男'.split(
    ',',
  ),
} as const

const SPECIALTIES: Readonly<Record<string, string>> = {
  YS: '临床药学',
  JY: '临床检验诊断',
  YX: '医学影像技术',
  BL: '病理技术',
  KF: '康复治疗',
}

/**
 * How many stand where, in the order of their places; `general` and `core` hold a qualification.
 */
const STAGES = [
  ['general', 34],
  ['core', 16],
  ['submitted', 6],
  ['departmentPassed', 3],
  ['basePassed', 3],
  ['draft', 3],
  ['returned', 3],
  ['rejected', 3],
  ['withdrawn', 2],
  ['expired', 4],
  ['removed', 3],
] as const

type ApplicationStage = (typeof STAGES)[number][0]
const COUNT = 80

/** Coprime to the count: neighbours in a department stand in different states. */
const STEP = 37

const stageOf = (place: number): ApplicationStage =>
  STAGES.flatMap(([stand, count]) => Array<ApplicationStage>(count).fill(stand))[place]!

export type DemoTeacher = {
  username: string
  name: string
  gender: 1 | 2
  base: string
  department: string

  /**
   * Place in the order of states, from 0; the general come first, those whose validity ends soon
   * before the others.
   */
  place: number
  stand: ApplicationStage
  facts: DemoFacts
}

/** With the ids of the account, the base and the department. */
export type DemoStaff = DemoTeacher & { userId: number; baseId: number; departmentId: number }

export type DemoFacts = {
  level: 'general' | 'core'
  title: string
  titleSince: string
  education: string
  degree: string
  specialty: string
  specialtySince: string
  teachingSince: string
}

/** Facts that meet the conditions of the level. */
function factsOf(i: number, base: string, stand: ApplicationStage, today: string): DemoFacts {
  const kind = base === 'YS' ? 'pharmacist' : 'technician'
  const isCore = stand === 'core'
  const hasMaster = isCore || i % 3 === 0
  const years = (count: number) => addDays(today, -365 * count - 31 * (i % 7))

  return {
    level: isCore ? 'core' : 'general',
    title: isCore ? `${i % 3 === 0 ? 'chief' : 'associate_chief'}_${kind}` : `${kind}_in_charge`,
    titleSince: years(isCore ? 7 : 10),
    education: hasMaster ? 'master' : 'undergraduate',
    degree: hasMaster ? 'master' : 'bachelor',
    specialty: SPECIALTIES[base]!,
    specialtySince: years(15),
    teachingSince: years(isCore ? 12 : 9),
  }
}

export function demoTeachers(today: string): DemoTeacher[] {
  const seats = PLACES.flatMap(([base, department, count]) =>
    Array.from({ length: count }, () => ({ base, department })),
  )

  return seats.map((seat, i) => {
    const gender = i % 3 === 0 ? 1 : 2
    const place = (i * STEP) % COUNT
    const name = `${SURNAMES[(i * 7) % SURNAMES.length]!}${GIVEN[gender][(i * 3 + Math.floor(i / 20)) % 20]!}`
    const stand = stageOf(place)
    const facts = factsOf(i, seat.base, stand, today)

    return {
      ...seat,
      username: `faculty-${String(i + 1).padStart(2, '0')}`,
      name,
      gender,
      place,
      stand,
      facts,
    }
  })
}

export type DemoApplication = DemoFacts & {
  place: number
  state: string
  reason?: string
  isRenewal?: boolean

  /** Days since it was submitted; null: never. */
  submittedAgo: number | null
  validFrom?: string
  validUntil?: string

  /** The day on which a qualification ended before its time. */
  endedOn?: string
}

const YEARS = 5
const ENDING = [6, 21, 45, 68, 88]

const REASONS: Readonly<Record<string, readonly string[]>> = {
  returned: [
    '请补充近两年承担小讲课的记录',
    '开始带教日期与科室登记不一致，请核对后重新提交',
    '请上传职称证书的扫描件',
  ],
  rejected: [
    '近一年未承担教学活动，请下一年度再申请',
    '所在科室暂不承担住培轮转任务',
    '在职在岗信息与人事记录不一致',
  ],
  removed: ['已调离本院', '已退休', '岗位调整，不再承担带教任务'],
}

/**
 * When the n-th of the general and of the core was qualified, newest last years first; five of them
 * end within 90 days.
 */
function heldSince(place: number, today: string) {
  const ending = ENDING[place]
  if (ending !== undefined) {
    const from = validUntil(today, -YEARS)
    return addDays(from, ending + 1)
  }

  return addDays(
    today,
    place < 34 ? -(70 + (place - ENDING.length) * 50) : -(3 + (place - 34) * 45),
  )
}

const validity = (from: string) => ({ validFrom: from, validUntil: validUntil(from, YEARS) })

/** The title that the higher level asks for. */
const promoted = (title: string) => title.replace(/^(\w+)_in_charge$/, 'associate_chief_$1')

/** Applications of a teacher, those that are over before the current one. */
export function applicationsOf(
  { place, stand, facts }: DemoTeacher,
  today: string,
): DemoApplication[] {
  const application = { ...facts, place }
  const reason = REASONS[stand]?.[place % 3]

  if (stand === 'general' || stand === 'core') {
    const from = heldSince(place, today)
    const before = addDays(from, -1100)
    return [
      ...(stand === 'core' && place > 34 && place < 43
        ? [
            {
              ...application,
              level: 'general' as const,
              state: 'replaced',
              submittedAgo: null,
              ...validity(before),
              endedOn: from,
            },
          ]
        : []),
      { ...application, state: 'qualified', submittedAgo: null, ...validity(from) },
      // some renew, one asks for the higher level
      ...(place < 2
        ? [
            {
              ...application,
              state: place === 0 ? 'departmentPassed' : 'submitted',
              isRenewal: true,
              submittedAgo: 6,
            },
          ]
        : []),
      ...(place === 10
        ? [
            {
              ...application,
              level: 'core' as const,
              title: promoted(facts.title),
              state: 'basePassed',
              submittedAgo: 9,
            },
          ]
        : []),
    ]
  }

  if (stand === 'expired') {
    const until = addDays(today, -[12, 95, 210, 380][place % 4]!)
    return [
      {
        ...application,
        state: stand,
        submittedAgo: null,
        validFrom: addDays(until, -1825),
        validUntil: until,
        endedOn: addDays(until, 1),
      },
    ]
  }

  if (stand === 'removed') {
    const endedOn = addDays(today, -[25, 90, 200][place % 3]!)
    return [
      {
        ...application,
        state: stand,
        reason: reason!,
        submittedAgo: null,
        ...validity(addDays(today, -800 - place)),
        endedOn,
      },
    ]
  }

  return [
    {
      ...application,
      state: stand,
      ...(reason ? { reason } : {}),
      submittedAgo: stand === 'draft' ? null : 7 + (place % 5),
    },
  ]
}
