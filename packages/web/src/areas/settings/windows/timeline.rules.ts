import type { TimeWindow } from '@residency/contract/areas/settings/windows/time-window.contract'

type WindowOnTimeline = Pick<TimeWindow, 'id' | 'name' | 'label' | 'startsAt' | 'endsAt'>

/** The position of a window in its year, in percent of the width. */
export type Bar<W> = {
  window: W
  left: number
  width: number
  isFromBefore: boolean
  isToAfter: boolean
}

export type Line<W> = { name: string; label: string; tracks: Bar<W>[][] }

const startOf = (year: number) => Date.parse(`${year}-01-01T00:00:00+08:00`)
const MIN = 0.8

/** Below this share the label is next to the bar. */
export const NARROW = 14

/** The share of the year (Shanghai time) that has passed at an instant, 0 to 100. */
export function shareOf(year: number, at: number): number {
  const [from, until] = [startOf(year), startOf(year + 1)]
  return Math.min(100, Math.max(0, ((at - from) / (until - from)) * 100))
}

function barOf<W extends WindowOnTimeline>(year: number, window: W): Bar<W> {
  const [start, end] = [Date.parse(window.startsAt), Date.parse(window.endsAt) + 1000]
  const left = shareOf(year, start)
  const width = Math.max(MIN, shareOf(year, end) - left)

  return {
    window,
    left: Math.min(left, 100 - width),
    width,
    isFromBefore: start < startOf(year),
    isToAfter: end > startOf(year + 1),
  }
}

/** One line per name, ordered by the first start; overlapping windows are stacked. */
export function linesOf<W extends WindowOnTimeline>(
  year: number,
  windows: readonly W[],
): Line<W>[] {
  const lines = new Map<string, Line<W>>()
  for (const window of [...windows].sort(
    (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id,
  )) {
    const line = lines.get(window.name) ?? { name: window.name, label: window.label, tracks: [] }
    lines.set(window.name, line)

    const bar = barOf(year, window)

    const free = line.tracks.find((track) => {
      const last = track.at(-1)!
      return (
        last.left + last.width + (last.width < NARROW || bar.width < NARROW ? NARROW : 0) <=
        bar.left
      )
    })

    if (free) free.push(bar)
    else line.tracks.push([bar])
  }

  return [...lines.values()]
}
