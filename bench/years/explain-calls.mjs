// The longest plans of the statements of a call, as they ran.
import { findLogEnd, readLoggedPlans, withLoggedPlans } from './logged-plans.mjs'
import { measureCalls } from './measure-calls.mjs'

const MAX_PLANS = 6

/** The longest first; the same statement once. */
function longestOf(plans) {
  const byStatement = new Map()

  for (const logged of plans.toSorted((a, b) => a.ms - b.ms))
    byStatement.set(logged.plan.split('->')[0].slice(0, 400), logged)

  return [...byStatement.values()].toSorted((a, b) => b.ms - a.ms).slice(0, MAX_PLANS)
}

/** Opens the calls once more, and prints the longest plans of their statements. */
export async function explainCalls(cluster, folder, choice) {
  const from = await findLogEnd(cluster)

  await withLoggedPlans(cluster, 'text', async () => {
    const { calls } = await measureCalls(cluster, folder, { ...choice, repeats: 1 })

    for (const { role, address, status, warm } of calls.filter(({ warm }) => warm))
      console.log(
        `${role} ${address} ${status}: ${warm.api.p50.toFixed(1)} ms, ${warm.database.p50.toFixed(1)} ms in the database`,
      )
  })

  for (const { ms, plan } of longestOf(await readLoggedPlans(cluster, from)))
    console.log(`\n${ms.toFixed(1)} ms\n${plan}`)
}
