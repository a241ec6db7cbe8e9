import { fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test } from 'vitest'
import { SelectField, TreeField } from '../fields/fields.tsx'

const PEOPLE = [
  '王雨桐',
  '单雄信',
  '欧阳明月',
  'Anna Lee',
  '重症医学科',
  '药学部',
  '检验科',
  '李雷',
  '韩梅梅',
  '曾国藩',
]

const options = PEOPLE.map((label, value) => ({ label, value }))

async function find(words: string) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: words } })
}

const visibleOptions = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent)

test.each([
  ['wyt', ['王雨桐']],
  ['ＷＹＴ', ['王雨桐']],
  ['sxx', ['单雄信']],
  ['oymy', ['欧阳明月']],
  ['zzyxk', ['重症医学科']],
  ['anna', ['Anna Lee']],
  ['⻘', []],
  ['雨 桐', ['王雨桐']],
])('a select finds %s as a list of the server does: %j', async (words, found) => {
  render(
    <Form>
      <SelectField name="person" label="人员" options={options} />
    </Form>,
  )

  fireEvent.mouseDown(screen.getByRole('combobox'))
  await find(words)
  await expect.poll(visibleOptions).toEqual(found)
})

test('a tree finds by initials, too', async () => {
  render(
    <Form>
      <TreeField name="department" label="科室" options={options as never} />
    </Form>,
  )

  fireEvent.mouseDown(screen.getByRole('combobox'))
  await find('yxb')

  await expect
    .poll(() =>
      [...document.querySelectorAll('.ant-select-tree-title')].map((one) => one.textContent),
    )
    .toEqual(['药学部'])
})
