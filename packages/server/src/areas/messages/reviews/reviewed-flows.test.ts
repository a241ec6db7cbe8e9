import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyFlow, SECOND_PERSON_RULES } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { everyOf } from '../../../platform/area.ts'

const CONTRACT = join(import.meta.dirname, '../../../../../contract/src/areas')
const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
const contracts = files.filter((name) => name.endsWith('.contract.ts'))

const modules = await Promise.all(
  contracts.map((name) => import(join(CONTRACT, name)) as Promise<Record<string, unknown>>),
)

const flowModules = await Promise.all(
  files
    .filter((name) => name.endsWith('.flow.ts'))
    .map((name) => import(join(CONTRACT, name)) as Promise<Record<string, unknown>>),
)

const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'initial' in value && 'actions' in value

const hasReview = (value: unknown): value is { flow: AnyFlow } =>
  typeof value === 'object' && value !== null && 'actMany' in value && 'flow' in value

/** Answered by the trainee alone, on a page of their own that is no review. */
const OWN_ANSWERS = ['mentorMeeting']

test('every review of the contract says of a record who may decide it', () => {
  const flows = new Set(
    modules
      .flatMap((module) => Object.values(module).filter(hasReview))
      .map(({ flow }) => flow.name),
  )

  expect(flows.size).toBeGreaterThan(20)

  const known = new Set(everyOf(AREAS, 'reviews').map(({ flow }) => flow.name))

  expect([...flows].filter((name) => !known.has(name))).toEqual(OWN_ANSWERS)
})

test('a flow names its rule of two persons exactly if it knows a first person, and every rule belongs to a flow', () => {
  const flows = flowModules.flatMap((module) => Object.values(module).filter(isFlow))
  const wrong = flows.filter(
    (flow) => flow.relations.includes('firstPerson') !== (flow.secondPerson !== undefined),
  )

  expect(wrong.map(({ name }) => name)).toEqual([])
  expect([...new Set(flows.flatMap(({ secondPerson }) => secondPerson ?? []))].sort()).toEqual(
    [...SECOND_PERSON_RULES].sort(),
  )
})

test('the decisions of a review are actions of its flow, its page is a page of a menu', () => {
  const menus = AREAS.flatMap((area) => area.menus ?? [])
  const byKey = new Map(menus.map((menu) => [menu.key, menu]))

  const pathOf = (key: string): string => {
    const { path = '', parent } = byKey.get(key)!
    return path.startsWith('/') || !parent ? path : `${pathOf(parent)}/${path}`
  }

  const pages = new Set(menus.filter(({ view }) => view).map(({ key }) => pathOf(key)))

  for (const { flow, decisions, pathOf: pageOf } of everyOf(AREAS, 'reviews')) {
    expect(Object.keys(flow.actions), flow.name).toEqual(expect.arrayContaining([...decisions]))
    expect(pages, flow.name).toContain(pageOf(7).replace('?id=7', ''))
  }
})
