/** A figure as it is shown: two decimals, or a dash without one. */
export const figure = (value: number | null | undefined) => (value == null ? '—' : value.toFixed(2))

export const percent = (share: number | null) =>
  share === null ? '—' : `${Math.round(share * 100)}%`
