// Known weaknesses of the packages of a release. Without a network this is reported, and the
// release continues.

const SERIOUS = ['high', 'critical']

/**
 * Reads what `npm audit --json` printed: whether a release may continue, and one sentence for the
 * person who makes it.
 */
export function judgeAudit(output) {
  const counts = readCounts(output)
  if (!counts)
    return {
      mayGoOn: true,
      sentence: 'npm audit could not ask its server: weaknesses of packages were NOT looked up.',
    }

  const serious = SERIOUS.reduce((sum, level) => sum + (counts[level] ?? 0), 0)

  const total = Object.entries(counts).reduce(
    (sum, [level, count]) => (level === 'total' ? sum : sum + count),
    0,
  )

  const sentence = `npm audit: ${total} known weaknesses in the packages of the release, ${serious} of them high or critical.`

  return { mayGoOn: serious === 0, sentence }
}

function readCounts(output) {
  try {
    return JSON.parse(output).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
