import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../../..')

const ROOMS: Record<string, string> = {
  server: 'packages/server/src',
  web: 'packages/web/src',
  contract: 'packages/contract/src',
  e2e: 'e2e',
}

test('docs/reliability.md names tests that are there, and says of every requirement what shows it or what prevents it', () => {
  const rows = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.split(' | '))

  expect(rows.map(([number]) => Number(number!.slice(2)))).toEqual(
    Array.from({ length: 60 }, (_, i) => i + 1),
  )

  const gone: string[] = []
  let named = 0

  for (const [number, , shown = '', note = ''] of rows) {
    if (!shown && !note.replace(/\|/g, '').trim()) gone.push(`${number}: nothing`)
    for (const part of shown.split('<br>').filter(Boolean)) {
      const [, room, path] = /^`(\w+)\/([^`]+)`: /.exec(part) ?? []
      const file = join(ROOT, ROOMS[room ?? ''] ?? 'nowhere', path ?? '')
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''

      for (const [, title] of part.matchAll(/“(.+?)”(?=, “|$)/g)) {
        named++
        if (!text.includes(title!)) gone.push(`${number}: ${room}/${path}: ${title}`)
      }
    }
  }

  expect(gone).toEqual([])
  expect(named).toBeGreaterThan(120)
})
