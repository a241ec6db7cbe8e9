import { cohortErrors } from '@residency/contract/areas/standards/cohort/access'
import { listCohortOptions } from '@residency/contract/areas/standards/cohort/cohort.public'
import {
  addMembers,
  listMembers,
  type MemberRow,
  previewMembers,
} from '@residency/contract/areas/standards/cohort/member.contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import {
  choicesOf,
  choose,
  fieldOf,
  hasField,
  mistakes,
  press,
  reads,
  tick,
} from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import PlaceDialog from './place-dialog.tsx'

const server = openServer()
const onDone = vi.fn()
const onClose = vi.fn()
const row = listMembers.answer.shape.list.element
const li = sampleOf(row, { id: 1, realName: '李明', majorId: 5 })
const wang = sampleOf(row, { id: 2, realName: '王芳', majorId: 5, cohortId: 50 })

beforeEach(() => {
  onDone.mockReset()
  onClose.mockReset()
  server.answer(listCohortOptions, [
    { value: 51, label: '检验 2026 级', majorId: 5 },
    { value: 61, label: '药学 2026 级', majorId: 6 },
  ])
  server.answer(previewMembers, { others: [] })
})

afterEach(() => setLanguage('zh-cn'))

const open = (...trainees: readonly MemberRow[]) =>
  show(<PlaceDialog isOpen trainees={trainees} onDone={onDone} onClose={onClose} />)

const isMoved = async () =>
  (await fieldOf('已在别的届次的学员')).getAttribute('aria-checked') === 'true'

test('a trainee without a cohort joins one of the own major, and there is nobody to move', async () => {
  server.answer(addMembers, { added: 1 })
  open(li)
  await reads('把 李明 加入届次')
  expect((await choicesOf('届次')).map((one) => one.textContent)).toEqual(['检验 2026 级'])
  expect(hasField('已在别的届次的学员')).toBe(false)

  await choose('届次', '检验 2026 级')
  await press('加入届次')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(onClose).toHaveBeenCalled()
  await reads('已加入 1 名学员')
  expect(server.sent(addMembers)).toMatchObject([{ id: 51, traineeIds: [1] }])
})

test('nothing is sent before a cohort is chosen', async () => {
  open(li)
  await press('加入届次')
  await waitFor(() => expect(mistakes()).toEqual(['届次: 不能为空']))
  expect([...server.sent(previewMembers), ...server.sent(addMembers)]).toEqual([])
})

test('a single trainee of another cohort is moved; of several none is, unless it is asked for', async () => {
  const { unmount } = open(wang)
  expect(await isMoved()).toBe(true)
  unmount()

  server.answer(addMembers, { added: 2 })
  open(li, wang)
  await reads('把 2 名学员加入届次')
  expect(await isMoved()).toBe(false)

  await choose('届次', '检验 2026 级')
  await tick('已在别的届次的学员')
  await press('加入届次')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(server.sent(addMembers)).toEqual([{ id: 51, traineeIds: [1, 2], isMove: true }])
})

test('a refusal is read in the dialog; the selection stays', async () => {
  server.refuse(addMembers, cohortErrors.memberOfOtherCohort, '王芳已在别的届次')
  open(li, wang)
  await choose('届次', '检验 2026 级')
  await press('加入届次')
  await reads('王芳已在别的届次')
  expect([onDone.mock.calls, onClose.mock.calls]).toEqual([[], []])
})

test('trainees of several majors are pointed out', async () => {
  open(li, sampleOf(row, { id: 3, majorId: 6 }))
  await reads('所选学员的专业不同，请先按专业筛选')
})

test('whose training differs is said before they join: eight by name, the others by number', async () => {
  const others = Array.from({ length: 10 }, (_, at) => ({
    id: at + 1,
    name: `学员${at + 1}`,
    notes: ['早一个月开始', '少六个月'],
  }))
  server.answer(previewMembers, { startsOn: '2026-09-01', endsOn: '2029-08-31', others })
  open(li, wang)
  await choose('届次', '检验 2026 级')
  await reads('10 人的培训期间与这个届次（2026-09-01 至 2029-08-31）不同')
  await reads('学员8')
  await reads('另有 2 人')
  expect(screen.queryByText('学员9')).toBeNull()
  expect(screen.getAllByText('早一个月开始；少六个月')).toHaveLength(8)
  expect(server.sent(previewMembers)).toEqual([{ id: 51, traineeIds: [1, 2] }])
})

test.each([
  [1, 'The training period of 1 trainee differs from this cohort (2026-09-01 to 2029-08-31)'],
  [2, 'The training period of 2 trainees differs from this cohort (2026-09-01 to 2029-08-31)'],
] as const)('trainees are counted in English (%i)', async (count, sentence) => {
  const others = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `学员${at + 1}` }))
  server.answer(previewMembers, { startsOn: '2026-09-01', endsOn: '2029-08-31', others })
  await act(async () => setLanguage('en'))
  open(li, wang)
  await choose('Cohort', '检验 2026 级')
  await reads(sentence)
})
