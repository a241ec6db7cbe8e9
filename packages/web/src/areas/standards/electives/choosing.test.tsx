import { electivesErrors } from '@residency/contract/areas/standards/electives/access'
import {
  chooseOwnElectives,
  getOwnElectives,
} from '@residency/contract/areas/standards/electives/electives.contract'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { buttons, fieldOf, press, reads, tick } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { Choosing } from './choosing.tsx'
import { useOwnElectives } from './electives.queries.ts'

const server = openServer()

const options = [
  { departmentId: 1, name: '检验科' },
  { departmentId: 2, name: '病理科' },
  { departmentId: 3, name: '输血科' },
]

const fixed = {
  rowId: 7,
  name: '选轮一',
  kind: 'fixed',
  least: 1,
  most: 1,
  months: 2,
  sumMonths: 2,
  options,
} as const

const free = {
  rowId: 8,
  name: '选轮二',
  kind: 'free',
  least: 1,
  most: 2,
  months: null,
  sumMonths: 4,
  options,
} as const

/** The page of a trainee, which reads the choice again after every attempt to save. */
function Page() {
  const { data } = useOwnElectives()
  return data ? <Choosing own={data} /> : null
}

type Group = typeof fixed | typeof free
type Choices = readonly { departmentId: number; months: number }[]

const answerChoice = (group: Group, chosen: Choices = []) =>
  server.answer(getOwnElectives, { groups: [{ ...group, chosen: [...chosen] }] })

afterEach(() => setLanguage('zh-cn'))

const isOff = (name: string) => (buttons(name)[0] as HTMLButtonElement).disabled

test('a group that is full offers no further department, and is saved with its months', async () => {
  answerChoice(fixed)
  server.answer(chooseOwnElectives, { complete: 1, all: 1 })
  show(<Page />)
  await reads('选 1 个科室，每个 2 个月')
  await reads('已选好 0 / 1 组')
  expect([isOff('保存选择'), buttons('放弃')]).toEqual([true, []])

  await tick('病理科')
  await reads('有未保存的选择')
  expect((await fieldOf('检验科')).disabled).toBe(true)
  expect((await fieldOf('病理科')).disabled).toBe(false)
  expect(buttons(/病理科 [多少]一个月/)).toEqual([])

  answerChoice(fixed, [{ departmentId: 2, months: 2 }])
  await press('保存选择')
  await reads('已保存，全部选好了')
  await reads('已选好 1 / 1 组')
  expect(server.sent(chooseOwnElectives)).toEqual([
    { groups: [{ rowId: 7, chosen: [{ departmentId: 2, months: 2 }] }] },
  ])
})

test('a free group is saved only when its months add up', async () => {
  answerChoice(free)
  server.answer(chooseOwnElectives, { complete: 1, all: 2 })
  show(<Page />)
  await tick('检验科')
  await reads('4 个月')
  await press('检验科 少一个月')
  await reads(/还要分配 1 个月/)
  await reads('“选轮二”还没有选好，先选好或清空再保存')
  expect(isOff('保存选择')).toBe(true)

  await tick('病理科')
  await reads('有未保存的选择')
  await press('病理科 多一个月')
  await reads(/多了 1 个月/)
  expect(isOff('保存选择')).toBe(true)

  await press('检验科 少一个月')
  await press('保存选择')
  await reads('选择已保存')
  expect(server.sent(chooseOwnElectives)).toMatchObject([
    {
      groups: [
        {
          rowId: 8,
          chosen: [
            { departmentId: 1, months: 2 },
            { departmentId: 2, months: 2 },
          ],
        },
      ],
    },
  ])
})

test('a group may be cleared, and is sent empty', async () => {
  answerChoice(fixed, [{ departmentId: 2, months: 2 }])
  server.answer(chooseOwnElectives, { complete: 0, all: 1 })
  show(<Page />)
  await tick('病理科')
  await press('保存选择')
  await waitFor(() =>
    expect(server.sent(chooseOwnElectives)).toEqual([{ groups: [{ rowId: 7, chosen: [] }] }]),
  )
})

test('what is given up shows the stored choice', async () => {
  answerChoice(fixed, [{ departmentId: 2, months: 2 }])
  show(<Page />)
  await tick('病理科')
  await press('放弃')
  await waitFor(async () => expect((await fieldOf('病理科')).checked).toBe(true))
  expect(isOff('保存选择')).toBe(true)
})

test('a choice that comes too late is refused in words and stays', async () => {
  answerChoice(fixed)
  server.refuse(chooseOwnElectives, electivesErrors.choiceOver, '选轮已截止')
  show(<Page />)
  await tick('病理科')
  await press('保存选择')
  await reads('选轮已截止')
  await reads('有未保存的选择')
  expect((await fieldOf('病理科')).checked).toBe(true)
})

test.each([
  [1, 'Choose 1–2, 1 month in total'],
  [4, 'Choose 1–2, 4 months in total'],
] as const)('months are counted in English (%i)', async (sumMonths, sentence) => {
  server.answer(getOwnElectives, { groups: [{ ...free, sumMonths }] })
  await act(async () => setLanguage('en'))
  show(<Page />)
  await reads(sentence)
})
