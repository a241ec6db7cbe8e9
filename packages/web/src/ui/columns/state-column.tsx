import type { Column } from '../tables/column.ts'
import { StateTag, type Tone } from '../tables/state-tag.tsx'

/** The width of a column of states, and the tone and the words of each state. */
type Look<State extends string> = {
  width: number
  tones: Readonly<Record<State, Tone>>
  words: Readonly<Record<State, string>>
}

/** A column with the state that a row holds under its key. */
export const stateColumn = <
  Key extends string,
  State extends string,
  Row extends { readonly [K in Key]: State },
>(
  key: Key,
  title: string,
  { width, tones, words }: Look<State>,
): Column<Row> => ({
  key,
  title,
  width,
  card: 'state',
  cell: (row) => <StateTag tone={tones[row[key]]}>{words[row[key]]}</StateTag>,
})
