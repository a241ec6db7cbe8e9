import { dirname } from 'node:path'
import { type Endpoint, type FieldWords, kernelWords } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AREAS as areas, WORDS } from '../../areas.ts'
import { publishedName } from '../../platform/area.ts'
import { multipartBody } from '../../testing/files/multipart.ts'
import { openServer, type Reply } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import {
  addressOf,
  fieldsOf,
  sampleOf,
  sampleQuery,
  strangeParams,
} from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const root = await server.as('root')
const AREAS = '../../../../contract/src/areas'
const KERNEL = '../../../../contract/src/kernel'

const contracts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../contract/src/areas/**/*.{contract,public}.ts',
    '../../../../contract/src/kernel/{flows/deciders,flows/reasons,calls/task}.ts',
  ],
  { eager: true },
)

const words = import.meta.glob<Record<string, unknown>>(
  '../../../../contract/src/areas/**/text.ts',
  {
    eager: true,
  },
)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

const endpointsIn = (value: unknown): Endpoint[] => {
  if (isEndpoint(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : []
}

/**
 * The contract file that declares a call, by the file's place alone: nothing of the binding is
 * asked.
 */
const declaredIn = new Map(
  Object.entries(contracts).flatMap(([file, module]) =>
    Object.values(module)
      .flatMap(endpointsIn)
      .map((e) => [callName(e), file] as const),
  ),
)

const bookIn = (module: Record<string, unknown> | undefined) =>
  Object.values(module ?? {}).find(
    (one) => typeof one === 'object' && one !== null && 'zh-cn' in one,
  ) as FieldWords | undefined

/** The words next to a contract file, else those of the nearest folder above. */
function wordsBeside(file: string): FieldWords | undefined {
  if (file.startsWith(KERNEL)) return kernelWords

  for (let folder = dirname(file); folder !== AREAS; folder = dirname(folder)) {
    const book = bookIn(words[`${folder}/text.ts`])
    if (book) return book
  }

  return undefined
}

/** The book of the area of a contract, under the name its words are published as. */
const bookOf = (file: string) => {
  const folder = file.slice(AREAS.length + 1).split('/')[0]
  return WORDS[publishedName(areas.find(({ name }) => name === folder) ?? { name: '' })]
}

function labelOf(e: Endpoint, name: string, language: 'zh-cn' | 'en'): string | undefined {
  const file = declaredIn.get(callName(e))
  if (!file) return undefined

  const lists = [wordsBeside(file), bookOf(file), kernelWords] as (FieldWords | undefined)[]

  return lists.map((list) => list?.[language].fields?.[name]).find((label) => label !== undefined)
}

type Place = 'query' | 'body' | 'form'

const requiredFields = (e: Endpoint, place: Place) =>
  Object.entries(fieldsOf(e[place] as z.ZodType | undefined)).flatMap(([name, field]) =>
    (field as z.ZodType).safeParse(undefined).success ? [] : [name],
  )

const without = <T>(values: Record<string, T>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))

type Values = Record<string, unknown>
type Sample = { query: Record<string, string>; body: Values; form: Record<string, string> }

/** A plausible input of a call. */
const sampleFor = (e: Endpoint): Sample => ({
  query: sampleQuery(e),
  body: e.body ? ((sampleOf(e.body) ?? {}) as Values) : {},
  form: Object.fromEntries(
    Object.entries(e.form ? ((sampleOf(e.form) ?? {}) as Values) : {}).map(([key, value]) => [
      key,
      String(value),
    ]),
  ),
})

function send(
  e: Endpoint,
  { query, body, form }: Sample,
  language: 'zh-cn' | 'en',
): Promise<Reply> {
  const caller = (e.access === 'public' ? server.anonymous : root).with({
    'accept-language': language,
  })
  const address = addressOf(e, strangeParams(e), query)
  if (e.body) return caller.send(e.method, address, { payload: body })
  if (!e.form) return caller.send(e.method, address)

  const file = e.file ? { [e.file.field]: { filename: 'a.txt', content: Buffer.from('x') } } : {}

  return caller.send(e.method, address, multipartBody({ ...form, ...file }))
}

test('every call is declared in one contract file with words next to it', () => {
  const lost = server.app.bound
    .filter((e) => !declaredIn.has(callName(e)) || !wordsBeside(declaredIn.get(callName(e))!))
    .map(callName)
  expect(lost).toEqual([])
  expect(declaredIn.size).toBeGreaterThan(1000)
})

test.each(['zh-cn', 'en'] as const)(
  'a required field that is missing is named by the words of its own contract, on every call (%s)',
  async (language) => {
    const wrong: string[] = []
    let count = 0

    for (const e of server.app.bound) {
      const sample = sampleFor(e)
      for (const place of ['query', 'body', 'form'] as const)
        for (const name of requiredFields(e, place)) {
          if (e.limit) await server.db.deleteFrom('rateLimits').execute()

          count += 1

          const { status, msg, errors } = await send(
            e,
            { ...sample, [place]: without<unknown>(sample[place], name) },
            language,
          )

          const label = labelOf(e, name, language)
          const error = errors.find(({ path }) => path.split('.').at(-1) === name)
          const isNamed =
            label !== undefined && error !== undefined && msg.includes(`${label} ${error.message}`)

          if (status !== 400 || !isNamed)
            wrong.push(`${callName(e)} ${place}.${name} (${label}): ${status} ${msg}`)
        }
    }

    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(1500)
  },
  120_000,
)

const libraryEntry = {
  title: '1',
  titleSince: '2020-01-01',
  education: '1',
  validFrom: '2026-01-01',
  level: 'general',
  baseId: '1',
  departmentId: '1',
}

test('the same name is another thing in another contract of the same area', async () => {
  const missing = async (path: string) => (await root.post(path, {})).msg

  expect(await missing('/api/v1/teamLeaders')).toContain('医疗组长 不能为空')

  const teacher = await root.form('/teacherLibrary', { ...libraryEntry, userId: 'x' })

  expect(teacher.msg).toContain('教师 ')
  expect(teacher.msg).not.toContain('医疗组长')
})
