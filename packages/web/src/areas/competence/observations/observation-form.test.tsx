import { observationErrors } from '@residency/contract/areas/competence/observations/access'
import {
  addObservation,
  listObservationChoices,
} from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ObservePage from './observe.page.tsx'

const server = openServer()
const { shape } = listObservationChoices.answer

const DAYS = ['2020-11-30', '2020-11-29']

const person = (traineeId: number, name: string, profession: 'pharmacist' | 'technician') =>
  sampleOf(shape.trainees.element, { traineeId, name, profession, days: DAYS })

const item = (id: number, name: string, profession: 'pharmacist' | 'technician') =>
  sampleOf(shape.items.element, { id, name, profession })

const choices = {
  trainees: [person(1, '李明', 'pharmacist'), person(2, '王芳', 'technician')],
  hasMore: false,
  items: [item(7, '处方审核', 'pharmacist'), item(8, '标本采集', 'technician')],
}

const tap = async (name: string) =>
  (await screen.findByRole('radio', { name: new RegExp(name) })).click()

test('four taps record an observation, and the next one begins with the same trainee', async () => {
  server.answer(listObservationChoices, choices)
  server.answer(addObservation, { id: 1, observations: 3 })
  show(<ObservePage />)

  await tap('李明')
  await tap('处方审核')
  await tap('我偶尔提示')
  await press('保存观察')
  await reads(/已记录：李明，处方审核，共 3 次/)

  expect(server.sent(addObservation)).toMatchObject([
    { traineeId: 1, itemId: 7, help: 3, complexity: 'middle', observedOn: '2020-11-30' },
  ])
  expect(((await screen.findByRole('radio', { name: /李明/ })) as HTMLInputElement).checked).toBe(
    true,
  )
  expect(
    ((await screen.findByRole('radio', { name: /我偶尔提示/ })) as HTMLInputElement).checked,
  ).toBe(false)
})

test('saved too early, each field that is not chosen says so, and nothing is sent', async () => {
  server.answer(listObservationChoices, choices)
  server.answer(addObservation, { id: 1, observations: 1 })
  show(<ObservePage />)
  await press('保存观察')
  await reads('请选择学员')
  await reads('请选择给了多少帮助')

  await tap('李明')
  await reads('请选择项目')
  await tap('处方审核')
  await tap('我偶尔提示')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.sent(addObservation)).toEqual([])

  await press('保存观察')
  await reads(/已记录：李明/)
})

test('only items of the profession of the trainee are offered', async () => {
  server.answer(listObservationChoices, choices)
  show(<ObservePage />)
  await tap('王芳')
  await screen.findByRole('radio', { name: '标本采集' })
  expect(screen.queryByRole('radio', { name: '处方审核' })).toBeNull()
})

test('a refusal is shown above the form, whose choices stay', async () => {
  server.answer(listObservationChoices, choices)
  server.refuse(
    addObservation,
    observationErrors.observedItemUnknown,
    observationWords['zh-cn'].errors.observedItemUnknown,
  )
  show(<ObservePage />)
  await tap('李明')
  await tap('处方审核')
  await tap('完全不需要我')
  await press('保存观察')
  await reads(/这个项目已停用/)
  expect(
    ((await screen.findByRole('radio', { name: /处方审核/ })) as HTMLInputElement).checked,
  ).toBe(true)
})

test('what was seen on an earlier day of the stay is recorded for that day', async () => {
  server.answer(listObservationChoices, choices)
  server.answer(addObservation, { id: 1, observations: 1 })
  show(<ObservePage />)

  await tap('李明')
  await tap('处方审核')
  await tap('我偶尔提示')
  await tap('11-29')
  await press('保存观察')
  await reads(/已记录/)
  expect(server.sent(addObservation)).toMatchObject([{ observedOn: '2020-11-29' }])
})

test('in a large hospital the server finds the trainees who are not among the first', async () => {
  server.answer(listObservationChoices, { ...choices, hasMore: true })
  server.answer(addObservation, { id: 1, observations: 1 })
  show(<ObservePage />)
  await screen.findByRole('radio', { name: /李明/ })

  server.answer(listObservationChoices, {
    ...choices,
    trainees: [person(9, '赵远', 'pharmacist')],
    hasMore: false,
  })
  await choose('学员', /赵远/)
  await tap('处方审核')
  await tap('完全不需要我')
  await press('保存观察')
  await reads(/已记录：赵远/)
  expect(server.sent(addObservation)).toMatchObject([{ traineeId: 9 }])
})
