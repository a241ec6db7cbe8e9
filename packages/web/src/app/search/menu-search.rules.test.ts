import { labelInitials } from '@residency/contract/kernel/initials'
import { expect, test } from 'vitest'
import type { MenuNode } from '../../platform/app.store.ts'
import { findPages, pagesOf } from './menu-search.rules.ts'

const node = (title: string, titleEn: string, children: MenuNode[] = []): MenuNode => ({
  key: `/${titleEn}`,
  title,
  titleEn,
  icon: null,
  children,
})

const pages = pagesOf([
  node('消息', 'Messages', [node('通知发布', 'Announcements'), node('人员分组', 'Groups')]),
  node('系统', 'System', [node('用户管理', 'Users')]),
])

const found = (words: string) =>
  findPages(pages, words, labelInitials).map(({ node: { title } }) => title)

test.each([
  ['its name', '用户', ['用户管理']],
  ['its name in English', 'groups', ['人员分组']],
  ['its initials', 'yhgl', ['用户管理']],
  ['a synonym', '账号管理', ['用户管理']],
  ['nothing that fits', '没有这个菜单', []],
])('a page is found by %s', (_, words, titles) => {
  expect(found(words)).toEqual(titles)
})

test('pages below a catalogue of the name come after pages of the name', () => {
  expect(found('消息')).toEqual(['通知发布', '人员分组'])
})
