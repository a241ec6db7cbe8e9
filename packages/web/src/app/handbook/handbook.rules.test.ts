import { expect, test } from 'vitest'
import type { Page } from '../../platform/app.store.ts'
import { chaptersOf, choiceOf } from './handbook.rules.ts'

const page = (view: string, more: Partial<Page> = {}): Page => ({
  path: `/${view}`,
  name: view,
  view,
  title: view,
  titleEn: view,
  icon: null,
  keepAlive: false,
  affix: false,
  bare: false,
  parents: [],
  ...more,
})

const daily = [{ path: '/daily', title: '日常', titleEn: 'Daily' }]
const FIRST = { title: '首页', titleEn: 'Home' }

test('pages stand in the chapter of their catalogue; those without one come first', () => {
  const chapters = chaptersOf([page('leave', { parents: daily }), page('home')], FIRST)
  expect(chapters.map(({ title, pages }) => [title, pages.map(({ view }) => view)])).toEqual([
    ['首页', ['home']],
    ['日常', ['leave']],
  ])
})

test('a page outside of the frame, a catalogue and a page that was named before are left out', () => {
  const pages = [
    page('leave', { parents: daily }),
    page('leave', { path: '/again', parents: daily }),
    page('404', { bare: true }),
    page('daily', { redirect: '/daily/leave' }),
  ]

  expect(chaptersOf(pages, FIRST).flatMap((chapter) => chapter.pages)).toHaveLength(1)
})

test('the book of the widest role is opened, unless the address names another one', () => {
  expect(choiceOf(null, ['TEACHER', 'DEPT_ADMIN'])).toBe('department')
  expect(choiceOf(null, ['ROOT'])).toBe('administrator')
  expect(choiceOf('trainee', ['BHB_ADMIN'])).toBe('trainee')
  expect(choiceOf('own', ['BHB_ADMIN'])).toBe('own')
})

test('who has none of the roles sees their own pages, also with an address that names no book', () => {
  expect(choiceOf(null, ['APPLICANT'])).toBe('own')
  expect(choiceOf('nobody', ['PARTNER'])).toBe('own')
})
