export const SITUATION_PATH = '/teacher/situation'

/** The address of the list behind a figure. */
export const peoplePath = (filters: Readonly<Record<string, string | null>>) => {
  const pairs = Object.entries(filters).flatMap(([key, value]) =>
    value === null ? [] : [[key, value]],
  )

  return `/teacher/situation-people?${new URLSearchParams(pairs)}`
}
