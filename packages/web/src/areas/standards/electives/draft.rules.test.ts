import type { ElectiveGroup } from '@residency/contract/areas/standards/electives/electives.contract'
import { expect, test } from 'vitest'
import { changedGroups, draftOf, progressOf, toggled, withMonthsOf } from './draft.rules.ts'

const options = [1, 2, 3].map((departmentId) => ({ departmentId, name: String(departmentId) }))
const shared = { stage: null, options, chosen: [], isComplete: false }

const fixed: ElectiveGroup = {
  ...shared,
  rowId: 1,
  name: '选轮',
  kind: 'fixed',
  least: 2,
  most: 2,
  months: 3,
  sumMonths: 6,
}

const free: ElectiveGroup = {
  ...shared,
  rowId: 2,
  name: '自选',
  kind: 'free',
  least: 1,
  most: 2,
  months: null,
  sumMonths: 5,
}

test('a department that is ticked gets its months: the group’s own, or what is left', () => {
  let draft = toggled(toggled(draftOf([fixed, free]), fixed, 1), free, 2)

  expect([draft.get(1), draft.get(2)]).toEqual([
    [{ departmentId: 1, months: 3 }],
    [{ departmentId: 2, months: 5 }],
  ])

  draft = toggled(withMonthsOf(draft, 2, 2, 3), free, 3)

  expect(draft.get(2)).toEqual([
    { departmentId: 2, months: 3 },
    { departmentId: 3, months: 2 },
  ])

  expect(toggled(draft, free, 2).get(2)).toEqual([{ departmentId: 3, months: 2 }])
})

test('a group is saved when it is whole or empty, and only if it changed', () => {
  const draft = toggled(draftOf([fixed, free]), fixed, 1)

  expect(progressOf(fixed, draft.get(1)!)).toMatchObject({
    count: 1,
    months: 3,
    isComplete: false,
    canSave: false,
  })

  expect(progressOf(fixed, toggled(draft, fixed, 2).get(1)!)).toMatchObject({
    isComplete: true,
    isFull: true,
    canSave: true,
  })

  expect(progressOf(free, []).canSave).toBe(true)
  expect(changedGroups([fixed, free], draft)).toEqual([fixed])
})
