import pg from 'pg'
import type { NamedPool } from './code-names.ts'

/** Columns of a statement, learned when it ran by itself for the first time. */
type Column = { name: string; type: number }

/** What is known of a statement: its number in this process, and its columns. */
type KnownStatement = { id: number; columns: readonly Column[] }
type Rows = { command: string; rowCount: number; rows: Record<string, unknown>[] }

type WaitingRead = {
  text: string
  values: readonly unknown[]
  resolve: (rows: Rows) => void
  reject: (error: unknown) => void
}

/**
 * Reads that one merged statement holds at most. What PostgreSQL spends on a statement grows faster
 * than what it holds: 76 small reads took 12 ms of processor time as one statement, 3.8 ms in tens
 * (docs/decisions/0118).
 */
const MAX_READS = 16
const MAX_TEXTS = 5000
const MAX_MERGED = 1000

const {
  INT2,
  INT4,
  INT8,
  BOOL,
  TEXT,
  VARCHAR,
  DATE,
  JSON: PLAIN_JSON,
  JSONB,
  BPCHAR,
} = pg.types.builtins

const VOID = 2278

/**
 * Types whose JSON is the value that the driver gives: these travel as they are, all others as text
 * for the driver's own parser.
 */
const SAME_IN_JSON = new Set<number>([
  INT2,
  INT4,
  INT8,
  BOOL,
  TEXT,
  VARCHAR,
  DATE,
  PLAIN_JSON,
  JSONB,
])

/** A cast to text changes these: their statements run by themselves. */
const NOT_AS_TEXT = new Set<number>([BPCHAR, VOID])

/**
 * A read without locks. Anything else, such as a write or the begin of a transaction, runs by
 * itself.
 */
const isPlainRead = (text: string) =>
  /^\s*(select|with)\b/i.test(text) && !/\bfor (no key )?(update|share|key share)\b/i.test(text)

const known = new Map<string, KnownStatement | null>()

/** Merged statements by the numbers of what they hold: making one costs more than sending it. */
const mergedTexts = new Map<string, string>()
let lastId = 0

function remember(text: string, fields: readonly pg.FieldDef[]) {
  if (known.size >= MAX_TEXTS) known.clear()
  const isMergeable =
    fields.length > 0 && fields.every(({ dataTypeID }) => !NOT_AS_TEXT.has(dataTypeID))

  if (!isMergeable) {
    known.set(text, null)
    return
  }

  lastId += 1
  known.set(text, {
    id: lastId,
    columns: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
  })
}

/**
 * The text of a statement as one column of the merged statement: its rows as JSON, in its own
 * order.
 */
function columnOf(text: string, columns: readonly Column[], firstValue: number) {
  const aliases = columns.map((_, i) => `c${i}`)
  const values = columns.map(({ type }, i) =>
    SAME_IN_JSON.has(type) ? `q.c${i}` : `q.c${i}::text`,
  )

  const numbered = text.replaceAll(
    /\$(\d+)/g,
    (_, number: string) => `$${Number(number) + firstValue}`,
  )

  return `(select json_agg(json_build_array(${values.join(', ')})) from (${numbered}) q (${aliases.join(', ')}))`
}

/** A read with what is known of its statement, which may be forgotten meanwhile. */
type KnownRead = WaitingRead & KnownStatement

/** One statement with a column for each of these; values are numbered on from one to the next. */
function mergedText(reads: readonly KnownRead[]) {
  const key = reads.map(({ id }) => id).join()
  const made = mergedTexts.get(key)
  if (made) return made

  let firstValue = 0

  const columns = reads.map((read, i) => {
    const column = columnOf(read.text, read.columns, firstValue)
    firstValue += read.values.length

    return `${column} as r${i}`
  })

  const text = `select ${columns.join(', ')}`
  if (mergedTexts.size >= MAX_MERGED) mergedTexts.clear()

  mergedTexts.set(key, text)

  return text
}

/** Whether two values of a statement are the same: anything but lists and times by itself. */
function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b)

  return a.length === b.length && a.every((value, i) => isSame(value, b[i]))
}

