import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuNode } from '../../../platform/app.store.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { MenuTree } from './menu-tree.tsx'

const node = (title: string, children: MenuNode[] = []): MenuNode => ({
  key: `/${title}`,
  title,
  titleEn: title,
  icon: null,
  children,
})

const MENU = [
  node('招生', [node('批次')]),
  node('学员', [node('档案', [node('资料变更')]), node('结业')]),
]

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
const press = (title: string) => fireEvent.click(screen.getByText(title))

test('the first group is open until another is opened; opening one closes it, and keeps what is above', () => {
  setLanguage('zh-cn')
  render(<MenuTree nodes={MENU} trail={[]} onOpen={() => {}} />)
  expect(entries()).toEqual(['招生', '批次', '学员'])

  press('学员')
  expect(entries()).toEqual(['招生', '学员', '档案', '结业'])

  press('档案')
  expect(entries()).toEqual(['招生', '学员', '档案', '资料变更', '结业'])

  press('学员')
  expect(entries()).toEqual(['招生', '学员'])
})

test('in the menu by jobs a group of pages is one entry, selected by each of its pages', () => {
  const file = node('资料变更')
  const group = node('档案', [file, node('特殊情况')])
  const job = node('学员', [group, node('结业')])
  const opened: string[] = []

  render(
    <MenuTree
      nodes={[job]}
      trail={[job, group, file]}
      isGrouped
      onOpen={(key) => opened.push(key)}
    />,
  )

  expect(entries()).toEqual(['学员', '档案', '结业'])
  expect(screen.getByText('档案').closest('[aria-current=true]')).not.toBeNull()

  press('档案')
  expect(opened).toEqual(['/档案'])
})
