import { getCourse, saveOutline } from '@residency/contract/areas/courses/course/course.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttons, fieldValue, hasField, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { useCourse } from '../course/course.queries.ts'
import { OutlineEditor } from './outline-editor.tsx'

const server = openServer()

const lesson = (id: number, title: string) => ({
  id,
  title,
  kind: 'document' as const,
  seconds: 60,
  file: { filePath: `key-${id}`, name: `${title}.pdf` },
})

const chapters = [
  { id: 1, title: '质控', lessons: [lesson(11, '失控'), lesson(12, '室间质评')] },
  { id: 2, title: '采血', lessons: [] },
]

const answerCourse = (version: number, actions: readonly 'edit'[] = ['edit']) =>
  server.answer(getCourse, { id: 3, name: '质量控制', version, actions, chapters })

/** The page of a course, which reads it again after every attempt to change it. */
function Page() {
  const { data } = useCourse(3)
  return data ? <OutlineEditor course={data} /> : null
}

beforeEach(() => answerCourse(4))

const open = () => show(<Page />)
const [first, second, third] = ['第 1 章名称', '第 2 章名称', '第 3 章名称'] as const

/** A chapter without a title has the name of its field. */
const typeNew = (value: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('textbox', { name: third }), { target: { value } }),
  )

const isOff = (name: string) => (buttons(name)[0] as HTMLButtonElement).disabled

test('there is nothing to save until something is changed, nor while a title is missing', async () => {
  open()
  await reads('拖动手柄或用方向键调整顺序')
  expect(isOff('保存目录')).toBe(true)

  await press('添加章节')
  await reads('有未保存的修改')
  expect(isOff('保存目录')).toBe(true)

  await typeNew('报告')
  expect(isOff('保存目录')).toBe(false)
  await typeNew(' ')
  expect(isOff('保存目录')).toBe(true)
})

test('chapters are sent in their new order, new ones without an id, and kept lessons with theirs', async () => {
  server.answer(saveOutline, { id: 3 })
  open()
  await press('上移第 2 章')
  expect([fieldValue(first), fieldValue(second)]).toEqual(['采血', '质控'])
  expect(buttons('上移第 1 章')).toEqual([])

  await press('添加章节')
  await typeNew('报告')
  await press('删除课时 失控')
  await press('保存目录')
  await reads('目录已保存')
  expect(server.sent(saveOutline)).toEqual([
    {
      id: 3,
      version: 4,
      chapters: [
        { id: 2, title: '采血', lessons: [] },
        {
          id: 1,
          title: '质控',
          lessons: [
            { id: 12, title: '室间质评', kind: 'document', seconds: 60, filePath: 'key-12' },
          ],
        },
        { id: null, title: '报告', lessons: [] },
      ],
    },
  ])
})

test('a deleted chapter is left out with its lessons', async () => {
  server.answer(saveOutline, { id: 3 })
  open()
  await press('删除第 1 章')
  expect(screen.queryByText('失控')).toBeNull()
  await press('保存目录')
  await waitFor(() =>
    expect(server.sent(saveOutline)).toMatchObject([{ chapters: [{ id: 2, title: '采血' }] }]),
  )
})

test('what somebody else saved is not overwritten by saving twice; giving up loads it', async () => {
  server.refuse(saveOutline, kernelErrors.changedMeanwhile, '刚刚有人改过')
  open()
  await type(first, '质量')

  server.answer(getCourse, {
    id: 3,
    version: 5,
    actions: ['edit'],
    chapters: [{ ...chapters[0]!, title: '室内质控' }],
  })
  await press('保存目录')
  await reads('别人刚刚保存了新的内容')
  expect(fieldValue(first)).toBe('质量')

  await press('保存目录')
  await waitFor(() => expect(server.sent(saveOutline)).toHaveLength(2))
  expect(server.sent(saveOutline).map(({ version }) => version)).toEqual([4, 4])

  await press('放弃修改，读取新内容')
  await waitFor(() => expect(fieldValue(first)).toBe('室内质控'))
  expect(hasField(second)).toBe(false)
  expect(isOff('保存目录')).toBe(true)
})

test('an outline that may not be edited is read only', async () => {
  answerCourse(4, [])
  open()
  await reads('质控')
  await reads('失控')
  expect(hasField(/第 . 章名称/)).toBe(false)
  expect(buttons(/.+/)).toEqual([])
})