/** The same question asked several times is sent once: each list has those with the same answer. */
function sameOnce(reads: readonly KnownRead[]): [KnownRead, ...KnownRead[]][] {
  const byId = new Map<number, [KnownRead, ...KnownRead[]][]>()
  const all: [KnownRead, ...KnownRead[]][] = []

  for (const read of reads) {
    const others = byId.get(read.id)
    const same = others?.find(([first]) => isSame(first.values, read.values))

    if (same) {
      same.push(read)
      continue
    }

    const group: [KnownRead, ...KnownRead[]] = [read]
    all.push(group)

    if (others) others.push(group)
    else byId.set(read.id, [group])
  }

  return all
}

function rowOf(columns: readonly Column[], values: readonly unknown[]) {
  const row: Record<string, unknown> = {}
  for (const [i, { name, type }] of columns.entries()) {
    const value = values[i]
    row[name] =
      value === null || SAME_IN_JSON.has(type)
        ? value
        : pg.types.getTypeParser(type)(value as string)
  }

  return row
}

/**
 * A pool whose reads are merged: statements that are asked at the same time become one statement
 * with a column of rows for each. So a page that is made of many areas' reads asks the database a
 * handful of times: as often as its longest chain of questions, however quickly each is answered.
 * A statement that is new to this process runs once by itself, which shows the types of its columns;
 * writes, locks and transactions pass unchanged.
 */
export function withMergedReads(pool: NamedPool): NamedPool {
  let waiting: WaitingRead[] = []
  let underway = 0

  async function readAlone({ text, values, resolve, reject }: WaitingRead) {
    try {
      const client = await pool.connect()
      try {
        const result = (await client.query(text, [...values])) as pg.QueryResult
        remember(text, result.fields)
        resolve(result as Rows)
      } finally {
        client.release()
      }
    } catch (error) {
      reject(error)
    }
  }

  async function readMerged(groups: readonly (readonly [KnownRead, ...KnownRead[]])[]) {
    try {
      const reads = groups.map(([first]) => first)
      const client = await pool.connect()

      try {
        const { rows } = (await client.query(
          mergedText(reads),
          reads.flatMap(({ values }) => values),
        )) as pg.QueryResult<Record<string, unknown[][] | null>>

        for (const [i, group] of groups.entries())
          for (const { columns, resolve } of group) {
            const found = (rows[0]![`r${i}`] ?? []).map((row) => rowOf(columns, row))
            resolve({ command: 'SELECT', rowCount: found.length, rows: found })
          }
      } finally {
        client.release()
      }
    } catch (error) {
      for (const { reject } of groups.flat()) reject(error)
    }
  }

  /** What is asked while a statement is underway goes out together once its answer has come. */
  async function follow(statement: Promise<void>) {
    underway += 1
    await statement
    underway -= 1

    if (underway === 0) setImmediate(readAll)
  }

  function readAll() {
    const mergeable: KnownRead[] = []

    for (const read of waiting) {
      const plan = known.get(read.text)
      if (plan) mergeable.push({ ...read, ...plan })
      else void follow(readAlone(read))
    }

    waiting = []

    if (mergeable.length === 1) {
      void follow(readAlone(mergeable[0]!))
      return
    }

    const groups = sameOnce(mergeable)

    for (let from = 0; from < groups.length; from += MAX_READS)
      void follow(readMerged(groups.slice(from, from + MAX_READS)))
  }

  const read = (text: string, values: readonly unknown[]) =>
    new Promise<Rows>((resolve, reject) => {
      // the reads of one moment: what was answered before this turn of the event loop has asked its
      // next question by its end
      if (waiting.length === 0 && underway === 0) setImmediate(readAll)
      waiting.push({ text, values, resolve, reject })
    })

  return {
    connect: async () => {
      let own: Awaited<ReturnType<NamedPool['connect']>> | null = null
      return {
        query: async (text: string | pg.Submittable, values: unknown[]) => {
          if (own === null && typeof text === 'string' && (known.has(text) || isPlainRead(text)))
            return read(text, values)

          own ??= await pool.connect()

          return own.query(text, values)
        },
        release: () => own?.release(),
      }
    },
    end: () => pool.end(),
  }
}
