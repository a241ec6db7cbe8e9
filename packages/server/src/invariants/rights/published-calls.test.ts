import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/**
 * Calls of the published protocol whose areas keep a table of them, by the first part of the
 * address, except sheets and lists of our own.
 */
const OWN = /\/(_export|_import|_template)$|\/(assessment\/template|record\/page|task\/page)$/

const KEPT =
  /^(teacher(Guidance|Library|Certificate|CertificateRecord|ChangeRecord|Situation|Mentor|MentorApply|MentorLibrary)|majorPeople|mentorStudentTime|guidancePhysicianRequirements)$/

test('every published call of an area is in its document with a test that is there', () => {
  const calls = new Set(
    read('docs/access-matrix.md').match(/(GET|POST|PUT|DELETE) \/[^ `|]+/g) ?? [],
  )
  const titles = testTexts()
  const listed = new Map<string, string>()

  for (const file of readdirSync(join(ROOT, 'docs/areas')))
    for (const [, call, title] of read(`docs/areas/${file}`).matchAll(
      /^\| `?((?:GET|POST|PUT|DELETE) \/[^ `|]+)`? \| [“"`]?(.+?)[”"`]? \|$/gm,
    ))
      listed.set(call!, title!)

  const kept = [...calls].filter(
    (call) => KEPT.test(call.split('/')[1]!.split('?')[0]!) && !OWN.test(call),
  )

  expect(kept.length).toBeGreaterThan(10)

  expect({
    unlisted: kept.filter((call) => !listed.has(call)),
    unknown: [...listed.keys()].filter((call) => !calls.has(call)),
    untested: [...listed]
      .filter(([, title]) => !titles.some((text) => text.includes(title)))
      .map(([call]) => call),
  }).toEqual({ unlisted: [], unknown: [], untested: [] })
})

function testTexts(): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') || name.endsWith('.spec.ts'))
      .map((name) => read(join(folder, name)))

  return [
    ...below('packages/server/src/areas'),
    ...below('packages/server/src/invariants'),
    ...below('e2e'),
  ]
}
