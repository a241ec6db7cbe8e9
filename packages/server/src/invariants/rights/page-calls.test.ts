import { join } from 'node:path'
import type { Endpoint, MenuSeed, Permission } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { callsOfPages, type PageFiles } from '../../../../../tools/sources/page-calls.mjs'
import { AREAS } from '../../areas.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const WEB = 'packages/web/src/areas/'

/**
 * Forms with a part that somebody else sees: the file, the call of that part, and why the sender of
 * the form never makes it.
 */
const SHOWN_TO_OTHERS: Readonly<Record<string, string>> = {
  'courses/attendance/lecture-form.tsx findPeople':
    'the form gives the field of people a search of its own',
  'duty/swaps/own-swaps.tsx listShiftSwaps': 'the list of those who decide about swaps',
  'rotations/swap/own-swaps.tsx listSwaps': 'the list of those who decide about swaps',
  'students/situations/situation-form.tsx findSituationTrainees':
    'only staff who enter a situation choose the trainee',
  'students/departure/departure-form.tsx findDepartureTrainees':
    'only staff who enter a departure choose the trainee',
  'students/departure/departure-form.tsx findSituationTrainees':
    'only staff who enter a departure choose the trainee',
}

type Calls = ReadonlyMap<string, Pick<Endpoint, 'method' | 'access'>>

const menus: readonly MenuSeed[] = AREAS.flatMap((area) => area.menus ?? [])

/** Who holds a permission from the start. */
const holders = new Map<string, Set<string>>()

for (const { permissions = {} } of menus)
  for (const [permission, roles] of Object.entries(permissions))
    holders.set(permission, new Set([...(holders.get(permission) ?? []), ...roles]))

const mayCall = ({ access }: Pick<Endpoint, 'access'>, role: string) =>
  typeof access === 'string' ||
  [access.permission].flat().some((permission) => holders.get(permission)?.has(role))

/** The calls of these pages by `module#name`. */
async function readCalls(pages: Iterable<PageFiles>): Promise<Calls> {
  const names = new Set([...pages].flatMap((files) => [...files.values()].flatMap(callsOf)))
  const modules = [...new Set([...names].map((name) => name.split('#')[0]!))]

  const loaded = await Promise.all(
    modules.map((path) =>
      import(join(ROOT, 'packages/contract/src', `${path}.ts`)).catch(() => ({})),
    ),
  )

  const contract = new Map(modules.map((path, at) => [path, loaded[at]!]))

  return new Map(
    [...names].flatMap((name) => {
      const [module, key] = name.split('#') as [string, string]
      const call = contract.get(module)?.[key]

      return call?.access && call.path ? [[name, call as Endpoint]] : []
    }),
  )
}

const callsOf = ({ calls }: { calls: ReadonlySet<string> }) => [...calls]

/**
 * Forms of a page that a role may send while a part of them asks what the role may not ask: `file
 * call`. A part is the file itself, or one from which it takes something.
 */
function findForbiddenParts(files: PageFiles, calls: Calls, role: string): string[] {
  const own = (path: string) =>
    [...(files.get(path)?.calls ?? [])].flatMap((name) => {
      const call = calls.get(name)

      return call ? [{ name: name.split('#')[1]!, call }] : []
    })

  return [...files].flatMap(([path, { files: parts }]) => {
    const sends = own(path).some(
      ({ call }) => call.method !== 'GET' && typeof call.access !== 'string' && mayCall(call, role),
    )
    if (!sends) return []

    return [path, ...parts]
      .flatMap(own)
      .filter(({ call }) => call.method === 'GET' && !mayCall(call, role))
      .map(({ name }) => `${path.replace(WEB, '')} ${name}`)
  })
}

const pages = callsOfPages(ROOT)
const calls = await readCalls(pages.values())

test('a person who may send a form may ask what its fields ask', () => {
  const found = menus.flatMap(({ view, roles }) => {
    const files = view ? pages.get(view) : undefined

    return files ? roles.flatMap((role) => findForbiddenParts(files, calls, role)) : []
  })

  expect([...new Set(found)].sort()).toEqual(Object.keys(SHOWN_TO_OTHERS).sort())
  expect(calls.size).toBeGreaterThan(1000)
})

test('a field that asks what its form’s sender may not ask is found', () => {
  const files: PageFiles = new Map([
    [`${WEB}zz/form.tsx`, { calls: new Set(['zz#save']), files: [`${WEB}zz/field.tsx`] }],
    [`${WEB}zz/field.tsx`, { calls: new Set(['zz#find', 'zz#list']), files: [] }],
  ])

  const permission = [...holders.keys()][0] as Permission
  const [role] = holders.get(permission)!

  const planted: Calls = new Map([
    ['zz#save', { method: 'POST', access: { permission } }],
    ['zz#find', { method: 'GET', access: { permission: 'zz:nobody:holds' } }],
    ['zz#list', { method: 'GET', access: { permission } }],
  ])

  expect(findForbiddenParts(files, planted, role!)).toEqual(['zz/form.tsx find'])
})
