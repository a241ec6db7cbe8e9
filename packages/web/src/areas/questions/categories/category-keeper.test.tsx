import { bankErrors } from '@residency/contract/areas/questions/bank/access'
import {
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '@residency/contract/areas/questions/bank/category.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import {
  buttons,
  choicesOf,
  choose,
  chosenIn,
  dialog,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { CategoryKeeper } from './category-keeper.tsx'

const server = openServer()
const all = ['edit', 'addBelow', 'delete'] as const

const haematology = { id: 1, name: '血液', parentId: null, questions: 1, version: 3, actions: all }
const cells = { id: 2, name: '细胞', parentId: 1, questions: 2, version: 5, actions: all }
const urine = { id: 3, name: '尿液', parentId: null, questions: 0, version: 1, actions: all }
const foreign = { id: 4, name: '药学', parentId: null, baseId: 6, base: '药学基地', actions: [] }

beforeEach(() => server.answer(listCategories, { list: [haematology, cells, urine, foreign] }))
afterEach(() => setLanguage('zh-cn'))

const open = () => show(<CategoryKeeper />)

/** The line of a category, with its buttons. */
const lineOf = async (name: string) =>
  (await screen.findByText(name, { selector: '.category-line > span' })).parentElement!

const labels = async (name: string) => (await choicesOf(name)).map((one) => one.textContent)

test('a category counts the questions below it; those of others are not shown', async () => {
  open()
  expect((await lineOf('血液')).textContent).toContain('3 题')
  expect((await lineOf('细胞')).textContent).toContain('2 题')
  expect(screen.queryByText('药学')).toBeNull()
})

test('a category offers what its actions say', async () => {
  server.answer(listCategories, { list: [{ ...haematology, actions: ['edit'] }] })
  open()
  const line = await lineOf('血液')
  expect(buttons('修改', line)).toHaveLength(1)
  expect(buttons(/新增下级|删除|更多操作/, line)).toEqual([])
})

test('a new category below another has the bank of its parent; a name that is taken is reported', async () => {
  server.answer(listCategories, { list: [haematology], bases: [{ value: 5, label: '检验基地' }] })
  server.refuse(createCategory, bankErrors.categoryNameTaken, '已有这个分类')
  open()
  await press('更多操作', await lineOf('血液'))
  await press('新增下级')
  await waitFor(() => expect(chosenIn('上级分类')).toEqual(['血液']))
  expect(hasField('适用基地')).toBe(false)

  await type('分类名称', '细胞')
  await press('保存', await dialog())
  await waitFor(() => expect(mistakes()).toEqual(['分类名称: 已有这个分类']))

  server.answer(createCategory, { id: 9 })
  await type('分类名称', '骨髓')
  await press('保存', await dialog())
  await reads('分类已保存')
  expect(server.sent(createCategory)).toEqual([
    { name: '细胞', parentId: 1, baseId: null },
    { name: '骨髓', parentId: 1, baseId: null },
  ])
})

test('who keeps no bank of the hospital says for which base a category at the top is', async () => {
  server.answer(listCategories, { bases: [{ value: 5, label: '检验基地' }], mayAll: false })
  server.answer(createCategory, { id: 9 })
  open()
  await reads('还没有分类：先建立分类，再编写试题')
  await press('新增分类')
  await type('分类名称', '微生物')
  await choose('适用基地', '检验基地')
  await press('保存', await dialog())
  await waitFor(() =>
    expect(server.sent(createCategory)).toEqual([{ name: '微生物', parentId: null, baseId: 5 }]),
  )
})

test('a category is not put below itself, and a change is sent with the version that was read', async () => {
  server.refuse(updateCategory, kernelErrors.changedMeanwhile, '刚刚有人改过')
  open()
  await press('修改', await lineOf('血液'))
  expect(await labels('上级分类')).toEqual(['尿液'])

  await type('分类名称', '血液学')
  server.answer(listCategories, { list: [{ ...haematology, version: 4 }, cells, urine] })
  await press('保存', await dialog())
  await reads('刚刚有人改过')
  await waitFor(() => expect(server.sent(listCategories)).toHaveLength(2))
  expect(fieldValue('分类名称')).toBe('血液学')

  await press('保存', await dialog())
  await waitFor(() =>
    expect(server.sent(updateCategory)).toEqual([
      { id: 1, version: 3, name: '血液学', parentId: null },
      { id: 1, version: 3, name: '血液学', parentId: null },
    ]),
  )
})

test('a category with questions is not deleted, and the person reads why', async () => {
  server.refuse(deleteCategory, bankErrors.categoryUsed, '分类中还有试题')
  open()
  await press('更多操作', await lineOf('尿液'))
  await press('删除')
  await reads('删除分类“尿液”？')
  await press('删除', await dialog())
  await reads('分类中还有试题')
  expect(await lineOf('尿液')).toBeTruthy()
})

test.each([
  [1, '1 question'],
  [2, '2 questions'],
] as const)('questions are counted in English (%i)', async (questions, words) => {
  server.answer(listCategories, { list: [{ ...urine, questions }] })
  await act(async () => setLanguage('en'))
  open()
  await reads(words)
})
