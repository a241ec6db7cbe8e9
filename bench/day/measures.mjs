// What came out of each call: how long it took and with what code, by action and by phase of the
// run.

const share = (sorted, of) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))]

const addTo = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Rows of a table in columns of equal width, the first one to the left. */
export function printTable(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)))

  for (const row of all)
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
        .join('  ')
        .trimEnd(),
    )
}

const errorsAsText = (errors) =>
  [...errors].map(([code, count]) => `${code} × ${count}`).join(', ') || '–'

export function openMeasures() {
  const calls = new Map()
  const phases = []
  const counters = new Map()
  const sentences = new Map()

  const ofPhase = () => phases.at(-1)

  return {
    /** What is recorded from now on belongs to this phase, too. */
    begin(name) {
      phases.push({ name, from: performance.now(), waits: [], errors: new Map() })
    },
    count: (name) => addTo(counters, name),

    /** What a person read when a call failed. */
    read: (sentence) => addTo(sentences, sentence),

    /** One call; `error` is its code if it failed. */
    add(action, ms, error) {
      if (!calls.has(action)) calls.set(action, { waits: [], errors: new Map() })

      const call = calls.get(action)

      call.waits.push(ms)
      ofPhase().waits.push(ms)

      if (!error) return

      addTo(call.errors, error)
      addTo(ofPhase().errors, `${action}: ${error}`)
    },
    soFar() {
      const all = [...calls.values()]
      const sum = (counts) => counts.reduce((one, other) => one + other, 0)

      return {
        calls: sum(all.map(({ waits }) => waits.length)),
        failed: sum(all.flatMap(({ errors }) => [...errors.values()])),
      }
    },
    result() {
      const figures = ({ waits, errors }) => {
        const sorted = waits.toSorted((a, b) => a - b)
        const [p50, p95, p99, longest] = [0.5, 0.95, 0.99, 1].map((of) =>
          Math.round(share(sorted, of) ?? 0),
        )

        return { count: waits.length, p50, p95, p99, longest, errors: Object.fromEntries(errors) }
      }

      return {
        actions: [...calls].map(([action, call]) => ({ action, ...figures(call) })),
        phases: phases.map((phase, at) => ({
          name: phase.name,
          seconds: Math.round(((phases[at + 1]?.from ?? performance.now()) - phase.from) / 1000),
          ...figures(phase),
        })),
        counters: Object.fromEntries(counters),
        sentences: Object.fromEntries(sentences),
      }
    },
  }
}

const rowOf = ({ count, p50, p95, p99, longest, errors }) => [
  count,
  p50,
  p95,
  p99,
  longest,
  errorsAsText(Object.entries(errors)),
]

const HEAD = ['calls', 'p50 ms', 'p95', 'p99', 'longest', 'errors by code']

export function printMeasures({ actions, phases, counters, sentences }) {
  printTable(
    ['action', ...HEAD],
    actions.map((action) => [action.action, ...rowOf(action)]),
  )

  if (phases.length > 1) {
    console.log('')
    printTable(
      ['phase', 'seconds', ...HEAD],
      phases.map((phase) => [phase.name, phase.seconds, ...rowOf(phase)]),
    )
  }

  console.log('')

  for (const [name, count] of Object.entries(counters)) console.log(`${name}: ${count}`)
  for (const [text, count] of Object.entries(sentences)) console.log(`read ${count} times: ${text}`)
}
