import { mentorChoiceErrors } from '@residency/contract/areas/mentors/choice/access'
import {
  applyToMentors,
  getOwnChoice,
  listMentors,
} from '@residency/contract/areas/mentors/choice/own-choice.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttons, fieldValue, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import MentorChoicePage from './choice.page.tsx'

const server = openServer()

beforeEach(() => {
  server.answer(listMentors, {
    list: [
      { entryId: 1, name: '王老师', department: '检验科', capacity: 2, free: 1 },
      { entryId: 2, name: '赵老师', department: '输血科', capacity: 1, free: 0 },
    ],
    total: 2,
  })
})

const open = () => {
  server.answer(getOwnChoice, {
    isTrainee: true,
    mayChoose: true,
    window: { maxChoices: 2, mode: 'match', state: 'open' },
  })
  show(<MentorChoicePage />)
}

test('choices are collected, given a statement, and saved as a whole', async () => {
  open()
  await press('将王老师加入志愿')
  await type('自荐理由（给王老师）', '方向相同')
  await reads('有修改尚未保存')

  server.answer(applyToMentors, {})
  await press('保存志愿')
  await reads('志愿已保存')
  expect(server.sent(applyToMentors)).toMatchObject([
    { choices: [{ entryId: 1, statement: '方向相同' }] },
  ])
})

test('a refused choice stays on the page with the reason, and can be given up', async () => {
  open()
  await press('将王老师加入志愿')
  await type('自荐理由（给王老师）', '方向相同')
  server.refuse(applyToMentors, mentorChoiceErrors.mentorFull, '王老师的名额已满')
  await press('保存志愿')
  await reads('王老师的名额已满')
  expect(fieldValue('自荐理由（给王老师）')).toBe('方向相同')

  await press('放弃修改')
  await reads(/还没有选择导师/)
  expect(buttons('保存志愿')).toEqual([])
})

test('somebody who is no trainee reads when they can choose', async () => {
  server.answer(getOwnChoice, { isTrainee: false })
  show(<MentorChoicePage />)
  await reads('入培后可以在这里选择导师')
  await waitFor(() => expect(server.sent(listMentors)).toEqual([]))
})

test('before a time of choosing is set the page says what will be here', async () => {
  server.answer(getOwnChoice, { isTrainee: true, window: null, mentor: null })
  show(<MentorChoicePage />)
  await reads(/还没有安排导师互选/)
})
