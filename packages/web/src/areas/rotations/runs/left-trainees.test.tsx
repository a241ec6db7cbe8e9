import type { TraineeWithoutPlace } from '@residency/contract/areas/rotations/plan/run.contract'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { UnplacedTrainees } from './left-trainees.tsx'

type Remedy = TraineeWithoutPlace['remedies'][number]

const remedy = (over: Partial<Remedy>): Remedy => ({
  kind: 'longerPlan',
  change: '计划延长 2 个月，到 2027-08',
  stays: [{ department: '检验科', startsOn: '2027-03-01', months: 3 }],
  isDecidedLater: false,
  needsReason: false,
  lacks: null,
  ...over,
})

const missing = [
  { department: '输血科', months: 3, from: '2027-05-01', reason: '2027-05–2027-07 名额已满' },
]

const traineeWith = (
  traineeId: number,
  trainee: string,
  remedies: Remedy[],
): TraineeWithoutPlace => ({
  traineeId,
  trainee,
  missing,
  remedies,
})

beforeEach(() => setLanguage('zh-cn'))
afterEach(cleanup)

function show(left: TraineeWithoutPlace[], over: { isKnown?: boolean } = {}) {
  const onApply = vi.fn()

  render(
    <UnplacedTrainees
      run={{ left, placedCount: 11, isKnown: true, ...over }}
      isBusy={false}
      onApply={onApply}
    />,
  )

  return onApply
}

describe('trainees who have no place in a plan', () => {
  test('are listed each with the block, the month and the reason; whether a plan of all exists is only shown if it is known', () => {
    show([traineeWith(1, '王小红', [remedy({})]), traineeWith(2, '李明', [remedy({})])])
    expect(screen.getByText('2 位学员排不下，其余 11 位已排好')).toBeTruthy()

    for (const name of ['王小红', '李明'])
      expect(
        within(screen.getByRole('region', { name })).getByText(
          /输血科（3 个月）从 2027-05 起无处可排：2027-05–2027-07 名额已满/,
        ),
      ).toBeTruthy()

    cleanup()
    show([traineeWith(1, '王小红', [remedy({})])], { isKnown: false })
    expect(screen.getByText(/延长计算时间可能排下更多人/)).toBeTruthy()
  })

  test('have remedies that show where the trainee is then, before they are applied', () => {
    const onApply = show([
      traineeWith(1, '王小红', [
        remedy({ kind: 'exclude', change: '移出本届次', stays: [] }),
        remedy({}),
      ]),
    ])
    const [, longer] = screen.getAllByRole('group')

    fireEvent.click(within(longer!).getByText('延长计划'))

    const effect = within(longer!).getByRole('table', { name: '王小红 的安排' })

    expect(within(effect).getByRole('row').textContent).toBe('检验科2027-03 起 3 个月')
    expect(onApply).not.toHaveBeenCalled()

    fireEvent.click(within(longer!).getByRole('button', { name: '采用这个办法' }))
    expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ index: 1, reason: null }))
  })

  test('have remedies that need a reason, which is sent without spaces around it', () => {
    const onApply = show([traineeWith(1, '王小红', [remedy({ kind: 'seats', needsReason: true })])])

    const button = screen.getByRole('button', {
      name: '采用这个办法',
      hidden: true,
    }) as HTMLButtonElement

    expect(button.disabled).toBe(true)

    fireEvent.change(screen.getByLabelText('原因'), { target: { value: ' 临时增加 ' } })
    expect(button.disabled).toBe(false)

    fireEvent.click(button)
    expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ index: 0, reason: '临时增加' }))
  })

  test('of which a reader without the right reads who may, and has no button', () => {
    show([
      traineeWith(1, '王小红', [
        remedy({ kind: 'seats', needsReason: true, lacks: '设置科室月容量' }),
      ]),
    ])
    expect(screen.getByText('需要“设置科室月容量”的权限，请联系有此权限的老师')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '采用这个办法', hidden: true })).toBeNull()
  })
})
