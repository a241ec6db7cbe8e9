import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layOutHandbook, textsOf } from '../../../../../tools/handbook/lay-out-handbook.mjs'
import { readHandbook } from '../../../../../tools/handbook/read-handbook.mjs'
import { fontRuns, MAIN_FONT } from '../../platform/pdf/glyphs.ts'

const PICTURES = join(import.meta.dirname, '../../../../../docs/pictures/handbook')
const HAN = /\p{Script=Han}/u
const roles = await readHandbook()

type Part = { [key: string]: unknown }

/** Every value of a name, at any depth. */
function valuesOf(part: unknown, name: string): unknown[] {
  if (Array.isArray(part)) return part.flatMap((one) => valuesOf(one, name))
  if (typeof part !== 'object' || part === null) return []

  return Object.entries(part as Part).flatMap(([key, value]) =>
    key === name ? [value] : valuesOf(value, name),
  )
}

const document = layOutHandbook(roles, { version: '3.0.0', time: new Date('2026-11-29T12:00:00Z') })

test('describes each page once, and every number in a list leads to a page that is described', () => {
  const described = valuesOf(document, 'id').filter((id) => String(id).startsWith('page-'))
  const named = new Set(valuesOf(document, 'pageReference'))

  expect(described.length).toBe(new Set(described).size)
  expect([...named].filter((id) => !described.includes(id))).toEqual([])
  expect(named.size).toBeGreaterThan(200)
})

test('has a chapter for each of the six roles, every page with a Chinese title', () => {
  expect(roles.map(({ role }) => role)).toEqual([
    'trainee',
    'teacher',
    'department',
    'base',
    'office',
    'administrator',
  ])

  const pages = roles.flatMap(({ parts }) => parts.flatMap((part) => part.pages))

  expect(pages.filter(({ title }) => !HAN.test(title ?? '')).map(({ view }) => view)).toEqual([])
})

test('has no character that its font cannot draw', () => {
  const texts = textsOf(roles)
  const isDrawn = (text: string) => fontRuns(text, () => {}).every(({ font }) => font === MAIN_FONT)

  expect(texts.filter((text) => !isDrawn(text))).toEqual([])
})

test('shows every picture that was recorded for it', () => {
  const shown = valuesOf(document, 'image').map((file) => String(file).split('/').at(-1))
  const homes = roles.map(({ role }) => `${role}-dashboard-index.webp`)

  const withPage = roles.flatMap(({ role, parts }) =>
    parts.flatMap(({ pages }) =>
      pages.map(({ view }) => `${role}-${view.replaceAll('/', '-')}.webp`),
    ),
  )

  expect(shown.length).toBeGreaterThan(50)
  expect(homes.filter((file) => !shown.includes(file))).toEqual([])
  expect(readdirSync(PICTURES).filter((file) => !withPage.includes(file))).toEqual([])
})
