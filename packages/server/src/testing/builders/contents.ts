import { expect } from 'vitest'
import type { TestServer } from '../server/open-server.ts'

// Tables that even failed or read-only requests write: session use, counters, duplicate-request
// locks, the log, the journal of unexpected errors, times of calls.
const TRACES = new Set([
  'sessions',
  'rate_limits',
  'submit_locks',
  'audit_entries',
  'audit_seals',
  'unexpected_errors',
  'call_times',
])

/** A digest per remaining table: equal digests mean that nothing was written in between. */
export async function contentsOf(server: TestServer): Promise<Record<string, string>> {
  const { rows } = await server.asOwner(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = (rows as { name: string }[]).map((t) => t.name).filter((name) => !TRACES.has(name))

  expect(names.length).toBeGreaterThan(5)

  const parts = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from "${name}" t`,
  )

  const found = (await server.asOwner(parts.join(' union all '))).rows as {
    name: string
    content: string
  }[]

  return Object.fromEntries(found.map((row) => [row.name, row.content]))
}
