import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { expect } from 'vitest'
import type { Caller } from '../server/open-server.ts'
import type { TestCohort } from './rotation-cohort.ts'

export const PLANS = '/api/v1/rotationPlans'

/** Rows of a cohort: two departments of three months each. */
export const TWO_ROWS = [
  { at: 0, months: 3 },
  { at: 1, months: 3 },
]

/** The start of each block when the departments of a cohort follow each other, three months each. */
export const inOrder = (cohort: TestCohort) => (block: BoardBlock) =>
  cohort.departments.indexOf(block.departmentId) * 3

let named = 0

/** What the office does with plans of half a year; `office` is who is signed in at that time. */
export function planSteps(office: () => Caller) {
  const boardOf = async (id: number) => (await office().get(`${PLANS}/${id}/board`)).data as Board

  return {
    boardOf,
    drafted: async (cohort: TestCohort, over: object = {}) => {
      named += 1
      const form = {
        baseId: cohort.baseId,
        name: `计划${named}`,
        startsOn: '2027-01-01',
        months: 6,
        cohortIds: [cohort.cohortId],
        ...over,
      }

      return ((await office().post(PLANS, form)).data as { id: number }).id
    },
    send: async (id: number, action: string) =>
      office().post(`${PLANS}/${id}/${action}`, { version: (await boardOf(id)).version }),

    /** Places every block that is not a fact. */
    place: async (id: number, startOf: (block: BoardBlock) => number) => {
      const { version, blocks } = await boardOf(id)
      const moves = blocks
        .filter((block) => !block.isFact)
        .map((block) => ({ blockId: block.id, start: startOf(block), isLocked: false }))

      expect(await office().put(`${PLANS}/${id}/board`, { version, moves })).toMatchObject({
        status: 200,
      })
    },
  }
}
