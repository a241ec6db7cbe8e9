import pg from 'pg'
import type { NamedPool } from './connect/named-statements.ts'

/** Columns of a statement, learned when it ran by itself for the first time. */
type Column = { name: string; type: number }
type Rows = { command: string; rowCount: number; rows: Record<string, unknown>[] }

type WaitingRead = {
  text: string
  values: readonly unknown[]
  resolve: (rows: Rows) => void
  reject: (error: unknown) => void
}

/**
 * Statements that one merged statement holds at most: its plan is made again for every combination,
 * so it stays of a moderate size.
 */
const MOST_READS = 40
const MOST_TEXTS = 5000

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

const known = new Map<string, readonly Column[] | null>()

function remember(text: string, fields: readonly pg.FieldDef[]) {
  if (known.size >= MOST_TEXTS) known.clear()
  const isMergeable =
    fields.length > 0 && fields.every(({ dataTypeID }) => !NOT_AS_TEXT.has(dataTypeID))

  known.set(
    text,
    isMergeable ? fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })) : null,
  )
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

function rowOf(columns: readonly Column[], values: readonly unknown[]) {
  const row: Record<string, unknown> = {}
  for (const [i, { name, type }] of columns.entries()) {
    const value = values[i]
    row[name] =
      value === null || SAME_IN_JSON.has(type)
        ? value
        : pg.types.getTypeParser(type as never)(value as string)
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

  async function readMerged(reads: readonly WaitingRead[]) {
    try {
      const values: unknown[] = []
      // Taken before the statement runs: what is known may be cleared meanwhile.
      const columnsOf = reads.map(({ text }) => known.get(text)!)

      const columns = reads.map((read, i) => {
        const column = columnOf(read.text, columnsOf[i]!, values.length)
        values.push(...read.values)

        return column
      })

      const client = await pool.connect()

      try {
        const text = `select ${columns.map((column, i) => `${column} as r${i}`).join(', ')}`
        const { rows } = (await client.query(text, values)) as pg.QueryResult<
          Record<string, unknown[][] | null>
        >

        for (const [i, read] of reads.entries()) {
          const found = (rows[0]![`r${i}`] ?? []).map((row) => rowOf(columnsOf[i]!, row))
          read.resolve({ command: 'SELECT', rowCount: found.length, rows: found })
        }
      } finally {
        client.release()
      }
    } catch (error) {
      for (const { reject } of reads) reject(error)
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
    const mergeable = waiting.filter(({ text }) => known.get(text))
    const others = waiting.filter(({ text }) => !known.get(text))

    waiting = []

    for (const read of others) void follow(readAlone(read))

    if (mergeable.length === 1) void follow(readAlone(mergeable[0]!))
    else
      for (let from = 0; from < mergeable.length; from += MOST_READS)
        void follow(readMerged(mergeable.slice(from, from + MOST_READS)))
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
        query: async (text: unknown, values: unknown[]) => {
          if (own === null && typeof text === 'string' && isPlainRead(text))
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
