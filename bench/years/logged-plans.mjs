// The plans of the product's statements, as they ran: explain (analyze) by auto_explain, from the
// log of the server.
import { OPENED } from './cluster.mjs'

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_parameter_max_length': '200',
}

/**
 * Has the plans of all statements of the product's role written to the log while `work` runs: as
 * `text` to read, or as `json` to compute with. The bench has statements of its own.
 */
export async function withLoggedPlans(cluster, format, work) {
  const settingsOf = `alter role residency_app in database ${OPENED}`
  const settings = { ...SETTINGS, 'auto_explain.log_format': format }

  for (const [name, value] of Object.entries(settings))
    await cluster.ask('postgres', `${settingsOf} set ${name} = '${value}'`)

  try {
    return await work()
  } finally {
    await cluster.ask('postgres', `${settingsOf} reset all`)
  }
}

/** How long the log is, in bytes: where what comes next begins. */
export async function findLogEnd(cluster) {
  const [{ size }] = await cluster.ask(
    'postgres',
    "select size::float8 as size from pg_stat_file('server.log')",
  )

  return Number(size)
}

/** The entries with plans that the log has had since `from`: what took how long, and the plan. */
export async function readLoggedPlans(cluster, from) {
  const [{ text }] = await cluster.ask(
    'postgres',
    "select pg_read_file('server.log', $1, $2) as text",
    [from, (await findLogEnd(cluster)) - from],
  )

  return text.split(/\n(?=\d{4}-\d\d-\d\d )/).flatMap((entry) => {
    const duration = /duration: ([\d.]+) ms {2}plan:/.exec(entry)
    if (!duration) return []

    return [{ ms: Number(duration[1]), plan: entry.slice(entry.indexOf('plan:') + 5).trim() }]
  })
}
