import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { API_PREFIX } from '@residency/contract/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openServer } from '../../../testing/server/open-server.ts'
import { jsonSchemas } from './openapi-schemas.ts'

const spectral = resolve(
  import.meta.dirname,
  '../../../../../../node_modules/@stoplight/spectral-cli/dist/index.js',
)

const folder = mkdtempSync(join(tmpdir(), 'residency-openapi-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Document = {
  paths: Record<string, Record<string, { operationId: string; security: unknown[] }>>
  components: { schemas: object }
}

type Finding = { code: string; path: string[]; message: string; severity: number; source: string }

/**
 * Findings of spectral's default OpenAPI ruleset for each document, by its name, in one run; it
 * exits with 1 if there is an error.
 */
async function findingsOf(documents: Record<string, string>): Promise<Record<string, Finding[]>> {
  const fileOf = (name: string) => join(folder, `${name}.json`)
  for (const [name, text] of Object.entries(documents)) writeFileSync(fileOf(name), text)

  writeFileSync(fileOf('rules'), JSON.stringify({ extends: ['spectral:oas'] }))

  const files = Object.keys(documents).map(fileOf)

  const args = [
    spectral,
    'lint',
    ...files,
    '--ruleset',
    fileOf('rules'),
    '--format',
    'json',
    '--quiet',
  ]

  const { stdout } = await promisify(execFile)(process.execPath, args, {
    maxBuffer: 50_000_000,
  }).catch((e: { stdout: string }) => e)
  const findings = JSON.parse(stdout) as Finding[]

  return Object.fromEntries(
    Object.keys(documents).map((name) => [
      name,
      findings.filter(({ source }) => source === fileOf(name)),
    ]),
  )
}

const server = await openServer()
let text = ''
let document: Document

beforeAll(async () => {
  text = (await server.anonymous.get('/v3/api-docs')).body.toString()
  document = JSON.parse(text)
  expect(document.paths).toBeDefined()
})

describe('the OpenAPI document', () => {
  test('holds every bound call, and no other', () => {
    const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
    const wanted = server.app.bound.flatMap((e) =>
      [e.method, ...(e.changes ? ['POST'] : [])].map((m) => `${m} ${shape(e.path)}`),
    )
    const there = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((m) => `${m.toUpperCase()} ${shape(path)}`),
    )

    expect(there.length).toBeGreaterThan(20)
    expect(there.sort()).toEqual([...new Set(wanted)].sort())
  })

  test('is built in slices, an operation each, so that others are answered meanwhile', async () => {
    const other = await openServer()
    let turns = 0
    let isOver = false

    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }

    count()

    const both = await Promise.all([
      other.anonymous.get('/v3/api-docs'),
      other.anonymous.get('/v3/api-docs'),
    ])

    isOver = true

    for (const { body } of both) expect(body.toString()).toBe(text)

    expect(turns).toBeGreaterThan(other.app.bound.length)
  })

  test('asks for a token exactly where the contract does', () => {
    const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

    const open = new Set(
      server.app.bound
        .filter((e) => e.access === 'public')
        .flatMap((e) =>
          [e.method, ...(e.changes ? ['POST'] : [])].map((method) => `${method} ${shape(e.path)}`),
        ),
    )

    for (const [path, item] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(item))
        expect(operation.security.length, `${method} ${path}`).toBe(
          open.has(`${method.toUpperCase()} ${shape(path)}`) ? 0 : 1,
        )
  })

  test('passes the default rules of spectral without an error, and nearly without a warning; a call without responses does not', async () => {
    const broken = {
      ...document,
      paths: { '/x': { get: { operationId: 'a', parameters: [{ name: 'q' }] } } },
    }

    const { whole, wrong } = await findingsOf({ whole: text, wrong: JSON.stringify(broken) })
    const problems = whole!.map(
      (finding) => `${finding.code} ${finding.path.join('.')}: ${finding.message}`,
    )

    expect(problems.filter((_, i) => whole![i]!.severity === 0)).toEqual([])
    expect(problems.length, problems.slice(0, 20).join('\n')).toBeLessThan(10)
    expect(wrong!.some(({ severity }) => severity === 0)).toBe(true)
  }, 120_000)
})

describe('shapes as JSON Schema', () => {
  test('a tree refers to its own component, not to the root of the document', () => {
    const tree: z.ZodType = z.object({
      id: z.number(),
      get children() {
        return z.array(tree)
      },
    })

    const { schemaOf, components } = jsonSchemas()

    expect(schemaOf(tree, 'output', 'treeAnswer')).toEqual({
      $ref: '#/components/schemas/treeAnswer',
    })

    schemaOf(z.array(tree), 'output', 'listAnswer')
    expect(Object.keys(components)).toEqual(['treeAnswer', 'listAnswer___schema0'])
    expect(JSON.stringify(components)).not.toMatch(/"#"|\$defs/)
  })
  test('an array of anything says so', () => {
    expect(jsonSchemas().schemaOf(z.tuple([z.string()]), 'input', 'x')).toMatchObject({
      type: 'array',
      items: expect.anything(),
    })
  })
})

describe('the page to try the calls', () => {
  test('loads from this server alone, without a script inside the page', async () => {
    const page = await server.anonymous.get('/doc.html')

    expect(page.status).toBe(200)

    const html = page.body.toString()
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map((m) => m[1]!)
      .filter((source) => source !== 'data:,')

    expect(sources).toHaveLength(3)
    expect(html).not.toMatch(/<script(?! src=)/)

    for (const source of sources) {
      const part = await server.anonymous.get(`/${source}`)
      expect(part.status, source).toBe(200)
      expect(part.body.length, source).toBeGreaterThan(100)
    }

    expect((await server.anonymous.get('/doc/start.js')).body.toString()).toContain(
      `${API_PREFIX}/v3/api-docs`,
    )
  })
  test('nothing else of the package is served', async () => {
    for (const path of [
      '/doc/index.html',
      '/doc/../package.json',
      '/doc/swagger-ui-bundle.js.map',
      '/doc/%2e%2e/package.json',
    ])
      expect((await server.anonymous.get(path)).status, path).toBe(404)
  })
})
