import { markingErrors } from '@residency/contract/areas/exams/marking/access'
import {
  getAnswerToMark,
  saveGrading,
  takeBackGrading,
} from '@residency/contract/areas/exams/marking/marking.contract'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttons, fieldValue, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { AnswerPanel } from './answer-panel.tsx'

const server = openServer()
const place = { itemId: 4, part: '' }

const open = (isReleased = false) =>
  show(<AnswerPanel examId={2} leaf={place} isReleased={isReleased} />)

test('points beyond those of the question are refused here; right ones open the next answer', async () => {
  server.answer(getAnswerToMark, { number: 7, most: 1000, text: '先核对身份' })
  open()
  await reads('先核对身份')
  await type('得分（满分 10）', '11')
  await press('保存，下一份')
  await reads('请输入 0 至 10 的分数，最小单位 0.5')
  expect(server.sent(saveGrading)).toEqual([])

  server.answer(saveGrading, { version: 1 })
  server.answer(getAnswerToMark, { number: 8, most: 1000, text: '查对标本' })
  await type('得分（满分 10）', '7.5')
  await press('保存，下一份')
  await reads('查对标本')
  expect(fieldValue('得分（满分 10）')).toBe('')
  expect(server.sent(saveGrading)).toMatchObject([{ id: 2, ...place, number: 7, given: 750 }])
})

test('points that somebody else was faster to give stay in their field, with the reason', async () => {
  server.answer(getAnswerToMark, { number: 7, most: 1000 })
  server.refuse(saveGrading, markingErrors.markedByOthers, '这份答案刚由其他老师评完')
  open()
  await type('得分（满分 10）', '6')
  await type('评语（可不填）', '不完整')
  await press('保存，下一份')
  await reads('这份答案刚由其他老师评完')
  expect([fieldValue('得分（满分 10）'), fieldValue('评语（可不填）')]).toEqual(['6', '不完整'])
})

test('a digit typed anywhere begins the points', async () => {
  server.answer(getAnswerToMark, { number: 7, most: 1000 })
  open()
  await reads('答卷 7')
  ;(document.activeElement as HTMLElement).blur()
  fireEvent.keyDown(document.body, { key: '6' })
  await waitFor(() => expect(fieldValue('得分（满分 10）')).toBe('6'))
})

test('own points can be changed or taken back until the results are released', async () => {
  server.answer(getAnswerToMark, {
    number: 7,
    most: 1000,
    own: { given: 650, comment: '不完整', version: 3 },
  })
  server.answer(takeBackGrading, { isTakenBack: true })

  open(true)
  await waitFor(() => expect(fieldValue('得分（满分 10）')).toBe('6.5'))
  expect(buttons('撤回评分')).toEqual([])
  expect(buttons('保存修改')[0]!.disabled).toBe(true)
})

test('points taken back are sent with their version', async () => {
  server.answer(getAnswerToMark, {
    number: 7,
    most: 1000,
    own: { given: 650, comment: null, version: 3 },
  })
  server.answer(takeBackGrading, { isTakenBack: true })
  open()
  await press('撤回评分')
  await reads('已撤回，这份答案重新等待评分')
  expect(server.sent(takeBackGrading)).toMatchObject([{ number: 7, version: 3 }])
})

test('where no answer waits, the page says so', async () => {
  server.answer(getAnswerToMark, { number: null })
  open()
  await reads('这道题没有等待你的答案')
})
