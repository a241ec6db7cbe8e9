/**
 * A piece of a marked text: plain text, a formula in the line or in a line of its own, or a picture
 * by its place (from 1).
 */
export type Piece =
  | { kind: 'text' | 'formula' | 'block'; text: string }
  | { kind: 'picture'; place: number }

/** The places of pictures are written as authors type them: `[图1]`. */
const MARKS = /\$\$([^$]+)\$\$|\$([^$\n]+)\$|\[\u56fe(\d)\]/g

/**
 * Splits a text into its pieces. A lone dollar sign is text, and so is the place of a picture that
 * does not exist.
 */
export function piecesOf(text: string, pictures: number): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const add = (until: number) => {
    if (until > from) pieces.push({ kind: 'text', text: text.slice(from, until) })
  }

  for (const found of text.matchAll(MARKS)) {
    const [whole, block, formula, place] = found
    if (place !== undefined && !(Number(place) >= 1 && Number(place) <= pictures)) continue

    add(found.index)
    from = found.index + whole.length

    if (place !== undefined) pieces.push({ kind: 'picture', place: Number(place) })
    else
      pieces.push(
        block === undefined ? { kind: 'formula', text: formula! } : { kind: 'block', text: block },
      )
  }

  add(text.length)

  return pieces
}

/** Places of the pictures that no text mentions: they are below the stem. */
export function unplaced(texts: readonly string[], pictures: number): number[] {
  const placed = new Set(
    texts.flatMap((text) =>
      piecesOf(text, pictures).map((piece) => (piece.kind === 'picture' ? piece.place : 0)),
    ),
  )

  return Array.from({ length: pictures }, (_, index) => index + 1).filter(
    (place) => !placed.has(place),
  )
}

/** A, B, C … of an option by its place from 0. */
export const letterOf = (place: number) => String.fromCharCode(65 + place)
