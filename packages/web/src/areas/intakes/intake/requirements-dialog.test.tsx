import { intakesErrors } from '@residency/contract/areas/intakes/access'
import {
  getRequirements,
  saveRequirements,
} from '@residency/contract/areas/intakes/intake/requirement.contract'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { buttons, fieldOf, press, reads, tick } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { RequirementsDialog } from './requirements-dialog.tsx'

const server = openServer()
const onClose = vi.fn()

const answerRead = (mayEdit: boolean, version = 2) =>
  server.answer(getRequirements, {
    intakeName: '2027 年招生',
    always: ['basic', 'train'],
    requirements: [
      { traineeKind: 'sponsored', sections: ['work'] },
      { traineeKind: 'degree', sections: [] },
    ],
    version,
    mayEdit,
  })

beforeEach(() => onClose.mockReset())
afterEach(() => setLanguage('zh-cn'))

const open = () => show(<RequirementsDialog isOpen id={7} onClose={onClose} />)

test('what is ticked and unticked is sent for its kind only, with the version that was read', async () => {
  answerRead(true)
  server.answer(saveRequirements, { version: 3 })
  open()
  await reads('所有人都要填写：基本信息、志愿。')
  expect((await fieldOf('单位人 · 工作经历')).checked).toBe(true)
  expect((await fieldOf('专硕 · 工作经历')).checked).toBe(false)

  await tick('单位人 · 工作经历')
  await tick('专硕 · 获奖情况')
  await tick('专硕 · 外语水平')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await reads('已保存“2027 年招生”的必填内容')
  expect(server.sent(saveRequirements)).toEqual([
    {
      id: 7,
      version: 2,
      requirements: [
        { traineeKind: 'sponsored', sections: [] },
        { traineeKind: 'degree', sections: ['award', 'foreign'] },
      ],
    },
  ])
})

test('what the server refuses is read in the dialog; the ticks stay', async () => {
  answerRead(true)
  server.refuse(saveRequirements, intakesErrors.intakeSettled, '批次已开放，不能再改')
  open()
  await tick('专硕 · 获奖情况')
  await press('保存')
  await reads('批次已开放，不能再改')
  expect((await fieldOf('专硕 · 获奖情况')).checked).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('an open intake shows what is required, and nothing can be ticked or saved', async () => {
  answerRead(false)
  open()
  await reads('批次开放后不能再改，报名人已按这些要求填写。')
  expect((await fieldOf('单位人 · 工作经历')).disabled).toBe(true)
  expect(buttons('保存')).toEqual([])
})

test('ticks stay when the language changes, and are sent with the version they began with', async () => {
  answerRead(true)
  server.answer(saveRequirements, { version: 4 })
  open()
  await tick('专硕 · 获奖情况')

  answerRead(true, 3)
  await act(async () => setLanguage('en'))
  await waitFor(() => expect(server.sent(getRequirements)).toHaveLength(2))
  await reads('Everybody fills in: Basic information, Choices.')
  expect((await fieldOf('Degree · Awards')).checked).toBe(true)

  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(saveRequirements)).toMatchObject([{ version: 2 }])
})
