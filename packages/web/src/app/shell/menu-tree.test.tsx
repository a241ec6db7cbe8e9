import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuNode } from '../../platform/app.store.ts'
import { setLanguage } from '../../platform/texts/i18n.ts'
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

test('opening a group closes the other one, and keeps what is above it', () => {
  setLanguage('zh-cn')
  render(<MenuTree nodes={MENU} trail={[]} onOpen={() => {}} />)

  press('招生')
  expect(entries()).toEqual(['招生', '批次', '学员'])

  press('学员')
  expect(entries()).toEqual(['招生', '学员', '档案', '结业'])

  press('档案')
  expect(entries()).toEqual(['招生', '学员', '档案', '资料变更', '结业'])

  press('学员')
  expect(entries()).toEqual(['招生', '学员'])
})
