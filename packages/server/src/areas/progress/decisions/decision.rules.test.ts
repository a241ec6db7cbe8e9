import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import {
  type DecisionForm,
  decisionForm,
  OUTCOMES,
  type Outcome,
} from '@residency/contract/areas/progress/sessions/session.contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  mayTakePart,
  type Round,
  refusalOfContent,
  refusalOfParticipants,
  refusalToRecord,
} from './decision.rules.ts'

const [CHAIR, BASE, OFFICE, TEACHER, TRAINEE, STRANGER] = [1, 2, 3, 4, 50, 60]

const MEMBERS: Round['members'] = [
  { userId: BASE, name: 'Base', role: 'baseAdministrator' },
  { userId: CHAIR, name: 'Chair', role: 'chair' },
  { userId: OFFICE, name: 'Office', role: 'office' },
  { userId: TEACHER, name: 'Teacher', role: 'teacher' },
]

type People = { members?: Round['members']; relatives?: number[]; mentors?: number[] }

const roundOf = ({ members = MEMBERS, relatives = [], mentors = [] }: People): Round => ({
  members,
  relatives: new Set(relatives),
  mentorIds: new Set(mentors),
  traineeUserId: TRAINEE,
})

test('relatives of the trainee and the trainee take no part, everybody else may', () => {
  const round = roundOf({ relatives: [BASE], mentors: [OFFICE] })
  const able = [CHAIR, BASE, OFFICE, TEACHER, TRAINEE].filter((id) => mayTakePart(id, round))
  expect(able).toEqual([CHAIR, OFFICE, TEACHER])
})

describe('who records', () => {
  const recorders = (people: People) =>
    (people.members ?? MEMBERS)
      .map(({ userId }) => userId)
      .filter((id) => !refusalToRecord(id, roundOf(people)))

  test.each<[string, People, number[]]>([
    ['the chair alone', {}, [CHAIR]],
    [
      'the chair alone, also where others are a relative or the mentor',
      {
        relatives: [BASE],
        mentors: [OFFICE],
      },
      [CHAIR],
    ],
    ['any other where the chair is a relative', { relatives: [CHAIR] }, [BASE, OFFICE, TEACHER]],
    ['any other where the chair is the mentor', { mentors: [CHAIR] }, [BASE, OFFICE, TEACHER]],
    [
      'any other where no chair is in office',
      { members: MEMBERS.filter(({ role }) => role !== 'chair') },
      [BASE, OFFICE, TEACHER],
    ],
    [
      'neither a second mentor nor a relative in place of the chair',
      {
        relatives: [BASE],
        mentors: [CHAIR, OFFICE],
      },
      [TEACHER],
    ],
  ])('%s', (_, people, expected) => {
    expect(recorders(people)).toEqual(expected)
  })

  test('a member who is refused learns why', () => {
    expect(refusalToRecord(TEACHER, roundOf({}))?.def).toBe(errors.recorderIsChair)
    expect(refusalToRecord(CHAIR, roundOf({ relatives: [CHAIR] }))?.def).toBe(
      errors.recorderExcluded,
    )
    expect(refusalToRecord(CHAIR, roundOf({ mentors: [CHAIR] }))?.def).toBe(errors.recorderExcluded)
    expect(refusalToRecord(TEACHER, roundOf({ relatives: [TEACHER] }))?.def).toBe(
      errors.recorderExcluded,
    )
  })
})

describe('who takes part', () => {
  const refusal = (participants: number[], people: People = {}, recorder = CHAIR) =>
    refusalOfParticipants(participants, recorder, roundOf(people))

  const team = (size: number) =>
    Array.from({ length: size }, (_, at) => ({
      userId: at + 1,
      name: `Member ${at + 1}`,
      role: at === 0 ? ('chair' as const) : ('teacher' as const),
    }))

  test.each([
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
  ])('of %i members at least %i decide', (size, least) => {
    const members = team(size)
    const ids = members.map(({ userId }) => userId)
    expect(refusal(ids.slice(0, least), { members })).toBeNull()
    expect(refusal(ids.slice(0, least - 1), { members })).toEqual({
      def: errors.participantsFew,
      data: { least },
    })
  })

  test('members who may not take part do not count for the half', () => {
    const members = team(6)
    expect(refusal([1, 2], { members })?.def).toBe(errors.participantsFew)
    expect(refusal([1, 2], { members, relatives: [5, 6] })).toBeNull()
    expect(refusal([1, 2], { members, mentors: [5, 6] })?.def).toBe(errors.participantsFew)
  })

  test('nobody decides alone, even if nobody else may', () => {
    expect(refusal([CHAIR], { relatives: [BASE, OFFICE, TEACHER] })).toEqual({
      def: errors.participantsFew,
      data: { least: 2 },
    })
  })

  test('somebody who is no member is refused', () => {
    expect(refusal([CHAIR, BASE, STRANGER])?.def).toBe(errors.participantUnknown)
  })

  test('a relative is refused by name', () => {
    expect(refusal([CHAIR, OFFICE, BASE], { relatives: [BASE] })).toEqual({
      def: errors.participantRelative,
      data: { name: 'Base' },
    })
  })

  test('the mentor takes part together with others, and mentors do not decide among themselves', () => {
    expect(refusal([CHAIR, OFFICE], { mentors: [OFFICE] })).toBeNull()
    expect(refusal([BASE, OFFICE], { mentors: [BASE, OFFICE] })?.def).toBe(
      errors.participantMentorAlone,
    )
  })

  test('the recorder takes part', () => {
    expect(refusal([BASE, OFFICE])?.def).toBe(errors.recorderAbsent)
    expect(refusal([BASE, OFFICE], {}, OFFICE)).toBeNull()
  })

  test('who is accepted is always at least half, two, of the committee, and without relatives', () => {
    const ids = fc.subarray([CHAIR, BASE, OFFICE, TEACHER])
    const chosen = fc.subarray([CHAIR, BASE, OFFICE, TEACHER, TRAINEE, STRANGER])
    fc.assert(
      fc.property(chosen, ids, ids, (participants, relatives, mentors) => {
        if (refusal(participants, { relatives, mentors }) !== null) return

        expect(participants.length * 2).toBeGreaterThanOrEqual(4 - relatives.length)
        expect(participants.length).toBeGreaterThanOrEqual(2)
        expect(participants).toContain(CHAIR)
        expect(participants).not.toContain(TRAINEE)
        expect(participants).not.toContain(STRANGER)
        expect(participants.filter((id) => relatives.includes(id))).toEqual([])
        expect(participants.every((id) => mentors.includes(id))).toBe(false)
      }),
      { seed: 42, numRuns: 500 },
    )
  })
})

