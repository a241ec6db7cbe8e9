import { describe, expect, test } from 'vitest'
import { type StageFacts, stageLineOf } from './intake-stage.rules.ts'

const now = new Date('2027-03-10T00:00:00Z')
const clock = { now, today: '2027-03-10', minuteOf: (at: Date) => at.toISOString().slice(0, 10) }

const none = {
  toReview: 0,
  toArrange: 0,
  examined: 0,
  toCheck: 0,
  reviewsOpen: 0,
  toConfirm: 0,
  toReceive: 0,
}

const later = new Date('2027-06-01T00:00:00Z')

const facts: StageFacts = {
  id: 7,
  state: 'draft',
  seats: 3,
  signUpUntil: later,
  confirmUntil: later,
  publicationUntil: null,
  ...none,
}

const lineOf = (over: Partial<StageFacts>) => stageLineOf({ ...facts, ...over }, clock, true)

const stepOf = (over: Partial<StageFacts>) => {
  const { stages, next } = lineOf(over)
  return [
    stages.find(({ state }) => state === 'process')?.key,
    next?.step,
    next?.blocks.map(({ is, count }) => `${is} ${count ?? ''}`.trim()),
  ]
}

describe('the next step of an intake', () => {
  test.each<[Partial<StageFacts>, unknown[]]>([
    [{ seats: 0 }, ['offers', 'addOffers', ['noOffers']]],
    [{}, ['opening', 'open', []]],
    [{ signUpUntil: now }, ['opening', 'open', ['windowPast']]],
    [{ state: 'open', toReview: 4 }, ['opening', 'review', ['windowOpen', 'toReview 4']]],
    [{ state: 'open', signUpUntil: now, toReview: 4 }, ['review', 'close', ['toReview 4']]],
    [{ state: 'closed', toReview: 2, toArrange: 3 }, ['review', 'review', ['toReview 2']]],
    [
      { state: 'closed', toArrange: 3, examined: 1 },
      ['exam', 'arrangeExams', ['toArrange 3', 'toScore 1']],
    ],
    [
      { state: 'closed', examined: 5, toCheck: 2 },
      ['exam', 'enterScores', ['toScore 5', 'toCheck 2']],
    ],
    [{ state: 'closed' }, ['admission', 'startAdmission', []]],
    [
      { state: 'admitting', publicationUntil: '2027-03-10', reviewsOpen: 1 },
      ['admission', 'admit', ['reviewsOpen 1', 'noticeRuns']],
    ],
    [
      { state: 'admitting', publicationUntil: '2027-03-09', confirmUntil: now },
      ['admission', 'admit', ['confirmOver']],
    ],
    [
      { state: 'published', toConfirm: 2, toReceive: 5 },
      ['arrival', 'receive', ['toConfirm 2', 'toReceive 5']],
    ],
    [{ state: 'published' }, ['arrival', 'finish', []]],
  ])('%j: %j', (over, expected) => expect(stepOf(over)).toEqual(expected))

  test('there is no step while registration runs and nobody waits, nor after a finished intake', () => {
    expect(lineOf({ state: 'open' }).next).toBeNull()
    expect(lineOf({ state: 'finished' })).toMatchObject({
      next: null,
      stages: Array(7).fill({ state: 'finish' }),
    })
  })

  test('is a page or an action, and only for who runs the intake', () => {
    expect(lineOf({ seats: 0 }).next!.page).toBe('/recruit/major?intakeId=7')
    expect(lineOf({}).next!.page).toBeNull()
    expect(stageLineOf(facts, clock, false).next).toBeNull()
  })
})
