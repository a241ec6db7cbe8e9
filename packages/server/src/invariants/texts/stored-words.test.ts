import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pdf } from '../../testing/files/file-samples.ts'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer()
const EVIL = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

const NAMES = [
  '<img src=x onerror=alert(1)>.pdf',
  '<script>alert(1)</script>',
  `${EVIL}.pdf`,
  "';alert(1)//.pdf",
  'a.pdf"; filename="b.html',
  'a\r\nSet-Cookie: x=1\r\n\r\n<script>.pdf',
  '\u202Efdp.exe.pdf',
  '../../../../etc/passwd.pdf',
  'javascript:alert(1).pdf',
  'x.html',
  'x.svg',
  'x.pdf.html',
  '{{7*7}}#{7*7}.pdf',
]

describe('a file name', () => {
  test('is returned as a text and in a header it cannot leave; the file is never a page', async () => {
    const student = await server.as('student')
    let keptAll = 0

    for (const filename of NAMES) {
      const kept = await student.form('/fileOperation/attachment?purpose=proof', {
        file: { filename, content: pdf(filename) },
      })
      if (kept.status !== 200) {
        expect([400, 415], filename).toContain(kept.status)
        continue
      }

      expect(kept.headers['content-type'], filename).toBe('application/json; charset=utf-8')

      keptAll++

      const { filePath, name } = kept.data as { filePath: string; name: string }

      expect(filePath, filename).toMatch(/^[\w-]{16,}$/)
      expect(name, filename).not.toMatch(/[/\\\r\n\u202e]|\.(html?|svg|exe)$/i)

      for (const inline of ['', '&inline=1']) {
        const got = await student.get(`/fileOperation?filePath=${filePath}${inline}`)

        expect(got.status, filename).toBe(200)

        const header = String(got.headers['content-disposition'])

        expect(header, filename).toMatch(/^(inline|attachment); filename=[\w%.!~*'()-]+$/)
        expect(decodeURIComponent(header.split('filename=')[1]!)).toBe(name)
        expect(got.headers['content-type'], filename).toBe('application/pdf')
        expect(got.headers['x-content-type-options']).toBe('nosniff')
        expect(got.headers['set-cookie']).toBeUndefined()
      }
    }

    expect(keptAll).toBeGreaterThan(4)
  })
})

test('the test virus is no kind that anybody may upload; inside a paper it is kept sealed and handed over, never run or shown as a page', async () => {
  const eicar = [
    'X5O!P%@AP[4',
    '\\PZX54(P^)7CC)7}$EICAR',
    '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  ].join('')

  const student = await server.as('student')
  const send = (filename: string, content: Buffer) =>
    student.form('/fileOperation/attachment?purpose=proof', { file: { filename, content } })

  for (const name of ['eicar.com', 'eicar.pdf', 'eicar.jpg'])
    expect((await send(name, Buffer.from(eicar))).status, name).toBe(415)

  const kept = await send('paper.pdf', pdf(eicar))

  expect(kept).toMatchObject({ status: 200 })

  const { filePath } = kept.data as { filePath: string }
  const got = await student.get(`/fileOperation?filePath=${filePath}`)

  expect(got.headers['content-disposition']).toMatch(/^attachment; /)
  expect(got.body.equals(pdf(eicar))).toBe(true)
})

describe('words that look like a page', () => {
  test('stay words in every answer: the names of people, departments, roles and dictionaries leave as JSON that no browser reads as a page', async () => {
    const admin = await server.as('admin')

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    const nickname = EVIL.slice(0, 50)

    await admin.post('/api/v1/users', {
      username: 'evil.name',
      nickname,
      deptId: 1,
      roleIds: [role.id],
    })

    await admin.post('/api/v1/dict/types', { name: nickname, code: 'evil_type', status: 1 })

    for (const path of [
      '/api/v1/users/page?keywords=evil.name',
      '/api/v1/dict/types/page?keywords=evil_type',
    ]) {
      const reply = await admin.get(path)

      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      expect((reply.data as { total: number }).total, path).toBe(1)
      expect(JSON.stringify(reply.data)).toContain(JSON.stringify(nickname).slice(1, -1))
    }

    const address = await server.anonymous.get(`/api/v1/${encodeURIComponent(EVIL)}`)

    expect(address.body.toString()).not.toContain('<script>')
  })
  test('have no way into a page: no component of ours writes HTML of a text', () => {
    const web = join(import.meta.dirname, '../../../../web/src')

    const writers = readdirSync(web, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) =>
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc/.test(
          readFileSync(file, 'utf8'),
        ),
      )

    expect(writers).toEqual([])
  })
})
