// The plans of the statements of a call, as they ran: explain (analyze, buffers) by auto_explain,
// from the log of the server.
import { OPENED } from './cluster.mjs'
import { measureCalls } from './measure-calls.mjs'

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_parameter_max_length': '200',
}

const MAX_PLANS = 6
const DURATION = /duration: ([\d.]+) ms {2}plan:/

const logSize = async (cluster) =>
  Number(
    (
      await cluster.ask('postgres', "select size::float8 as size from pg_stat_file('server.log')")
    )[0].size,
  )

/** The plans in a part of the log, the longest first; the same statement once. */
function plansIn(text) {
  const entries = text.split(/\n(?=\d{4}-\d\d-\d\d )/).filter((entry) => DURATION.test(entry))

  const plans = entries.map((entry) => ({
    ms: Number(DURATION.exec(entry)[1]),
    text: entry.slice(entry.indexOf('plan:') + 5).trim(),
  }))

  const byStatement = new Map()

  for (const plan of plans.toSorted((a, b) => a.ms - b.ms))
    byStatement.set(plan.text.split('->')[0].slice(0, 400), plan)

  return [...byStatement.values()].toSorted((a, b) => b.ms - a.ms)
}

/**
 * Opens the calls once more with the plans of all their statements written to the log, and prints
 * the longest.
 */
export async function explainCalls(cluster, folder, choice) {
  // of the product's role only: the bench has statements of its own
  const settingsOf = `alter role residency_app in database ${OPENED}`
  for (const [name, value] of Object.entries(SETTINGS))
    await cluster.ask('postgres', `${settingsOf} set ${name} = '${value}'`)

  const from = await logSize(cluster)

  try {
    const { calls } = await measureCalls(cluster, folder, { ...choice, repeats: 1 })
    for (const { role, address, status, warm } of calls.filter(({ warm }) => warm))
      console.log(
        `${role} ${address} ${status}: ${warm.api.p50.toFixed(1)} ms, ${warm.database.p50.toFixed(1)} ms in the database`,
      )
  } finally {
    await cluster.ask('postgres', `${settingsOf} reset all`)
  }

  const [{ text }] = await cluster.ask(
    'postgres',
    "select pg_read_file('server.log', $1, $2) as text",
    [from, (await logSize(cluster)) - from],
  )

  for (const plan of plansIn(text).slice(0, MAX_PLANS))
    console.log(`\n${plan.ms.toFixed(1)} ms\n${plan.text}`)
}
