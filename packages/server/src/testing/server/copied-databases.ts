import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { SMALL_HOSPITAL, type TestDatabase } from './hospital-templates.ts'

/**
 * Copies of the filled databases, made and removed while tests run: a copy takes 70 ms and its
 * removal 100, most of it spent on waiting. One copy of the small hospital is always ready.
 */
function makeCopies(at: TestDatabase) {
  // One connection, so that one statement follows the other. It does not keep its process alive.
  const owner = new pg.Pool({ ...at, database: 'postgres', max: 1, allowExitOnIdle: true })

  // The end of the tests ends their database server too.
  owner.on('error', () => {})

  const copy = async (template: string) => {
    const name = `t_${randomBytes(6).toString('hex')}`
    await owner.query(`create database ${name} template ${template} strategy file_copy`)

    return name
  }

  let ready: Promise<string> | null = null

  return {
    /** A new copy of a template; returns its name. */
    async take(template: string) {
      if (template !== SMALL_HOSPITAL) return await copy(template)

      const taken = ready ?? copy(template)

      ready = copy(template)
      // The file that takes it gets the error.
      ready.catch(() => {})

      return await taken
    },

    /** Begins to remove a copy. What is left is removed with the server, or by the next run. */
    remove(name: string) {
      owner.query(`drop database if exists ${name} with (force)`).catch(() => {})
    },
  }
}

/** Those of this process, kept by it: a test may have its modules read again. */
export function copiesOf(at: TestDatabase) {
  const kept = globalThis as { copiesOfTests?: ReturnType<typeof makeCopies> }
  kept.copiesOfTests ??= makeCopies(at)

  return kept.copiesOfTests
}
