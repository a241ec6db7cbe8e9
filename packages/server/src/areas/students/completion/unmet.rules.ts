/** A line that was not met when a completion was proposed, as it is kept. */
export type UnmetLine = {
  area: string
  key: string
  state: 'missing' | 'unrecorded'
  label: string
}

type Line = { area: string; key: string; state: string }

/**
 * Lines that are not met now and were not named then, or were unrecorded then and are known to be
 * missing now.
 */
export const newlyUnmet = <L extends Line>(lines: readonly L[], named: readonly UnmetLine[]): L[] =>
  lines.filter(({ area, key, state }) => {
    if (state === 'met') return false

    const then = named.find(
      (line) => line.key === key && (line.area === area || line.state === 'unrecorded'),
    )

    return then === undefined || (state === 'missing' && then.state === 'unrecorded')
  })
