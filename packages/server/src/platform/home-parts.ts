import type { HomePart, HomeRow } from '@residency/contract/kernel'

type Of<K extends HomePart['kind']> = Extract<HomePart, { kind: K }>
type Place = Of<'figure'>['to']

/** A page by its view key, with its query. */
export const placeOf = (view: string, query: Readonly<Record<string, string>> = {}): Place => ({
  view,
  query: { ...query },
})

type Figure = Pick<Of<'figure'>, 'label' | 'value'> & Partial<Of<'figure'>>

/** One figure; `value` must be the total of the list that `to` opens. */
export const figurePart = (figure: Figure): HomePart => ({
  note: null,
  tone: 'calm',
  to: null,
  ...figure,
  kind: 'figure',
})

type Row = Pick<HomeRow, 'id' | 'title'> & Partial<HomeRow>

const homeRow = (row: Row): HomeRow => ({
  note: null,
  tag: null,
  share: null,
  version: null,
  actions: [],
  to: null,
  ...row,
})

type Rows = Omit<Of<'rows'>, 'kind' | 'rows' | 'total' | 'to'> & {
  rows: readonly Row[]
  total?: number
  to?: Place
}

/** A short list; `total` where more rows exist than are shown. */
export const rowsPart = ({ rows, total, to = null, ...rest }: Rows): HomePart => ({
  ...rest,
  kind: 'rows',
  rows: rows.map(homeRow),
  total: total ?? rows.length,
  to,
})

type Facts = Omit<Of<'facts'>, 'kind' | 'facts' | 'to'> & {
  facts: readonly { label: string; value: string; note?: string | null }[]
  to?: Place
}

export const factsPart = ({ facts, to = null, ...rest }: Facts): HomePart => ({
  ...rest,
  kind: 'facts',
  facts: facts.map(({ label, value, note = null }) => ({ label, value, note })),
  to,
})

export const chartPart = (chart: Omit<Of<'chart'>, 'kind'>): HomePart => ({
  ...chart,
  kind: 'chart',
})