describe('what a decision needs', () => {
  const known = {
    decidedOn: '2026-11-20',
    ownerIds: new Set([BASE, TRAINEE]),
    stayIds: new Set([301, 302]),
    days: { from: '2025-09-01', until: '2027-11-20' },
  }

  const goal = { goal: 'goal', measure: 'measure', ownerId: TRAINEE, dueOn: '2027-01-31' }

  const extension = {
    kind: 'extension',
    startsOn: null,
    endsOn: null,
    months: 3,
    measure: null,
  } as const

  const discipline = {
    kind: 'discipline',
    startsOn: '2026-12-01',
    endsOn: '2027-02-28',
    months: null,
    measure: 'warning',
  } as const

  const WHOLE: Readonly<Record<Outcome, Partial<DecisionForm>>> = {
    asExpected: { reason: null },
    watch: {},
    supportPlan: { goals: [goal] },
    repeatStays: { stays: [301] },
    specialSituation: { situation: extension },
    end: { leavesOn: '2026-12-31' },
  }

  const refusal = (outcome: Outcome, over: Partial<DecisionForm> = {}) => {
    const form = decisionForm.parse({ outcome, participants: [CHAIR], version: null })
    return refusalOfContent({ ...form, reason: 'reason', ...WHOLE[outcome], ...over }, known)
  }

  test.each(OUTCOMES)('%s is accepted with all that it needs', (outcome) => {
    expect(refusal(outcome)).toBeNull()
  })

  test.each(OUTCOMES.filter((outcome) => outcome !== 'asExpected'))(
    '%s needs a reason',
    (outcome) => {
      expect(refusal(outcome, { reason: null })?.def).toBe(errors.reasonMissing)
    },
  )

  test.each<[Outcome, string, Partial<DecisionForm>, keyof typeof errors]>([
    ['supportPlan', 'goals', { goals: [] }, 'goalsMissing'],
    [
      'supportPlan',
      'owners who may answer for them',
      { goals: [goal, { ...goal, ownerId: STRANGER }] },
      'goalOwnerUnknown',
    ],
    [
      'supportPlan',
      'goals that are due after its day',
      { goals: [{ ...goal, dueOn: '2026-11-20' }] },
      'goalDuePast',
    ],
    ['repeatStays', 'stays', { stays: [] }, 'staysMissing'],
    ['repeatStays', 'stays of the trainee only', { stays: [301, 399] }, 'stayUnknown'],
    ['specialSituation', 'a situation', { situation: null }, 'situationMissing'],
    [
      'specialSituation',
      'the months of an extension',
      { situation: { ...extension, months: null } },
      'situationMissing',
    ],
    [
      'specialSituation',
      'the measure of discipline',
      { situation: { ...discipline, measure: null } },
      'situationMissing',
    ],
    [
      'specialSituation',
      'the beginning of discipline',
      { situation: { ...discipline, startsOn: null } },
      'situationMissing',
    ],
    [
      'specialSituation',
      'an end that is not before the beginning',
      { situation: { ...discipline, endsOn: '2026-11-30' } },
      'situationMissing',
    ],
    ['end', 'a last day', { leavesOn: null }, 'leavesOnMissing'],
  ])('%s needs %s', (outcome, _, over, error) => {
    expect(refusal(outcome, over)?.def).toBe(errors[error])
  })

  test('a goal may be due the day after', () => {
    expect(refusal('supportPlan', { goals: [{ ...goal, dueOn: '2026-11-21' }] })).toBeNull()
  })

  test('discipline may last a day, or without an end', () => {
    for (const endsOn of [discipline.startsOn, null])
      expect(refusal('specialSituation', { situation: { ...discipline, endsOn } })).toBeNull()
  })

  test.each([
    ['2025-08-31', false],
    ['2025-09-01', true],
    ['2027-11-20', true],
    ['2027-11-21', false],
  ])('what begins on %s is within a year and the training: %s', (day, isAccepted) => {
    const off = isAccepted ? null : { def: errors.dayOutOfRange, data: known.days }
    expect(refusal('end', { leavesOn: day })).toEqual(off)
    expect(
      refusal('specialSituation', { situation: { ...discipline, startsOn: day, endsOn: null } }),
    ).toEqual(off)
  })

  test('goals are due within a year', () => {
    const due = (dueOn: string) => refusal('supportPlan', { goals: [goal, { ...goal, dueOn }] })
    expect(due('2027-11-20')).toBeNull()
    expect(due('2027-11-21')).toEqual({ def: errors.dayOutOfRange, data: known.days })
  })
})
